import CLibrary
import Harness
import Testing

@testable import CivilTime

/// Files of zones, and links that name a zone.
@Suite("Files of zones") struct ZoneFilesTests {
  /// A whole file of an hour east of Greenwich, with so many bytes behind.
  private static func file(padding: Int = 0) -> String {
    func count(_ number: Int) -> [UInt8] { [0, 0, 0, UInt8(number)] }
    var bytes = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
    bytes += [0, 0, 0, 0, 1, 4].flatMap(count)
    bytes += [0, 0, 0x0E, 0x10, 0, 0] + Array("CET\0".utf8)
    return String(decoding: bytes + [UInt8](repeating: 0, count: padding), as: UTF8.self)
  }

  private static func offset(_ table: ZoneTable?) -> Int? { table?.offset(at: 0) }

  @Test("A regular file of a MiB at most is read")
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

  @Test("What is no regular file is none, and a pipe is not waited for")
  func otherFiles() throws {
    let folder = try TemporaryDirectory()
    for path in [folder.path, folder.path + "/absent", "/dev/null", folder.write("", to: "empty")] {
      #expect(ZoneFiles.table(atPath: path) == nil, "\(path)")
    }
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(ZoneFiles.table(atPath: pipe) == nil)
  }

  @Test("A name is looked up in a folder")
  func named() throws {
    let folder = try TemporaryDirectory()
    folder.write(Self.file(), to: "There")
    #expect(Self.offset(ZoneFiles.table(named: "There", in: folder.path)) == 3600)
    #expect(ZoneFiles.table(named: "Elsewhere", in: folder.path) == nil)
  }

  @Test(
    "The name of a zone is what a link has behind the folder of zones",
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

  @Test("A link that may be longer than what was read of it names nothing")
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

  @Test("Variables of the environment that are empty are none")
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

  @Test("The machine's zone is that of the environment, else of a link, of a file, UTC")
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
    // A name that is wrong is universal time, as it is to the C library.
    #expect(found("Nowhere", link) == "UTC 0" && found(folder.path, link) == "UTC 0")
    #expect(found(nil, link) == "CET-2 7200" && found(nil, file) == "localtime 3600")
    #expect(found(nil, wrong) == "UTC 0" && found(nil, folder.path) == "UTC 0")
    #expect(found("file", folder.path) == "UTC 0")
  }
}
