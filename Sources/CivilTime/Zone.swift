import CLibrary

/// The reason why a text does not name a zone.
public enum ZoneError: Error, Hashable, Sendable {
  /// The text is neither an identifier nor an offset nor a POSIX rule.
  case malformed(String)
  /// The name is neither in the system's zone files nor in the built-in table.
  case unknown(String)
}

/// A time zone: the offset of local time from UTC at every instant.
///
/// Two zones are equal if they have the same identifier. Copies share their table.
public struct Zone: Hashable, Sendable {
  /// The name, such as `Europe/Oslo`, `UTC` or `+02:00`.
  public let identifier: String
  let table: ZoneTable
}

extension Zone {
  /// Coordinated universal time.
  public static let utc = Zone(identifier: "UTC", table: ZoneTable(offset: 0))

  /// Finds a zone by an IANA name, a fixed offset (`+02:00`, `-0330`, `Z`, `UTC+1`) or a POSIX rule
  /// (`CET-1CEST,M3.5.0,M10.5.0/3`).
  ///
  /// `UTC+1` is to the east of Greenwich; only the variable `TZ` counts its hours to the west.
  /// Names are looked up in `$TZDIR` or `/usr/share/zoneinfo`, then among zones of markets.
  ///
  /// - Throws: ``ZoneError`` if the text is malformed or the name is unknown.
  public init(identifier: String) throws(ZoneError) {
    if ["UTC", "GMT", "Etc/UTC"].contains(identifier) {
      self = .utc
    } else if let offset = ISOTime.offset(identifier) {
      self.init(secondsEast: offset)
    } else if let rule = PosixZoneRule(identifier), identifier.utf8.contains(where: \.isDigit) {
      let isUTC = rule.summer == nil && ["UTC", "GMT"].contains(where: identifier.hasPrefix)
      let zone = Zone(identifier: identifier, table: ZoneTable(rule: rule))
      self = isUTC ? Zone(secondsEast: -rule.standardOffset) : zone
    } else {
      guard Zone.isWellFormed(identifier) else { throw .malformed(identifier) }
      if let table = ZoneFiles.table(named: identifier) {
        self.init(identifier: identifier, table: table)
      } else if let rule = BuiltInZones.rule(for: identifier) {
        self.init(identifier: identifier, table: ZoneTable(rule: rule))
      } else {
        throw .unknown(identifier)
      }
    }
  }

  /// Creates a zone with a fixed offset in seconds east of Greenwich; clamps to ±26 hours.
  public init(secondsEast: Int) {
    let offset = min(max(secondsEast, -93_600), 93_600)
    let name = offset == 0 ? "UTC" : ISOTime.offsetText(offset)
    self.init(identifier: name, table: ZoneTable(offset: offset))
  }

  /// The system's zone: `TZ` if set, otherwise `/etc/localtime`, otherwise UTC.
  ///
  /// Read again at every call.
  public static var current: Zone {
    found(environmentVariable("TZ"), link: "/etc/localtime")
  }

  /// Returns the zone of a name if it is given, otherwise of a zone file or a link to one,
  /// otherwise UTC.
  static func found(_ name: String?, link path: String) -> Zone {
    if var name {
      if name.hasPrefix(":") { name.removeFirst() }
      if name.hasPrefix("/"), let table = ZoneFiles.table(atPath: name) {
        return Zone(identifier: name, table: table)
      }
      let rule = name.utf8.contains(where: \.isDigit) ? PosixZoneRule(name) : nil
      return rule.map { Zone(identifier: name, table: ZoneTable(rule: $0)) }
        ?? (try? Zone(identifier: name)) ?? .utc
    }
    if let name = ZoneFiles.linkedIdentifier(path), let zone = try? Zone(identifier: name) {
      return zone
    }
    return ZoneFiles.table(atPath: path).map { Zone(identifier: "localtime", table: $0) } ?? .utc
  }

  /// Returns whether both zones have the same identifier.
  public static func == (left: Zone, right: Zone) -> Bool { left.identifier == right.identifier }
  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Letters, digits and `_+-` in parts between slashes, so that no path leads out of the zone
  /// folder.
  private static func isWellFormed(_ identifier: String) -> Bool {
    let parts = identifier.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
    return identifier.utf8.count <= 64
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy {
            (0x41...0x5A).contains($0 & 0xDF) || $0.isDigit || [0x2B, 0x2D, 0x5F].contains($0)
          }
      }
  }
}

extension UInt8 {
  /// Whether this is an ASCII digit.
  var isDigit: Bool { self &- 0x30 < 10 }
}
