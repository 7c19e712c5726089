import TerminalTestSupport
import Testing

@Suite("Forecasts on the command line") struct ForecastTests {
  private let folder: TemporaryDirectory
  private let known, forecast: String

  init() throws {
    folder = try TemporaryDirectory()
    let head = "start,end,price,unit,area,vat,origin,low,high,band,issued\n"
    func row(_ hour: Int, _ price: Int, _ origin: String, _ rest: String) -> String {
      let times = [hour, hour + 1].map { "2027-03-09T\($0 < 10 ? "0" : "")\($0):00:00+01:00" }
      return "\(times[0]),\(times[1]),\(price),øre/kWh,NO1,excluded,\(origin),\(rest)\n"
    }
    known = folder.write(
      head + (8..<14).map { row($0, 40 + $0, "known", ",,,") }.joined(), to: "known.csv")
    let issued = "p10-p90,2027-03-08T20:00:00Z"
    forecast = folder.write(
      head
        + (6..<20).map { row($0, 30 + $0 % 5, "forecast", "\(20 + $0 % 5),\(60 - $0),\(issued)") }
        .joined(), to: "forecast.csv")
  }

  /// Runs a command on both files at nine o'clock.
  private func run(
    _ command: [String], _ options: [String] = [], files: [String]? = nil, at time: String = "09:00"
  ) throws -> Run {
    try PricetuiTests.run(
      command + (files ?? [known, forecast])
        + ["--no-config", "--locale", "en_GB", "--now", "2027-03-09T\(time)+01:00"] + options)
  }

  @Test(
    "The cheapest time uses known prices and mentions a cheaper forecast, or includes forecasts")
  func cheapest() throws {
    let told = try run(["cheapest", "2h"])
    #expect(told.status == .exited(0), "\(told.messages)")
    #expect(
      told.output.hasPrefix("Cheapest 2 hours: Tue 9 Mar 09:00-11:00, 50 øre per kWh on average."))
    #expect(
      told.output.contains("A forecast expects 19 less: Tue 9 Mar 15:00-17:00, between 5 and 29"),
      "\(told.output)")
    #expect(told.messages.contains("6 hours of these prices are a forecast of 2027-03-08 21:00"))
    let counted = try run(["cheapest", "2h"], ["--with-forecast"])
    #expect(counted.output.contains("Tue 9 Mar 15:00-17:00"))
    #expect(counted.output.contains("A forecast makes up 2 hours of this."))
    let json = try run(["cheapest", "2h"], ["--output", "json"]).output
    #expect(json.contains("\"forecast_hours\":0,") || json.contains("\"forecast_hours\": 0,"))
    #expect(json.contains("2027-03-09T15:00:00+01:00"), "\(json)")
    let alone = try run(["cheapest", "2h"], files: [forecast])
    #expect(alone.status == .exited(65) && alone.output == "")
    #expect(alone.messages.contains("with known prices is to come; a forecast expects Tue 9 Mar"))
  }

  @Test("Statistics cover known prices only, unless --with-forecast includes forecasts")
  func statistics() throws {
    let told = try run(["stats"])
    #expect(told.status == .exited(0))
    #expect(
      told.messages.contains("6 hours of a forecast are left out; --with-forecast counts"),
      "\(told.messages)")
    let counted = try run(["stats"], ["--with-forecast"])
    #expect(counted.output != told.output && !counted.messages.contains("left out; --with"))
    let alone = try run(["stats"], files: [forecast])
    #expect(alone.status == .exited(65))
    #expect(alone.messages.contains("All of these prices are a forecast"))
  }

  @Test("Alerts and status lines ignore forecasts, unless --with-forecast includes and marks them")
  func now() throws {
    #expect(try run(["now"], ["--below", "500"], at: "15:30").status == .exited(2))
    #expect(
      try run(["now"], ["--below", "500", "--with-forecast"], at: "15:30").status == .exited(0))
    #expect(try run(["now"], at: "15:30").status == .exited(65))
    let line = try run(["now"], ["--with-forecast"], at: "15:30")
    #expect(line.output.hasSuffix(" (forecast)\n"), "\(line.output)")
  }

  @Test("The cheapest time of a status line counts forecasts with --with-forecast")
  func cheapestOfLine() throws {
    let format = ["--line-format", "{cheapest_start} {cheapest_mean}", "--cheapest", "2h"]
    #expect(try run(["now"], format).output == "09:00 50\n")
    #expect(try run(["now"], format + ["--with-forecast"]).output == "15:00 31 (forecast)\n")
    let lowest = ["--line-format", "{price} of {min} to {max}", "--with-forecast"]
    #expect(try run(["now"], lowest).output.hasSuffix(" (forecast)\n"))
    #expect(try !run(["now"], Array(lowest.prefix(2))).output.contains("(forecast)"))
  }

  @Test("A single value of a status line stays a number for scripts, and bars mark it")
  func number() throws {
    let format = ["--line-format", "{price}", "--with-forecast"]
    #expect(try run(["now"], format, at: "15:30").output == "30\n")
    #expect(
      try run(["now"], format + ["--output", "waybar"], at: "15:30").output
        .hasPrefix("{\"text\":\"30 (forecast)\""))
    let worded = ["--line-format", "{price} {unit}", "--with-forecast"]
    #expect(try run(["now"], worded, at: "15:30").output == "30 øre/kWh (forecast)\n")
  }

  @Test("Prices of unstated origin are not said to have no forecast")
  func unstated() throws {
    let rates = folder.write(
      """
      {"rates":[{"start":"2027-03-09T09:00:00+01:00","end":"2027-03-09T10:00:00+01:00","value":1},
       {"start":"2027-03-09T10:00:00+01:00","end":"2027-03-09T11:00:00+01:00","value":0.5}]}
      """, to: "rates.json")
    let list = folder.write(
      """
      [{"start":"2027-03-09T09:00:00+01:00","end":"2027-03-09T10:00:00+01:00","value":1},
       {"start":"2027-03-09T10:00:00+01:00","end":"2027-03-09T11:00:00+01:00","value":0.5}]
      """, to: "list.json")
    for path in [rates, list] {
      let counted = try run(["cheapest", "1h"], ["--with-forecast"], files: [path])
      #expect(counted.status == .exited(64), "\(counted)")
      #expect(counted.messages.contains("do not state which of them are forecasts"))
      #expect(!counted.messages.contains("no forecast"))
    }
    let told = try run(["cheapest", "1h"], files: [rates])
    #expect(told.status == .exited(0) && told.output.contains("10:00-11:00"), "\(told)")
    #expect(told.messages.contains("The file does not state which of its prices are forecasts."))
  }

  @Test("Limits are told as the reason, or what a forecast expects within them")
  func limits() throws {
    let promised = try run(["cheapest", "2h"], ["--only-below", "40"])
    #expect(promised.status == .exited(65))
    #expect(promised.messages.contains("No such window of 2 hours with known prices is to come; a"))
    #expect(promised.messages.contains("15:00-17:00, 31 on average. --with-forecast counts it."))
    let limited = try run(["cheapest", "2h"], ["--only-below", "4"])
    #expect(limited.status == .exited(65))
    #expect(limited.messages.contains("within the limits, though there are prices for one"))
    let described = try run(["describe"], ["--cheapest", "9h"])
    #expect(described.output.contains("a forecast expects Tue 9 Mar"), "\(described.output)")
    #expect(!described.output.contains("--with-forecast"), "\(described.output)")
    #expect(
      try run(["describe"], ["--cheapest", "90h"]).output.contains("No window of 90 hours"))
  }

  @Test("Charts as JSON advise no option that they lack")
  func gathered() throws {
    let chart = try PricetuiTests.run(
      ["export", "json", "--chart", "duration", known, forecast, "--no-config", "--now"]
        + ["2027-03-09T09:00+01:00"])
    #expect(chart.status == .exited(0), "\(chart.messages)")
    #expect(chart.messages.contains("6 hours of a forecast are left out."), "\(chart.messages)")
    #expect(!chart.messages.contains("--with-forecast"))
    let alone = try PricetuiTests.run(["export", "json", "--chart", "duration", forecast])
    #expect(alone.messages == "pricetui: All of these prices are a forecast.\n")
  }

  @Test("A forecast is named as the price now or selected, with its bounds, in every output")
  func named() throws {
    let text = "forecast · 31 øre per kWh (21 to 44)"
    #expect(try run(["describe"], at: "16:30").output.contains(text))
    #expect(try run(["describe"], ["--select", "16:00"]).output.contains(text))
    let printed = try run(["print"], ["--size", "120x30"], at: "16:30").output
    #expect(printed.contains("31 (forecast) (21 to 44)"), "\(printed)")
    let narrow = try run(["print"], ["--size", "60x20"], at: "16:30").output
    #expect(narrow.contains("31 (forecast)"), "\(narrow)")
    let page = try run(["export", "html"], at: "16:30").output
    #expect(page.contains("16:00-17:00  cheap\n\(text)</title>"))
    #expect(page.matches(of: /<title>13:00-14:00[^<]*forecast/).isEmpty)
    // The course ends with the known prices.
    let course = try run(["describe"]).output
    #expect(course.contains("rising to 53 at") && !course.contains("falling to"), "\(course)")
    let table = try run(["stats"], ["--with-forecast"])
    #expect(table.output.contains("\nforecast"), "\(table.output)")
  }

  @Test("Forecasts of several ages are told with the oldest and the newest")
  func ages() throws {
    let head = "start,end,price,unit,area,vat,origin,low,high,band,issued\n"
    func file(_ hour: Int, _ issued: String) -> String {
      folder.write(
        head + "2027-03-09T\(hour):00:00+01:00,2027-03-09T\(hour + 1):00:00+01:00,30,øre/kWh,NO1,"
          + "excluded,forecast,,,,\(issued)\n", to: "issued-\(hour)-\(issued.count).csv")
    }
    let (old, new) = (file(20, "2027-03-08T06:00:00Z"), file(21, "2027-03-08T12:00:00Z"))
    let several = try run(["describe"], files: [old, new]).output
    #expect(
      several.contains("2 hours of these prices are a forecast of 2027-03-08 07:00 – 13:00"),
      "\(several)")
    let partly = try run(["describe"], files: [new, file(22, "")]).output
    #expect(partly.contains("2 hours of these prices are a forecast of unknown age"), "\(partly)")
  }

  @Test(
    "--with-forecast is refused for prices without a forecast",
    arguments: [["cheapest", "2h"], ["stats"], ["now"]])
  func nothingToCount(command: [String]) throws {
    let result = try run(command, ["--with-forecast"], files: [known])
    #expect(result.status == .exited(64) && result.output == "")
    #expect(result.messages.contains("these prices have no forecast"), "\(result.messages)")
  }

  @Test("--with-forecast is refused for a stretch of time without a forecast")
  func nothingToCountInRange() throws {
    let later = folder.write(
      "start,end,price,unit,area,vat,origin\n2027-03-10T08:00:00+01:00,"
        + "2027-03-10T09:00:00+01:00,30,øre/kWh,NO1,excluded,forecast\n", to: "later.csv")
    let words = ["--range", "day", "--with-forecast"]
    let refused = try run(["stats"], words, files: [known, later])
    #expect(refused.status == .exited(64) && refused.output == "", "\(refused)")
    #expect(refused.messages.contains("this range has no forecast"), "\(refused.messages)")
    #expect(try run(["stats"], words).output.contains("\nforecast"))
  }

  @Test("The typical day as JSON has the selected day, and marks its forecasts")
  func selectedDay() throws {
    let words = ["export", "json", known, forecast, "--no-config", "--chart", "typical"]
    let json = try PricetuiTests.run(words + ["--select", "2027-03-09T16:00"])
    #expect(json.status == .exited(0), "\(json.messages)")
    #expect(json.output.contains("\"date\": \"2027-03-09\""), "\(json.output)")
    let alone = try PricetuiTests.run(
      ["export", "json", forecast, "--no-config", "--chart", "typical", "--select", "16:00"])
    #expect(alone.status == .exited(65) && alone.output == "", "\(alone)")
  }

  @Test("Tables, CSV and descriptions mark forecasts")
  func marked() throws {
    let table = try PricetuiTests.run(["export", "table", known, forecast, "--no-config"])
    #expect(table.output.split(separator: "\n").count { $0.contains("forecast (") } >= 6)
    let csv = try PricetuiTests.run(["export", "csv", known, forecast, "--no-config"])
    #expect(csv.output.split(separator: "\n").count { $0.contains(",forecast,") } == 8)
    #expect(csv.output.split(separator: "\n").count { $0.contains(",known,") } == 6)
    let described = try run(["describe"])
    #expect(described.output.contains("6 hours of these prices are a forecast"))
    #expect(described.output.contains("\nOf the known prices, lowest 48 at "))
    #expect(described.output.contains("Left out: 2 hours of a forecast, already past"))
  }

  @Test("Cached forecasts are compared with the prices that followed")
  func accuracy() throws {
    func accuracy(_ arguments: String...) throws -> Run {
      try PricetuiTests.run(["stats", "--forecast", "--no-config"] + arguments)
    }
    let late = try accuracy(known, forecast)
    #expect(late.status == .exited(65) && late.messages.contains("No forecast is from before"))
    // Issued when the auction's results are usually published.
    let rewritten = try String(contentsOfFile: forecast, encoding: .utf8)
      .replacingOccurrences(of: "08T20:00:00Z", with: "08T12:00:00Z")
    let early = folder.write(rewritten, to: "early.csv")
    let told = try accuracy(known, early)
    #expect(told.status == .exited(0), "\(told.messages)")
    let rows = told.output.split(separator: "\n").map {
      $0.split(separator: " ").map { String($0) }
    }
    #expect(rows.suffix(2).map { $0.prefix(3) } == [["0-1", "d", "5"], ["1-2", "d", "1"]])
    let json = try accuracy(known, early, "--output", "json").output
    // Forecasts 33 34 30 31 32, prices 48 49 50 51 52.
    #expect(json.contains("\"count\":5,\"mean_absolute_error\":18,"), "\(json)")
    #expect(json.contains("\"bias\":-18,") && json.contains("\"bounded\":5,\"within\":"))
    let taxed = try accuracy(known, early, "--output", "json", "--vat", "25").output
    #expect(taxed.contains("\"mean_absolute_error\":22.5,"), "\(taxed)")
    #expect(try accuracy(known, early, "--range", "day").status == .exited(64))
    #expect(try accuracy(known).status == .exited(65))
    let refused = try PricetuiTests.run(["export", "csv", known, "--forecast", "--no-config"])
    #expect(refused.status == .exited(64))
  }

  @Test("Costs state the hours of a period that have a forecast for a price")
  func costs() throws {
    let folder = try TemporaryDirectory()
    let prices = (0..<48).map { hour in
      let day = hour < 24 ? 27 : 28
      let time = "2026-11-\(day)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00:00Z"
      return "{\"start\":\"\(time)\",\"price\":10,\"unit\":\"ct/kWh\","
        + "\"type\":\"\(hour < 36 ? "actual" : "forecast")\"}"
    }
    let usage = (0..<48).map { hour in
      "2026-11-\(hour < 24 ? 27 : 28)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00:00Z,1\n"
    }
    let files = [
      folder.write("time,kWh\n" + usage.joined(), to: "usage.csv"),
      folder.write("[\(prices.joined(separator: ","))]", to: "prices.json"),
    ]
    let now = ["--timezone", "UTC", "--now", "2026-11-27T00:00"]
    let words = ["cost"] + files + ["--by", "day"] + now
    let result = try PricetuiTests.run(words + ["--with-forecast", "--output", "csv"])
    let rows = result.output
      .split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.map(\.last) == ["forecast_hours", "0", "12"], "\(result)")
    let table = try PricetuiTests.run(words + ["--with-forecast"]).output
    #expect(table.contains("(forecast)"))
    // Without --with-forecast these hours have no price, and there is no such column.
    let known = try PricetuiTests.run(words + ["--output", "csv"]).output
    #expect(!known.contains("forecast_hours"))
  }
}
