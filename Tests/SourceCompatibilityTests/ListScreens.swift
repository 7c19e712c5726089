import Foundation
import TerminalApp

/// A log of readings around a chart, as programs for health and money have it.
struct ReadingLog: View {
  struct Reading: Identifiable, Hashable {
    let id = UUID()
    var label: String
    var value: Double
  }

  @State private var readings = [Reading(label: "Mon", value: 4), Reading(label: "Tue", value: 7)]
  @State private var search = ""
  @State private var path: [Reading] = []
  @State private var isAdding = false

  private let columns = [
    GridItem(.fixed(50), alignment: .leading), GridItem(.flexible(), alignment: .trailing),
  ]

  private var found: [Reading] {
    search.isEmpty ? readings : readings.filter { $0.label.contains(search) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section {
          Chart(readings) { reading in
            BarMark(x: .value("Day", reading.label), y: .value("Value", reading.value))
          }
          .chartPlotStyle { $0.background(.quinary.opacity(0.3)) }
          .contextMenu {
            Button(role: .destructive) {
              readings = []
            } label: {
              Label("Empty", systemImage: "trash")
            }
          }
          .frame(height: 160)
        }
        Section("Readings") {
          ForEach(found) { reading in
            NavigationLink(value: reading) {
              Text(reading.label).lineLimit(1).truncationMode(.middle)
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
              Button("Double") { change(reading) { $0.value *= 2 } }
            }
          }
          .onDelete(perform: delete)
          .onMove { readings.move(fromOffsets: $0, toOffset: $1) }
        }
        LazyVGrid(columns: columns, spacing: 4) {
          Text("Sum").textSelection(.enabled)
          Text(readings.reduce(0) { $0 + $1.value }, format: .number)
        }
      }
      .navigationDestination(for: Reading.self) { Text("\($0.label): \($0.value)") }
      .navigationDestination(isPresented: $isAdding) {
        TextField("Label", text: $search).autocapitalization(.none).textFieldStyle(.plain)
      }
      .navigationTitle("Readings")
      .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
      .refreshable { await load() }
      .toolbar { EditButton() }
    }
    .onOpenURL { _ in path.removeAll() }
  }

  private func delete(at offsets: IndexSet) { readings.remove(atOffsets: offsets) }

  private func change(_ reading: Reading, _ change: (inout Reading) -> Void) {
    guard let index = readings.firstIndex(of: reading) else { return }
    change(&readings[index])
  }

  private func load() async { readings.append(Reading(label: "Wed", value: 1)) }
}

struct ReadingLog_Previews: PreviewProvider {
  static var previews: some View {
    ReadingLog().previewInterfaceOrientation(.landscapeLeft)
  }
}
