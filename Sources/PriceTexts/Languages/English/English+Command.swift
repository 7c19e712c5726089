extension English {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile:
      "Neither a file nor an area is named; try “pricetui today.json”, or “pricetui --area NO1”."
    case .severalAreas(let areas):
      "The file has several areas; choose one with --area: \(areas)."
    case .noPriceNow: "The file has no price for now."
    case .noWindow(let length):
      "No window of \(duration(length)) with prices is to come; --now sets the clock."
    case .costNeedsUnit:
      "The file does not say its unit, so that costs are unknown; give it with --unit."
    case .noSlot(let time): "There is no slot at “\(time)” in these prices."
    case .noSuchTime(let time, let zone): "“\(time)” does not occur in \(zone)."
    case .notUnit(let text): "“\(text)” is not a unit such as øre/kWh, NOK/kWh or EUR/MWh."
    case .notDate(let text): "“\(text)” is not a date such as 2022-07-12."
    case .notNumber(let text): "“\(text)” is not a number such as 51.25."
    case .notPercent(let text): "“\(text)” is not a tax from 0 to 100 percent."
    case .notAddition(let text): "“\(text)” is not an amount such as 51.25 or 22-06=38.21."
    case .notLocale(let text): "“\(text)” is not a locale such as nb_NO or en_GB."
    case .notLength(let text):
      "“\(text)” is not a length such as 3h, 90min or 1h30m, of up to 31 days."
    case .notPower(let text): "“\(text)” is not a power such as 2kW or 800W."
    case .notPicture(let name): "--save-picture needs a file that ends in .svg, not “\(name)”."
    case .notSize(let text): "“\(text)” is not an extent such as 100x30, from 1x1 to 4096x2048."
    case .notTime(let text): "“\(text)” is not a time such as 13:00 or 2022-07-12T13:00."
    case .notPlaceholder(let text):
      """
      “\(text)” stands for nothing in --line-format; these do: \
      \(LinePlaceholder.list).
      """
    case .lineFormatNeedsLine: "--line-format needs --output line or --output waybar."
    case .outputOrAlert: "Choose one of --output and an alert."
    case .taxTwice: "--vat puts tax on prices that, says --vat-state, contain it."
    case .severalWays: "Choose one of --print, --describe, --pick and --save-picture."
    case .sizeNeedsPrint: "--size is the extent of a printed chart."
    case .hoverNeedsScreen: "--hover needs the screen."
    case .hoverNeedsMouse: "--hover needs the mouse."
    case .unknownOption(let option, nil): "There is no option “\(option)”; --help lists them."
    case .unknownOption(let option, let similar?):
      "There is no option “\(option)”; perhaps \(similar) is meant."
    case .missingValue(let option): "\(option) needs a value."
    case .takesNoValue(let option): "\(option) takes no value."
    case .wrongValue(let value, let option): "“\(value)” is not a value for \(option)."
    case .nothingFollows(let word): "Nothing follows “\(word)”; write the value after the sign."
    case .dataDrawNothing:
      """
      --output and alerts draw nothing: leave out --print, --describe, --pick, --select, --size \
      and --hover.
      """
    case .needsCheapest: "--before, --after, --split, --power and --is-now need --cheapest."
    case .cheapestForms:
      """
      --cheapest writes sentences, or marks the time on a chart; it goes with --output json, line, \
      waybar and svg, and --power not with charts.
      """
    case .cheapAboveDear: "--cheap-below must not lie above --dear-above."
    case .isNowForms: "--is-now answers with its status; it goes with --output json alone."
    case .svgIsChart:
      "--output svg is the chart itself: leave out --print, --describe, --pick and --hover."
    case .pictureOrOutput: "Choose one of --save-picture, --output and an alert."
    case .noTerminal: "There is no terminal to draw on; --print writes the chart as text."
    case .noDescriptor: "No descriptor is free to open the terminal; see ulimit -n."
    case .smallStack(let present, let needed):
      "The stack may take \(present) kB and \(needed) are needed; see ulimit -s."
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

      Exit status: 0; 1 when --pick was left without a choice or an alert or --is-now does not \
      hold, 2 when these could not be answered; 64 bad usage; 65 bad data; 66 unreadable file; 69 \
      no usable terminal or no prices; 74 output not writable.
      """
    case .overview: "Overview"
    case .usage: "Usage"
    case .options: "Options"
    case .prices: "Prices"
    case .fetching: "Fetching"
    case .money: "Money"
    case .chart: "Chart"
    case .output: "Output"
    case .data: "For other programs"
    case .cheapTime: "When it is cheap"
    case .settings: "Settings"
    case .path:
      "Files with prices, or folders; - is standard input; today, tomorrow or yesterday of an area."
    case .file: "The same, and can be repeated."
    case .area: "The area to fetch, such as NO1; of a file, the only series."
    case .unit: "The unit, such as øre/kWh or EUR/MWh."
    case .format: "The format of the file, instead of recognising it."
    case .date: "The day to fetch, or that of a file that states none: 2022-07-12."
    case .timezone: "The time zone, such as Europe/Oslo or +02:00."
    case .firstHour: "Whether a column of hours counts from 0 or from 1, where it does not tell."
    case .sequence: "Which of several sequences of ENTSO-E's prices, instead of the lowest."
    case .listFormats: "List the formats that are read."
    case .config: "The file of settings, instead of the usual one."
    case .noConfig: "Read no file of settings."
    case .showConfig: "Show every setting and where it comes from."
    case .noWatch: "Do not follow the files when they change; r reads them again."
    case .source: "The source to fetch from; --list-sources lists them."
    case .from: "The first day to fetch, such as 2026-11-01."
    case .to: "The last day to fetch; today without it."
    case .offline: "Ask nobody: show what is kept."
    case .refresh: "Ask again for what is kept."
    case .newerThan: "Ask again for what was kept longer ago, such as 1h or 2d."
    case .save: "Write what was fetched into a file: CSV by its ending, else JSON."
    case .clearCache: "Remove what is kept."
    case .listSources: "List the sources, with their areas and terms."
    case .listAreas: "List the areas, with their places and sources."
    case .vat: "Put value-added tax of so many percent on the prices."
    case .vatState: "Whether the file's prices contain the tax: included or excluded."
    case .add: "Add so much per kWh in the shown unit, with tax; 22-06=38.21 for some hours."
    case .support: "The Norwegian scheme: stromstotte or norgespris."
    case .chartKind: "The kind of chart."
    case .theme: "The colours, with -light or -dark for the ground."
    case .range: "How much is shown at once: day, week, month, year or all."
    case .layers: "Lay over it: before, areas, levels or mean; can be repeated."
    case .cheapBelow: "Prices below this are cheap; shows the levels."
    case .dearAbove: "Prices above this are dear; shows the levels."
    case .select: "Select the slot at a time: 13:00 or 2022-07-12T13:00."
    case .now: "Set the clock, such as 2022-07-12T09:30; it runs on."
    case .print: "Print the chart instead of showing the screen."
    case .describe: "Describe the chart in sentences."
    case .pick: "Choose a slot: Enter writes it to standard output as JSON."
    case .glyphs: "The characters: braille, sextant, octant, block, ascii or auto."
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
    case .cheapest: "Find the cheapest time of a length, such as 3h, that is still to come."
    case .before: "It ends by this time: 07:00 or 2022-07-12T07:00."
    case .after: "It begins at this time or later."
    case .split: "It may be of several pieces."
    case .power: "Tell what it costs with so much power, such as 2kW."
    case .isNow: "Exit with 0 if now is in the cheapest time, else with 1."
    case .alertBelow: "Exit with 0 if the price now is lower, else with 1."
    case .alertAbove: "Exit with 0 if the price now is higher, else with 1."
    case .version: "Show the version."
    case .help: "Show this help."
    case .values: "values"
    case .byDefault: "default"
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
    case .cheapestStart: "when the cheapest time of --cheapest begins, of 3h without it"
    case .cheapestMean: "the mean of that time"
    }
  }
}
