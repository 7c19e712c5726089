import TerminalViews

/// How it is shown how far something has come.
public protocol ProgressViewStyle: Sendable {
  /// Whether it is a disc that is filled, not a bar.
  var _isDisc: Bool { get }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// A bar.
  public var _isDisc: Bool { false }
}

/// A disc that is filled.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// A disc.
  public var _isDisc: Bool { true }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var automatic: LinearProgressViewStyle { LinearProgressViewStyle() }
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A disc that is filled.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  /// Whether progress inside is shown by discs.
  var progressIsDisc: Bool {
    get { self[or: false] }
    set { self[or: false] = newValue }
  }
}

nonisolated extension View {
  /// Sets how progress inside is shown.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> _Surrounded {
    environment { $0.progressIsDisc = style._isDisc }
  }
}
