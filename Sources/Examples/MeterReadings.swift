import Foundation
import TerminalApp

/// Meter readings to add and browse: a chart over a grid, with a toolbar and a sheet.
struct MeterReadings: View {
  struct Reading: Identifiable, Hashable {
    let id: Int
    var day: Date
    var meter: String
    var energy: Double
  }

  @State private var readings = MeterReadings.week
  @State private var isAdding = false
  @State private var showsAverage = true

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        chart
        grid
      }
      .navigationTitle("Meter readings")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") { isAdding = true } }
        ToolbarItem { Toggle("Mean", isOn: $showsAverage) }
        ToolbarItem(placement: .bottomBar) { order }
      }
      .sheet(isPresented: $isAdding) {
        NewReading { meter, energy in
          let day = readings.last?.day.addingTimeInterval(86_400) ?? Self.firstDay
          readings.append(Reading(id: readings.count, day: day, meter: meter, energy: energy))
        }
      }
    }
  }

  private var chart: some View {
    Chart {
      ForEach(readings) { reading in
        BarMark(x: .value("Day", reading.day, unit: .day), y: .value("kWh", reading.energy))
          .foregroundStyle(by: .value("Meter", reading.meter))
      }
      if showsAverage, !readings.isEmpty {
        RuleMark(
          y: .value("Mean", readings.map(\.energy).reduce(0, +) / Double(readings.count)))
      }
    }
  }

  private var grid: some View {
    ScrollView {
      Grid(alignment: .leading) {
        ForEach(readings) { reading in
          GridRow {
            Text(reading.day, format: .dateTime.year().month(.twoDigits).day(.twoDigits))
            Text(reading.meter)
            Text("\(reading.energy, specifier: "%.1f") kWh")
          }
        }
      }
    }
    .frame(height: 128)
  }

  private var order: some View {
    HStack {
      Button("Largest first") { readings.sort { $0.energy > $1.energy } }
      Button("By day") { readings.sort { $0.day < $1.day } }
      Button("Remove last", role: .destructive) { _ = readings.popLast() }
    }
  }

  private static let firstDay = Date(timeIntervalSince1970: 1_783_900_800)

  private static let week: [Reading] = (0..<7).map { (day: Int) -> Reading in
    return Reading(
      id: day, day: firstDay.addingTimeInterval(Double(86_400 * day)),
      meter: day % 3 == 0 ? "garage" : "house", energy: Double(8 + day * day % 11))
  }
}

/// The input form for a reading.
private struct NewReading: View {
  let add: (_ meter: String, _ energy: Double) -> Void
  @State private var meter = ""
  @State private var energy = 10.0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Meter", text: $meter)
        HStack {
          Text("kWh")
          Spacer()
          TextField("kWh", value: $energy, format: .number)
        }
      }
      .navigationTitle("New reading")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            add(meter, energy)
            dismiss()
          }
          .disabled(meter.isEmpty)
        }
      }
    }
  }
}
