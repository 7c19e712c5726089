import CivilTime
import FoundationSubset
import TerminalCharts
import TerminalViews

/// The settings of a 3D chart that 2D charts do not have.
struct SpaceSettings {
  var zScale = ScaleSetting()
  var zAxis = AxisSetting()
  var zTitle: AxisTitle?
  var projection = Chart3DCameraProjection.automatic
}

/// The trained scales of a 3D chart and the sampled surfaces.
struct SpaceScales {
  /// The scales of x, y and the colours.
  let flat: ChartScales
  let z: PositionScale
  /// The lengths of the sides of the box; the longest is 1.
  let box: SpaceVector
  let surfaces: [SurfaceSamples]

  /// Trains the scales and samples the surfaces.
  ///
  /// - Parameter samples: The number of samples of a surface in each direction.
  init(
    training content: _Chart3DCollector, settings: ChartSettings, space: SpaceSettings,
    samples: Int, zone: Zone, in environment: EnvironmentValues
  ) {
    let (settings, axes) = (settings.scales, settings.axes)
    var marks = content.marks
    var zData = content.z
    if !content.surfaces.isEmpty {
      // Without data, functions are sampled from 0 to 1.
      marks.x.kind = marks.x.kind ?? settings.x.domain?.dataKind ?? .number
      marks.y.kind = marks.y.kind ?? .number
      zData.kind = zData.kind ?? space.zScale.domain?.dataKind ?? .number
    }
    // Series without colours are distinguished by symbols.
    if SpacePainter.drawsSigns(in: environment) { marks.symbol = marks.foreground }
    let xBounds = DataBounds(of: content.records.lazy.map(\.x), marks.x.kind)
    func trained(
      _ data: DimensionData, _ setting: ScaleSetting, _ axis: AxisSetting, _ bounds: DataBounds
    ) -> PositionScale {
      ScaleTrainer(
        data: data, setting: setting, axisValues: axis.marks.first?.values, zone: zone,
        knownBounds: { bounds }, isVertical: false
      ).trained()
    }
    let x = trained(marks.x, settings.x, axes.x, xBounds)
    var z = trained(
      zData, space.zScale, space.zAxis,
      DataBounds(of: content.records.lazy.map(\.z), zData.kind))
    z.locale = environment.textLocale
    self.z = z
    surfaces = content.surfaces.map { SurfaceSamples($0.function, x, z, count: samples) }
    let heights = surfaces.flatMap { $0.bounds.map { MarkExtent.value($0, kind: .number) } }
    let yBounds = DataBounds(of: content.records.map(\.y) + heights, marks.y.kind)
    flat = ChartScales(
      training: ArrangedMarks(marks), settings: settings,
      axisValues: (axes.x.marks.first?.values, axes.y.marks.first?.values), zone: zone,
      bounds: ({ xBounds }, { yBounds }), in: environment)
    box = Self.box(settings.x.range, settings.y.range, space.zScale.range)
  }

  var x: PositionScale { flat.x }
  var y: PositionScale { flat.y }

  /// Returns the side lengths: a cube unless ranges set other proportions.
  private static func box(_ ranges: ErasedPositionRange?...) -> SpaceVector {
    let sides = ranges.map { range -> Double in
      guard case .points(let points)? = range?.kind else { return 1 }
      let length = points.upperBound - points.lowerBound
      return length.isFinite && length > 0 ? length : 1
    }
    let box = SpaceVector(sides[0], sides[1], sides[2])
    // A thinner box would look like a line.
    return (box / box.max()).clamped(
      lowerBound: SpaceVector(repeating: 0.05), upperBound: SpaceVector(repeating: 1))
  }

  /// Returns the point of the box at fractions of its sides.
  func point(_ fractions: SpaceVector) -> SpaceVector { (fractions - 0.5) * box }
}

/// The heights of a surface on a grid over the domains of x and z.
struct SurfaceSamples {
  /// The number of grid points in each direction.
  let count: Int
  /// The values of y, row by row in z; NaN in holes.
  let heights: [Double]

  init(
    _ function: (Double, Double) -> Double, _ x: PositionScale, _ z: PositionScale, count: Int
  ) {
    let count = max(2, count)
    let fractions = (0..<count).map { Double($0) / Double(count - 1) }
    let xs = fractions.map(x.datum(at:))
    self.count = count
    heights = fractions.map(z.datum(at:)).flatMap { z in
      xs.map { x in
        let y = function(x, z)
        return y.isFinite ? y : .nan
      }
    }
  }

  /// The minimum and maximum height; empty if there is none.
  var bounds: [Double] {
    let known = heights.lazy.filter { !$0.isNaN }
    return [known.min(), known.max()].compactMap(\.self)
  }
}
