import TerminalViews

/// The appearance of labels.
public protocol LabelStyle: Sendable {
  /// The parts that are shown.
  var _parts: _LabelParts { get }
}

/// The sign and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Both parts.
  public var _parts: _LabelParts { [.icon, .title] }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The title.
  public var _parts: _LabelParts { .title }
}

/// The sign alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The sign.
  public var _parts: _LabelParts { .icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The sign and the title.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The sign and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The sign alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension View {
  /// Sets what labels inside show.
  public func labelStyle<S: LabelStyle>(_ style: S) -> _Surrounded {
    environment { $0.labelParts = style._parts }
  }
}
