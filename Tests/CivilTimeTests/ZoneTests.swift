import Testing

@testable import CivilTime

@Suite("Zones")
struct ZoneTests {
  /// Zones with the changes of Oslo in 2022: from the file, from a rule and built in.
  static let oslo: [Zone] = [
    try? Zone(identifier: "Europe/Oslo"), try? Zone(identifier: "CET-1CEST,M3.5.0,M10.5.0/3"),
    BuiltInZones.rule(for: "Europe/Oslo").map {
      Zone(identifier: "built in", table: ZoneTable(rule: $0))
    },
  ].compactMap { $0 }

  static func time(_ text: String) throws -> CivilDateTime {
    guard case .local(let time) = try #require(ISOTime(text)) else {
      throw ZoneError.malformed(text)
    }
    return time
  }

  @Test("A local time in the skipped hour of spring does not occur", arguments: oslo)
  func spring(zone: Zone) throws {
    #expect(zone.instants(of: try Self.time("2022-03-27T02:30:00")).isEmpty)
    #expect(
      zone.firstInstant(of: try Self.time("2022-03-27T02:30:00"))
        == Instant(secondsSince1970: 1_648_342_800))
    #expect(zone.lengthOfDay(try Self.time("2022-03-27T00:00:00").date) == 23 * 3600)
  }

  @Test("The autumn hour occurs twice, summer time first", arguments: oslo)
  func autumn(zone: Zone) throws {
    let twice = zone.instants(of: try Self.time("2022-10-30T02:00:00"))
    #expect(twice.map(\.secondsSince1970) == [1_667_088_000, 1_667_091_600])
    #expect(
      twice.map { ISOTime.text($0, in: zone) }
        == ["2022-10-30T02:00:00+02:00", "2022-10-30T02:00:00+01:00"])
    #expect(zone.lengthOfDay(try Self.time("2022-10-30T00:00:00").date) == 25 * 3600)
  }

  @Test("The built-in rules agree with the zone files for forty years")
  func builtIn() throws {
    let names = ["Europe/Oslo", "Europe/Helsinki", "Europe/London", "Australia/Sydney"]
    for name in names {
      let file = try Zone(identifier: name)
      let rule = try #require(BuiltInZones.rule(for: name))
      for day in stride(from: 14_610, to: 29_220, by: 1) {
        let instant = Int64(day) * 86_400 + 3 * 3600
        #expect(file.table.offset(at: instant) == rule.offset(at: instant))
      }
    }
  }

  @Test("A day can begin after midnight")
  func midnightGap() throws {
    let zone = try Zone(identifier: "<-03>3<-02>,M10.3.0/0,M2.3.0/0")
    let day = try #require(CivilDate(year: 2017, month: 10, day: 15))
    #expect("\(zone.civil(at: zone.startOfDay(day)))" == "2017-10-15T01:00:00")
    #expect(zone.lengthOfDay(day) == 23 * 3600)
  }

  @Test(
    "Malformed and unknown names of zones are refused",
    arguments: [
      "", "../etc/passwd", "/etc/passwd", "Europe//Oslo", "Europe/Osl", "a b", "+2", "Ø", "+18:01",
      "-25:00",
    ])
  func refused(name: String) {
    #expect(throws: ZoneError.self) { try Zone(identifier: name) }
  }

  @Test(
    "Fixed offsets are valid names of zones",
    arguments: [
      ("+02:00", 7200), ("-0330", -12_600), ("Z", 0), ("+10", 36_000), ("-18:00", -64_800),
      ("UTC+1", 3600), ("UTC-03:30", -12_600), ("GMT+02:00", 7200), ("JST-9", 32_400),
    ])
  func fixed(name: String, offset: Int) throws {
    #expect(try Zone(identifier: name).offset(at: Instant(secondsSince1970: 0)) == offset)
  }

  @Test(
    "Offsets in seconds are limited to 26 hours",
    arguments: [
      (0, 0, "UTC"), (3600, 3600, "+01:00"), (-12_600, -12_600, "-03:30"),
      (93_599, 93_599, "+25:59:59"), (93_600, 93_600, "+26:00"), (93_601, 93_600, "+26:00"),
      (-93_599, -93_599, "-25:59:59"), (-93_600, -93_600, "-26:00"), (-93_601, -93_600, "-26:00"),
      (.max, 93_600, "+26:00"), (.min, -93_600, "-26:00"),
    ])
  func seconds(east: Int, offset: Int, name: String) {
    let zone = Zone(secondsEast: east)
    #expect(zone.offset(at: Instant(secondsSince1970: 0)) == offset)
    #expect(zone.identifier == name)
  }

  @Test("Only the variable TZ counts the hours of UTC+1 to the west of Greenwich")
  func posix() throws {
    let west = Zone.found("UTC+1", link: "")
    #expect(west.offset(at: Instant(secondsSince1970: 0)) == -3600)
    #expect(try Zone(identifier: "UTC+1").identifier == "+01:00")
  }

  @Test(
    "All names of universal time give UTC",
    arguments: ["UTC", "Z", "GMT", "Etc/UTC", "+00:00", "-00"])
  func universal(name: String) throws {
    let zone = try Zone(identifier: name)
    #expect(zone == .utc && zone.offset(at: Instant(secondsSince1970: 1_750_000_000)) == 0)
  }

  @Test("Zones with equal names are equal")
  func equality() throws {
    let table = ZoneTable(offset: 3600)
    #expect(Zone(identifier: "a", table: table) == Zone(identifier: "a", table: Zone.utc.table))
    #expect(Zone(identifier: "a", table: table) != Zone(identifier: "b", table: table))
    #expect(Set([Zone.utc, Zone(secondsEast: 0), Zone(secondsEast: 1)]).count == 2)
  }

  @Test("Names of zones have letters, digits and few signs between slashes, and at most 64 bytes")
  func forms() {
    func error(_ name: String) -> ZoneError? {
      do throws(ZoneError) {
        _ = try Zone(identifier: name)
        return nil
      } catch { return error }
    }
    for byte in UInt8(0x20)...0x7E where byte != 0x2F {
      let name = "x\(Character(Unicode.Scalar(byte)))x/y"
      let isPart = "+-_".utf8.contains(byte) || Character(Unicode.Scalar(byte)).isLetter
      let isKnown = isPart || (0x30...0x39).contains(byte)
      #expect(error(name) == (isKnown ? .unknown(name) : .malformed(name)), "\(name)")
      #expect(byte.isDigit == (0x30...0x39).contains(byte))
    }
    #expect(!UInt8(0x2F).isDigit)
    for name in ["/x", "x/", "x//y", "..", "x/./y", "\u{E5}"] {
      #expect(error(name) == .malformed(name), "\(name)")
    }
    let longest = String(repeating: "x", count: 64)
    #expect(error(longest) == .unknown(longest))
    #expect(error(longest + "x") == .malformed(longest + "x"))
  }

  @Test("Damaged zone files cause no trap")
  func damaged() {
    var seed: UInt64 = 7
    let header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 200)
    for _ in 0..<2_000 {
      var bytes = header
      for _ in 0..<8 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[5 + Int(seed >> 33) % 195] = UInt8(truncatingIfNeeded: seed >> 25)
      }
      _ = TZifReader.table(from: Array(bytes.prefix(Int(seed >> 40) % 206)))?.offset(at: 0)
    }
  }

  @Test("Every instant is found again by its local time", arguments: oslo)
  func roundTrip(zone: Zone) {
    for hour in 0..<20_000 {
      let instant = Instant(secondsSince1970: 1_640_000_000 / 3600 * 3600 + Int64(hour) * 3600)
      #expect(zone.instants(of: zone.civil(at: instant)).contains(instant))
    }
  }

  @Test("The first and last instants have years of four digits", arguments: oslo)
  func extremes(zone: Zone) {
    for seconds in [Int64.min, .max] {
      let instant = Instant(secondsSince1970: seconds)
      #expect(abs(zone.civil(at: instant).date.year) == 9999)
      #expect(instant.advanced(by: seconds) == instant)
    }
  }

  @Test(
    "Zone rules refuse values beyond their bounds",
    arguments: [
      ("<abc>3", true), ("<ab>3", false), ("abc3", true), ("ab3", false),
      ("CET-1CEST,M3.5.6,M10.5.0", true), ("CET-1CEST,M3.5.7,M10.5.0", false),
      ("CET-1CEST,M3.6.0,M10.5.0", false), ("CET-1CEST,M3.0.0,M10.5.0", false),
      ("CET-1CEST,M13.5.0,M10.5.0", false), ("CET-1CEST,M0.5.0,M10.5.0", false),
      ("CET-1CEST,J1,J365", true), ("CET-1CEST,J0,J365", false), ("CET-1CEST,J1,J366", false),
      ("CET-1CEST,0,365", true), ("CET-1CEST,0,366", false),
      ("CET-1:59CEST,J1/167,J365", true), ("CET-1:60CEST,J1,J365", false),
      ("CET-1CEST,J1/168,J365", false),
    ])
  func bounds(rule: String, isOne: Bool) {
    #expect((PosixZoneRule(rule) != nil) == isOne)
  }

  @Test("Local mean time applies before the first change of a zone")
  func beforeZones() throws {
    let zone = try Zone(identifier: "America/New_York")
    #expect(zone.offset(at: Instant(secondsSince1970: -6_000_000_000)) == -17_762)
  }
}
