/// How large a control is, relative to what the desktop has it.
package enum ControlScale: Sendable {
    case mini, small, regular, large, extraLarge
}
