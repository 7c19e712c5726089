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
      GalleryChart("style-mask", "Bands of colour seen through a line and the area under it") {
        masked()
      },
      GalleryChart("style-clip-shape", "Bars cut to a shape") {
        Chart(AgeStatistic.all) { $0.bar.clipShape(Capsule()) }
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
    let month = GalleryClock.calendar.component(.month, from: sale.month)
    return Season.allCases[(month + 9) % 12 / 3]
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
