import FoundationSubset
import TerminalCharts
import TerminalViews

/// A surface over x and z whose height is a function of both.
///
/// ```swift
/// Chart3D {
///   SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(2 * x) * cos(2 * z) }
///     .foregroundStyle(.heightBased)
/// }
/// .chartXScale(domain: -2...2)
/// .chartZScale(domain: -2...2)
/// ```
public struct SurfacePlot: PrimitiveChart3DContent {
  private let names: (x: String, y: String, z: String)
  private let function: (Double, Double) -> Double

  /// Creates a surface.
  ///
  /// - Parameters:
  ///   - x: The name of x.
  ///   - y: The name of y.
  ///   - z: The name of z.
  ///   - function: Returns y for x and z. Every frame calls it at several thousand points over the
  ///     domains of x and z, which are 0…1 unless data or a modifier sets them. A result that is
  ///     not finite is a hole in the surface.
  public init(
    x: String, y: String, z: String,
    function: @escaping (Double, Double) -> Double
  ) {
    names = (x, y, z)
    self.function = function
  }

  /// Adds the surface.
  public static func _collect(_ plot: Self, into collector: inout _Chart3DCollector) {
    collector.append(plot.names, plot.function)
  }
}
