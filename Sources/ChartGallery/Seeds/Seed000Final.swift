import Foundation
import TerminalCharts
import TerminalControls

nonisolated struct EnergyLinePriceView: View {
  let energyPriceData: EnergyPriceData
  let blue = Color("newBrand/main/blue")
  let pink = Color("newBrand/main/pink")
  let secondaryGreyBlue = Color("newBrand/secondary/greyBlue")
  var selectedDate: Date?
  var selectedØre: Int?
  let onIntervalSelected: (Int) -> Void

  var now: Date {
    let date = Calendar.current.date(bySetting: .minute, value: 0, of: Date()) ?? Date()
    let newDate = Calendar.current.date(bySetting: .second, value: 0, of: date) ?? Date()
    return Calendar.current.date(byAdding: .hour, value: -1, to: newDate) ?? Date()
  }
  var costNow: Int {
    let price = energyPriceData.values.first(where: { now <= $0.hour })
    return price?.øre ?? 0
  }

  var body: some View {
    Chart(energyPriceData.values, id: \.id) { data in
      LineMark(x: .value("Hour", data.hour), y: .value("Øre", data.øre))
        .foregroundStyle(blue)
        .lineStyle(StrokeStyle(lineWidth: 6))
      if let selectedDate = selectedDate {
        RuleMark(x: .value("Selected date", selectedDate))
          .foregroundStyle(blue)
          .annotation(position: .automatic, alignment: .top) {
            VStack {
              Text(dateFromTo(with: selectedDate))
                .enigFont(style: .body1Emphasized)
              Text(ørePerkWh(with: selectedØre))
                .enigFont(style: .captionEmphasized)
            }
          }

        PointMark(x: .value("Cost now", now), y: .value("Cost øre", costNow))
          .foregroundStyle(blue)
          .annotation(position: .overlay, alignment: .center) {
            Circle()
              .frame(width: 20, height: 20)
              .foregroundColor(blue)
          }
        if let selectedØre = selectedØre {
          PointMark(
            x: .value("Selected date", selectedDate), y: .value("Selected øre", selectedØre)
          )
          .foregroundStyle(blue)
          .annotation(position: .overlay, alignment: .center) {
            Circle()
              .frame(width: 20, height: 20)
              .foregroundColor(pink)
          }
        }

      } else {
        RuleMark(x: .value("Now", now))
          .foregroundStyle(blue)
          .annotation(position: .automatic, alignment: .top) {
            VStack {
              Text(dateFromTo(with: now))
                .enigFont(style: .body1Emphasized)
              Text(ørePerkWh(with: costNow))
                .enigFont(style: .captionEmphasized)
            }
          }

        PointMark(x: .value("Cost now", now), y: .value("Cost øre", costNow))
          .symbol(Circle())
          .annotation(position: .overlay, alignment: .center) {
            Circle()
              .frame(width: 20, height: 20)
              .foregroundColor(pink)
          }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading)
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
      }
    }

    .chartYScale(domain: .automatic(includesZero: false))
    .frame(height: 400)
  }

  private func dateFromTo(with date: Date?) -> String {
    guard let selectedDate = date,
      let toDate = Calendar.current.date(byAdding: .hour, value: 1, to: selectedDate)
    else { return "" }
    let from = Formatter.hourMinute.string(from: selectedDate)
    let to = Formatter.hourMinute.string(from: toDate)

    return "\(from)-\(to)"
  }

  private func ørePerkWh(with øre: Int?) -> LocalizedStringKey {
    guard let selectedØre = øre else { return "" }
    return LocalizedStringKey("\(selectedØre) øre per kWh")
  }
}

// The app's own fonts.
enum EnigFontStyle { case body1Emphasized, captionEmphasized }

nonisolated extension View {
  func enigFont(style: EnigFontStyle) -> some View {
    font(style == .body1Emphasized ? .body.bold() : .caption.bold())
  }
}
