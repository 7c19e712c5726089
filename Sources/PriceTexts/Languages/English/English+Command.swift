extension English {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile: "No file is named; try “pricetui today.json”, or “pricetui --help”."
    case .severalFiles: "Name one file, not two."
    case .severalAreas(let areas):
      "The file has several areas; choose one with --area: \(areas)."
    case .noPriceNow: "The file has no price for now."
    case .noSlot(let time): "There is no slot at “\(time)” in these prices."
    case .noSuchTime(let time, let zone): "“\(time)” does not occur in \(zone)."
    case .notUnit(let text): "“\(text)” is not a unit such as øre/kWh, NOK/kWh or EUR/MWh."
    case .notDate(let text): "“\(text)” is not a date such as 2022-07-12."
    case .notNumber(let text): "“\(text)” is not a number such as 51.25."
    case .notPercent(let text): "“\(text)” is not a tax from 0 to 100 percent."
    case .notAddition(let text): "“\(text)” is not an amount such as 51.25 or 22-06=38.21."
    case .notLocale(let text): "“\(text)” is not a locale such as nb_NO or en_GB."
    case .notPicture(let name): "--save-picture needs a file that ends in .svg, not “\(name)”."
    case .lineFormatNeedsLine: "--line-format needs --output line or --output waybar."
    case .outputOrAlert: "Choose one of --output and an alert."
    case .taxTwice: "--vat puts tax on prices that, says --vat-state, contain it."
    case .severalWays: "Choose one of --print, --describe, --pick and --save-picture."
    case .sizeNeedsPrint: "--size is the extent of a printed chart."
    case .hoverNeedsScreen: "--hover needs the screen."
    case .hoverNeedsMouse: "--hover needs the mouse."
    case .nothingFollows(let word): "Nothing follows “\(word)”; write the value after the sign."
    case .dataDrawNothing:
      """
      --output and alerts draw nothing: leave out --print, --describe, --pick, --select, --size \
      and --hover.
      """
    case .svgIsChart:
      "--output svg is the chart itself: leave out --print, --describe, --pick and --hover."
    case .pictureOrOutput: "Choose one of --save-picture, --output and an alert."
    case .noTerminal: "There is no terminal to draw on; --print writes the chart as text."
    case .noDescriptor: "No descriptor is free to open the terminal; see ulimit -n."
    case .background:
      """
      The program runs in the background, where it may not use the terminal; --print writes \
      the chart as text.
      """
    case .unnamedTerminal:
      "TERM is not set, so the terminal is unknown; --print writes the chart as text."
    case .unknownTerminal(let name):
      "The terminal TERM=\(name) is unknown here; --print writes the chart as text."
    case .incapableTerminal(let name):
      "The terminal TERM=\(name) cannot place its cursor; --print writes the chart as text."
    case .outputFailed(let reason): "Standard output cannot be written: \(reason)."
    case .fileFailed(let path, let reason): "\(path) cannot be written: \(reason)."
    }
  }

  func help(_ text: HelpText) -> String {
    switch text {
    case .abstract: "Shows electricity prices as a chart in the terminal."
    case .discussion:
      """
      The arrow keys and the mouse select; ? lists all keys. Without a terminal on standard \
      output the chart is printed.

      Exit status: 0; 1 when --pick was left without a choice or an alert does not hold, 2 when \
      an alert could not be answered; 64 bad usage; 65 bad data; 66 unreadable file; 69 no usable \
      terminal; 74 output not writable.
      """
    case .prices: "Prices"
    case .money: "Money"
    case .chart: "Chart"
    case .output: "Output"
    case .data: "For other programs"
    case .path: "A file with prices; - is standard input."
    case .file: "The same."
    case .area: "Only the series of this area, such as NO1."
    case .unit: "The unit, such as øre/kWh or EUR/MWh."
    case .format: "The format of the file, instead of recognising it."
    case .date: "The date of a file that states none, such as 2022-07-12."
    case .timezone: "The time zone, such as Europe/Oslo or +02:00."
    case .firstHour: "Whether a column of hours counts from 0 or from 1, where it does not tell."
    case .listFormats: "List the formats that are read."
    case .vat: "Put value-added tax of so many percent on the prices."
    case .vatState: "Whether the file's prices contain the tax: included or excluded."
    case .add: "Add so much per kWh in the shown unit, with tax; 22-06=38.21 for some hours."
    case .support: "The Norwegian scheme: stromstotte or norgespris."
    case .chartKind: "The kind of chart."
    case .theme: "The colours."
    case .select: "Select the slot at a time: 13:00 or 2022-07-12T13:00."
    case .now: "Set the clock, such as 2022-07-12T09:30; it runs on."
    case .print: "Print the chart instead of showing the screen."
    case .describe: "Describe the chart in sentences."
    case .pick: "Choose a slot: Enter writes it to standard output as JSON."
    case .glyphs: "The characters: braille, block, ascii or auto."
    case .color: "When to use colours: auto, always or never."
    case .savePicture: "Write a picture of the chart into a file that ends in .svg."
    case .size: "The extent of a printed chart, such as 100x30."
    case .locale: "The language and the numbers, such as nb_NO or en_GB."
    case .hover: "Select what is under the pointer, without a button."
    case .noMouse: "Leave the mouse to the terminal."
    case .outputForm:
      "Write the prices as table, csv or json, those of now as line or waybar, or the chart as svg."
    case .lineFormat:
      "The line, such as \"{price} {unit} {trend}\"; the manual lists what is replaced."
    case .alertBelow: "Exit with 0 if the price now is lower, else with 1."
    case .alertAbove: "Exit with 0 if the price now is higher, else with 1."
    }
  }

  func meaning(_ placeholder: LinePlaceholder) -> String {
    switch placeholder {
    case .price: "the price now"
    case .unit: "its unit"
    case .trend: "an arrow: whether the next price is higher or lower"
    case .level: "from very cheap to very expensive, beside the mean of the day"
    case .min: "the lowest price of the day"
    case .minHour, .maxHour: "when it begins"
    case .max: "the highest price of the day"
    case .mean: "the mean of the day"
    case .area: "the area"
    case .start: "when the slot of now begins"
    case .end: "when it ends"
    }
  }
}
