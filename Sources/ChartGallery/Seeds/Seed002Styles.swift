import Foundation
import TerminalCharts

extension Gallery {
  static func lineDashed() -> some View {
    Chart {
      ForEach(AgeStatistic.all) { statistic in
        let ageCategory = PlottableValue.value("Age", statistic.category)
        let male = PlottableValue.value("Male", statistic.male)
        LineMark(x: ageCategory, y: male)
          .foregroundStyle(by: .value("Male", "Male"))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [10]))
      }
    }
  }

  static func lineSmoothed(_ method: InterpolationMethod) -> some View {
    Chart {
      ForEach(AgeStatistic.all) { statistic in
        let ageCategory = PlottableValue.value("Age", statistic.category)
        let male = PlottableValue.value("Male", statistic.male)
        LineMark(x: ageCategory, y: male)
          .foregroundStyle(by: .value("Male", "Male"))
          .interpolationMethod(method)
      }
    }
  }

  static func points() -> some View {
    Chart {
      ForEach(AgeStatistic.all) { statistic in
        let ageCategory = PlottableValue.value("Age", statistic.category)
        let male = PlottableValue.value("Male", statistic.male)
        let female = PlottableValue.value("Female", statistic.female)
        PointMark(x: ageCategory, y: male)
          .foregroundStyle(.blue)
          .symbol(by: .value("Gender", "Male"))
        PointMark(x: ageCategory, y: female)
          .foregroundStyle(.red)
          .symbol(by: .value("Gender", "Female"))
      }
    }
  }

  static func areas() -> some View {
    Chart {
      ForEach(AgeStatistic.all) { statistic in
        let ageCategory = PlottableValue.value("Age", statistic.category)
        AreaMark(x: ageCategory, y: .value("Male", statistic.male))
          .foregroundStyle(by: .value("Gender", "Male"))
        AreaMark(x: ageCategory, y: .value("Female", statistic.female))
          .foregroundStyle(by: .value("Gender", "Female"))
      }
    }
  }

  static func areaRange() -> some View {
    Chart {
      ForEach(AgeStatistic.all) { statistic in
        let ageCategory = PlottableValue.value("Age", statistic.category)
        let least = min(statistic.male, statistic.female)
        let most = max(statistic.male, statistic.female)
        AreaMark(
          x: ageCategory, yStart: .value("Minimum", least - 20),
          yEnd: .value("Maximum", most + 20)
        )
        .opacity(0.4)
        LineMark(x: ageCategory, y: .value("Average", Double(least + most) / 2))
      }
    }
  }

  static func heatMap() -> some View {
    Chart {
      ForEach(AgeStatistic.all) { statistic in
        RectangleMark(x: .value("Age", statistic.category), y: .value("Gender", "Male"))
          .foregroundStyle(by: .value("Count", statistic.male))
        RectangleMark(x: .value("Age", statistic.category), y: .value("Gender", "Female"))
          .foregroundStyle(by: .value("Count", statistic.female))
      }
    }
  }

  static func averageRule() -> some View {
    let average = AgeStatistic.average
    return Chart {
      ForEach(AgeStatistic.all) { statistic in
        BarMark(x: .value("Age", statistic.category), y: .value("Male", statistic.male))
      }
      RuleMark(y: .value("Average", average))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [10]))
        .annotation(position: .bottom, alignment: .leading) {
          Text("Average").font(.caption)
        }
    }
  }

  /// The topic page: plot, colours, legends and scales.
  static var seed002Styles: [GalleryChart] {
    [
      GalleryChart("002-plot-style", "A plot with a ground and a border", rows: 27) {
        ages().chartPlotStyle { plotArea in
          plotArea
            .frame(height: 400)  // can also set width
            .background(.yellow.opacity(0.2))
            .border(.purple, width: 5)
        }
      },
      GalleryChart("002-series-colors", "Colours by name") {
        ages()
          .chartForegroundStyleScale([
            "Male": .blue,
            "Female": .red,
          ])
      },
      GalleryChart("002-legend-hidden", "No legend") { ages().chartLegend(.hidden) },
      GalleryChart("002-legend-top", "The legend above") { ages().chartLegend(position: .top) },
      GalleryChart("002-legend-trailing", "The legend on the right") {
        ages().chartLegend(position: .trailing)
      },
      GalleryChart("002-legend-leading", "The legend on the left") {
        ages().chartLegend(position: .leading)
      },
      GalleryChart("002-scale", "A domain as it is given") {
        lines(of: AgeStatistic.all)
          .chartYScale(domain: 19...157)
      },
      GalleryChart("002-wide", "A plot larger than the screen") {
        ages().chartPlotStyle { plotArea in
          plotArea
            .frame(width: 1000, height: 400)
            .background(.yellow.opacity(0.2))
        }
      },
    ]
  }

  static func ages() -> some View {
    Chart {
      ForEach(AgeStatistic.all) { statistic in
        let ageCategory = PlottableValue.value("Age", statistic.category)
        BarMark(x: ageCategory, y: .value("Male", statistic.male))
          .foregroundStyle(by: .value("Gender", "Male"))
        BarMark(x: ageCategory, y: .value("Female", statistic.female))
          .foregroundStyle(by: .value("Gender", "Female"))
      }
    }
  }

  static func lines(of statistics: [AgeStatistic]) -> some View {
    Chart(statistics) { statistic in
      LineMark(x: .value("Age", statistic.category), y: .value("Male", statistic.male))
    }
  }
}
