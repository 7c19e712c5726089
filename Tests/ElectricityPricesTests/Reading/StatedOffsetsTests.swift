import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of the zone that offsets of times show.
@Suite("Stated offsets") struct StatedOffsetsTests {
  @Test(
    "Both offsets of a zone show the zone, and one of them only itself",
    arguments: [
      "America/New_York", "America/Denver", "America/Los_Angeles", "Australia/Sydney",
      "Pacific/Auckland", "Europe/Helsinki",
    ])
  func zones(name: String) throws {
    let zone = try Zone(identifier: name)
    func found(_ instants: [Int64]) throws -> Zone? {
      var offsets = StatedOffsets()
      for seconds in instants {
        let instant = Instant(secondsSince1970: seconds)
        offsets.add(.instant(instant, offset: zone.offset(at: instant)))
      }
      return offsets.zone(usual: try Zone(identifier: "Europe/Oslo"))
    }
    let (winter, summer): (Int64, Int64) = (1_736_900_000, 1_752_500_000)
    #expect(try found([winter, summer])?.identifier == name)
    let alone = try #require(try found([summer]))
    #expect(
      alone.offset(at: Instant(secondsSince1970: summer))
        == zone.offset(at: Instant(secondsSince1970: summer)))
  }
}
