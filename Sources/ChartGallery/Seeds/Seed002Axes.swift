import Foundation
import TerminalCharts
import TerminalControls

/// The topic page: axes, selection, animation and accessibility.
extension Gallery {
  static var seed002Axes: [GalleryChart] {
    [
      GalleryChart("002-axes-default", "The default axes, asked for") {
        swims()
          .chartXAxis {
            AxisMarks()
          }
          .chartYAxis {
            AxisMarks()
          }
      },
      GalleryChart("002-axes-formatted", "Labels in a format, centred in their day") {
        swims()
          .chartXAxis {
            AxisMarks(position: .leading) { value in
              AxisGridLine()
              AxisTick()
              AxisValueLabel(
                format: .dateTime.month().day(),
                centered: true
              )
            }
          }
      },
      GalleryChart("002-axes-views", "Labels that are views") { millions() },
      GalleryChart("002-axes-values", "Labels at values") {
        ages()
          .chartYAxis {
            AxisMarks(position: .leading, values: [0, 75, 150, 300])
          }
      },
      GalleryChart("002-axes-hidden", "No axes: an empty closure and a modifier") {
        ages()
          .chartXAxis {}
          .chartYAxis(.hidden)
      },
      GalleryChart("002-selected", "A selected bar, as while dragging") {
        BarChartDemo(selectedData: MyDataStruct.all[4])
      },
      GalleryChart("002-selected-edge", "A selected bar at the edge") {
        BarChartDemo(selectedData: MyDataStruct.all[0])
      },
      GalleryChart("002-animation", "In the middle of the animation") {
        animated(show: [true, true, true, true])
      },
      GalleryChart("002-accessibility", "Marks that say what they are") { described() },
    ]
  }

  private static func millions() -> some View {
    let delta = 1_000_000
    return Chart(AgeStatistic.all) { statistic in
      BarMark(
        x: .value("Age", statistic.category), y: .value("People", statistic.male * delta / 10))
    }
    .chartYAxis {
      AxisMarks(position: .leading) { axisValue in
        let value = axisValue.as(Int.self) ?? 0
        AxisGridLine()
        AxisTick()
        AxisValueLabel {
          Text(value == 0 ? "" : "\(value / delta)M")
        }
      }
    }
  }

  private static func animated(show: [Bool]) -> some View {
    let data = MyDataStruct.all
    return Chart {
      ForEach(data.indices, id: \.self) { index in
        let shouldShow = index < show.count && show[index] == true
        let value = shouldShow ? data[index].quantity : 0
        BarMark(x: .value("Key", data[index].key), y: .value("Quantity", value))
      }
    }
  }

  private static func described() -> some View {
    Chart(MyDataStruct.all) { data in
      BarMark(x: .value("Key", data.key), y: .value("Quantity", data.quantity))
        .accessibilityLabel("Age \(data.key)")
        .accessibilityValue("\(data.quantity) people")
    }
  }
}

nonisolated struct BarChartDemo: View {
  var selectedData: MyDataStruct?
  let objects = MyDataStruct.all
  let colorScheme = ColorScheme.dark

  private var annotation: some View {
    VStack {
      if let selectedData {
        Text(selectedData.key)
        Text("\(selectedData.quantity)")
      }
    }
    .padding(5)
    .background {
      RoundedRectangle(cornerRadius: 5, style: .continuous)
        .fill(annotationFill)
    }
    .foregroundColor(Color("label"))
  }

  private var annotationFill: some ShapeStyle {
    let fillColor: Color = colorScheme == .light ? .white : Color("secondarySystemBackground")
    return fillColor.shadow(.drop(radius: 3))
  }

  var body: some View {
    Chart {
      ForEach(objects.indices, id: \.self) { index in
        let object = objects[index]
        let key = PlottableValue.value("Key Title", object.key)

        BarMark(x: key, y: .value("Quantity", object.quantity))

        if object.key == selectedData?.key {
          RuleMark(x: key)
            .annotation(position: annotationPosition(index)) {
              annotation
            }
            // Display a red, dashed, vertical line.
            .foregroundStyle(.red)
            .lineStyle(StrokeStyle(dash: [10, 5]))
        }
      }
    }
    .chartOverlay { proxy in chartOverlay(proxy: proxy) }
  }

  // This choose a position based on whether
  // the data point is near one of the chart edges.
  private func annotationPosition(_ index: Int) -> AnnotationPosition {
    let percent = Double(index) / Double(objects.count)
    return percent < 0.1 ? .topTrailing : percent > 0.95 ? .topLeading : .top
  }

  private func chartOverlay(proxy: ChartProxy) -> some View {
    GeometryReader { geometry in  // of the overlay view
      let areaX = geometry[proxy.plotAreaFrame].origin.x
      return Rectangle()
        .fill(.clear)
        .contentShape(Rectangle())
        .offset(x: 0 * areaX)
    }
  }
}
