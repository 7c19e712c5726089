import Foundation
import TerminalApp

/// Meter readings to add and browse: a chart over a table, with a menu and a sheet.
struct MeterReadings: View {
  struct Reading: Identifiable, Hashable {
    let id: Int
    var day: Date
    var meter: String
    var energy: Double
  }

  @State private var readings = MeterReadings.week
  @State private var order = [KeyPathComparator(\Reading.day)]
  @State private var selection: Reading.ID?
  @State private var isAdding = false
  @State private var color = Color.teal
  @State private var showsAverage = true

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        chart
        table
      }
      .navigationTitle("Meter readings")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") { isAdding = true } }
        ToolbarItem { menu }
      }
      .sheet(isPresented: $isAdding) {
        NewReading(color: $color) { reading in
          readings.append(
            Reading(
              id: readings.count, day: reading.day, meter: reading.meter, energy: reading.energy))
          readings.sort(using: order)
        }
      }
    }
  }

  private var chart: some View {
    Chart {
      ForEach(readings) { reading in
        BarMark(x: .value("Day", reading.day, unit: .day), y: .value("kWh", reading.energy))
          .foregroundStyle(color)
          .opacity(selection == nil || selection == reading.id ? 1 : 0.4)
      }
      if showsAverage, !readings.isEmpty {
        RuleMark(
          y: .value("Mean", readings.map(\.energy).reduce(0, +) / Double(readings.count)))
      }
    }
  }

  private var table: some View {
    Table(readings, selection: $selection, sortOrder: $order) {
      TableColumn("Day", value: \.day) { reading in
        Text(reading.day, format: .dateTime.year().month(.twoDigits).day(.twoDigits))
      }
      TableColumn("Meter", value: \.meter)
      TableColumn("kWh", value: \.energy) { Text("\($0.energy, specifier: "%.1f")") }
    }
    .frame(height: 128)
    .onChange(of: order) { readings.sort(using: order) }
  }

  private var menu: some View {
    Menu("View") {
      Button("Largest first") {
        order = [KeyPathComparator(\Reading.energy, order: .reverse)]
      }
      Toggle("Mean", isOn: $showsAverage)
      Divider()
      Button("Remove selected", role: .destructive) { readings.removeAll { $0.id == selection } }
    }
  }

  private static let week: [Reading] = (0..<7).map { (day: Int) -> Reading in
    let seconds = 1_783_900_800 + 86_400 * day
    return Reading(
      id: day, day: Date(timeIntervalSince1970: Double(seconds)),
      meter: day % 3 == 0 ? "garage" : "house", energy: Double(8 + day * day % 11))
  }
}

/// The input form for a reading.
private struct NewReading: View {
  @Binding var color: Color
  let add: (MeterReadings.Reading) -> Void
  @State private var meter = ""
  @State private var day = Date(timeIntervalSince1970: 1_784_505_600)
  @State private var energy = 10.0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Meter", text: $meter)
        LabeledContent("kWh") { TextField("kWh", value: $energy, format: .number) }
        DatePicker("Day", selection: $day, displayedComponents: .date)
        ColorPicker("Bars", selection: $color, supportsOpacity: false)
      }
      .navigationTitle("New reading")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            add(MeterReadings.Reading(id: 0, day: day, meter: meter, energy: energy))
            dismiss()
          }
          .disabled(meter.isEmpty)
        }
      }
    }
  }
}
