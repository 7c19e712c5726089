import CLibrary
import Harness
import Testing

@testable import CivilTime

/// Tests of zone files, and of links that name a zone.
@Suite("Zone files") struct ZoneFilesTests {
  /// Returns a whole zone file for an hour east of Greenwich, with padding bytes at its end.
  private static func file(padding: Int = 0) -> String {
    func count(_ number: Int) -> [UInt8] { [0, 0, 0, UInt8(number)] }
    var bytes = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
    bytes += [0, 0, 0, 0, 1, 4].flatMap(count)
    bytes += [0, 0, 0x0E, 0x10, 0, 0] + Array("CET\0".utf8)
    return String(decoding: bytes + [UInt8](repeating: 0, count: padding), as: UTF8.self)
  }

  private static func offset(_ table: ZoneTable?) -> Int? { table?.offset(at: 0) }

  @Test("A regular zone file of at most a mebibyte is read")
  func sizes() throws {
    let folder = try TemporaryDirectory()
    let whole = Self.file()
    #expect(Self.offset(ZoneFiles.table(atPath: folder.write(whole, to: "whole"))) == 3600)
    #expect(ZoneFiles.table(atPath: folder.write(String(whole.dropLast()), to: "cut")) == nil)
    let room = (1 << 20) - whole.utf8.count
    let largest = folder.write(Self.file(padding: room), to: "largest")
    #expect(Self.offset(ZoneFiles.table(atPath: largest)) == 3600)
    let larger = folder.write(Self.file(padding: room + 1), to: "larger")
    #expect(ZoneFiles.table(atPath: larger) == nil)
  }

  @Test("A path that is not a regular file gives no zone, and a pipe does not block")
  func otherFiles() throws {
    let folder = try TemporaryDirectory()
    for path in [folder.path, folder.path + "/absent", "/dev/null", folder.write("", to: "empty")] {
      #expect(ZoneFiles.table(atPath: path) == nil, "\(path)")
    }
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(ZoneFiles.table(atPath: pipe) == nil)
  }

  @Test("A zone is found by its name in a folder")
  func named() throws {
    let folder = try TemporaryDirectory()
    folder.write(Self.file(), to: "There")
    #expect(Self.offset(ZoneFiles.table(named: "There", in: folder.path)) == 3600)
    #expect(ZoneFiles.table(named: "Elsewhere", in: folder.path) == nil)
  }

  @Test(
    "The name of a zone is the part of a link after the folder of zones",
    arguments: [
      ("/usr/share/zoneinfo/Europe/Oslo", "Europe/Oslo"), ("../zoneinfo/UTC", "UTC"),
      ("/a/zoneinfo/b/zoneinfo//Asia/Tokyo", "Asia/Tokyo"), ("/usr/share/Europe/Oslo", nil),
      ("/usr/share/zoneinfos/Europe/Oslo", nil), ("x", nil), ("/usr/share/zoneinfo", ""),
    ])
  func links(target: String, name: String?) throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/link"
    #expect(symlink(target, path) == 0)
    #expect(ZoneFiles.linkedIdentifier(path) == name)
  }

  @Test("A link that may be longer than the buffer names no zone")
  func longLinks() throws {
    let folder = try TemporaryDirectory()
    for (length, isRead) in [(1022, true), (1023, true), (1024, false), (1025, false)] {
      let path = folder.path + "/link\(length)"
      let name = String(repeating: "x", count: length - "/zoneinfo/".utf8.count)
      #expect(symlink("/zoneinfo/" + name, path) == 0)
      #expect(ZoneFiles.linkedIdentifier(path) == (isRead ? name : nil), "\(length)")
    }
    #expect(ZoneFiles.linkedIdentifier(folder.path) == nil)
    #expect(ZoneFiles.linkedIdentifier(folder.path + "/absent") == nil)
  }

  @Test("An empty environment variable counts as unset")
  func environment() {
    let (empty, full) = ("PRICETUI_TEST_EMPTY_ZONE", "PRICETUI_TEST_ZONE")
    setenv(empty, "", 1)
    setenv(full, "x", 1)
    defer {
      unsetenv(empty)
      unsetenv(full)
    }
    #expect(environmentVariable(empty) == nil && environmentVariable(full) == "x")
    #expect(environmentVariable("PRICETUI_TEST_NO_ZONE") == nil)
  }

  @Test("The machine's zone comes from the environment, else a link, else a file, else it is UTC")
  func machine() throws {
    let folder = try TemporaryDirectory()
    let file = folder.write(Self.file(), to: "file")
    let (link, wrong) = (folder.path + "/link", folder.path + "/wrong")
    #expect(symlink("/usr/share/zoneinfo/CET-2", link) == 0)
    #expect(symlink("/usr/share/zoneinfo/../x", wrong) == 0)
    func found(_ name: String?, _ path: String) -> String {
      let zone = Zone.found(name, link: path)
      return "\(zone.identifier) \(zone.offset(at: Instant(secondsSince1970: 0)))"
    }
    #expect(found("+03:00", link) == "+03:00 10800" && found(":+03:00", link) == "+03:00 10800")
    #expect(found(file, link) == "\(file) 3600" && found(":" + file, link) == "\(file) 3600")
    // A wrong name means UTC, as in the C library.
    #expect(found("Nowhere", link) == "UTC 0" && found(folder.path, link) == "UTC 0")
    #expect(found(nil, link) == "CET-2 7200" && found(nil, file) == "localtime 3600")
    #expect(found(nil, wrong) == "UTC 0" && found(nil, folder.path) == "UTC 0")
    #expect(found("file", folder.path) == "UTC 0")
  }
}
