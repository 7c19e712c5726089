import CivilTime
import Foundation
import SourceServer

/// A home folder for a single test, with a server that plays the sources.
final class Home {
  let path = "/tmp/pricetui-home-\(UUID().uuidString)"
  let server: SourceServer

  init(_ handler: @escaping SourceServer.Handler = Home.play) throws {
    server = try SourceServer(handler)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static let noon = "2026-11-20T15:00+01:00"
  static let play = played(knowsTomorrow: true)

  static func played(knowsTomorrow: Bool) -> SourceServer.Handler {
    { request in
      let now = ISOTime(noon)?.instant(in: .utc) ?? .now
      return PlayedSources(now: now, knowsTomorrow: knowsTomorrow).reply(request)
    }
  }

  var environment: [String: String] {
    [
      "HOME": path, "XDG_CACHE_HOME": path + "/cache", "XDG_CONFIG_HOME": path + "/config",
      "PRICETUI_BASE_URL": server.address, "TZ": "Europe/Oslo", "LANG": "C.UTF-8",
    ]
  }

  /// Writes the settings file.
  func configure(_ text: String) throws {
    let folder = path + "/config/pricetui"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: folder + "/config"))
  }

  /// Runs the program without a terminal, with the time set unless it is `nil`.
  func run(
    _ arguments: [String], _ further: [String: String?] = [:], now: String? = noon
  ) throws -> Run {
    try PricetuiTests.run(
      arguments + (now.map { ["--now", $0] } ?? []),
      environment: (environment as [String: String?]).merging(further) { $1 })
  }
}
