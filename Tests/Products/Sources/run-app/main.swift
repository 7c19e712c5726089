import TerminalApp

struct PriceScreen: View {
  @State private var isPlain = false

  var body: some View {
    VStack {
      Toggle("Plain", isOn: $isPlain)
      Chart([31, 28, 26].indices, id: \.self) { hour in
        LineMark(x: .value("Hour", hour), y: .value("Price", [31, 28, 26][hour]))
      }
    }
  }
}

MainActor.assumeIsolated {
  let host = ViewHost(size: CellSize(columns: 60, rows: 12)) { PriceScreen() }
  print(host.frame()?.buffer.text ?? "")
}
