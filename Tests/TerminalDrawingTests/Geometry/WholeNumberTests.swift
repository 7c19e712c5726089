import Testing

@testable import TerminalDrawing

/// Rounding without calls of the C library, compared with the standard library.
@Suite("Rounding to whole numbers") struct WholeNumberTests {
  @Test("Rounding gives the numbers of the standard library, also for halves of both signs")
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
