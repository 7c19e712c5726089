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
      GalleryChart("style-mask", "Bands of colour seen through a line and the area under it") {
        masked()
      },
      GalleryChart("style-clip-shape", "Bars cut to a shape") {
        Chart(AgeStatistic.all) { $0.bar.clipShape(Capsule()) }
      },
      GalleryChart("style-corner-radius", "Round corners, which cells have not") {
        Chart(AgeStatistic.all) { $0.bar.cornerRadius(8) }
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

  private static func masked() -> some View {
    Chart {
      Plot {
        RectangleMark(yStart: .value("Low", 0), yEnd: .value("Fair", 50))
          .foregroundStyle(.green)
        RectangleMark(yStart: .value("Fair", 50), yEnd: .value("High", 90))
          .foregroundStyle(.yellow)
        RectangleMark(yStart: .value("High", 90), yEnd: .value("Top", 150))
          .foregroundStyle(.red)
      }
      .mask {
        ForEach(HourPrice.day) { $0.area }
      }
    }
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
}
