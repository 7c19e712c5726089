import FoundationSubset
import TerminalCharts
import TerminalViews

/// How a surface gets its colours from its own form: see ``heightBased`` and ``normalBased``.
public protocol Chart3DSurfaceStyle: Hashable {
  /// The style without its type; of no use in charts.
  var _basic: BasicChart3DSurfaceStyle { get }
}

/// One of the styles that charts know: `.heightBased` and `.normalBased`.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle, Sendable {
  enum Kind: Hashable, Sendable {
    case height(Gradient?, lower: Double?, upper: Double?)
    case normal
  }
  let kind: Kind

  /// The style itself.
  public var _basic: BasicChart3DSurfaceStyle { self }

  /// From low to high where no gradient is given.
  static var heights: Gradient {
    Gradient(colors: [.indigo, .blue, .teal, .green, .yellow])
  }
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
  /// Colours by height, from indigo to yellow over the domain of y.
  public static var heightBased: BasicChart3DSurfaceStyle {
    BasicChart3DSurfaceStyle(kind: .height(nil, lower: nil, upper: nil))
  }

  /// Colours by height, from indigo to yellow between two values of y.
  public static func heightBased(yRange: ClosedRange<CGFloat>) -> Self {
    BasicChart3DSurfaceStyle(
      kind: .height(nil, lower: Double(yRange.lowerBound), upper: Double(yRange.upperBound)))
  }

  /// Colours by height, along a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours from low to high.
  ///   - yRange: The values of y that it lies between; the domain of y when `nil`.
  public static func heightBased(
    _ gradient: Gradient, yRange: ClosedRange<CGFloat>? = nil
  ) -> Self {
    BasicChart3DSurfaceStyle(
      kind: .height(
        gradient, lower: yRange.map { Double($0.lowerBound) },
        upper: yRange.map { Double($0.upperBound) }))
  }

  /// Colours by the direction in which the surface faces: red along x, green upwards, blue along z.
  public static var normalBased: BasicChart3DSurfaceStyle {
    BasicChart3DSurfaceStyle(kind: .normal)
  }
}
