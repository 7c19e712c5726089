extension Swedish {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile:
      "Ange en fil eller ett elområde: ”pricetui today.json” eller ”pricetui --area SE3”."
    case .severalAreas(let areas): "Filen har flera elområden; välj ett med --area: \(areas)."
    case .noPriceNow: "Filen har inget pris för nu."
    case .noWindow(let length):
      "Det kommer ingen period på \(duration(length)) med priser; --now ställer klockan."
    case .costNeedsUnit:
      "Filen säger inte vilken enhet den har, så kostnaden är okänd; ange den med --unit."
    case .noSlot(let time): "De här priserna har ingen period kl. ”\(time)”."
    case .noSuchTime(let time, let zone): "”\(time)” finns inte i \(zone)."
    case .notUnit(let text): "”\(text)” är ingen enhet som öre/kWh, SEK/kWh eller EUR/MWh."
    case .notDate(let text): "”\(text)” är inget datum som 2022-07-12."
    case .notNumber(let text): "”\(text)” är inget tal som 51.25."
    case .notPercent(let text): "”\(text)” är ingen skatt från 0 till 100 procent."
    case .notAddition(let text): "”\(text)” är inget belopp som 51.25 eller 22-06=38.21."
    case .notLocale(let text): "”\(text)” är inget språkval som sv_SE eller en_GB."
    case .notLength(let text): "”\(text)” är ingen längd som 3h, 90min eller 1h30m, högst 31 dagar."
    case .notPower(let text): "”\(text)” är ingen effekt som 2kW eller 800W."
    case .notPicture(let name): "--save-picture kräver en fil som slutar på .svg, inte ”\(name)”."
    case .notSize(let text): "”\(text)” är inget mått som 100x30, från 1x1 till 4096x2048."
    case .notTime(let text): "”\(text)” är ingen tid som 13:00 eller 2022-07-12T13:00."
    case .notPlaceholder(let text):
      """
      ”\(text)” står inte för något i --line-format; det gör dessa: \
      \(LinePlaceholder.list).
      """
    case .lineFormatNeedsLine: "--line-format kräver --output line eller --output waybar."
    case .outputOrAlert: "Välj antingen --output eller ett larm."
    case .taxTwice: "--vat lägger moms på priser som enligt --vat-state redan har den."
    case .severalWays: "Välj en av --print, --describe, --pick och --save-picture."
    case .sizeNeedsPrint: "--size är storleken på ett utskrivet diagram."
    case .hoverNeedsScreen: "--hover kräver skärmen."
    case .hoverNeedsMouse: "--hover kräver musen."
    case .unknownOption(let option, nil): "Flaggan ”\(option)” finns inte; --help visar alla."
    case .unknownOption(let option, let similar?):
      "Flaggan ”\(option)” finns inte; kanske menas \(similar)."
    case .missingValue(let option): "\(option) behöver ett värde."
    case .takesNoValue(let option): "\(option) tar inget värde."
    case .wrongValue(let value, let option): "”\(value)” är inget värde för \(option)."
    case .nothingFollows(let word): "Inget följer efter ”\(word)”; skriv värdet efter tecknet."
    case .dataDrawNothing:
      """
      --output och larm ritar inget: utelämna --print, --describe, --pick, --select, --size \
      och --hover.
      """
    case .needsCheapest: "--before, --after, --split, --power och --is-now kräver --cheapest."
    case .cheapestForms:
      """
      --cheapest skriver meningar, eller märker tiden i ett diagram; det passar till --output \
      json, line, waybar och svg, och --power inte till diagram.
      """
    case .cheapAboveDear: "--cheap-below får inte ligga över --dear-above."
    case .isNowForms: "--is-now svarar med slutkoden och passar bara till --output json."
    case .svgIsChart:
      "--output svg är själva diagrammet: utelämna --print, --describe, --pick och --hover."
    case .pictureOrOutput: "Välj en av --save-picture, --output och ett larm."
    case .noTerminal: "Det finns ingen terminal att rita på; --print skriver diagrammet som text."
    case .noDescriptor: "Ingen deskriptor är ledig för att öppna terminalen; se ulimit -n."
    case .smallStack(let present, let needed):
      "Stacken får ta \(present) kB, och \(needed) behövs; se ulimit -s."
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

      Slutstatus: 0; 1 när --pick lämnades utan val eller ett larm eller --is-now inte gäller, 2 \
      när dessa inte kunde besvaras; 64 fel användning; 65 fel i data; 66 oläslig fil; 69 ingen \
      användbar terminal eller inga priser; 74 utdata kan inte skrivas.
      """
    case .overview: "Översikt"
    case .usage: "Användning"
    case .options: "Flaggor"
    case .prices: "Priser"
    case .fetching: "Hämtning"
    case .money: "Pengar"
    case .chart: "Diagram"
    case .output: "Visning"
    case .data: "För andra program"
    case .cheapTime: "När det är billigt"
    case .settings: "Inställningar"
    case .path:
      "Filer, kataloger; - är standard in; today, tomorrow, yesterday för ett område."
    case .file: "Detsamma, och kan upprepas."
    case .area: "Elområdet att hämta, till exempel SE3; ur en fil den enda serien."
    case .unit: "Enheten, till exempel öre/kWh eller EUR/MWh."
    case .format: "Filens format, i stället för att känna igen det."
    case .date: "Dagen att hämta, eller datumet för en fil utan: 2022-07-12."
    case .timezone: "Tidszonen, till exempel Europe/Stockholm eller +02:00."
    case .firstHour: "Om en kolumn med timmar räknar från 0 eller från 1, där den inte visar det."
    case .sequence: "Vilken av flera sekvenser av ENTSO-E:s priser, i stället för den lägsta."
    case .listFormats: "Visa formaten som kan läsas."
    case .config: "Inställningsfilen, i stället för den vanliga."
    case .noConfig: "Läs ingen inställningsfil."
    case .showConfig: "Visa varje inställning och varifrån den kommer."
    case .noWatch: "Följ inte filerna när de ändras; r läser dem på nytt."
    case .source: "Källan att hämta från; --list-sources visar dem."
    case .from: "Den första dagen att hämta, till exempel 2026-11-01."
    case .to: "Den sista dagen att hämta; annars i dag."
    case .offline: "Fråga ingen: visa det som är sparat."
    case .refresh: "Fråga på nytt efter det som är sparat."
    case .newerThan: "Fråga på nytt efter det som är äldre, till exempel 1h eller 2d."
    case .save: "Skriv det som hämtades till en fil: CSV enligt ändelsen, annars JSON."
    case .clearCache: "Ta bort det som är sparat."
    case .listSources: "Visa källorna med elområden och villkor."
    case .listAreas: "Visa elområdena med platser och källor."
    case .vat: "Lägg så många procent moms på priserna."
    case .vatState: "Om filens priser innehåller momsen: included eller excluded."
    case .add:
      "Lägg till så mycket per kWh i den visade enheten, med moms; 22-06=38.21 för vissa timmar."
    case .support: "Det norska stödet: stromstotte eller norgespris."
    case .chartKind: "Slags diagram."
    case .theme: "Färgerna, med -light eller -dark för bakgrunden."
    case .range: "Hur mycket som visas på en gång: day, week, month, year eller all."
    case .layers: "Lägg över: before, areas, levels eller mean; kan upprepas."
    case .cheapBelow: "Priser under detta är billiga; visar nivåerna."
    case .dearAbove: "Priser över detta är dyra; visar nivåerna."
    case .select: "Välj perioden vid en tid: 13:00 eller 2022-07-12T13:00."
    case .now: "Ställ klockan, till exempel 2022-07-12T09:30; den går vidare."
    case .print: "Skriv ut diagrammet i stället för att visa skärmen."
    case .describe: "Beskriv diagrammet i meningar."
    case .pick: "Välj en period: Enter skriver den till standard ut som JSON."
    case .glyphs: "Tecknen: braille, sextant, octant, block, ascii eller auto."
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
    case .cheapest: "Hitta den billigaste tiden av en längd, som 3h, som ännu inte har börjat."
    case .before: "Den slutar senast då: 07:00 eller 2022-07-12T07:00."
    case .after: "Den börjar tidigast då."
    case .split: "Den får bestå av flera delar."
    case .power: "Säg vad den kostar med så stor effekt, som 2kW."
    case .isNow: "Avsluta med 0 om det är den billigaste tiden nu, annars med 1."
    case .alertBelow: "Avsluta med 0 om priset nu är lägre, annars med 1."
    case .alertAbove: "Avsluta med 0 om priset nu är högre, annars med 1."
    case .version: "Visa versionen."
    case .help: "Visa den här hjälpen."
    case .values: "värden"
    case .byDefault: "förval"
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
    case .cheapestStart: "när den billigaste tiden enligt --cheapest börjar, annars av 3h"
    case .cheapestMean: "snittet av den tiden"
    }
  }
}
