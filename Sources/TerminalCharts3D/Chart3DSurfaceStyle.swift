import FoundationSubset
import TerminalCharts
import TerminalViews

/// A style that colours a surface by its form: ``heightBased`` or ``normalBased``.
public protocol Chart3DSurfaceStyle: Hashable {
  /// The style with its type erased; for use by the library.
  var _basic: BasicChart3DSurfaceStyle { get }
}

/// The built-in surface styles, `.heightBased` and `.normalBased`.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle, Sendable {
  enum Kind: Hashable, Sendable {
    case height(Gradient?, lower: Double?, upper: Double?)
    case normal
  }
  let kind: Kind

  /// This style.
  public var _basic: BasicChart3DSurfaceStyle { self }

  static var heights: Gradient {
    Gradient(colors: [.indigo, .blue, .teal, .green, .yellow])
  }
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
  /// Colours a surface by height, from indigo to yellow over the domain of y.
  public static var heightBased: BasicChart3DSurfaceStyle {
    BasicChart3DSurfaceStyle(kind: .height(nil, lower: nil, upper: nil))
  }

  /// Colours a surface by height, from indigo to yellow over a range of y.
  public static func heightBased(yRange: ClosedRange<CGFloat>) -> Self {
    BasicChart3DSurfaceStyle(
      kind: .height(nil, lower: Double(yRange.lowerBound), upper: Double(yRange.upperBound)))
  }

  /// Colours a surface by height with a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours from low to high.
  ///   - yRange: The range of y that the gradient covers; `nil` for the domain of y.
  public static func heightBased(
    _ gradient: Gradient, yRange: ClosedRange<CGFloat>? = nil
  ) -> Self {
    BasicChart3DSurfaceStyle(
      kind: .height(
        gradient, lower: yRange.map { Double($0.lowerBound) },
        upper: yRange.map { Double($0.upperBound) }))
  }

  /// Colours a surface by its direction: red along x, green along y, blue along z.
  public static var normalBased: BasicChart3DSurfaceStyle {
    BasicChart3DSurfaceStyle(kind: .normal)
  }
}
