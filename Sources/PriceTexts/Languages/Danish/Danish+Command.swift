extension Danish {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile:
      "Angiv en fil eller et prisområde: »pricetui today.json« eller »pricetui --area DK1«."
    case .severalAreas(let areas): "Filen har flere prisområder; vælg et med --area: \(areas)."
    case .noPriceNow: "Filen har ingen pris for nu."
    case .noWindow(let length):
      "Der kommer ingen periode på \(duration(length)) med priser; --now stiller uret."
    case .costNeedsUnit:
      "Filen siger ikke, hvilken enhed den har, så prisen er ukendt; angiv den med --unit."
    case .noSlot(let time): "Disse priser har ingen periode kl. »\(time)«."
    case .noSuchTime(let time, let zone): "»\(time)« findes ikke i \(zone)."
    case .notUnit(let text): "»\(text)« er ingen enhed som øre/kWh, DKK/kWh eller EUR/MWh."
    case .notDate(let text): "»\(text)« er ingen dato som 2022-07-12."
    case .notNumber(let text): "»\(text)« er ikke et tal som 51.25."
    case .notPercent(let text): "»\(text)« er ikke en afgift fra 0 til 100 procent."
    case .notAddition(let text): "»\(text)« er ikke et beløb som 51.25 eller 22-06=38.21."
    case .notLocale(let text): "»\(text)« er ikke et sprogvalg som da_DK eller en_GB."
    case .notLength(let text): "»\(text)« er ingen længde som 3h, 90min eller 1h30m, højst 31 dage."
    case .notPower(let text): "»\(text)« er ingen effekt som 2kW eller 800W."
    case .notPicture(let name): "--save-picture kræver en fil, der ender på .svg, ikke »\(name)«."
    case .notSize(let text): "»\(text)« er ikke et mål som 100x30, fra 1x1 til 4096x2048."
    case .notTime(let text): "»\(text)« er ikke et tidspunkt som 13:00 eller 2022-07-12T13:00."
    case .notPlaceholder(let text):
      """
      »\(text)« står ikke for noget i --line-format; det gør disse: \
      \(LinePlaceholder.list).
      """
    case .lineFormatNeedsLine: "--line-format kræver --output line eller --output waybar."
    case .outputOrAlert: "Vælg enten --output eller en alarm."
    case .taxTwice: "--vat lægger moms på priser, som ifølge --vat-state allerede har den."
    case .severalWays: "Vælg én af --print, --describe, --pick og --save-picture."
    case .sizeNeedsPrint: "--size er størrelsen på et udskrevet diagram."
    case .hoverNeedsScreen: "--hover kræver skærmen."
    case .hoverNeedsMouse: "--hover kræver musen."
    case .unknownOption(let option, nil): "Tilvalget »\(option)« findes ikke; --help viser alle."
    case .unknownOption(let option, let similar?):
      "Tilvalget »\(option)« findes ikke; måske menes \(similar)."
    case .missingValue(let option): "\(option) kræver en værdi."
    case .takesNoValue(let option): "\(option) tager ingen værdi."
    case .wrongValue(let value, let option): "»\(value)« er ikke en værdi for \(option)."
    case .nothingFollows(let word): "Intet følger efter “\(word)”; skriv værdien efter tegnet."
    case .dataDrawNothing:
      """
      --output og alarmer tegner intet: udelad --print, --describe, --pick, --select, --size \
      og --hover.
      """
    case .needsCheapest: "--before, --after, --split, --power og --is-now kræver --cheapest."
    case .cheapestForms:
      """
      --cheapest skriver sætninger, eller mærker tiden i et diagram; det passer til --output json, \
      line, waybar og svg, og --power ikke til diagrammer.
      """
    case .cheapAboveDear: "--cheap-below må ikke ligge over --dear-above."
    case .isNowForms: "--is-now svarer med slutkoden og passer kun til --output json."
    case .svgIsChart:
      "--output svg er selve diagrammet: udelad --print, --describe, --pick og --hover."
    case .pictureOrOutput: "Vælg én af --save-picture, --output og en alarm."
    case .noTerminal: "Der er ingen terminal at tegne på; --print skriver diagrammet som tekst."
    case .noDescriptor: "Ingen deskriptor er ledig til at åbne terminalen; se ulimit -n."
    case .smallStack(let present, let needed):
      "Stakken må fylde \(present) kB, og der kræves \(needed); se ulimit -s."
    case .background:
      """
      Programmet kører i baggrunden, hvor det ikke må bruge terminalen; --print skriver \
      diagrammet som tekst.
      """
    case .unnamedTerminal:
      "TERM er ikke sat, så terminalen er ukendt; --print skriver diagrammet som tekst."
    case .unknownTerminal(let name):
      "Terminalen TERM=\(name) er ukendt her; --print skriver diagrammet som tekst."
    case .incapableTerminal(let name):
      "Terminalen TERM=\(name) kan ikke flytte markøren; --print skriver diagrammet som tekst."
    case .outputFailed(let reason): "Der kan ikke skrives til standardoutput: \(reason)."
    case .fileFailed(let path, let reason): "Der kan ikke skrives til \(path): \(reason)."
    }
  }

  func help(_ text: HelpText) -> String {
    switch text {
    case .abstract: "Viser elpriser som diagram i terminalen."
    case .discussion:
      """
      Piletasterne og musen vælger; ? viser alle taster. Uden en terminal på standardoutput \
      bliver diagrammet skrevet ud.

      Slutstatus: 0; 1 når --pick blev forladt uden valg, eller en alarm eller --is-now ikke \
      gælder, 2 når disse ikke kunne besvares; 64 forkert brug; 65 fejl i data; 66 ulæselig fil; \
      69 ingen brugbar terminal eller ingen priser; 74 uddata kan ikke skrives.
      """
    case .overview: "Oversigt"
    case .usage: "Brug"
    case .options: "Tilvalg"
    case .prices: "Priser"
    case .fetching: "Hentning"
    case .money: "Penge"
    case .chart: "Diagram"
    case .output: "Visning"
    case .data: "Til andre programmer"
    case .cheapTime: "Når det er billigt"
    case .settings: "Indstillinger"
    case .path:
      "Filer, mapper; - er standardinput; today, tomorrow, yesterday for et område."
    case .file: "Det samme, og kan gentages."
    case .area: "Prisområdet, der hentes, for eksempel DK1; af en fil den eneste serie."
    case .unit: "Enheden, for eksempel øre/kWh eller EUR/MWh."
    case .format: "Filens format, i stedet for at genkende det."
    case .date: "Dagen, der hentes, eller datoen for en fil uden: 2022-07-12."
    case .timezone: "Tidszonen, for eksempel Europe/Copenhagen eller +02:00."
    case .firstHour: "Om en kolonne med timer tæller fra 0 eller fra 1, hvor den ikke viser det."
    case .sequence: "Hvilken af flere sekvenser af ENTSO-E's priser, i stedet for den laveste."
    case .listFormats: "Vis de formater, der kan læses."
    case .config: "Indstillingsfilen i stedet for den sædvanlige."
    case .noConfig: "Læs ingen indstillingsfil."
    case .showConfig: "Vis hver indstilling, og hvor den kommer fra."
    case .noWatch: "Følg ikke filerne, når de ændres; r læser dem igen."
    case .source: "Kilden, der hentes fra; --list-sources viser dem."
    case .from: "Den første dag, der hentes, for eksempel 2026-11-01."
    case .to: "Den sidste dag, der hentes; ellers i dag."
    case .offline: "Spørg ingen: vis det, der er gemt."
    case .refresh: "Spørg igen om det, der er gemt."
    case .newerThan: "Spørg igen om det, der er ældre, for eksempel 1h eller 2d."
    case .save: "Skriv det, der blev hentet, til en fil: CSV efter endelsen, ellers JSON."
    case .clearCache: "Fjern det, der er gemt."
    case .listSources: "Vis kilderne med prisområder og vilkår."
    case .listAreas: "Vis prisområderne med steder og kilder."
    case .vat: "Læg så mange procent moms på priserne."
    case .vatState: "Om filens priser indeholder momsen: included eller excluded."
    case .add: "Læg så meget til pr. kWh i den viste enhed, med moms; 22-06=38.21 for nogle timer."
    case .support: "Den norske ordning: stromstotte eller norgespris."
    case .chartKind: "Slags diagram."
    case .theme: "Farverne, med -light eller -dark for baggrunden."
    case .range: "Hvor meget der vises ad gangen: day, week, month, year eller all."
    case .layers: "Læg over: before, areas, levels eller mean; kan gentages."
    case .cheapBelow: "Priser under dette er billige; viser niveauerne."
    case .dearAbove: "Priser over dette er dyre; viser niveauerne."
    case .select: "Vælg perioden ved en tid: 13:00 eller 2022-07-12T13:00."
    case .now: "Stil uret, for eksempel 2022-07-12T09:30; det går videre."
    case .print: "Udskriv diagrammet i stedet for at vise skærmen."
    case .describe: "Beskriv diagrammet i sætninger."
    case .pick: "Vælg en periode: Enter skriver den til standardoutput som JSON."
    case .glyphs: "Tegnene: braille, sextant, octant, block, ascii eller auto."
    case .color: "Hvornår farver bruges: auto, always eller never."
    case .savePicture: "Skriv et billede af diagrammet til en fil, der ender på .svg."
    case .size: "Størrelsen på et udskrevet diagram, for eksempel 100x30."
    case .locale: "Sproget og tallene, for eksempel da_DK eller en_GB."
    case .hover: "Vælg det, der er under markøren, uden knap."
    case .noMouse: "Lad terminalen beholde musen."
    case .outputForm:
      """
      Skriv priserne som table, csv eller json, dem for nu som line eller waybar, eller \
      diagrammet som svg.
      """
    case .lineFormat:
      "Linjen, for eksempel \"{price} {unit} {trend}\"; manualen siger, hvad der erstattes."
    case .cheapest: "Find den billigste tid af en længde, som 3h, der endnu ikke er begyndt."
    case .before: "Den slutter senest da: 07:00 eller 2022-07-12T07:00."
    case .after: "Den begynder tidligst da."
    case .split: "Den må bestå af flere dele."
    case .power: "Sig, hvad den koster med så stor effekt, som 2kW."
    case .isNow: "Afslut med 0, hvis det er den billigste tid nu, ellers med 1."
    case .alertBelow: "Afslut med 0, hvis prisen nu er lavere, ellers med 1."
    case .alertAbove: "Afslut med 0, hvis prisen nu er højere, ellers med 1."
    case .version: "Vis versionen."
    case .help: "Vis denne hjælp."
    case .values: "værdier"
    case .byDefault: "standard"
    }
  }

  func meaning(_ placeholder: LinePlaceholder) -> String {
    switch placeholder {
    case .price: "prisen nu"
    case .unit: "dens enhed"
    case .trend: "en pil: om den næste pris er højere eller lavere"
    case .level: "fra meget billigt til meget dyrt, mod døgnets snit"
    case .min: "døgnets laveste pris"
    case .minHour, .maxHour: "hvornår den begynder"
    case .max: "døgnets højeste pris"
    case .mean: "døgnets snit"
    case .area: "prisområdet"
    case .start: "hvornår perioden nu begynder"
    case .end: "hvornår den slutter"
    case .cheapestStart: "hvornår den billigste tid efter --cheapest begynder, ellers af 3h"
    case .cheapestMean: "den tids snit"
    }
  }
}
