import Testing

@testable import TerminalDrawing

/// Whole numbers beside a value, found without a call of the C library, are those that it finds.
@Suite("Whole numbers") struct WholeNumberTests {
  @Test("They are those of the standard library, for halves of both signs too")
  func theyAreThoseOfTheStandardLibrary() {
    let eighths = (-80...80).map { Double($0) / 8 }
    let others: [Double] = [
      0.49999999999999994, -0.49999999999999994, 2.4999999999999996, 999_999.5, -999_999.5,
      1e15 + 0.5, -0.0,
    ]
    for value in eighths + others {
      #expect(value.floor == Int(value.rounded(.down)), "\(value)")
      #expect(value.ceiling == Int(value.rounded(.up)), "\(value)")
      #expect(value.nearest == Int(value.rounded()), "\(value)")
    }
  }
}
