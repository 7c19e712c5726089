import Foundation
import TerminalCharts

extension Gallery {
  static var modifiers: [GalleryChart] {
    interpolations + [
      GalleryChart("style-opacity", "Bars of five opacities") {
        Chart(1...5, id: \.self) { level in
          BarMark(x: .value("Level", "\(level * 20)%"), y: .value("Value", 10))
            .opacity(Double(level) / 5)
        }
      },
      GalleryChart("style-gradient", "A gradient over a bar and over the plot") { gradients() },
      GalleryChart("style-line", "Widths and dashes") { lineStyles() },
      GalleryChart("style-offset", "Marks moved off their place") {
        Chart(AgeStatistic.all) { statistic in
          statistic.bar.opacity(0.4)
          PointMark(x: statistic.age, y: .value("Male", statistic.male))
            .offset(y: -24)
        }
      },
      GalleryChart("style-z-index", "The first mark over the later ones") {
        Chart {
          RectangleMark(
            xStart: .value("x", 2), xEnd: .value("x", 8), yStart: .value("y", 2),
            yEnd: .value("y", 8)
          )
          .foregroundStyle(.red)
          .zIndex(1)
          RectangleMark(
            xStart: .value("x", 0), xEnd: .value("x", 5), yStart: .value("y", 0),
            yEnd: .value("y", 5)
          )
          .foregroundStyle(.blue)
        }
      },
      GalleryChart("style-corner-radius", "Round corners, which cells have not") {
        Chart(AgeStatistic.all) { $0.bar.cornerRadius(8) }
      },
      GalleryChart("style-position-span", "Three bars in a share of the band") {
        Chart(Sale.year.prefix(36)) { sale in
          BarMark(x: .value("Season", season(of: sale)), y: .value("Sales", sale.count))
            .foregroundStyle(by: sale.place)
            .position(by: sale.place, axis: .horizontal, span: .ratio(0.5))
        }
      },
    ]
  }

  private static var interpolations: [GalleryChart] {
    let methods: [(String, InterpolationMethod)] = [
      ("linear", .linear), ("monotone", .monotone), ("catmullrom", .catmullRom),
      ("cardinal", .cardinal(tension: 0.5)), ("step-start", .stepStart),
      ("step-center", .stepCenter), ("step-end", .stepEnd),
    ]
    return methods.map { name, method in
      GalleryChart("interpolation-\(name)", "Points joined by \(name)", rows: 12) {
        Chart(Sample.steps) { sample in
          sample.area.opacity(0.3).interpolationMethod(method)
          sample.line.interpolationMethod(method)
          sample.point
        }
      }
    }
  }

  private static func season(of sale: Sale) -> Season {
    let month = Calendar.current.component(.month, from: sale.month)
    return Season.allCases[(month + 9) % 12 / 3]
  }

  private static func gradients() -> some View {
    Chart(AgeStatistic.all) { statistic in
      statistic.bar.foregroundStyle(
        .linearGradient(
          colors: [.red, .yellow, .green], startPoint: .top, endPoint: .bottom)
      )
      .alignsMarkStylesWithPlotArea(statistic.male < 90)
    }
  }

  private static func lineStyles() -> some View {
    let styles: [(String, StrokeStyle)] = [
      ("thin", StrokeStyle(lineWidth: 1)), ("wide", StrokeStyle(lineWidth: 8)),
      ("dashed", StrokeStyle(dash: [16, 8])), ("dotted", StrokeStyle(dash: [4, 8])),
    ]
    return Chart {
      ForEach(styles.indices, id: \.self) { index in
        ForEach(0..<2, id: \.self) { end in
          LineMark(
            x: .value("x", end * 10), y: .value("y", index * 3 + end * 2),
            series: .value("Style", styles[index].0)
          )
          .lineStyle(styles[index].1)
        }
      }
    }
  }
}
