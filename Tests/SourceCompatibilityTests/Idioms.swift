import Foundation
import TerminalApp

/// The idioms that are easy to forget, each in a form in which it occurs.
nonisolated struct Idioms: View {
  let days = (0..<7).map { Date(timeIntervalSince1970: 86_400 * Double($0)) }

  var body: some View {
    VStack {
      bins
      durations
      rectangles
      groups
      controlFlow
      twoAxes
      onContainers
    }
    .chartForegroundStyleScale { (value: String) in value == "a" ? Color.red : .blue }
  }

  private var bins: some View {
    Chart(days, id: \.self) { day in
      BarMark(x: .value("Day", day, unit: .day), y: .value("Value", 3))
    }
    .chartXAxis {
      AxisMarks(
        values: DateBins(unit: .day, by: 2, range: days[0]...days[6]).thresholds
      ) {
        AxisGridLine()
      }
    }
    .chartYAxis {
      AxisMarks(
        values: .automatic(minimumStride: 1, desiredCount: 6, roundLowerBound: false)
      ) { value in
        AxisValueLabel("\(value.as(Int.self) ?? 0)")
      }
    }
  }

  private var durations: some View {
    Chart(1..<4, id: \.self) { hours in
      let duration = Measurement(value: Double(hours), unit: UnitDuration.hours)
      BarMark(
        x: .value("Task", "Task \(hours)"),
        y: .value("Time", PlottableMeasurement(measurement: duration)))
    }
    .chartYAxis {
      AxisMarks { value in
        if let measurement = value.as(PlottableMeasurement<UnitDuration>.self)?.measurement {
          AxisValueLabel("\(Int(measurement.converted(to: .hours).value)) h")
        }
      }
    }
  }

  private var rectangles: some View {
    Chart {
      RectangleMark(x: .value("Name", "a"))
        .foregroundStyle(.gray.opacity(0.3))
      BarMark(x: .value("Name", "a"), y: .value("Value", 2))
      BarMark(x: .value("Name", "b"), y: .value("Value", 3))
        .symbolSize(0)
        .opacity(0)
        .interpolationMethod(.monotone)
        .symbol(by: .value("Name", "b"))
    }
    .chartXScale(domain: ["b", "a"])
  }

  private var groups: some View {
    Chart {
      Plot {
        RuleMark(x: .value("Start", 1))
        RuleMark(x: .value("End", 3))
      }
      .foregroundStyle(.orange)
      .annotation { context in
        Text("\(Int(context.targetSize.width))")
      }
      ForEach(0..<5) { index in
        Candle(index: index)
      }
      .zIndex(-1)
    }
    .chartXAxis {
      AxisMarks(values: Array(0...12))
      AxisMarks(values: [0, 3, 6]) { AxisValueLabel(collisionResolution: .disabled) }
    }
  }

  private var controlFlow: some View {
    Chart {
      ForEach(Array(days.enumerated()), id: \.offset) { index, day in
        let value = PlottableValue.value("Value", index)
        if index == 0 {
          PointMark(x: .value("Day", day), y: value)
        } else if index < 4 {
          BarMark(x: .value("Day", day), y: value)
        } else {
          switch index {
          case 4: LineMark(x: .value("Day", day), y: value)
          default: RuleMark(y: value)
          }
        }
        if let last = days.last, last == day {
          RuleMark(x: .value("Day", last))
        }
      }
      if #available(macOS 14, *) {
        SectorMark(angle: .value("Value", 1))
      }
    }
  }

  private var twoAxes: some View {
    Chart(0..<5, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("°C", index * 3), series: .value("Kind", "t"))
      LineMark(x: .value("x", index), y: .value("mm", index * 2), series: .value("Kind", "r"))
    }
    .chartYAxis {
      AxisMarks(position: .leading)
      AxisMarks(position: .trailing, values: .stride(by: 4.0)) { value in
        if let number = value.as(Double.self) { AxisValueLabel("\(number * 10) mm") }
      }
    }
  }

  private var onContainers: some View {
    ZStack {
      Chart(0..<2, id: \.self) { index in
        BarMark(x: .value("x", index), y: .value("y", index + 1))
          .foregroundStyle(by: .value("Name", index == 0 ? "a" : "b"))
      }
    }
    .chartForegroundStyleScale(["a": Color.green, "b": .pink])
    .chartBackground { proxy in Color.gray.opacity(0.1).frame(width: proxy.plotSize.width) }
  }
}

/// Makes an animated change, as in the example with the animated bars.
func changed<Result>(_ change: () -> Result) -> Result {
  withAnimation(
    .interactiveSpring(response: 0.8, dampingFraction: 0.8, blendDuration: 0.8), change)
}

/// Custom content with a body.
struct Candle: ChartContent {
  let index: Int

  var body: some ChartContent {
    BarMark(
      x: .value("x", index), yStart: .value("Low", index), yEnd: .value("High", index + 3),
      width: .fixed(1))
    BarMark(
      x: .value("x", index), yStart: .value("Open", index + 1),
      yEnd: .value("Close", index + 2), width: 4)
  }
}

/// A measurement as a value of a chart.
struct PlottableMeasurement<UnitType: Unit> {
  var measurement: Measurement<UnitType>
}

extension PlottableMeasurement: Plottable where UnitType == UnitDuration {
  var primitivePlottable: Double { measurement.converted(to: .minutes).value }

  init?(primitivePlottable: Double) {
    self.init(measurement: Measurement(value: primitivePlottable, unit: .minutes))
  }
}
