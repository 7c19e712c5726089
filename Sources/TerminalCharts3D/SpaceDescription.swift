import CivilTime
import FoundationSubset
import TerminalCharts
import TerminalViews

/// The description of a 3D chart in words.
struct SpaceDescription {
  private let drawing: Chart3DDrawing
  private let zone: Zone
  private let flat: ChartDescription

  init(_ drawing: Chart3DDrawing, in environment: EnvironmentValues) {
    self.drawing = drawing
    zone = environment.zone ?? Zone.current
    flat = ChartDescription(marks: Self.flattened(drawing.scene.content), zone: zone)
  }

  private var content: _Chart3DCollector { drawing.scene.content }

  // Series are described as in a 2D chart of x and y.
  private static func flattened(_ content: _Chart3DCollector) -> MarkCollection {
    var marks = content.marks
    marks.angle.label = content.z.label
    for record in content.records {
      let kind: MarkRecord.Kind =
        switch record.kind {
        case .point: .point
        case .rule: .rule
        case .rectangle: .rectangle
        }
      var flat = MarkRecord(kind: kind, style: MarkStyleTable.plain)
      (flat.x, flat.y) = (record.x, record.y)
      if !record.look.key.isNone {
        flat.style = marks.styles.index(changing: MarkStyleTable.plain) {
          $0.foreground = .by(record.look.key)
        }
      }
      marks.append(flat)
    }
    return marks
  }

  /// The dimensions, the series and the range of each surface.
  var summary: String {
    if let words = drawing.environment.chartDescriptor?().words { return words }
    let surfaces = drawing.scene.scales.surfaces.map { samples -> String in
      guard let least = samples.bounds.first, let greatest = samples.bounds.last else {
        return "Surface without a value."
      }
      return "Surface, least \(flat.number(least)), greatest \(flat.number(greatest))."
    }
    var lines = flat.summary.split(separator: "\n").map(String.init)
    if content.records.isEmpty, !surfaces.isEmpty {
      let names = [content.marks.x.label, content.marks.y.label, content.z.label]
      lines = ["Chart of surfaces: \(names.compactMap(\.self).joined(separator: ", "))."]
    }
    return (lines + surfaces).joined(separator: "\n")
  }

  /// A table with a row for each mark and a column for each dimension; surfaces are omitted.
  var table: String {
    let marks = content.marks
    let foreground = marks.foreground
    let hasSeries = !foreground.values.isEmpty
    let names = [marks.x.label ?? "x", marks.y.label ?? "y", content.z.label ?? "z"]
    let header = names + (hasSeries ? [foreground.label ?? "series"] : [])
    let rows = content.records.map { record -> [String] in
      var series = ""
      if case .category(let index) = record.look.key { series = foreground[index].text }
      return [
        flat.text(record.x, marks.x), flat.text(record.y, marks.y), flat.text(record.z, content.z),
      ] + (hasSeries ? [series] : [])
    }
    return ChartDescription.aligned([header] + rows)
  }
}
