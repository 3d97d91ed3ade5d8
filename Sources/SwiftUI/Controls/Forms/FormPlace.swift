import ViewGraph

/// Where controls with labels are, as far as forms are concerned.
enum FormPlace: Equatable {
    /// In no form.
    case elsewhere
    /// In a row of a group: labels lead, controls trail.
    case row
    /// In a form with two columns.
    case columns
}

extension EnvironmentValues {
    var formPlace: FormPlace {
        get { self[FormPlaceKey.self] }
        set { self[FormPlaceKey.self] = newValue }
    }
    private struct FormPlaceKey: EnvironmentKey { static var defaultValue: FormPlace { .elsewhere } }
}
