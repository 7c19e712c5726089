import TerminalViews

/// How a picker shows its options.
public protocol PickerStyle: Sendable {
  /// What the options look like.
  var _look: _PickerLook { get }
}

/// What the options of a picker look like.
public enum _PickerLook: Sendable {
  /// All beside each other, the chosen one between marks.
  case row
  /// All below each other, with a mark before the chosen one.
  case list
  /// The chosen one alone, with the others in a window.
  case menu
}

/// What suits a terminal: all options beside each other.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// What the options look like.
  public var _look: _PickerLook { .row }
}

/// All options beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// What the options look like.
  public var _look: _PickerLook { .row }
}

/// All options beside each other.
public struct PalettePickerStyle: PickerStyle {
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

/// All options below each other.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// What the options look like.
  public var _look: _PickerLook { .list }
}

/// All options below each other: nothing turns in a terminal.
public struct WheelPickerStyle: PickerStyle {
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

/// The chosen option, with the others in a window: there is one screen to go to.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// What the options look like.
  public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What suits a terminal: all options beside each other.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// All options beside each other.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options below each other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// All options below each other.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option, with the others in a window.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen option, with the others in a window.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .row }
}

extension EnvironmentValues {
  /// What the options of pickers inside look like.
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how pickers inside show their options.
  public func pickerStyle<S: PickerStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environment { $0.pickerLook = style._look }
  }
}
