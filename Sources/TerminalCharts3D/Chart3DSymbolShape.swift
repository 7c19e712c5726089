import TerminalCharts
import TerminalViews

/// The shape of a point of a ``Chart3D``.
public protocol Chart3DSymbolShape {
  /// The shape with its type erased; for use by the library.
  var _basic: BasicChart3DSymbolShape { get }
}

/// The built-in shapes: `.sphere`, `.cube`, `.cone`, `.cylinder`.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Hashable, Sendable {
  enum Form: Hashable, Sendable { case sphere, cube, cone, cylinder }
  let form: Form

  /// This shape.
  public var _basic: BasicChart3DSymbolShape { self }
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
  /// A sphere, drawn as a disc; the default.
  public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(form: .sphere) }
  /// A cube, drawn as a square.
  public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(form: .cube) }
  /// A cone, drawn as a triangle.
  public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(form: .cone) }
  /// A cylinder, drawn as an upright rectangle.
  public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(form: .cylinder) }
}
