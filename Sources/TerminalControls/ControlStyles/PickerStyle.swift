import TerminalViews

/// The arrangement of a picker's options.
public struct PickerStyle: Sendable {
  enum Arrangement { case row, list, menu }

  let arrangement: Arrangement

  /// The default style: all options in a row.
  public static let automatic = PickerStyle(arrangement: .row)
  /// All options in a row, the selected one between marks.
  public static let segmented = PickerStyle(arrangement: .row)
  /// All options below each other, with a mark before the selected one.
  public static let inline = PickerStyle(arrangement: .list)
  /// All options below each other.
  public static let wheel = PickerStyle(arrangement: .list)
  /// The selected option; Enter, the space bar or a click opens a window with the others.
  public static let menu = PickerStyle(arrangement: .menu)
}

enum PickerStyleKey: EnvironmentKey { static let defaultValue = PickerStyle.automatic }

nonisolated extension View {
  /// Sets the arrangement of the options of the pickers inside.
  public func pickerStyle(_ style: PickerStyle) -> _Surrounded {
    environment { $0[PickerStyleKey.self] = style }
  }
}
