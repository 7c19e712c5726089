import Foundation
import TerminalTestSupport
import Testing

@Suite("Pictures of charts") struct PictureTests {
  @Test("Every kind of chart can be exported as SVG", arguments: ["line", "step", "area", "bar"])
  func everyKindIsAPicture(kind: String) throws {
    let result = try run(
      ["export", "svg"] + sampleDay
        + ["--chart", kind, "--select", "13:00", "--locale", "en_GB"])
    #expect(result.status == .exited(0) && result.messages == "")
    #expect(isWellFormedXML(result.output))
    #expect(result.output.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" width="918""#))
    #expect(result.output.contains(">326 øre per kWh</text>"))
    #expect(result.output.contains("<desc>"))
    // Glyphs that a terminal draws as characters are drawn as shapes.
    #expect(!result.output.contains { ("\u{2580}"..."\u{259F}").contains($0) || $0 == "⠿" })
    #expect(
      try run(
        ["export", "svg"] + sampleDay
          + ["--chart", kind, "--select", "13:00", "--locale", "en_GB"]
      ).output == result.output)
  }

  @Test("--save writes the same picture as standard output has") func aFileHoldsTheSame() throws {
    let folder = try TemporaryDirectory()
    let path = folder.write("what was there before, and is longer", to: "day.svg")
    let result = try run(["export", "svg"] + sampleDay + ["--save", path, "--size", "60x20"])
    #expect(result.status == .exited(0) && result.output == "" && result.messages == "")
    #expect(
      contents(path) == (try run(["export", "svg"] + sampleDay + ["--size", "60x20"]).output))
  }

  @Test("A picture has the background of the terminal") func theGroundIsThatOfTheTerminal() throws {
    let words = ["export", "svg"] + sampleDay
    let dark = try run(words, environment: ["COLORFGBG": nil]).output
    #expect(dark.contains(##"fill="#14171c"/>"##))
    let light = try run(words, environment: ["COLORFGBG": "0;15"]).output
    #expect(light.contains(##"fill="#ffffff"/>"##))
  }

  @Test(
    "Errors in exporting a picture are reported in a sentence",
    arguments: [
      (["svg", "--save", "/nowhere/day.svg"], 74, "/nowhere/day.svg cannot be written: No such"),
      (["png", "--save", "/dev/full/x.svg"], 74, "cannot be written: Not a directory."),
      (["svg", "--print"], 64, "--print"),
      (["svg", "--below", "5"], 64, "--below"), (["gif"], 64, "gif"),
    ] as [([String], Int32, String)])
  func mistakesAreTold(words: [String], status: Int32, sentence: String) throws {
    // An unknown format makes the next words unknown too, so "gif" is tried without --now.
    let result = try run(["export"] + words + (words == ["gif"] ? [samplePath] : sampleDay))
    #expect(result.output == "" && result.messages.contains(sentence), "\(result.messages)")
    #expect(result.status == .exited(status))
  }

  @Test("A picture with too many pixels is drawn smaller, with a single notice")
  func tooManyPixels() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/day.png"
    let large = try run(["export", "png"] + sampleDay + ["--save", path, "--size", "240x110"])
    #expect(large.status == .exited(0) && large.output == "")
    #expect(
      large.messages
        == "pricetui: The picture would have more than 16 megapixels, so it is drawn smaller.\n")
    let usual = try run(["export", "png"] + sampleDay + ["--save", path, "--size", "240x90"])
    #expect(usual.status == .exited(0) && usual.messages == "")
  }

  @Test("A web page has an element for every slot at the height of its price, and loads nothing")
  func page() throws {
    let page = try run(["export", "html"] + sampleDay + ["--select", "13:00"])
    #expect(page.status == .exited(0) && page.messages == "")
    #expect(page.output.utf8.count < 60_000, "\(page.output.utf8.count)")
    let addresses = page.output.matches(of: /[a-z]+:\/\/[^"]*/).map { String($0.output) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"], "\(addresses)")
    let rows = page.output.matches(of: /data-y="([0-9]+)"><title>(.{11})/).map {
      (y: Int($0.output.1) ?? 0, time: String($0.output.2))
    }
    #expect(rows.count == 24 && rows.first?.time == "00:00-01:00")
    // The cheapest hour is the lowest, the dearest hour the highest.
    #expect(rows.max { $0.y < $1.y }?.time == "13:00-14:00")
    #expect(rows.min { $0.y < $1.y }?.time == "19:00-20:00")
    #expect(page.output.contains("current = 13;"))
  }

  @Test("A web page has the rows of the usage, through which its selection goes")
  func pageOfUsage() throws {
    let usage = samplePath.replacing("today.json", with: "usage.csv")
    let page = try run(["export", "html"] + sampleDay + ["--usage", usage])
    let rows = page.output.firstMatch(of: /data-usage="([0-9]+) ([0-9]+)"/)?.output
    let (top, bottom) = (Int(rows?.1 ?? "") ?? 0, Int(rows?.2 ?? "") ?? 0)
    let prices = page.output.matches(
      of: /<rect x="[0-9]+" y="([0-9]+)" width="[0-9]+" height="([0-9]+)" data-y/
    )
    .map { (Int($0.output.1) ?? 0) + (Int($0.output.2) ?? 0) }
    #expect(top < bottom && prices.count == 24 && prices.allSatisfy { $0 < top })
  }

  @Test(
    "A page of a week or a month with forecasts has at most 60 kB",
    arguments: [("area", "week"), ("bar", "week"), ("heatmap", "month")])
  func pageOfWeek(kind: String, range: String) throws {
    let folder = try TemporaryDirectory()
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rows = (0..<720).map { hour -> String in
      let time = "2025-11-\(two(1 + hour / 24))T\(two(hour % 24)):00:00Z"
      return "\(time),\(80 + hour * 37 % 90).5,\(hour < 300 ? "known" : "forecast")"
    }
    let text = "start,øre/kWh,origin\n" + rows.joined(separator: "\n")
    let page = try run([
      "export", "html", folder.write(text, to: "week.csv"), "--range", range, "--chart", kind,
      "--now", "2025-11-12T09:00Z",
    ])
    #expect(page.status == .exited(0), "\(page.messages)")
    let isPacked = page.output.contains("packed = \"eN")
    #expect(isPacked || page.output.matches(of: /<title>Mon .*\n/).count == 24)
    #expect(page.output.utf8.count <= 60_000, "\(page.output.utf8.count)")
  }

  @Test(
    "A page of a week of quarter-hours packs its titles to have at most 60 kB",
    arguments: ["line", "area", "duration"])
  func pageOfQuarterHours(kind: String) throws {
    let folder = try TemporaryDirectory()
    let rows = (0..<672).map { slot -> String in
      let clock = [slot / 4 % 24, slot % 4 * 15].map { $0 < 10 ? "0\($0)" : "\($0)" }
      let time = clock.joined(separator: ":")
      return "2025-11-\(10 + slot / 96)T\(time):00Z,\(80 + slot * 37 % 90).5"
    }
    let file = folder.write("start,øre/kWh\n" + rows.joined(separator: "\n"), to: "week.csv")
    let page = try run([
      "export", "html", file, "--range", "week", "--now", "2025-11-12T09:00Z", "--chart", kind,
      "--select", "2025-11-12T12:00Z",
    ])
    #expect(page.status == .exited(0), "\(page.messages)")
    #expect(page.output.utf8.count <= 60_000, "\(page.output.utf8.count)")
    // The head of zlib at best compression.
    #expect(page.output.contains("packed = \"eN") && !page.output.contains("id=\"slots\""))
    #expect(!page.output.contains("current = -1;"))
  }

  @Test("A web page selects in every kind of chart", arguments: ["heatmap", "duration", "typical"])
  func selection(kind: String) throws {
    let page = try run(["export", "html"] + sampleDay + ["--select", "13:00", "--chart", kind])
    #expect(page.status == .exited(0) && page.output.contains("current = "), "\(page.messages)")
    #expect(!page.output.contains("current = -1;"))
  }

  @Test("Keys move the selection of a web page in a browser", .needs("chromium"))
  func browser() throws {
    let folder = try TemporaryDirectory()
    let keys = """
      <script>for (const key of ["Home", "ArrowRight", "ArrowRight"])
      dispatchEvent(new KeyboardEvent("keydown", { key }))</script></html>
      """
    let page = try run(["export", "html"] + sampleDay + ["--locale", "en_GB"]).output
    let path = folder.write(page.replacing("</html>", with: keys), to: "day.html")
    let output = folder.write("", to: "output")
    let browser = try ChildProcess(
      try #require(ExternalTool.path("chromium")),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)",
        "--dump-dom", "file://\(path)",
      ],
      environment: childEnvironment([:]),
      streams: [.file("/dev/null"), .file(output), .file("/dev/null")])
    #expect(try browser.wait() == .exited(0))
    let document = contents(output)
    let status = #"<p role="status">02:00-03:00, cheap, 361 øre per kWh</p>"#
    #expect(document.contains(status), "\(document)")
    #expect(document.matches(of: /class="selection"/).count == 1)
  }

  @Test("The version is printed as a number") func theVersionIsANumber() throws {
    let version = try run(["--version"]).output
    #expect(version.wholeMatch(of: /pricetui [0-9]+\.[0-9]+\.[0-9]+( \([0-9a-f]+\+?\))?\n/) != nil)
  }
}
