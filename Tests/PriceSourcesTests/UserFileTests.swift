import CLibrary
import PriceSources
import TerminalTestSupport
import Testing

@Suite("Files of a user") struct UserFileTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    return lstat(folder.path + "/" + name, &status) == 0 ? status.st_mode : 0
  }

  @Test("Prepending lines to the settings keeps their text and permissions")
  func settings() throws {
    let path = folder.write("theme = dark\n", to: "config")
    chmod(path, 0o644)
    try UserFile.prepend("area = NO1\n", to: path)
    #expect(contents(path) == "area = NO1\ntheme = dark\n")
    #expect(mode("config") == S_IFREG | 0o644)
    try UserFile.prepend("area = NO1\n", to: folder.path + "/a/b/config")
    #expect(contents(folder.path + "/a/b/config") == "area = NO1\n")
    #expect(mode("a/b/config") == S_IFREG | 0o600)
  }

  @Test("The target of a link is replaced, whether it exists or not", arguments: ["file", "none"])
  func links(target: String) throws {
    chmod(folder.write("old", to: "file"), 0o640)
    symlink(target, folder.path + "/inner")
    symlink(folder.path + "/inner", folder.path + "/outer")
    try UserFile.write([0x6E, 0x65, 0x77], to: folder.path + "/outer")
    #expect(contents(folder.path + "/" + target) == "new")
    #expect(mode("inner") & S_IFMT == S_IFLNK && mode("outer") & S_IFMT == S_IFLNK)
    #expect(mode("file") == S_IFREG | 0o640)
  }

  @Test("A new file has the permissions that the umask leaves")
  func newFile() throws {
    let mask = umask(0)
    umask(mask)
    try UserFile.write([1], to: folder.path + "/new")
    #expect(mode("new") == S_IFREG | 0o666 & ~mask)
    #expect(folderNames(at: folder.path) == ["new"])
  }

  @Test("A pipe and an open descriptor are written to in place")
  func others() throws {
    let path = folder.path + "/pipe"
    mkfifo(path, 0o600)
    let reader = open(path, O_RDWR | O_CLOEXEC)
    defer { close(reader) }
    try UserFile.write(Array("one".utf8), to: path)
    try UserFile.write(Array("two".utf8), to: "/proc/self/fd/\(reader)")
    #expect(try readChunk(reader, Deadline()) == Array("onetwo".utf8))
    #expect(mode("pipe") & S_IFMT == S_IFIFO)
    let file = folder.write("before ", to: "file")
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    try UserFile.write(Array("after".utf8), to: "/dev/fd/\(descriptor)")
    #expect(contents(file) == "before after")
    #expect(throws: SystemFailure(code: ENOSPC)) { try UserFile.write([1], to: "/dev/full") }
    #expect(throws: SystemFailure(code: EISDIR)) { try UserFile.write([1], to: folder.path) }
  }
}
