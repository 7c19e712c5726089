import CivilTime
import TerminalCharts
import TerminalViews

/// A note on the canvas with the scene of a drawn 3D chart.
struct Chart3DDrawing: DescribedDrawing {
  let scene: SpaceScene
  let environment: EnvironmentValues

  func summary(in environment: EnvironmentValues) -> String {
    if let words = self.environment.chartDescriptor?().words { return words }
    let description = description(in: environment)
    let surfaces = scene.scales.surfaces.map { samples -> String in
      guard let minimum = samples.bounds.first, let maximum = samples.bounds.last else {
        return "Surface without a value."
      }
      return
        "Surface, least \(description.number(minimum)), greatest \(description.number(maximum))."
    }
    let content = scene.content
    guard content.records.isEmpty, !surfaces.isEmpty else {
      return ([description.summary] + surfaces).joined(separator: "\n")
    }
    let names = [content.marks.x.label, content.marks.y.label, content.z.label]
    let heading = "Chart of surfaces: \(names.compactMap(\.self).joined(separator: ", "))."
    return ([heading] + surfaces).joined(separator: "\n")
  }

  /// Returns the table of the marks; surfaces are omitted.
  func table(in environment: EnvironmentValues) -> String {
    description(in: environment).table
  }

  // The marks as those of a 2D chart of x and y, with z as a further dimension.
  private func description(in environment: EnvironmentValues) -> ChartDescription {
    let content = scene.content
    var marks = content.marks
    for record in content.records {
      var flat = MarkRecord(kind: record.kind, style: MarkStyleTable.plain)
      (flat.x, flat.y) = (record.x, record.y)
      if !record.appearance.key.isNone {
        flat.style = marks.styles.index(changing: MarkStyleTable.plain) {
          $0.foreground = .by(record.appearance.key)
        }
      }
      marks.append(flat)
    }
    return ChartDescription(
      marks: marks, depth: (content.z, content.records.map(\.z)),
      zone: environment.zone ?? Zone.current)
  }
}
