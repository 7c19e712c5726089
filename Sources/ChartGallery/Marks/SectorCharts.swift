import Foundation
import TerminalCharts

extension Gallery {
  static var sectors: [GalleryChart] {
    [
      GalleryChart("sector-pie", "A pie") {
        Chart(AgeStatistic.all) { SectorMark(angle: $0.men).foregroundStyle(by: $0.age) }
      },
      GalleryChart("sector-donut", "A donut with a text in the middle") { donut() },
      GalleryChart("sector-selected", "A sector that stands out") {
        Chart(AgeStatistic.all) { statistic in
          let isSelected = statistic.category == "30-39"
          SectorMark(
            angle: statistic.men, innerRadius: .ratio(0.5),
            outerRadius: isSelected ? .inset(0) : .inset(16), angularInset: 4
          )
          .foregroundStyle(by: statistic.age)
          .opacity(isSelected ? 1 : 0.5)
        }
        .chartLegend(position: .trailing)
      },
    ]
  }

  private static func donut() -> some View {
    Chart(AgeStatistic.all) { statistic in
      SectorMark(
        angle: .value("People", statistic.female), innerRadius: .ratio(0.6), angularInset: 2
      )
      .cornerRadius(4)
      .foregroundStyle(by: statistic.age)
    }
    .chartBackground { proxy in
      GeometryReader { geometry in
        let frame = geometry[proxy.plotAreaFrame]
        VStack {
          Text("\(AgeStatistic.all.reduce(0) { $0 + $1.female })").bold()
          Text("women")
        }
        .position(x: frame.midX, y: frame.midY)
      }
    }
  }
}
