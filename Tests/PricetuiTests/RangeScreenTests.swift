import TerminalTestSupport
import Testing

/// All keys for ranges, comparing, levels and the cheapest time, in a real terminal.
@Suite(
  "Ranges in tmux", .enabled(if: ExternalTool.hasTmux, "tmux is not installed"), .serialized, .waits
)
struct RangeScreenTests {
  private let folder: TemporaryDirectory
  private let file: String

  /// Two areas, five weeks of hours from Monday 20 June on: an øre more each hour of a day, each
  /// day, and 50 more in the second area.
  init() throws {
    folder = try TemporaryDirectory()
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    func start(_ hours: Int) -> String {
      let day = 20 + hours / 24
      return "2022-\(day > 30 ? "07" : "06")-\(two(day > 30 ? day - 30 : day))"
        + "T\(two(hours % 24)):00+02:00"
    }
    let rows = (0..<2).flatMap { area in
      (0..<35 * 24).map { hour in
        let price = 100 + hour % 24 + hour / 24 + 50 * area
        return "\(start(hour)),\(start(hour + 1)),\(price),øre/kWh,NO\(area + 1),excluded\n"
      }
    }
    file = folder.write("start,end,price,unit,area,vat\n" + rows.joined(), to: "prices.csv")
  }

  private func opened(_ options: String...) throws -> TmuxSession {
    let tmux = try TmuxSession(
      program, options + [file, "--now", "2022-07-13T09:30", "--range", "day"], columns: 120,
      rows: 30)
    try tmux.waitFor("q quit")
    return tmux
  }

  /// Presses keys one by one, and waits for a text after each; a text after `!` is to go.
  private func expect(_ steps: [(key: String, text: String)], in tmux: TmuxSession) throws {
    for (key, text) in steps {
      try tmux.press(key)
      try tmux.waitFor { screen in
        text.hasPrefix("!")
          ? !screen.contains { $0.contains(text.dropFirst()) }
          : screen.contains { $0.contains(text) }
      }
    }
  }

  @Test("Ranges") func ranges() throws {
    let tmux = try opened()
    try expect(
      [
        ("w", "11–17 July 2022"), ("PageDown", "18–24 July 2022"), ("PageDown", "no later prices"),
        ("PageUp", "11–17 July 2022"), ("m", "1–24 July 2022"), ("PageUp", "20–30 June 2022"),
        ("y", "20 June – 24 July 2022"), ("d", "Wednesday 13 July 2022"),
        ("a", "20 June – 24 July 2022"), ("t", "Wednesday 13 July 2022"),
        ("PageUp", "Tuesday 12 July 2022"), ("t", "Wednesday 13 July 2022"),
        ("+", "05:00–17:00"), ("+", "07:00–13:00"), ("-", "05:00–17:00"), ("0", "13–14 July"),
        ("d", "Wednesday 13 July 2022"), (">", "13–14 July 2022"), ("<", "Wednesday 13 July 2022"),
      ], in: tmux)
  }

  @Test("Stretches") func stretches() throws {
    let tmux = try opened("pick")
    try expect(
      [
        ("n", "132 øre per kWh"), ("S-Right", "mean of 2 h"), ("S-Right", "09:00 – 12:00"),
        ("S-Left", "09:00 – 11:00"), ("S-Left", "132 øre per kWh"),
        ("S-Right", "difference +1"), ("Enter", "\"slots\":2"),
      ], in: tmux)
  }

  @Test("Comparing") func comparing() throws {
    let tmux = try opened()
    try expect(
      [
        ("=", "╍╍ 12 July 2022"), ("Right", "12 Jul 132 · +1 from now"), ("w", "╍╍ 4–10 July 2022"),
        ("=", "!╍╍"), ("d", "Wednesday 13 July 2022"),
        ("&", "● [NO1]   ■ NO2"), ("n", "NO1 132 · NO2 182 øre per kWh"),
        ("Tab", "● NO1   ■ [NO2]"), ("&", "!■"), ("BTab", "NO1 1/2"),
        ("M", "132 øre per kWh"), ("Right", "+1 from the mark"), ("C-Right", "+4 from the mark"),
        ("M", "136 øre per kWh"), ("Left", "-1 from the mark"), ("Right", "136 øre per kWh"),
        ("M", "!from"),
        // From 100 of the first hour to 207 of the last one in the other area.
        ("L", "200 ┈"), ("Tab", "200 ┈"), ("BTab", "NO1 1/2"), ("PageUp", "200 ┈"), ("L", "!200 ┈"),
      ], in: tmux)
  }

  @Test("Levels") func levels() throws {
    let tmux = try opened("--cheap-below", "130", "--dear-above", "140")
    try tmux.waitFor("▽ cheap   · normal   △ expensive")
    try expect(
      [
        ("4", "▽ cheap"), ("Home", "123 øre per kWh · cheap"),
        ("End", "146 øre per kWh · expensive"),
        ("o", "!△"), ("1", "146 øre per kWh"),
      ], in: tmux)
    func lines(_ screen: [String]) -> Int { screen.count { $0.contains("──────") } }
    let before = lines(try tmux.screen())
    try tmux.press("e")
    try tmux.waitFor { lines($0) == before + 1 }
    try expect(
      [
        ("5", "Wed 13"), ("o", "This chart shows"), ("j", "Thursday 14 July"),
        ("k", "Wednesday 13 July"),
      ], in: tmux)
  }

  @Test("The cheapest time") func theCheapestTime() throws {
    let tmux = try opened()
    try expect(
      [
        ("x", "Cheapest 3 hours: Thu 14 Jul 00:00-03:00"), ("X", "Cheapest 4 hours"),
        ("M-x", "Cheapest 3 hours"), ("}", "Thursday 14 July 2022"), ("x", "!Cheapest"),
      ], in: tmux)
    let marked = try opened("--cheapest", "2h", "--select", "12:00")
    try marked.waitFor("Cheapest 2 hours: Thu 14 Jul 00:00-02:00")
  }
}
