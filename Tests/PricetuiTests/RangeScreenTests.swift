import TerminalTestSupport
import Testing

/// Tests of the keys for ranges, comparing, levels and the cheapest time, in a real terminal.
@Suite("Ranges in tmux", .needs("tmux"), .serialized, .waits) struct RangeScreenTests {
  private let folder: TemporaryDirectory
  private let file: String

  /// Writes two areas with five weeks of hours from Monday 20 June: the price rises by 1 øre each
  /// hour of a day and each day, and is 50 øre higher in the second area.
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

  /// Presses keys one by one and waits for a text after each; a text after `!` must disappear.
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

  @Test("Keys choose ranges, page through them and zoom") func ranges() throws {
    let tmux = try opened()
    try expect(
      [
        ("w", "11–17 July 2022"), ("PageDown", "18–24 July 2022"), ("PageDown", "no later prices"),
        ("PageUp", "11–17 July 2022"), ("m", "1–24 July 2022"), ("PageUp", "20–30 June 2022"),
        ("y", "20 June – 24 July 2022"), ("d", "Wednesday 13 July 2022"),
        ("a", "20 June – 24 July 2022"), ("d", "Wednesday 13 July 2022"),
        ("PageUp", "Tuesday 12 July 2022"), ("n", "Wednesday 13 July 2022"),
        ("+", "05:00-17:00"), ("+", "07:00-13:00"), ("-", "05:00-17:00"),
        ("Escape", "05:00-17:00"), ("Escape", "Wednesday 13 July 2022"),
      ], in: tmux)
  }

  @Test("Shift and the arrow keys extend a selection, and picking prints its slots")
  func stretches() throws {
    let tmux = try opened("pick")
    try expect(
      [
        ("n", "132 øre per kWh"), ("S-Right", "mean of 2 h"), ("S-Right", "09:00-12:00"),
        ("S-Left", "09:00-11:00"), ("S-Left", "132 øre per kWh"),
        ("S-Right", "mean of 2 h: 133 · 132–133"), ("Enter", "\"slots\":2"),
      ], in: tmux)
  }

  @Test("Keys compare the range before, switch areas and measure from a mark") func comparing()
    throws
  {
    let tmux = try opened()
    try expect(
      [
        ("=", "╍╍ 12 July 2022"), ("Right", "+1 · 12 Jul 132"), ("w", "╍╍ 4–10 July 2022"),
        ("=", "!╍╍"), ("d", "Wednesday 13 July 2022"), ("n", "132 øre per kWh"),
        ("Tab", "NO2 2/2"), ("Tab", "NO1 1/2"), ("M", "132 øre per kWh"),
        ("Right", "+1 from the mark"), ("Right", "+2 from the mark"),
        ("M", "134 øre per kWh"), ("Left", "−1 from the mark"), ("Right", "134 øre per kWh"),
        ("M", "!from the mark"),
      ], in: tmux)
  }

  @Test("Keys show the price levels, select extremes and change the chart and the day")
  func levels() throws {
    let tmux = try opened("--cheap-below", "130", "--dear-above", "140")
    try expect(
      [
        ("o", "▽ cheap   · normal   △ dear"), ("4", "▽ cheap"), ("[", "123 øre per kWh"),
        ("]", "146 øre per kWh"), ("o", "!△"), ("1", "146 øre per kWh"),
        ("5", "Wed 13"), ("=", "This chart shows"), ("j", "Thursday 14 July"),
        ("k", "Wednesday 13 July"),
      ], in: tmux)
  }

  @Test("Keys hide and show the cheapest time and change its length") func theCheapestTime() throws
  {
    let tmux = try opened()
    try expect(
      [
        ("x", "!cheapest 3 h"), ("x", "cheapest 3 h"), ("X", "cheapest 4 h"),
        ("Space", "Type to find"), ("shorter", "> shorter"), ("Left", "> shorter"),
        ("Escape", "cheapest 3 h"),
      ], in: tmux)
    let marked = try opened("--cheapest", "2h", "--select", "12:00")
    try marked.waitFor("cheapest 2 h")
  }
}
