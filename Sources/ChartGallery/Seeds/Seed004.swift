import Foundation
import TerminalCharts
import TerminalControls

extension Gallery {
  /// The scan line recipe: calories by day.
  static var seed004: [GalleryChart] {
    [
      GalleryChart("004-calories", "Bars of a month") { ScanLineTest(selectedElement: nil) },
      GalleryChart("004-scan-line", "With a scan line and a box of information") {
        ScanLineTest(selectedElement: intake[19])
      },
      GalleryChart("004-scan-line-edge", "The box stays inside at the edge") {
        ScanLineTest(selectedElement: intake[28])
      },
    ]
  }
}

struct FoodIntake: Hashable {
  let date: Date
  let calories: Int
}

// Sample data
let intake = stride(from: 1, to: 31, by: 1).map { day in
  FoodIntake(
    date: GalleryClock.date(2022, 5, day),
    calories: 1800 + day * 7919 % 401)
}

nonisolated struct ScanLineTest: View {
  var selectedElement: FoodIntake?

  var body: some View {
    Chart {
      ForEach(intake, id: \.self) { data in
        BarMark(
          x: .value("Date", data.date),
          y: .value("Calories", data.calories))
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geo in
        Rectangle()
          .fill(.clear)
          .contentShape(Rectangle())
      }
    }
    .chartBackground { proxy in
      ZStack(alignment: .topLeading) {
        GeometryReader { geo in
          if let selectedElement {
            // Find date span for the selected interval
            let dateInterval = Calendar.current.dateInterval(
              of: .day, for: selectedElement.date)!
            // Map date to chart X position
            let startPositionX = proxy.position(forX: dateInterval.start) ?? 0
            // Offset the chart X position by chart frame
            let midStartPositionX = startPositionX + geo[proxy.plotAreaFrame].origin.x
            let lineHeight = geo[proxy.plotAreaFrame].maxY
            let boxWidth: CGFloat = 150
            let boxOffset = max(
              0, min(geo.size.width - boxWidth, midStartPositionX - boxWidth / 2))

            // Draw the scan line
            Rectangle()
              .fill(.quaternary)
              .frame(width: 2, height: lineHeight)
              .position(x: midStartPositionX, y: lineHeight / 2)

            // Draw the data info box
            VStack(alignment: .leading) {
              Text("\(selectedElement.date, format: .dateTime.year().month().day())")
                .font(.callout)
                .foregroundStyle(.secondary)
              Text("\(selectedElement.calories, format: .number) calories")
                .font(.title2.bold())
                .foregroundColor(.primary)
            }
            .frame(width: boxWidth, alignment: .leading)
            .background {  // some styling
              ZStack {
                RoundedRectangle(cornerRadius: 8)
                  .fill(.background)
                RoundedRectangle(cornerRadius: 8)
                  .fill(.quaternary.opacity(0.7))
              }
              .padding([.leading, .trailing], -8)
              .padding([.top, .bottom], -4)
            }
            .offset(x: boxOffset)
          }
        }
      }
    }
    .frame(height: 250)
    .padding()
  }
}
