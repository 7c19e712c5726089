import Testing

@testable import TerminalCharts

@Suite("Category domains") struct CategoryDomainTests {
  private func chart() -> some View {
    Chart(0..<3, id: \.self) { index in
      BarMark(x: .value("x", ["one", "two", "three"][index]), y: .value("y", index + 1))
    }
    .chartYAxis(.hidden)
  }

  @Test("An array sets the order of categories and hides all others")
  func array() {
    expectPicture(
      chart().chartXScale(domain: ["three", "one", "two"]), 24, 5,
      """
      ┊██████ ┊       ┊
      ┊██████ ┊       ┊██████
      ┊██████ ┊██████ ┊██████
      ┴───────┴───────┴───────
        three    one     two
      """)
    expectPicture(
      chart().chartXScale(domain: ["two", "none", "one"]), 24, 5,
      """
      ┊       ┊       ┊
      ┊██████ ┊       ┊
      ┊██████ ┊       ┊██████
      ┴───────┴───────┴───────
         two    none     one
      """)
  }

  @Test("An inferred category domain can be modified")
  func inferred() {
    expectPicture(
      chart().chartXScale(
        domain: .automatic(dataType: String.self) { $0.sort() }), 24, 5,
      """
      ┊       ┊██████ ┊
      ┊       ┊██████ ┊██████
      ┊██████ ┊██████ ┊██████
      ┴───────┴───────┴───────
         one    three    two
      """)
  }
}
