import CivilTime
import Foundation
import TerminalTestSupport
import Testing

@testable import ElectricityPrices
@testable import pricetui

@Suite("The first run", .needs("tmux"), .serialized, .waits) struct FirstRunTests {
  private let home: Home

  init() throws { home = try Home() }

  private func opened(_ words: [String] = []) throws -> TmuxSession {
    let tmux = try TmuxSession(
      program, words + ["--now", Home.noon], environment: home.environment)
    try tmux.waitFor("Which area are you in?")
    return tmux
  }

  /// Opens the questions about taxes and fees from the menu.
  private func askForCharges(_ tmux: TmuxSession) throws {
    try tmux.openMenu(typing: "grid fee")
    try tmux.press("Enter")
  }

  /// Quits, answers with a key whether the answers are kept, and returns the last screen.
  @discardableResult
  private func keep(_ tmux: TmuxSession, with key: String = "Enter") throws -> [String] {
    try tmux.press("q")
    try tmux.waitFor("Keep these answers?")
    try tmux.press(key)
    return try tmux.waitFor("status 0")
  }

  @Test("Choosing an area shows the chart, and answers about tax, fee and support can be saved")
  func answers() throws {
    let tmux = try opened()
    try tmux.waitFor { $0[3].hasPrefix("  NO1") && $0[3].contains("Oslo") }
    try tmux.type("berg")
    try tmux.waitFor { $0[3].hasPrefix("  NO5") }
    try tmux.press("Enter")
    let first = try tmux.waitFor("now 15:00-16:00")
    #expect(first[0].contains("NO5") && first[0].contains("1,500"))
    try askForCharges(tmux)
    try tmux.waitFor("Which value-added tax")
    #expect(try tmux.screen()[3].contains("25 %"))
    try tmux.press("Enter")
    try tmux.waitFor("How much is the grid fee")
    try tmux.type("51,25")
    try tmux.waitFor("> 51,25")
    try tmux.press("Enter")
    try tmux.waitFor("Which scheme")
    try tmux.press("Enter")
    // 15 kr with tax, and the grid fee.
    try tmux.waitFor { $0[0].contains("NO5") && $0[0].contains("1,926") }
    let file = home.path + "/config/pricetui/config"
    #expect(!FileManager.default.fileExists(atPath: file))
    try keep(tmux)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "area = NO5\nvat = 25\nadd = 51,25\n")
    let again = try home.run(["now", "--line-format", "{area} {price}"])
    #expect(again.output == "NO5 1,926\n" && again.messages == "")
  }

  @Test("The word for a day also asks for the area, and answers that cannot be saved are reported")
  func dayWithoutPlace() throws {
    try Data().write(to: URL(filePath: home.path + "/config"))
    let tmux = try opened(["tomorrow"])
    try tmux.press("Enter")
    let chart = try tmux.waitFor("Saturday 21 November 2026")
    #expect(chart[0].contains("NO1"))
    let screen = try keep(tmux)
    #expect(screen.joined().contains("config/pricetui/config cannot be written: Not a directory."))
  }

  @Test("Escape at a question returns to the chart, and declining to save writes no file")
  func notKept() throws {
    let tmux = try opened()
    try tmux.press("Enter")
    try tmux.waitFor("now 15:00-16:00")
    try askForCharges(tmux)
    try tmux.waitFor("Which value-added tax")
    try tmux.press("Escape")
    try tmux.waitFor { $0[0].contains("now 15:00-16:00") && $0[0].contains("1,500") }
    try keep(tmux, with: "Escape")
    #expect(!FileManager.default.fileExists(atPath: home.path + "/config"))
  }

  @Test("Escape at the question for the area quits without fetching")
  func leaving() throws {
    let tmux = try opened()
    try tmux.press("Escape")
    try tmux.waitFor("status 0")
    #expect(!FileManager.default.fileExists(atPath: home.path + "/config"))
    #expect(home.server.requests.isEmpty)
  }

  @Test("Values in the settings file are not asked for and remain in the file")
  func settingsWithoutArea() throws {
    let folder = home.path + "/config/pricetui"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let settings = "# mine\nvat = 10\ntheme = dark\n[SE3]\nadd = 5\n"
    try Data(settings.utf8).write(to: URL(filePath: home.path + "/settings"))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/config", withDestinationPath: home.path + "/settings")
    let tmux = try opened()
    try tmux.press("Enter")
    try tmux.waitFor("now 15:00-16:00")
    try askForCharges(tmux)
    let screen = try tmux.waitFor("How much is the grid fee")
    // The energy tax is 8.13 øre without VAT.
    #expect(screen[4].contains("8.94"))
    try tmux.press("Enter")
    try tmux.waitFor("Which scheme")
    try tmux.press("Enter")
    let chart = try tmux.waitFor("now 15:00-16:00")
    #expect(chart[0].contains("NO1") && chart[0].contains("1,650"))
    try keep(tmux)
    let kept = try String(contentsOfFile: home.path + "/settings", encoding: .utf8)
    #expect(kept == "area = NO1\n" + settings)
    let link = try FileManager.default.attributesOfItem(atPath: folder + "/config")
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test("Without a terminal a message gives an example command")
  func withoutTerminal() throws {
    let run = try home.run([], now: nil)
    #expect(run.status == .exited(64) && run.messages.contains("pricetui --area NO1"))
  }

  @Test(
    "VAT is offered at the rate that the table has for the area and date",
    arguments: [
      ("NO1", "2026-11-20", "25"), ("NO4", "2026-11-20", "0"), ("FI", "2026-11-20", "25.5"),
      ("FI", "2024-08-31", "24"), ("FI", "2023-04-30", nil), ("DE-LU", "2026-01-01", "19"),
      ("GB-C", "2026-01-01", "5"),
      ("FR", "2026-01-01", nil), ("NO1", "2027-01-01", nil), ("EE", "2025-06-30", nil),
      ("NL", "2026-11-20", "21"),
    ])
  func taxes(area: String, date: String, percent: String?) throws {
    guard case .date(let day)? = ISOTime(date) else { return }
    #expect(HouseholdCharges.valueAddedTax.of(area, on: day).first?.value.description == percent)
  }

  @Test(
    "Energy taxes are offered as the table has them for the area and date",
    arguments: [
      ("NO1", "2026-11-20", ["forbruksavgift 7.13", "Energifondet 1"]),
      ("NO1", "2025-06-01", ["forbruksavgift 16.93", "Energifondet 1"]),
      ("NO1", "2023-12-31", []),
      ("NO5", "2024-03-31", ["forbruksavgift 9.51", "Energifondet 1"]),
      ("NO5", "2024-04-01", ["forbruksavgift 16.44", "Energifondet 1"]),
      ("SE3", "2026-01-01", ["energiskatt 36"]), ("SE1", "2026-01-01", ["energiskatt 26.4"]),
      ("DK2", "2027-12-31", ["elafgift 0.8"]),
      ("DE-LU", "2026-01-01", ["Stromsteuer 2.05"]),
      ("GB-C", "2026-01-01", ["Climate Change Levy 0"]),
    ])
  func levies(area: String, date: String, levies: [String]) throws {
    guard case .date(let day)? = ISOTime(date) else { return }
    #expect(
      HouseholdCharges.levies.of(area, on: day)
        .map { "\($0.value.name) \($0.value.amount)" } == levies)
  }

  /// The reader skips rows that it cannot parse; comparing the counts finds them.
  @Test("Every row of the tables of national values is parsed and names its source")
  func tables() throws {
    let resources = packageFolder.appending(path: "Resources")
    func rows(_ name: String) throws -> Int {
      try String(contentsOf: resources.appending(path: name), encoding: .utf8)
        .split(separator: "\n").count - 1
    }
    let sources: [(String, [String])] = [
      ("value-added-tax.csv", HouseholdCharges.valueAddedTax.map(\.source)),
      ("electricity-taxes.csv", HouseholdCharges.levies.map(\.source)),
      ("grid-tariff-shapes.csv", HouseholdCharges.gridHours.map(\.source)),
      ("norwegian-support.csv", SupportScheme.table.map(\.source)),
    ]
    for (name, sources) in sources {
      #expect(try sources.count == rows(name) && sources.allSatisfy { $0.count > 5 }, "\(name)")
    }
    for shape in HouseholdCharges.gridHours {
      let ends = shape.value.map { $0.split(separator: "-").compactMap { Int($0) } }
      #expect(ends.first?.first == 0 && ends.last?.last == 24)
      #expect(zip(ends, ends.dropFirst()).allSatisfy { $0.last == $1.first })
    }
  }

  @Test("Danish grid fees are asked for by tariff hours, and all of them are saved")
  func danishGrid() throws {
    let tmux = try opened()
    try tmux.type("DK1")
    try tmux.waitFor { $0[3].hasPrefix("  DK1") }
    try tmux.press("Enter")
    try tmux.waitFor("now 15:00-")
    try askForCharges(tmux)
    try tmux.waitFor("Which value-added tax")
    try tmux.press("Enter")
    let screen = try tmux.waitFor("00-06=… 06-17=… 17-21=… 21-24=…")
    #expect(screen[4].contains("taxes alone: elafgift 0.8"))
    try tmux.type("00-06=12 06-17=18 17-21=45 21-24=18")
    try tmux.waitFor("> 00-06=12 06-17=18 17-21=45 21-24=18")
    try tmux.press("Enter")
    try tmux.waitFor("now 15:00-")
    try keep(tmux)
    #expect(
      try String(contentsOfFile: home.path + "/config/pricetui/config", encoding: .utf8)
        == "area = DK1\nvat = 25\nadd = 00-06=12\nadd = 06-17=18\nadd = 17-21=45\n"
        + "add = 21-24=18\n")
  }
}
