import Foundation
import TerminalCharts

/// The topic page "Swift Charts": the marks.
extension Gallery {
  static var seed002Marks: [GalleryChart] {
    [
      GalleryChart("002-bars-stacked", "Bars of the same category pile up") { barsStacked() },
      GalleryChart("002-bars-grouped", "Bars side by side") { barsGrouped() },
      GalleryChart("002-bars-negative", "Bars below zero") { barsNegative() },
      GalleryChart("002-bars-horizontal", "Numbers on x: horizontal bars") { barsHorizontal() },
      GalleryChart("002-bars-hour", "Dates without a unit") { barsOfDates() },
      GalleryChart("002-bars-day", "Dates by day") { barsOfDays() },
      GalleryChart("002-bar-annotation", "A number on each bar") { barAnnotation() },
      GalleryChart("002-bar-above", "A number above each bar") { barAnnotationAbove() },
      GalleryChart("002-lines", "A line for each gender") { lines() },
      GalleryChart("002-lines-points", "Points on the lines") { linesWithPoints() },
      GalleryChart("002-lines-symbols", "Symbols on the lines") { linesWithSymbols() },
      GalleryChart("002-line-dashed", "A dashed line") { lineDashed() },
      GalleryChart("002-line-monotone", "Smoothed, never beyond the data") {
        lineSmoothed(.monotone)
      },
      GalleryChart("002-line-cardinal", "Smoothed as a cardinal spline") {
        lineSmoothed(.cardinal)
      },
      GalleryChart("002-line-catmullrom", "Smoothed as a Catmull-Rom spline") {
        lineSmoothed(.catmullRom)
      },
      GalleryChart("002-points", "Points with symbols") { points() },
      GalleryChart("002-area", "Areas under two lines") { areas() },
      GalleryChart("002-area-range", "A band from least to most with the average") { areaRange() },
      GalleryChart("002-heat-map", "Rectangles as a heat map") { heatMap() },
      GalleryChart("002-rule", "A dashed rule at the average") { averageRule() },
    ]
  }

  private static func barsStacked() -> some View {
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

  private static func barsGrouped() -> some View {
    Chart {
      ForEach(AgeStatistic.all) { statistic in
        let ageCategory = PlottableValue.value("Age", statistic.category)
        BarMark(x: ageCategory, y: .value("Male", statistic.male))
          .foregroundStyle(by: .value("Gender", "Male"))
          .position(by: .value("Gender", "Male"))
        BarMark(x: ageCategory, y: .value("Female", statistic.female))
          .foregroundStyle(by: .value("Gender", "Female"))
          .position(by: .value("Gender", "Female"))
      }
    }
  }

  private static func barsNegative() -> some View {
    Chart(AgeStatistic.all) { statistic in
      BarMark(
        x: .value("Age", statistic.category),
        y: .value("Difference", statistic.female - statistic.male))
    }
  }

  private static func barsHorizontal() -> some View {
    Chart(AgeStatistic.all) { statistic in
      BarMark(x: .value("Male", statistic.male), y: .value("Age", statistic.category))
    }
  }

  private static func barsOfDates() -> some View {
    Chart(Swim.week) { swim in
      BarMark(x: .value("Date", swim.date), y: .value("Minutes", swim.minutes))
    }
  }

  private static func barsOfDays() -> some View {
    Chart(Swim.week) { swim in
      BarMark(x: .value("Date", swim.date, unit: .day), y: .value("Minutes", swim.minutes))
    }
  }

  private static func barAnnotation() -> some View {
    Chart(MyDataStruct.all) { data in
      BarMark(x: .value("Key", data.key), y: .value("Quantity", data.quantity))
        .annotation(position: .overlay) {
          Text("\(data.quantity)")
            .bold()
            .foregroundColor(.white)
        }
    }
  }

  private static func barAnnotationAbove() -> some View {
    Chart(MyDataStruct.all) { data in
      BarMark(x: .value("Key", data.key), y: .value("Quantity", data.quantity))
        .annotation {
          Text("\(data.quantity)")
        }
    }
  }

  private static func lines() -> some View {
    Chart {
      ForEach(AgeStatistic.all) { statistic in
        let ageCategory = PlottableValue.value("Age", statistic.category)
        LineMark(x: ageCategory, y: .value("Male", statistic.male))
          .foregroundStyle(by: .value("Gender", "Male"))
        LineMark(x: ageCategory, y: .value("Female", statistic.female))
          .foregroundStyle(by: .value("Gender", "Female"))
      }
    }
  }

  private static func linesWithPoints() -> some View {
    Chart {
      ForEach(AgeStatistic.all) { statistic in
        let ageCategory = PlottableValue.value("Age", statistic.category)
        let male = PlottableValue.value("Male", statistic.male)
        let female = PlottableValue.value("Female", statistic.female)
        LineMark(x: ageCategory, y: male)
          .foregroundStyle(by: .value("Gender", "Male"))
        PointMark(x: ageCategory, y: male)
          .foregroundStyle(by: .value("Gender", "Male"))
        LineMark(x: ageCategory, y: female)
          .foregroundStyle(by: .value("Gender", "Female"))
        PointMark(x: ageCategory, y: female)
          .foregroundStyle(by: .value("Gender", "Female"))
      }
    }
  }

  private static func linesWithSymbols() -> some View {
    Chart {
      ForEach(AgeStatistic.all) { statistic in
        let ageCategory = PlottableValue.value("Age", statistic.category)
        LineMark(x: ageCategory, y: .value("Male", statistic.male))
          .foregroundStyle(by: .value("Gender", "Male"))
          .symbol(by: .value("Gender", "Male"))
        LineMark(x: ageCategory, y: .value("Female", statistic.female))
          .foregroundStyle(by: .value("Gender", "Female"))
          .symbol(by: .value("Gender", "Female"))
      }
    }
  }
}
