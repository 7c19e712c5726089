import TerminalTestSupport
import Testing

@Suite("Units, all-in prices and areas in tmux", .needs("tmux"), .serialized, .waits)
struct ShownPricesTests {
  @Test("Keys and the menu switch between all-in and raw prices and between units")
  func unitsAndAllInPrices() throws {
    let tmux = try TmuxSession(
      program, sampleDay + ["--vat-state", "excluded", "--vat", "25"], columns: 100, rows: 24)
    try tmux.waitFor("øre/kWh · incl. VAT")
    try tmux.press("n")
    try tmux.waitFor("510 øre per kWh")
    try tmux.press("v")
    try tmux.waitFor("øre/kWh · excl. VAT")
    for text in ["4.08 kr per kWh", "4,082.63 kr per MWh", "408 øre per kWh"] {
      // By the menu, which has no key for it.
      try tmux.press("Space")
      try tmux.type("unit")
      try tmux.waitFor("> unit")
      try tmux.press("Enter")
      try tmux.waitFor(text)
    }
    try tmux.quit()
  }

  @Test("Tab cycles through the areas, and the screen lists them") func areasGoRoundAndAreListed()
    throws
  {
    let folder = try TemporaryDirectory()
    let rows = ["NO1,1", "NO2,2", "NO3,3"].map { "2022-07-12T09:00+02:00,\($0)\n" }
    let path = folder.write("time,area,price\n" + rows.joined(), to: "areas.csv")
    let tmux = try TmuxSession(
      program, [path, "--now", "2022-07-12T09:30", "--unit", "NOK/kWh"], columns: 80, rows: 24)
    try tmux.waitFor("NO1 1/3")
    try tmux.waitFor("Areas  NO1  NO2  NO3")
    try tmux.press("Tab")
    try tmux.waitFor("NO2 2/3")
    try tmux.press("Tab", "Tab")
    try tmux.waitFor("NO1 1/3")
    try tmux.press("?")
    try tmux.waitFor("Areas: NO1, NO2, NO3")
  }

  @Test("The screen is in Norwegian with the Norwegian locale") func norwegian() throws {
    let tmux = try TmuxSession(
      program, sampleDay + ["--locale", "nb_NO", "--unit", "NOK/kWh"], columns: 80, rows: 24)
    try tmux.waitFor("q avslutt")
    try tmux.press("n")
    try tmux.waitFor("4,08 kr per kWh")
    try tmux.waitFor("tirsdag 12. juli 2022")
  }
}
