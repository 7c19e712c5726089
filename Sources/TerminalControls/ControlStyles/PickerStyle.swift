import TerminalViews

/// How a picker shows its options.
public protocol PickerStyle: Sendable {
  /// What the options look like.
  var _look: _PickerLook { get }
}

/// What the options of a picker look like.
public enum _PickerLook: Sendable {
  /// All options in a row, the selected one between marks.
  case row
  /// All below each other, with a mark before the chosen one.
  case list
  /// The chosen one alone, with the others in a window.
  case menu
}

/// The default style: all options in a row.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// What the options look like.
  public var _look: _PickerLook { .row }
}

/// All options below each other.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// What the options look like.
  public var _look: _PickerLook { .list }
}

/// The chosen option, with the others in a window that Enter, the space bar or a click opens.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// What the options look like.
  public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: all options in a row.
  public static var automatic: Self { Self() }
  /// All options in a row.
  public static var segmented: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other.
  public static var inline: Self { Self() }
  /// All options below each other.
  public static var wheel: Self { Self() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option, with the others in a window.
  public static var menu: Self { Self() }
}

extension EnvironmentValues {
  /// What the options of pickers inside look like.
  var pickerLook: _PickerLook {
    get { self[or: .row] }
    set { self[or: .row] = newValue }
  }
}

nonisolated extension View {
  /// Sets how pickers inside show their options.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> _Surrounded {
    environment { $0.pickerLook = style._look }
  }
}
