import Foundation
import Testing

@testable import TerminalCharts

/// Where a movement of what is seen of a chart comes to rest.
@Suite("Scroll behaviours") struct ScrollBehaviorTests {
  @Test("Both directions rest by themselves") func bothDirectionsRestByThemselves() {
    let numbers: some ChartScrollTargetBehavior = .valueAligned(xUnit: 5, yUnit: 0.5)
    #expect(numbers._rests.x(12) == 10)
    #expect(numbers._rests.y(12.3) == 12.5)
    let nowhere: some ChartScrollTargetBehavior = .valueAligned(unit: 0)
    #expect(nowhere._rests.x(12.3) == 12.3 && nowhere._rests.y(12.3) == 12.3)
    let hours: some ChartScrollTargetBehavior = .valueAligned(
      xMatching: DateComponents(minute: 0), yUnit: 60)
    // Every zone of today has hours that begin at a quarter.
    #expect(hours._rests.x(3600 * 5 + 20).truncatingRemainder(dividingBy: 900) == 0)
    #expect(hours._rests.y(3600 * 5 + 20) == 3600 * 5)
    let mixed: some ChartScrollTargetBehavior = .valueAligned(
      xUnit: 60, yMatching: DateComponents(minute: 0))
    #expect(mixed._rests.x(3600 * 5 + 20) == 3600 * 5)
    #expect(mixed._rests.y(3600 * 5 + 20).truncatingRemainder(dividingBy: 900) == 0)
  }
}
