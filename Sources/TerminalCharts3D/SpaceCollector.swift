import CivilTime
import FoundationSubset
import TerminalCharts
import TerminalViews

/// A collector of the marks of a 3D chart.
public struct _Chart3DCollector {
  /// The data of x, y and the colours; without records.
  var marks = MarkCollection()
  var z = DimensionData()
  var records: ContiguousArray<SpaceRecord> = []
  var surfaces: [SurfaceRecord] = []
  var appearance = SpaceAppearance()
  let environment: EnvironmentValues
  private let zone: Zone

  init(environment: EnvironmentValues, zone: Zone) {
    self.environment = environment
    self.zone = zone
  }

  mutating func append(_ input: MarkInput) {
    var (y, z) = (MarkExtent.none, MarkExtent.none)
    if case .depth(let depth) = input.y {
      y = extent(.value(depth.y), \.marks.y)
      z = extent(.value(depth.z), \.z)
    } else {
      y = extent(input.y, \.marks.y)
    }
    records.append(
      SpaceRecord(
        kind: input.kind, x: extent(input.x, \.marks.x), y: y, z: z, appearance: appearance))
  }

  mutating func append(
    _ names: (x: String, y: String, z: String),
    _ function: @escaping (Double, Double) -> Double
  ) {
    marks.x.label = marks.x.label ?? names.x
    marks.y.label = marks.y.label ?? names.y
    z.label = z.label ?? names.z
    surfaces.append(SurfaceRecord(function: function, appearance: appearance))
  }

  // A 2D mark has no z, and is drawn at the centre of z.
  private mutating func extent(
    _ input: DimensionInput, _ data: WritableKeyPath<Self, DimensionData>
  ) -> MarkExtent {
    switch input {
    case .value(let datum):
      var extent = self[keyPath: data].extent(of: datum, zone: zone)
      // A range is the extent of the mark, not a bin around a value.
      if datum.upper != nil { extent.form = .range }
      return extent
    case .range(let start, let end):
      var extent = self[keyPath: data].extent(of: start, zone: zone)
      extent.upper = self[keyPath: data].extent(of: end, zone: zone).lower
      extent.form = .range
      return extent
    case .none, .points, .depth: return .none
    }
  }
}

extension PointMark: Chart3DContent {
  /// Adds the mark.
  public static func _collect(_ mark: Self, into collector: inout _Chart3DCollector) {
    collector.append(mark.input)
  }
}

extension RuleMark: Chart3DContent {
  /// Adds the mark.
  public static func _collect(_ mark: Self, into collector: inout _Chart3DCollector) {
    collector.append(mark.input)
  }
}

extension RectangleMark: Chart3DContent {
  /// Adds the mark.
  public static func _collect(_ mark: Self, into collector: inout _Chart3DCollector) {
    collector.append(mark.input)
  }
}
