import Toolkit
import ViewGraph

/// What the theme draws behind views.
struct BackdropView: ControlView {
    let kind: BackdropContent.Kind

    func controlContent(_ environment: EnvironmentValues) -> BackdropContent { BackdropContent(kind) }
}
