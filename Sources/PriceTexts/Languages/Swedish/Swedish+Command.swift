extension Swedish {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile: "Ingen fil är angiven; prova ”pricetui today.json” eller ”pricetui --help”."
    case .severalFiles: "Ange en fil, inte två."
    case .severalAreas(let areas): "Filen har flera elområden; välj ett med --area: \(areas)."
    case .noPriceNow: "Filen har inget pris för nu."
    case .noSlot(let time): "De här priserna har ingen period kl. ”\(time)”."
    case .noSuchTime(let time, let zone): "”\(time)” finns inte i \(zone)."
    case .notUnit(let text): "”\(text)” är ingen enhet som öre/kWh, SEK/kWh eller EUR/MWh."
    case .notDate(let text): "”\(text)” är inget datum som 2022-07-12."
    case .notNumber(let text): "”\(text)” är inget tal som 51.25."
    case .notPercent(let text): "”\(text)” är ingen skatt från 0 till 100 procent."
    case .notAddition(let text): "”\(text)” är inget belopp som 51.25 eller 22-06=38.21."
    case .notLocale(let text): "”\(text)” är inget språkval som sv_SE eller en_GB."
    case .notPicture(let name): "--save-picture kräver en fil som slutar på .svg, inte ”\(name)”."
    case .lineFormatNeedsLine: "--line-format kräver --output line eller --output waybar."
    case .outputOrAlert: "Välj antingen --output eller ett larm."
    case .taxTwice: "--vat lägger moms på priser som enligt --vat-state redan har den."
    case .severalWays: "Välj en av --print, --describe, --pick och --save-picture."
    case .sizeNeedsPrint: "--size är storleken på ett utskrivet diagram."
    case .hoverNeedsScreen: "--hover kräver skärmen."
    case .hoverNeedsMouse: "--hover kräver musen."
    case .nothingFollows(let word): "Inget följer efter ”\(word)”; skriv värdet efter tecknet."
    case .dataDrawNothing:
      """
      --output och larm ritar inget: utelämna --print, --describe, --pick, --select, --size \
      och --hover.
      """
    case .svgIsChart:
      "--output svg är själva diagrammet: utelämna --print, --describe, --pick och --hover."
    case .pictureOrOutput: "Välj en av --save-picture, --output och ett larm."
    case .noTerminal: "Det finns ingen terminal att rita på; --print skriver diagrammet som text."
    case .noDescriptor: "Ingen deskriptor är ledig för att öppna terminalen; se ulimit -n."
    case .background:
      """
      Programmet körs i bakgrunden, där det inte får använda terminalen; --print skriver \
      diagrammet som text.
      """
    case .unnamedTerminal:
      "TERM är inte satt, så terminalen är okänd; --print skriver diagrammet som text."
    case .unknownTerminal(let name):
      "Terminalen TERM=\(name) är okänd här; --print skriver diagrammet som text."
    case .incapableTerminal(let name):
      "Terminalen TERM=\(name) kan inte flytta markören; --print skriver diagrammet som text."
    case .outputFailed(let reason): "Det går inte att skriva till standard ut: \(reason)."
    case .fileFailed(let path, let reason): "Det går inte att skriva till \(path): \(reason)."
    }
  }

  func help(_ text: HelpText) -> String {
    switch text {
    case .abstract: "Visar elpriser som diagram i terminalen."
    case .discussion:
      """
      Piltangenterna och musen väljer; ? visar alla tangenter. Utan en terminal på standard ut \
      skrivs diagrammet ut.

      Slutstatus: 0; 1 när --pick lämnades utan val eller ett larm inte gäller, 2 när ett larm \
      inte kunde besvaras; 64 fel användning; 65 fel i data; 66 oläslig fil; 69 ingen användbar \
      terminal; 74 utdata kan inte skrivas.
      """
    case .prices: "Priser"
    case .money: "Pengar"
    case .chart: "Diagram"
    case .output: "Visning"
    case .data: "För andra program"
    case .path: "En fil med priser; - är standard in."
    case .file: "Detsamma."
    case .area: "Bara serien för det här elområdet, till exempel SE3."
    case .unit: "Enheten, till exempel öre/kWh eller EUR/MWh."
    case .format: "Filens format, i stället för att känna igen det."
    case .date: "Datumet för en fil som saknar ett, till exempel 2022-07-12."
    case .timezone: "Tidszonen, till exempel Europe/Stockholm eller +02:00."
    case .firstHour: "Om en kolumn med timmar räknar från 0 eller från 1, där den inte visar det."
    case .listFormats: "Visa formaten som kan läsas."
    case .vat: "Lägg så många procent moms på priserna."
    case .vatState: "Om filens priser innehåller momsen: included eller excluded."
    case .add:
      "Lägg till så mycket per kWh i den visade enheten, med moms; 22-06=38.21 för vissa timmar."
    case .support: "Det norska stödet: stromstotte eller norgespris."
    case .chartKind: "Slags diagram."
    case .theme: "Färgerna."
    case .select: "Välj perioden vid en tid: 13:00 eller 2022-07-12T13:00."
    case .now: "Ställ klockan, till exempel 2022-07-12T09:30; den går vidare."
    case .print: "Skriv ut diagrammet i stället för att visa skärmen."
    case .describe: "Beskriv diagrammet i meningar."
    case .pick: "Välj en period: Enter skriver den till standard ut som JSON."
    case .glyphs: "Tecknen: braille, block, ascii eller auto."
    case .color: "När färger används: auto, always eller never."
    case .savePicture: "Skriv en bild av diagrammet till en fil som slutar på .svg."
    case .size: "Storleken på ett utskrivet diagram, till exempel 100x30."
    case .locale: "Språket och talen, till exempel sv_SE eller en_GB."
    case .hover: "Välj det som är under pekaren, utan knapp."
    case .noMouse: "Låt terminalen behålla musen."
    case .outputForm:
      """
      Skriv priserna som table, csv eller json, de för nu som line eller waybar, eller diagrammet \
      som svg.
      """
    case .lineFormat:
      "Raden, till exempel \"{price} {unit} {trend}\"; manualen säger vad som byts ut."
    case .alertBelow: "Avsluta med 0 om priset nu är lägre, annars med 1."
    case .alertAbove: "Avsluta med 0 om priset nu är högre, annars med 1."
    }
  }

  func meaning(_ placeholder: LinePlaceholder) -> String {
    switch placeholder {
    case .price: "priset nu"
    case .unit: "dess enhet"
    case .trend: "en pil: om nästa pris är högre eller lägre"
    case .level: "från mycket billigt till mycket dyrt, mot dygnets snitt"
    case .min: "dygnets lägsta pris"
    case .minHour, .maxHour: "när det börjar"
    case .max: "dygnets högsta pris"
    case .mean: "dygnets snitt"
    case .area: "elområdet"
    case .start: "när perioden nu börjar"
    case .end: "när den slutar"
    }
  }
}
