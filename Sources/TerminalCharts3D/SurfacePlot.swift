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
  ///   - x: what x is called.
  ///   - y: what y is called.
  ///   - z: what z is called.
  ///   - function: gives y for x and z, at some thousand places whenever a frame is drawn; they
  ///     cover the domains of both, which are 0 to 1 where neither data nor a modifier tells.
  ///     Where there is no finite value the surface has a hole.
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
