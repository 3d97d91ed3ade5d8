/// A stored property of a view that the graph gives its value from outside the view.
public protocol _GraphProperty {}
