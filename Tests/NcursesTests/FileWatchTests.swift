import TerminalTestSupport
import Testing

@testable import Ncurses

@Suite("Watched files") struct FileWatchTests {
  @Test("A change is reported when files have settled, or after a second at the latest")
  func pending() {
    var change = PendingChange()
    #expect(change.dueTime == .infinity && !isDue(&change, at: 100))
    change.note(.made, at: 10)
    #expect(!isDue(&change, at: 10.02))
    #expect(isDue(&change, at: 10.04))
    #expect(!isDue(&change, at: 11))
    change.note(.begun, at: 20)
    #expect(!isDue(&change, at: 20.4))
    change.note(.made, at: 20.4)
    #expect(isDue(&change, at: 20.44))
    for step in 0..<100 { change.note(.made, at: 30 + Double(step) / 50) }
    #expect(change.dueTime == 31)
  }

  private func isDue(_ change: inout PendingChange, at time: Double) -> Bool {
    change.isDue(at: time)
  }

  @Test("Polling detects files that are written or added, except hidden files")
  func polled() throws {
    let folder = try TemporaryDirectory()
    let file = folder.write("one", to: "a.json")
    var files = PolledFiles(paths: [folder.path, file, folder.path + "/none"])
    var changes = [files.haveChanged()]
    for (text, name) in [
      ("three", "a.json"), ("other", "b.json"), ("hidden", ".c.json"), ("new", "none"),
    ] {
      folder.write(text, to: name)
      changes += [files.haveChanged(), files.haveChanged()]
    }
    #expect(changes == [false, true, false, true, false, false, false, true, false])
  }
}
