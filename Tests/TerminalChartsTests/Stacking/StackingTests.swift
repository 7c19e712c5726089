import TerminalTestSupport
import Testing

@testable import TerminalCharts

@Suite("Stacking") struct StackingTests {
  static let table: [(MarkStackingMethod, [Double], [String], String)] = [
    (.standard, [1, 2, 3], ["a", "a", "b"], "0.0:1.0 1.0:3.0 0.0:3.0"),
    (.standard, [1, -2, 3, -4], ["a", "a", "a", "a"], "0.0:1.0 0.0:-2.0 1.0:4.0 -2.0:-6.0"),
    (.standard, [3, 0, 2], ["a", "a", "a"], "0.0:3.0 3.0:3.0 3.0:5.0"),
    (.standard, [-3, 0, -2], ["a", "a", "a"], "0.0:-3.0 0.0:0.0 -3.0:-5.0"),
    (.normalized, [1, 3, 5], ["a", "a", "b"], "0.0:0.25 0.25:1.0 0.0:1.0"),
    (.normalized, [1, -3], ["a", "a"], "0.0:0.25 0.0:-0.75"),
    (.normalized, [0, 0], ["a", "a"], "0.0:0.0 0.0:0.0"),
    (.center, [2, 4, 2], ["a", "a", "b"], "-3.0:-1.0 -1.0:3.0 -1.0:1.0"),
    (.unstacked, [2, -4], ["a", "a"], "0.0:2.0 0.0:-4.0"),
    (.standard, [1, .nan, 2, .infinity], ["a", "a", "a", "a"], "0.0:1.0 nan:nan 1.0:3.0 nan:nan"),
    (.standard, [1, 2], ["a"], "0.0:1.0 0.0:2.0"),
    (.standard, [], [], ""),
  ]

  @Test("Stacking methods give the expected extents", arguments: table)
  func piles(method: MarkStackingMethod, values: [Double], keys: [String], extents: String) {
    let stack = Stacking.stack(values, by: keys, method: method)
    #expect(stack.map { "\($0.start):\($0.end)" }.joined(separator: " ") == extents)
  }

  @Test("Stacks of extreme values stay finite") func sumsStayFinite() {
    let most = Double.greatestFiniteMagnitude
    for method in [MarkStackingMethod.standard, .normalized, .center, .unstacked] {
      let stack = Stacking.stack([most, most, -most, most], by: [0, 0, 0, 0], method: method)
      #expect(stack.allSatisfy { $0.lower.isFinite && $0.upper.isFinite })
    }
  }

  @Test("Normalised stacks have a height of 1 and no gaps") func pilesAreWhole() {
    let seed: UInt64 = 12
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let values = (0..<30).map { _ in Double.random(in: 0...10, using: &random) }
      let keys = values.map { _ in Int.random(in: 0...4, using: &random) }
      let stack = Stacking.stack(values, by: keys, method: .normalized)
      for key in Set(keys) {
        let pile = zip(stack, keys).filter { $0.1 == key }.map(\.0)
        let height: Double = pile.reduce(0) { $0 + $1.upper - $1.lower }
        #expect((height - 1).magnitude < 1e-9, "\(round)")
        #expect(zip(pile, pile.dropFirst()).allSatisfy { $0.end == $1.start }, "seed \(seed)")
      }
    }
  }
}

extension StackedExtent {
  fileprivate var lower: Double { min(start, end) }
  fileprivate var upper: Double { max(start, end) }
}
