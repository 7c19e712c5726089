extension Norwegian {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile: "Ingen fil er nevnt; prøv «pricetui today.json» eller «pricetui --help»."
    case .severalFiles: "Nevn én fil, ikke to."
    case .severalAreas(let areas): "Filen har flere områder; velg ett med --area: \(areas)."
    case .noPriceNow: "Filen har ingen pris for nå."
    case .noSlot(let time): "Disse prisene har ikke noe tidsrom kl. «\(time)»."
    case .noSuchTime(let time, let zone): "«\(time)» finnes ikke i \(zone)."
    case .notUnit(let text): "«\(text)» er ingen enhet som øre/kWh, NOK/kWh eller EUR/MWh."
    case .notDate(let text): "«\(text)» er ingen dato som 2022-07-12."
    case .notNumber(let text): "«\(text)» er ikke et tall som 51.25."
    case .notPercent(let text): "«\(text)» er ikke en avgift fra 0 til 100 prosent."
    case .notAddition(let text): "«\(text)» er ikke et beløp som 51.25 eller 22-06=38.21."
    case .notLocale(let text): "«\(text)» er ikke et språkvalg som nb_NO eller en_GB."
    case .notPicture(let name): "--save-picture krever en fil som slutter på .svg, ikke «\(name)»."
    case .lineFormatNeedsLine: "--line-format krever --output line eller --output waybar."
    case .outputOrAlert: "Velg enten --output eller et varsel."
    case .taxTwice: "--vat legger avgift på priser som ifølge --vat-state har den."
    case .severalWays: "Velg én av --print, --describe, --pick og --save-picture."
    case .sizeNeedsPrint: "--size er størrelsen på et utskrevet diagram."
    case .hoverNeedsScreen: "--hover krever skjermen."
    case .hoverNeedsMouse: "--hover krever musen."
    case .nothingFollows(let word): "Ingenting følger etter «\(word)»; skriv verdien etter tegnet."
    case .dataDrawNothing:
      """
      --output og varsler tegner ingenting: utelat --print, --describe, --pick, --select, --size \
      og --hover.
      """
    case .svgIsChart:
      "--output svg er selve diagrammet: utelat --print, --describe, --pick og --hover."
    case .pictureOrOutput: "Velg én av --save-picture, --output og et varsel."
    case .noTerminal: "Det er ingen terminal å tegne på; --print skriver diagrammet som tekst."
    case .noDescriptor: "Ingen deskriptor er ledig til å åpne terminalen; se ulimit -n."
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

      Sluttstatus: 0; 1 når --pick ble forlatt uten valg eller et varsel ikke slår til, 2 når et \
      varsel ikke kunne besvares; 64 feil bruk; 65 feil data; 66 uleselig fil; 69 ingen brukbar \
      terminal; 74 utdata kan ikke skrives.
      """
    case .prices: "Priser"
    case .money: "Penger"
    case .chart: "Diagram"
    case .output: "Visning"
    case .data: "For andre programmer"
    case .path: "En fil med priser; - er standard inn."
    case .file: "Det samme."
    case .area: "Bare serien for dette området, for eksempel NO1."
    case .unit: "Enheten, for eksempel øre/kWh eller EUR/MWh."
    case .format: "Filens format, i stedet for å kjenne det igjen."
    case .date: "Datoen for en fil som ikke har noen, for eksempel 2022-07-12."
    case .timezone: "Tidssonen, for eksempel Europe/Oslo eller +02:00."
    case .firstHour: "Om en kolonne med timer teller fra 0 eller fra 1, der den ikke viser det."
    case .listFormats: "Vis formatene som kan leses."
    case .vat: "Legg så mange prosent merverdiavgift på prisene."
    case .vatState: "Om prisene i filen har avgiften: included eller excluded."
    case .add:
      "Legg til så mye per kWh i den viste enheten, med avgift; 22-06=38.21 for noen timer."
    case .support: "Den norske ordningen: stromstotte eller norgespris."
    case .chartKind: "Slags diagram."
    case .theme: "Fargene."
    case .select: "Velg tidsrommet ved en tid: 13:00 eller 2022-07-12T13:00."
    case .now: "Still klokken, for eksempel 2022-07-12T09:30; den går videre."
    case .print: "Skriv ut diagrammet i stedet for å vise skjermen."
    case .describe: "Beskriv diagrammet i setninger."
    case .pick: "Velg et tidsrom: Enter skriver det til standard ut som JSON."
    case .glyphs: "Tegnene: braille, block, ascii eller auto."
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
    case .alertBelow: "Avslutt med 0 hvis prisen nå er lavere, ellers med 1."
    case .alertAbove: "Avslutt med 0 hvis prisen nå er høyere, ellers med 1."
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
    }
  }
}
