import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts
import TerminalCore
import Testing

@testable import PriceViewer

/// Returns two hours of winter at 100 and 200 øre, by default without VAT.
private func bare(_ tax: ValueAddedTax = .excluded, area: String? = "NO1") -> PriceSeries {
  PriceSeries(
    slots: Array(series(["100", "200"], from: "2025-12-01T12:00")), unit: .oerePerKilowattHour,
    valueAddedTax: tax, area: area, zone: oslo)
}

private func state(
  _ all: [PriceSeries], _ adjustment: PriceAdjustment = PriceAdjustment()
) -> ViewerState {
  ViewerState(series: all, now: time("2025-12-01T12:30"), adjustment: adjustment)
}

private func title(_ state: ViewerState, locale: TextLocale = .english) -> String {
  ScreenTexts(state: state, locale: locale).title.text(width: 120)
}

@Suite("Shown prices") struct ShownPricesTests {
  @Test("A key cycles through the units") func unitsGoRound() {
    var state = state([bare()])
    let shown = (0..<4).map { _ in
      state.apply(.nextUnit)
      return "\(state.series[1].price?.description ?? "") \(state.series.unit?.symbol ?? "")"
    }
    #expect(shown == ["2 kr/kWh", "2000 kr/MWh", "200 øre/kWh", "2 kr/kWh"])
  }

  @Test("A file without a unit cannot change its unit") func aFileWithoutAUnitHasNoNextOne() {
    var state = viewer(series(["1"], unit: nil))
    state.apply(.nextUnit)
    #expect(state.message == .noUnit)
  }

  @Test("All-in prices are shown first, and the title names the kind of prices")
  func allInPricesAreShownFirstAndTheTitleSaysWhich() {
    let additions = [PriceAddition("51.25"), PriceAddition("12-13=10")].compactMap { $0 }
    var state = state([bare()], PriceAdjustment(taxPercent: 25, additions: additions))
    #expect(state.series.map(\.price) == [Price("186.25"), Price("301.25")])
    #expect(title(state).contains("øre/kWh · all-in, incl. VAT"))
    state.apply(.nextUnit)
    #expect(state.series.map(\.price) == [Price("1.8625"), Price("3.0125")])
    state.apply(.toggleAllIn)
    #expect(state.series.map(\.price) == [Price("1"), Price("2")])
    #expect(title(state).contains("kr/kWh · raw, excl. VAT"))
    #expect(title(state, locale: .norwegian).contains("kr/kWh · rå, ekskl. mva."))
  }

  @Test("A message states that there is nothing to add") func nothingToAddIsSaid() {
    var state = state([bare()])
    state.apply(.toggleAllIn)
    #expect(state.message == .nothingToAdd && !state.isAllIn)
    #expect(title(state).contains("øre/kWh · excl. VAT"))
  }

  @Test("The title marks assumptions about VAT") func assumptionsAreMarked() throws {
    // The format implies that VAT is not included; the file does not state it.
    let text = """
      {"object":"list","data":[{"start_timestamp":1632348000000,\
      "end_timestamp":1632351600000,"marketprice":50,"unit":"Eur/MWh"}]}
      """
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    let taxed = ViewerState(
      series: file.series, now: .now, adjustment: PriceAdjustment(taxPercent: 20))
    let isAssumed = file.series[0].isTaxAssumed
    #expect(title(state(file.series)).contains(isAssumed ? "assumed: excl. VAT" : "excl. VAT"))
    #expect(title(taxed).contains("incl. VAT") && !title(taxed).contains("all-in"))
    var unknown = state([bare(.unknown)], PriceAdjustment(taxPercent: 25))
    #expect(title(unknown).contains("· assumed: incl. VAT"))
    unknown.apply(.toggleAllIn)
    #expect(title(unknown).contains("· VAT not stated"))
  }

  @Test("A message states why a support scheme does not apply") func supportThatDoesNotFitIsTold() {
    let euro = series(["1"], from: "2025-12-01T12:00", unit: PriceUnit(.eur, .minor))
    let state = state([euro], PriceAdjustment(support: .norgespris))
    #expect(state.message == .notAdjusted(.notNorwegian(.norgespris, unit: "ct/kWh")))
    #expect(!state.isAllIn && state.series[0].price == 1)
    #expect(ScreenTexts(state: state).notice.text(width: 100).contains("Norwegian scheme"))
  }

  @Test("The title counts the areas, and the menu lists them") func areasAreCountedAndListed() {
    var state = state([bare(area: "NO1"), bare(area: "NO2"), bare(area: "NO3")])
    #expect(title(state).hasPrefix(" Electricity price  NO1 1/3  Monday"))
    state.apply(.nextUnit)
    state.apply(.nextSeries)
    #expect(title(state).contains("NO2 2/3") && title(state).contains("kr/kWh"))
    #expect(
      ScreenTexts(state: state, isInteractive: false).notice.text(width: 80)
        == " Areas  NO1  NO2  NO3")
    state.apply(.openMenu)
    let frame = ViewerScreen.frame(state, in: CellSize(columns: 80, rows: 30))
    #expect(frame.buffer.text.contains("Areas: NO1, NO2, NO3"))
  }

  @Test("The menu contains the complete warnings and every key")
  func helpHasTheWholeSentencesAndEveryKey() {
    let series = PriceSeries(
      slots: Array(seedDay), unit: .oerePerKilowattHour, zone: oslo,
      warnings: [.mendedDay(oslo.civil(at: time("2022-10-30")).date), .duplicates(2)])
    var state = viewer(series)
    let size = CellSize(columns: 80, rows: 24)
    #expect(
      ViewerScreen.frame(state, in: size).buffer.text(row: 22)
        .hasPrefix(" hours at the clock change mended (+1)"))
    state.apply(.openMenu)
    let frame = ViewerScreen.frame(state, in: size)
    #expect(frame.buffer.text.contains("2 repeated entries were left out."))
    var text = ""
    for index in frame.menu.indices {
      state.apply(.selectInMenu(index))
      text += ViewerScreen.frame(state, in: size).buffer.text
    }
    for line in KeyBindings.lines {
      #expect(text.contains(Language.english.catalogue.help(line.help)))
    }
  }
}
