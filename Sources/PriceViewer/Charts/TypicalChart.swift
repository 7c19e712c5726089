import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCharts

/// The hours of the typical day, with one actual day drawn on top.
///
/// A faint band covers all prices, a stronger band the middle half, and a line the medians.
struct TypicalChart: PriceChart {
  var context: ChartContext
  let days: TypicalDays
  let x: PlotAxis
  let y: PlotAxis

  init(_ context: ChartContext) {
    self.context = context
    let days = TypicalDays(context.state)
    self.days = days
    x = PlotAxis(start: 0, end: days.width, ticks: Self.ticks(days, context.look))
    y = context.priceAxis(context.state.drawnPrices(), startsAtZero: false)
  }

  @ChartContentBuilder var marks: some ChartContent {
    ForEach(days.panels, id: \.self) { panel in
      band(of: panel, \.lowest, \.highest, strength: look.colors.bands.whole)
      band(of: panel, \.lowerQuartile, \.upperQuartile, strength: context.halfBand)
      medians(of: panel)
    }
    ForEach([false, true], id: \.self) { isForecast in
      line(
        day(isForecast: isForecast), in: Color(dayColor),
        isForecast ? context.forecastStroke : context.priceStroke)
    }
  }

  func slot(at point: PlotPoint) -> Int? { days.slot(at: point.x, of: day) }

  var focus: ChartFocus? {
    state.selectedIndex.flatMap { index in
      days.x(of: days.time(of: index)).map { x in
        let hour = x.rounded(.down)
        return ChartFocus(x: hour...(hour + 1), y: mean(of: hourSlots(of: index))?.doubleValue)
      }
    }
  }

  /// Returns the slots of a slot's hour; of a repeated hour the slot alone.
  private func hourSlots(of index: Int) -> Range<Int> {
    let time = days.time(of: index)
    let slots = days.slots(of: time.date, at: time.hour, in: days.form.panel(of: time.date))
    return slots.contains(index) ? slots : index..<(index + 1)
  }

  private func mean(of slots: Range<Int>) -> Price? {
    guard slots.count > 1 else { return slots.first.flatMap { state.series[$0].price } }
    return state.pyramid.statistics(in: slots).flatMap { Price(mean: $0.mean) }
  }

  private func hasForecasts(in slots: Range<Int>) -> Bool {
    slots.contains { state.series.origin(at: $0) == .forecast }
  }

  // MARK: Lines and bands

  private func band(
    of panel: Int, _ low: KeyPath<TypicalHour, Double>, _ high: KeyPath<TypicalHour, Double>,
    strength: Double
  ) -> some ChartContent {
    let edges = days.hours(of: panel).flatMap { _, x, hour in
      let span = look.isShaded ? wholeColumns(x...(x + 1)) : x...(x + 1)
      let (low, high) = wholeRows(hour[keyPath: low], hour[keyPath: high])
      return [span.lowerBound, span.upperBound].map { AreaEdge(x: $0, low: low, high: high) }
    }
    return band(edges, strength: strength)
  }

  private func wholeRows(_ low: Double, _ high: Double) -> (Double, Double) {
    guard look.isShaded else { return (low, high) }
    let rows = Double(max(1, context.size.rows))
    let first = (y.fraction(of: low) * rows).rounded(.down)
    let last = max(first + 1, (y.fraction(of: high) * rows).rounded(.up))
    return (y.value(at: first / rows), y.value(at: last / rows))
  }

  private func medians(of panel: Int) -> some ChartContent {
    let corners = days.hours(of: panel).flatMap { _, x, hour in
      [x, x + 1].map { PlotPoint(x: $0, y: hour.median) }
    }
    return line(
      corners, in: gradient(), context.stroke(6, dash: colors.isMeaningful ? [] : [4, 4])
    )
    .alignsMarkStylesWithPlotArea()
  }

  /// The actual day to draw: the day of the selection, otherwise today.
  private var day: CivilDate? { state.focusIndex.map { days.time(of: $0).date } }

  /// The colour of the actual day: of now if it is today, otherwise of the selection.
  private var dayColor: CellColor {
    day == state.series.zone.civil(at: state.now).date
      ? look.colors.now : look.colors.selection
  }

  /// Returns the known prices of the actual day, or its forecasts; the first of a repeated hour.
  private func day(isForecast: Bool) -> [PlotPoint] {
    let series = state.series
    let slots = state.focusIndex.flatMap { series.day(containing: $0)?.slots } ?? 0..<0
    return slots.flatMap { index -> [PlotPoint] in
      guard series.repetition(of: index) == 0,
        (series.origin(at: index) == .forecast) == isForecast,
        let price = series[index].price?.doubleValue, let x = days.x(of: days.time(of: index))
      else { return [] }
      return [x, x + Double(series[index].length) / 3600].map { PlotPoint(x: $0, y: price) }
    }
  }

  // MARK: The axis of hours

  /// Returns ticks every six hours for days; for weeks and months, the name of each panel.
  private static func ticks(_ days: TypicalDays, _ look: ViewerLook) -> [PlotAxis.Tick] {
    let (words, dates) = (look.locale.catalogue, look.locale.dates)
    return days.panels.flatMap { panel -> [PlotAxis.Tick] in
      let start = days.start(ofPanel: panel) ?? 0
      let name = words.panel(panel, of: days.form, dates)
      guard days.form == .days else {
        let border = PlotAxis.Tick(value: start, hasLine: days.form == .week && start > 0)
        return [border, PlotAxis.Tick(value: start + 12, label: name)]
      }
      return [0, 6, 12, 18].map { hour in
        let time = CivilDateTime(secondsSince1970: Int64(hour) * 3600)
        return PlotAxis.Tick(
          value: start + Double(hour), label: hour == 0 ? name : dates.hour(time),
          isMain: hour == 0)
      }
    }
  }

  // MARK: Texts

  /// The lines of the annotation, which compare an hour with the same hour of other days.
  ///
  /// For example `17:00-18:00 · weekdays` and `half of all days between 62 and 140 øre per kWh,
  /// median 98 · today 171`.
  var annotation: [String] {
    guard let index = state.focusIndex else { return [] }
    let (words, prices, time) = (texts.words, texts.prices, days.time(of: index))
    let name = words.panel(days.form.panel(of: time.date), of: days.form, look.locale.dates)
    let slots = hourSlots(of: index)
    let mark = words.mark(isForecast: hasForecasts(in: slots))
    let price = "\(dayName(of: time.date)) \(prices.number(mean(of: slots)))\(mark)"
    let first = "\(texts.typicalTime(time.hour))  \(name) · \(price)"
    guard let hour = days.hour(of: index) else { return [first] }
    guard texts.columns < 80 else { return [first, spread(of: hour)] }
    let median = "\(words(.median)) \(prices.sentence(Price(mean: hour.median)))"
    let half = [hour.lowerQuartile, hour.upperQuartile].map { prices.number($0) }
    return [first, "\(median) · \(half[0])–\(half[1])"]
  }

  /// Returns a date, or `today`.
  private func dayName(of date: CivilDate) -> String {
    date == state.series.zone.civil(at: state.now).date
      ? texts.words(.today) : look.locale.dates.shortDay(date)
  }

  /// Returns the spread: `half of all days between 62 and 140 øre per kWh, median 98`.
  private func spread(of hour: TypicalHour) -> String {
    texts.words.phrase(
      .half(
        from: texts.prices.number(hour.lowerQuartile),
        to: texts.prices.sentence(Price(mean: hour.upperQuartile)),
        median: texts.prices.number(hour.median)))
  }

  var legend: [TextPart] {
    let words = texts.words
    let hasForecasts = !day(isForecast: true).isEmpty
    let isDrawn = hasForecasts || !day(isForecast: false).isEmpty
    let line = context.sign(hasForecasts ? "╍" : "─", "-")
    let mark = words.mark(isForecast: hasForecasts)
    // Without colours of prices, the line of medians is dotted, so that it is told from the day.
    let dots = context.colors.isMeaningful ? "" : context.sign("┈┈ ", "- - ")
    var median = TextPart(dots + words(.median), .faint)
    median.colors = dots.isEmpty ? context.colors.ramp(count: 6) : []
    let name = isDrawn ? day.map(dayName) : nil
    return context.legendOfBands([.lowestToHighest, .halfOfDays])
      + (name.map { [TextPart("\(line) \($0)\(mark)", .ink(dayColor))] } ?? [])
      + [median]
  }

  /// The usually cheapest and dearest hour of each panel.
  var sentences: [String] {
    days.panels.flatMap { panel -> [String] in
      let known = days.hours(of: panel)
      let cheapest = known.min { $0.prices.median < $1.prices.median }
      let dearest = known.max { $0.prices.median < $1.prices.median }
      let name = texts.words.panel(panel, of: days.form, look.locale.dates)
      return [cheapest, dearest].compactMap { found in
        found.map { "\(name), \(texts.typicalTime($0.hour)): \(spread(of: $0.prices))." }
      }
    }
  }

  /// The `form`, the `date` of the actual day, and the `panels` with their `name` and
  /// `clock_hours`.
  ///
  /// Each hour has its lowest price, quartiles, highest price, and the `price` on that date.
  var fields: [(String, String)]? {
    let words = Language.english.catalogue
    let panels = days.panels.map { panel in
      let hours = days.hours(of: panel).map { hour, _, known in
        let slots = day.map { days.slots(of: $0, at: hour, in: panel) } ?? 0..<0
        return JSONText.object(
          [("hour", "\(hour)")] + known.fields
            + [("price", JSONText.number(state.pyramid.statistics(in: slots)?.mean))]
            + (hasForecasts(in: slots) ? [("origin", "\"forecast\"")] : []))
      }
      let name = JSONText.quoted(words.panel(panel, of: days.form, TextLocale.english.dates))
      return "{\"name\":\(name),\"clock_hours\":\(JSONText.list(hours, indent: "    "))}"
    }
    return [
      ("form", JSONText.quoted(days.form.rawValue)),
      ("date", JSONText.quoted(day.map { "\($0)" })), ("panels", JSONText.list(panels)),
    ]
  }
}
