import Foundation
import TerminalCharts

extension Gallery {
  static var annotations: [GalleryChart] {
    [
      GalleryChart("annotation-positions", "Every position beside a mark") { positions() },
      GalleryChart("annotation-alignments", "Along a rule") { alignments() },
      GalleryChart("annotation-pad-scale", "A scale that makes room for the labels at its end") {
        Chart(AgeStatistic.all) { statistic in
          statistic.level.annotation(
            position: .trailing, spacing: 8,
            overflowResolution: .init(x: .padScale, y: .disabled)
          ) {
            Text("\(statistic.male) people")
          }
        }
        .chartXScale(domain: 0...(AgeStatistic.all.map(\.male).max() ?? 0))
        .chartYAxis { AxisMarks(position: .leading) }
      },
      GalleryChart("annotation-rule", "Rows kept above the plot for a rule's label") {
        Chart {
          ForEach(HourPrice.day) { $0.line }
          RuleMark(x: .value("Now", HourPrice.day[23].hour))
            .foregroundStyle(.red)
            .annotation(
              position: .top, spacing: 0,
              overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) {
              Text("now").bold().foregroundStyle(.red)
            }
        }
      },
    ]
  }

  private static func positions() -> some View {
    let positions: [(String, AnnotationPosition)] = [
      ("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
      ("top leading", .topLeading), ("top trailing", .topTrailing),
      ("bottom leading", .bottomLeading), ("bottom trailing", .bottomTrailing),
      ("overlay", .overlay),
    ]
    return Chart {
      ForEach(positions.indices, id: \.self) { index in
        RectangleMark(
          x: .value("x", Double(index % 3)), y: .value("y", Double(2 - index / 3)), width: 96,
          height: 48
        )
        .foregroundStyle(.gray.opacity(0.4))
        .annotation(position: positions[index].1) { Text(positions[index].0) }
      }
    }
    .chartXScale(domain: -0.5...2.5)
    .chartYScale(domain: -0.5...2.5)
  }

  private static func alignments() -> some View {
    Chart {
      RuleMark(y: .value("y", 8))
        .annotation(position: .top, alignment: .leading) { Text("leading") }
        .annotation(position: .top, alignment: .center) { Text("center") }
        .annotation(position: .top, alignment: .trailing) { Text("trailing") }
      RuleMark(y: .value("y", 4))
        .annotation(position: .bottom, alignment: .leading, spacing: 16) { Text("a row apart") }
        .annotation(position: .overlay) { Text(" over the line ") }
    }
    .chartYScale(domain: 0...10)
  }
}
