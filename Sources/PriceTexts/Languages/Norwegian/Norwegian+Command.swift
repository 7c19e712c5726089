extension Norwegian {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile:
      "Verken fil eller område er nevnt; prøv «pricetui today.json» eller «pricetui --area NO1»."
    case .severalAreas(let areas): "Filen har flere områder; velg ett med --area: \(areas)."
    case .noPriceNow: "Filen har ingen pris for nå."
    case .noWindow(let length):
      "Det kommer ikke noe tidsrom på \(duration(length)) med priser; --now stiller klokken."
    case .costNeedsUnit:
      "Filen sier ikke hvilken enhet den har, så kostnaden er ukjent; oppgi den med --unit."
    case .noSlot(let time): "Disse prisene har ikke noe tidsrom kl. «\(time)»."
    case .noSuchTime(let time, let zone): "«\(time)» finnes ikke i \(zone)."
    case .notUnit(let text): "«\(text)» er ingen enhet som øre/kWh, NOK/kWh eller EUR/MWh."
    case .notDate(let text): "«\(text)» er ingen dato som 2022-07-12."
    case .notNumber(let text): "«\(text)» er ikke et tall som 51.25."
    case .notPercent(let text): "«\(text)» er ikke en avgift fra 0 til 100 prosent."
    case .notAddition(let text): "«\(text)» er ikke et beløp som 51.25 eller 22-06=38.21."
    case .notLocale(let text): "«\(text)» er ikke et språkvalg som nb_NO eller en_GB."
    case .notLength(let text):
      "«\(text)» er ingen lengde som 3h, 90min eller 1h30m, høyst 31 dager."
    case .notPower(let text): "«\(text)» er ingen effekt som 2kW eller 800W."
    case .notPicture(let name): "--save-picture krever en fil som slutter på .svg, ikke «\(name)»."
    case .notSize(let text): "«\(text)» er ikke et mål som 100x30, fra 1x1 til 4096x2048."
    case .notTime(let text): "«\(text)» er ikke et tidspunkt som 13:00 eller 2022-07-12T13:00."
    case .notPlaceholder(let text):
      """
      «\(text)» står ikke for noe i --line-format; det gjør disse: \
      \(LinePlaceholder.list).
      """
    case .lineFormatNeedsLine: "--line-format krever --output line eller --output waybar."
    case .outputOrAlert: "Velg enten --output eller et varsel."
    case .taxTwice: "--vat legger avgift på priser som ifølge --vat-state har den."
    case .severalWays: "Velg én av --print, --describe, --pick og --save-picture."
    case .sizeNeedsPrint: "--size er størrelsen på et utskrevet diagram."
    case .hoverNeedsScreen: "--hover krever skjermen."
    case .hoverNeedsMouse: "--hover krever musen."
    case .unknownOption(let option, nil): "Valget «\(option)» finnes ikke; --help viser alle."
    case .unknownOption(let option, let similar?):
      "Valget «\(option)» finnes ikke; kanskje menes \(similar)."
    case .missingValue(let option): "\(option) trenger en verdi."
    case .takesNoValue(let option): "\(option) tar ingen verdi."
    case .wrongValue(let value, let option): "«\(value)» er ingen verdi for \(option)."
    case .nothingFollows(let word): "Ingenting følger etter «\(word)»; skriv verdien etter tegnet."
    case .dataDrawNothing:
      """
      --output og varsler tegner ingenting: utelat --print, --describe, --pick, --select, --size \
      og --hover.
      """
    case .needsCheapest: "--before, --after, --split, --power og --is-now krever --cheapest."
    case .cheapestForms:
      """
      --cheapest skriver setninger, eller merker tiden i et diagram; det passer til --output json, \
      line, waybar og svg, og --power ikke til diagrammer.
      """
    case .cheapAboveDear: "--cheap-below kan ikke ligge over --dear-above."
    case .isNowForms: "--is-now svarer med avslutningskoden og passer bare til --output json."
    case .svgIsChart:
      "--output svg er selve diagrammet: utelat --print, --describe, --pick og --hover."
    case .pictureOrOutput: "Velg én av --save-picture, --output og et varsel."
    case .noTerminal: "Det er ingen terminal å tegne på; --print skriver diagrammet som tekst."
    case .noDescriptor: "Ingen deskriptor er ledig til å åpne terminalen; se ulimit -n."
    case .smallStack(let present, let needed):
      "Stakken kan ta \(present) kB, og \(needed) trengs; se ulimit -s."
    case .background:
      """
      Programmet kjører i bakgrunnen, der det ikke kan bruke terminalen; --print skriver \
      diagrammet som tekst.
      """
    case .unnamedTerminal:
      "TERM er ikke satt, så terminalen er ukjent; --print skriver diagrammet som tekst."
    case .unknownTerminal(let name):
      "Terminalen TERM=\(name) er ukjent her; --print skriver diagrammet som tekst."
    case .incapableTerminal(let name):
      "Terminalen TERM=\(name) kan ikke flytte markøren; --print skriver diagrammet som tekst."
    case .outputFailed(let reason): "Standard ut kan ikke skrives: \(reason)."
    case .fileFailed(let path, let reason): "\(path) kan ikke skrives: \(reason)."
    }
  }

  func help(_ text: HelpText) -> String {
    switch text {
    case .abstract: "Viser strømpriser som diagram i terminalen."
    case .discussion:
      """
      Piltastene og musen velger; ? viser alle taster. Uten en terminal på standard ut blir \
      diagrammet skrevet ut.

      Sluttstatus: 0; 1 når --pick ble forlatt uten valg eller et varsel eller --is-now ikke slår \
      til, 2 når disse ikke kunne besvares; 64 feil bruk; 65 feil data; 66 uleselig fil; 69 ingen \
      brukbar terminal eller ingen priser; 74 utdata kan ikke skrives.
      """
    case .overview: "Oversikt"
    case .usage: "Bruk"
    case .options: "Valg"
    case .prices: "Priser"
    case .fetching: "Henting"
    case .money: "Penger"
    case .chart: "Diagram"
    case .output: "Visning"
    case .data: "For andre programmer"
    case .cheapTime: "Når det er billig"
    case .settings: "Innstillinger"
    case .path:
      "Filer med priser, eller mapper; - er standard inn; today, tomorrow, yesterday for et område."
    case .file: "Det samme, og kan gjentas."
    case .area: "Området som hentes, for eksempel NO1; av en fil den eneste serien."
    case .unit: "Enheten, for eksempel øre/kWh eller EUR/MWh."
    case .format: "Filens format, i stedet for å kjenne det igjen."
    case .date: "Dagen som hentes, eller datoen for en fil uten: 2022-07-12."
    case .timezone: "Tidssonen, for eksempel Europe/Oslo eller +02:00."
    case .firstHour: "Om en kolonne med timer teller fra 0 eller fra 1, der den ikke viser det."
    case .sequence: "Hvilken av flere sekvenser av ENTSO-Es priser, i stedet for den laveste."
    case .listFormats: "Vis formatene som kan leses."
    case .config: "Innstillingsfilen, i stedet for den vanlige."
    case .noConfig: "Les ingen innstillingsfil."
    case .showConfig: "Vis hver innstilling og hvor den kommer fra."
    case .noWatch: "Ikke følg filene når de endres; r leser dem på nytt."
    case .source: "Kilden det hentes fra; --list-sources viser dem."
    case .from: "Den første dagen som hentes, for eksempel 2026-11-01."
    case .to: "Den siste dagen som hentes; uten den i dag."
    case .offline: "Spør ingen: vis det som er lagret."
    case .refresh: "Spør på nytt om det som er lagret."
    case .newerThan: "Spør på nytt om det som er eldre, for eksempel 1h eller 2d."
    case .save: "Skriv det som ble hentet, til en fil: CSV etter endelsen, ellers JSON."
    case .clearCache: "Fjern det som er lagret."
    case .listSources: "Vis kildene med områder og vilkår."
    case .listAreas: "Vis områdene med steder og kilder."
    case .vat: "Legg så mange prosent merverdiavgift på prisene."
    case .vatState: "Om prisene i filen har avgiften: included eller excluded."
    case .add:
      "Legg til så mye per kWh i den viste enheten, med avgift; 22-06=38.21 for noen timer."
    case .support: "Den norske ordningen: stromstotte eller norgespris."
    case .chartKind: "Slags diagram."
    case .theme: "Fargene, med -light eller -dark for bakgrunnen."
    case .range: "Hvor mye som vises om gangen: day, week, month, year eller all."
    case .layers: "Legg over: before, areas, levels eller mean; kan gjentas."
    case .cheapBelow: "Priser under dette er billige; viser nivåene."
    case .dearAbove: "Priser over dette er dyre; viser nivåene."
    case .select: "Velg tidsrommet ved en tid: 13:00 eller 2022-07-12T13:00."
    case .now: "Still klokken, for eksempel 2022-07-12T09:30; den går videre."
    case .print: "Skriv ut diagrammet i stedet for å vise skjermen."
    case .describe: "Beskriv diagrammet i setninger."
    case .pick: "Velg et tidsrom: Enter skriver det til standard ut som JSON."
    case .glyphs: "Tegnene: braille, sextant, octant, block, ascii eller auto."
    case .color: "Når farger brukes: auto, always eller never."
    case .savePicture: "Skriv et bilde av diagrammet til en fil som slutter på .svg."
    case .size: "Størrelsen på et utskrevet diagram, for eksempel 100x30."
    case .locale: "Språket og tallene, for eksempel nb_NO eller en_GB."
    case .hover: "Velg det som er under pekeren, uten knapp."
    case .noMouse: "La terminalen beholde musen."
    case .outputForm:
      """
      Skriv prisene som table, csv eller json, dem for nå som line eller waybar, eller diagrammet \
      som svg.
      """
    case .lineFormat:
      "Linjen, for eksempel \"{price} {unit} {trend}\"; manualen sier hva som byttes ut."
    case .cheapest: "Finn den billigste tiden av en lengde, som 3h, som ennå ikke har begynt."
    case .before: "Den slutter senest da: 07:00 eller 2022-07-12T07:00."
    case .after: "Den begynner tidligst da."
    case .split: "Den kan bestå av flere deler."
    case .power: "Si hva den koster med så stor effekt, som 2kW."
    case .isNow: "Avslutt med 0 hvis det er den billigste tiden nå, ellers med 1."
    case .alertBelow: "Avslutt med 0 hvis prisen nå er lavere, ellers med 1."
    case .alertAbove: "Avslutt med 0 hvis prisen nå er høyere, ellers med 1."
    case .version: "Vis versjonen."
    case .help: "Vis denne hjelpen."
    case .values: "verdier"
    case .byDefault: "forvalgt"
    }
  }

  func meaning(_ placeholder: LinePlaceholder) -> String {
    switch placeholder {
    case .price: "prisen nå"
    case .unit: "enheten"
    case .trend: "en pil: om neste pris er høyere eller lavere"
    case .level: "fra svært billig til svært dyr, mot døgnets snitt"
    case .min: "døgnets laveste pris"
    case .minHour, .maxHour: "når den begynner"
    case .max: "døgnets høyeste pris"
    case .mean: "døgnets snitt"
    case .area: "området"
    case .start: "når tidsrommet nå begynner"
    case .end: "når det slutter"
    case .cheapestStart: "når den billigste tiden etter --cheapest begynner, ellers av 3h"
    case .cheapestMean: "snittet av den tiden"
    }
  }
}
