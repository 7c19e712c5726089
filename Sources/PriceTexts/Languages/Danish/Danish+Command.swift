extension Danish {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile: "Ingen fil er angivet; prøv »pricetui today.json« eller »pricetui --help«."
    case .severalFiles: "Angiv én fil, ikke to."
    case .severalAreas(let areas): "Filen har flere prisområder; vælg et med --area: \(areas)."
    case .noPriceNow: "Filen har ingen pris for nu."
    case .noSlot(let time): "Disse priser har ingen periode kl. »\(time)«."
    case .noSuchTime(let time, let zone): "»\(time)« findes ikke i \(zone)."
    case .notUnit(let text): "»\(text)« er ingen enhed som øre/kWh, DKK/kWh eller EUR/MWh."
    case .notDate(let text): "»\(text)« er ingen dato som 2022-07-12."
    case .notNumber(let text): "»\(text)« er ikke et tal som 51.25."
    case .notPercent(let text): "»\(text)« er ikke en afgift fra 0 til 100 procent."
    case .notAddition(let text): "»\(text)« er ikke et beløb som 51.25 eller 22-06=38.21."
    case .notLocale(let text): "»\(text)« er ikke et sprogvalg som da_DK eller en_GB."
    case .notPicture(let name): "--save-picture kræver en fil, der ender på .svg, ikke »\(name)«."
    case .lineFormatNeedsLine: "--line-format kræver --output line eller --output waybar."
    case .outputOrAlert: "Vælg enten --output eller en alarm."
    case .taxTwice: "--vat lægger moms på priser, som ifølge --vat-state allerede har den."
    case .severalWays: "Vælg én af --print, --describe, --pick og --save-picture."
    case .sizeNeedsPrint: "--size er størrelsen på et udskrevet diagram."
    case .hoverNeedsScreen: "--hover kræver skærmen."
    case .hoverNeedsMouse: "--hover kræver musen."
    case .nothingFollows(let word): "Intet følger efter “\(word)”; skriv værdien efter tegnet."
    case .dataDrawNothing:
      """
      --output og alarmer tegner intet: udelad --print, --describe, --pick, --select, --size \
      og --hover.
      """
    case .svgIsChart:
      "--output svg er selve diagrammet: udelad --print, --describe, --pick og --hover."
    case .pictureOrOutput: "Vælg én af --save-picture, --output og en alarm."
    case .noTerminal: "Der er ingen terminal at tegne på; --print skriver diagrammet som tekst."
    case .noDescriptor: "Ingen deskriptor er ledig til at åbne terminalen; se ulimit -n."
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

      Slutstatus: 0; 1 når --pick blev forladt uden valg, eller en alarm ikke gælder, 2 når en \
      alarm ikke kunne besvares; 64 forkert brug; 65 fejl i data; 66 ulæselig fil; 69 ingen \
      brugbar terminal; 74 uddata kan ikke skrives.
      """
    case .prices: "Priser"
    case .money: "Penge"
    case .chart: "Diagram"
    case .output: "Visning"
    case .data: "Til andre programmer"
    case .path: "En fil med priser; - er standardinput."
    case .file: "Det samme."
    case .area: "Kun serien for dette prisområde, for eksempel DK1."
    case .unit: "Enheden, for eksempel øre/kWh eller EUR/MWh."
    case .format: "Filens format, i stedet for at genkende det."
    case .date: "Datoen for en fil, der ingen har, for eksempel 2022-07-12."
    case .timezone: "Tidszonen, for eksempel Europe/Copenhagen eller +02:00."
    case .firstHour: "Om en kolonne med timer tæller fra 0 eller fra 1, hvor den ikke viser det."
    case .listFormats: "Vis de formater, der kan læses."
    case .vat: "Læg så mange procent moms på priserne."
    case .vatState: "Om filens priser indeholder momsen: included eller excluded."
    case .add: "Læg så meget til pr. kWh i den viste enhed, med moms; 22-06=38.21 for nogle timer."
    case .support: "Den norske ordning: stromstotte eller norgespris."
    case .chartKind: "Slags diagram."
    case .theme: "Farverne."
    case .select: "Vælg perioden ved en tid: 13:00 eller 2022-07-12T13:00."
    case .now: "Stil uret, for eksempel 2022-07-12T09:30; det går videre."
    case .print: "Udskriv diagrammet i stedet for at vise skærmen."
    case .describe: "Beskriv diagrammet i sætninger."
    case .pick: "Vælg en periode: Enter skriver den til standardoutput som JSON."
    case .glyphs: "Tegnene: braille, block, ascii eller auto."
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
    case .alertBelow: "Afslut med 0, hvis prisen nu er lavere, ellers med 1."
    case .alertAbove: "Afslut med 0, hvis prisen nu er højere, ellers med 1."
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
    }
  }
}
