import TerminalTestSupport
import Testing

@Suite("Screens in tmux", .needs("tmux"), .serialized, .waits) struct ScreenTests {
  private func opened(_ options: [String] = [], columns: Int = 80, rows: Int = 24) throws
    -> TmuxSession
  {
    let tmux = try TmuxSession(program, sampleDay + options, columns: columns, rows: rows)
    try tmux.waitFor("q quit")
    return tmux
  }

  @Test("Keys move the selection, and `q` quits") func keysSelect() throws {
    let tmux = try opened()
    let keys: [(key: String, range: String, price: String)] = [
      ("Right", "10:00-11:00", "409"), ("Left", "09:00-10:00", "408"), ("l", "10:00-11:00", "409"),
      ("h", "09:00-10:00", "408"), ("[", "13:00-14:00", "326"), ("]", "19:00-20:00", "447"),
      ("n", "09:00-10:00", "408"),
    ]
    for (key, range, price) in keys {
      try tmux.press(key)
      try tmux.waitFor { $0.count > 4 && $0[3].contains(range) && $0[4].contains("\(price) øre") }
    }
    try tmux.press("Escape")
    try tmux.waitFor { !isAnnotated($0, "øre per kWh") }
    try tmux.quit()
  }

  @Test("The screen shows the same chart as --print") func theSameFrameAsPrinted() throws {
    // Colours would change the kind of the chart and add a legend.
    let options = ["--select", "13:00", "--color", "never"]
    let tmux = try opened(options)
    let screen = try tmux.waitFor { isAnnotated($0, "13:00-14:00") }
    let printed = try run(sampleDay + options + ["--size", "80x24"]).output
      .split(separator: "\n", omittingEmptySubsequences: false)
    // The tabs and the status row differ, because the screen names its keys there.
    let rows = [0] + Array(2..<23)
    #expect(rows.allSatisfy { screen[$0] == printed[$0] })
  }

  @Test("A click selects an hour in every kind of chart, and a second click clears the selection")
  func theMouseSelectsAndClears() throws {
    let tmux = try opened()
    let place = try #require(column(ofHour: 13, in: try tmux.screen()))
    func click() throws {
      try tmux.mouse(0, column: place, row: 10)
      try tmux.mouse(0, column: place, row: 10, isRelease: true)
    }
    // The area comes last, because it is shown at the start.
    for kind in ["1", "2", "4", "3"] {
      let before = try tmux.screen()
      try tmux.press(kind)
      // A click refers to the visible chart, so the new chart must be drawn first.
      try tmux.waitFor { $0 != before }
      try click()
      try tmux.waitFor { isAnnotated($0, "13:00-14:00") }
      try click()
      try tmux.waitFor { !isAnnotated($0, "13:00-14:00") }
    }
  }

  @Test("Dragging and the wheel move the selection, and clicks outside the plot do nothing")
  func dragsAndTheWheel() throws {
    let tmux = try opened()
    try tmux.mouse(0, column: 20, row: 10)
    for column in 21...120 { try tmux.mouse(32, column: min(column, 79), row: 2) }
    try tmux.waitFor { isAnnotated($0, "23:00-00:00") }
    try tmux.mouse(0, column: 79, row: 2, isRelease: true)
    try tmux.mouse(64, column: 40, row: 10)
    try tmux.waitFor { isAnnotated($0, "22:00-23:00") }
    try tmux.mouse(65, column: 40, row: 10)
    try tmux.waitFor { isAnnotated($0, "23:00-00:00") }
    // A click outside the plot does nothing.
    try tmux.mouse(0, column: 40, row: 23)
    try tmux.mouse(0, column: 40, row: 23, isRelease: true)
    try tmux.press("Left")
    try tmux.waitFor { isAnnotated($0, "22:00-23:00") }
  }

  @Test("A click selects in columns beyond 223") func columnsBeyond223() throws {
    let tmux = try opened(columns: 300, rows: 40)
    let place = try #require(column(ofHour: 22, in: try tmux.screen()))
    #expect(place > 223)
    try tmux.mouse(0, column: place, row: 20)
    try tmux.waitFor { isAnnotated($0, "22:00-23:00") }
  }

  @Test("Resizing to tiny and large windows and back restores the same screen") func otherExtents()
    throws
  {
    let tmux = try opened()
    let before = try tmux.screen()
    for (columns, rows) in [(1, 1), (20, 5), (200, 60), (3, 40), (1, 1)] {
      try tmux.resize(columns: columns, rows: rows)
    }
    try tmux.resize(columns: 80, rows: 24)
    try tmux.waitFor { $0 == before }
    try tmux.resize(columns: 1, rows: 1)
    try tmux.press("q")
    try tmux.resize(columns: 80, rows: 24)
    try tmux.waitFor("status 0")
  }

  @Test("The key `?` shows the list of keys, and Escape closes it") func theListOfKeys() throws {
    let tmux = try opened()
    try tmux.press("?")
    try tmux.waitFor("When is it cheap")
    try tmux.press("Escape")
    try tmux.waitFor { screen in !screen.contains { $0.contains("When is it cheap") } }
  }

  @Test("The current hour advances with the clock") func timePasses() throws {
    let tmux = try TmuxSession(program, [samplePath, "--now", "2022-07-12T09:59:57"])
    try tmux.waitFor("now 09:00-10:00")
    try tmux.waitFor("now 10:00-11:00")
  }

  @Test("The cursor is on the annotation") func theCursorRestsOnTheAnnotation() throws {
    let tmux = try opened()
    try tmux.press("[")
    let screen = try tmux.waitFor { isAnnotated($0, "13:00-14:00") }
    let column = screen[3].prefix { $0 == " " }.count + 2
    _ = try polling { try tmux.cursor == "\(column),3" ? true : nil }
  }

  @Test("The program can be suspended and resumed") func suspendsAndComesBack() throws {
    let words = ([program] + sampleDay).map { "'\($0)'" }.joined(separator: " ")
    let tmux = try TmuxSession("/bin/bash", ["--norc", "-i"], environment: ["PS1": "shell> "])
    try tmux.waitFor("shell>")
    try tmux.type(words + "\r")
    // The last row is drawn last.
    let before = try tmux.waitFor("q quit")
    try tmux.press("C-z")
    try tmux.waitFor("Stopped")
    #expect(try tmux.modes == "0 0 1")
    try tmux.type("fg\r")
    try tmux.waitFor { $0.prefix(20) == before.prefix(20) }
    try tmux.press("q")
    try tmux.waitFor { !$0[0].contains("12 July 2022  ") }
    #expect(try tmux.modes == "0 0 1")
  }

  @Test("Tab switches between the series of a file") func tabShowsTheOtherSeries() throws {
    let folder = try TemporaryDirectory()
    let rows = ["NO1", "NO2"].enumerated().flatMap { number, area in
      (0..<4).map { hour in
        "2026-01-01T0\(hour):00Z;\(area);\(number * 100 + hour)"
      }
    }
    let file = folder.write(
      "HourUTC;PriceArea;SpotPriceEUR\n" + rows.joined(separator: "\n"), to: "a.csv")
    let tmux = try TmuxSession(program, [file, "--now", "2026-01-01T02:30"])
    try tmux.waitFor("NO1")
    try tmux.press("Tab")
    try tmux.waitFor("NO2")
    try tmux.press("Tab")
    try tmux.waitFor("NO1")
  }

  @Test("Ctrl-L repairs a screen that another program has written to")
  func redrawingRepairs() throws {
    let tmux = try opened()
    let before = try tmux.screen()
    try tmux.overwrite("\u{1B}7\u{1B}[5;1HDAMAGE\u{1B}8")
    try tmux.waitFor("DAMAGE")
    try tmux.press("C-l")
    try tmux.waitFor { $0 == before }
  }
}

@Suite("Screens in xterm", .needsXterm, .serialized, .waits) struct PointerTests {
  @Test("The real pointer selects by clicking, dragging and scrolling") func aRealPointer() throws {
    let xterm = try XtermSession(program, sampleDay)
    // These are the last words of a frame; xterm may show its first rows before the rest.
    let screen = try xterm.waitFor("q quit")
    let hour = { (hour: Int) in try #require(column(ofHour: hour, in: screen)) }
    try xterm.click(column: hour(13), row: 18)
    try expect("13:00-14:00", "326 øre per kWh", in: xterm)
    try xterm.drag(from: hour(13), to: hour(19), row: 15)
    try expect("19:00-20:00", "447 øre per kWh", in: xterm)
    try xterm.click(column: hour(19), row: 15, button: 5)
    try expect("20:00-21:00", "428 øre per kWh", in: xterm)
    try xterm.click(column: hour(19), row: 15, button: 4)
    try expect("19:00-20:00", "447 øre per kWh", in: xterm)
    try xterm.click(column: hour(19), row: 15)
    try xterm.drag(from: hour(6), to: 0, row: 15)
    try expect("00:00-01:00", "373 øre per kWh", in: xterm)
    try xterm.press("q")
    #expect(try xterm.waitForExit() == .exited(0))
  }

  @Test("The right button selects several hours, and Ctrl with the wheel zooms in and out")
  func stretchAndZoom() throws {
    let xterm = try XtermSession(program, sampleDay)
    let screen = try xterm.waitFor("q quit")
    let hour = { (hour: Int) in try #require(column(ofHour: hour, in: screen)) }
    try xterm.drag(from: hour(6), to: hour(12), row: 15, button: 3)
    try xterm.waitFor("06:00-13:00")
    try xterm.holding("ctrl") { try xterm.click(column: hour(12), row: 15, button: 4) }
    // The title names the hours when the chart shows only a part of the day.
    try xterm.waitFor("12 July 2022 0")
    try xterm.holding("ctrl") { try xterm.click(column: hour(12), row: 15, button: 5) }
    try xterm.waitFor("12 July 2022   ")
    try xterm.waitFor("06:00-13:00")
  }

  @Test("Hovering selects with --hover") func hovering() throws {
    let xterm = try XtermSession(program, sampleDay + ["--hover"])
    // These are the last words of a frame; xterm may show its first rows before the rest.
    let screen = try xterm.waitFor("q quit")
    try xterm.move(column: try #require(column(ofHour: 3, in: screen)), row: 20)
    try expect("03:00-04:00", "360 øre per kWh", in: xterm)
  }

  private func expect(_ range: String, _ price: String, in xterm: XtermSession) throws {
    // The price is below the range, so both are drawn once the price is.
    let screen = try xterm.waitFor(price)
    let row = try #require(screen.firstIndex { $0.contains(price) })
    #expect(row > 0 && screen[row - 1].contains(range))
  }
}
