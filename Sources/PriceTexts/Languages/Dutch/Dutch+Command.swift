extension Dutch {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile:
      "Geen bestand of gebied genoemd; probeer “pricetui today.json” of “pricetui --area NL”."
    case .severalAreas(let areas):
      "Het bestand heeft meer gebieden; kies er een met --area: \(areas)."
    case .noPriceNow: "Het bestand heeft geen prijs voor nu."
    case .noWindow(let length):
      "Er komt geen tijdvak van \(duration(length)) met prijzen meer; --now zet de klok."
    case .costNeedsUnit:
      "Het bestand noemt geen eenheid, dus zijn de kosten onbekend; geef die met --unit."
    case .noSlot(let time): "Deze prijzen hebben geen tijdvak om “\(time)”."
    case .noSuchTime(let time, let zone): "“\(time)” bestaat niet in \(zone)."
    case .notUnit(let text): "“\(text)” is geen eenheid zoals ct/kWh, EUR/kWh of EUR/MWh."
    case .notDate(let text): "“\(text)” is geen datum zoals 2022-07-12."
    case .notNumber(let text): "“\(text)” is geen getal zoals 51.25."
    case .notPercent(let text): "“\(text)” is geen belasting van 0 tot 100 procent."
    case .notAddition(let text): "“\(text)” is geen bedrag zoals 51.25 of 22-06=38.21."
    case .notLocale(let text): "“\(text)” is geen taalinstelling zoals nl_NL of en_GB."
    case .notLength(let text):
      "“\(text)” is geen duur zoals 3h, 90min of 1h30m, hoogstens 31 dagen."
    case .notPower(let text): "“\(text)” is geen vermogen zoals 2kW of 800W."
    case .notPicture(let name):
      "--save-picture vereist een bestand dat op .svg eindigt, niet “\(name)”."
    case .notSize(let text): "“\(text)” is geen afmeting zoals 100x30, van 1x1 tot 4096x2048."
    case .notTime(let text): "“\(text)” is geen tijd zoals 13:00 of 2022-07-12T13:00."
    case .notPlaceholder(let text):
      """
      “\(text)” staat in --line-format nergens voor; deze wel: \
      \(LinePlaceholder.list).
      """
    case .lineFormatNeedsLine: "--line-format vereist --output line of --output waybar."
    case .outputOrAlert: "Kies óf --output óf een alarm."
    case .taxTwice: "--vat legt btw op prijzen die die volgens --vat-state al bevatten."
    case .severalWays: "Kies één van --print, --describe, --pick en --save-picture."
    case .sizeNeedsPrint: "--size is de grootte van een afgedrukte grafiek."
    case .hoverNeedsScreen: "--hover vereist het scherm."
    case .hoverNeedsMouse: "--hover vereist de muis."
    case .unknownOption(let option, nil): "De optie “\(option)” bestaat niet; --help toont ze alle."
    case .unknownOption(let option, let similar?):
      "De optie “\(option)” bestaat niet; misschien bedoelt u \(similar)."
    case .missingValue(let option): "\(option) heeft een waarde nodig."
    case .takesNoValue(let option): "\(option) neemt geen waarde."
    case .wrongValue(let value, let option): "“\(value)” is geen waarde voor \(option)."
    case .nothingFollows(let word): "Na “\(word)” volgt niets; schrijf de waarde na het teken."
    case .dataDrawNothing:
      """
      --output en alarmen tekenen niets: laat --print, --describe, --pick, --select, --size en \
      --hover weg.
      """
    case .needsCheapest: "--before, --after, --split, --power en --is-now vereisen --cheapest."
    case .cheapestForms:
      """
      --cheapest schrijft zinnen of toont de tijd in een grafiek; het past bij --output json, \
      line, waybar en svg, en --power niet bij grafieken.
      """
    case .cheapAboveDear: "--cheap-below mag niet boven --dear-above liggen."
    case .isNowForms: "--is-now antwoordt met de status en past alleen bij --output json."
    case .svgIsChart:
      "--output svg is de grafiek zelf: laat --print, --describe, --pick en --hover weg."
    case .pictureOrOutput: "Kies één van --save-picture, --output en een alarm."
    case .noTerminal: "Er is geen terminal om op te tekenen; --print schrijft de grafiek als tekst."
    case .noDescriptor: "Er is geen descriptor vrij om de terminal te openen; zie ulimit -n."
    case .smallStack(let present, let needed):
      "De stack mag \(present) kB groot zijn en \(needed) is nodig; zie ulimit -s."
    case .background:
      """
      Het programma loopt op de achtergrond en mag de terminal niet gebruiken; --print schrijft \
      de grafiek als tekst.
      """
    case .unnamedTerminal:
      "TERM is niet gezet, dus de terminal is onbekend; --print schrijft de grafiek als tekst."
    case .unknownTerminal(let name):
      "De terminal TERM=\(name) is hier onbekend; --print schrijft de grafiek als tekst."
    case .incapableTerminal(let name):
      "De terminal TERM=\(name) kan de cursor niet plaatsen; --print schrijft de grafiek als tekst."
    case .outputFailed(let reason):
      "Naar de standaarduitvoer kan niet worden geschreven: \(reason)."
    case .fileFailed(let path, let reason): "Naar \(path) kan niet worden geschreven: \(reason)."
    }
  }

  func help(_ text: HelpText) -> String {
    switch text {
    case .abstract: "Toont stroomprijzen als grafiek in de terminal."
    case .discussion:
      """
      De pijltoetsen en de muis selecteren; ? toont alle toetsen. Zonder terminal op de \
      standaarduitvoer wordt de grafiek afgedrukt.

      Eindstatus: 0; 1 als --pick zonder keuze is verlaten of een alarm of --is-now niet geldt, 2 \
      als deze niet konden worden beantwoord; 64 verkeerd gebruik; 65 verkeerde gegevens; 66 \
      onleesbaar bestand; 69 geen bruikbare terminal of geen prijzen; 74 uitvoer niet te \
      schrijven.
      """
    case .overview: "Overzicht"
    case .usage: "Gebruik"
    case .options: "Opties"
    case .prices: "Prijzen"
    case .fetching: "Ophalen"
    case .money: "Geld"
    case .chart: "Grafiek"
    case .output: "Uitvoer"
    case .data: "Voor andere programma's"
    case .cheapTime: "Wanneer het goedkoop is"
    case .settings: "Instellingen"
    case .path:
      "Bestanden, mappen; - is de standaardinvoer; van een gebied today, tomorrow, yesterday."
    case .file: "Hetzelfde; kan worden herhaald."
    case .area: "Het gebied om op te halen, zoals NL; van een bestand de enige reeks."
    case .unit: "De eenheid, zoals ct/kWh of EUR/MWh."
    case .format: "Het formaat van het bestand, in plaats van het te herkennen."
    case .date: "De dag om op te halen, of de datum van een bestand zonder: 2022-07-12."
    case .timezone: "De tijdzone, zoals Europe/Amsterdam of +02:00."
    case .firstHour: "Of een kolom met uren vanaf 0 of vanaf 1 telt, waar dat niet blijkt."
    case .sequence: "Welke van meer reeksen prijzen van ENTSO-E, in plaats van de laagste."
    case .listFormats: "De leesbare formaten tonen."
    case .config: "Het bestand met instellingen, in plaats van het gewone."
    case .noConfig: "Lees geen bestand met instellingen."
    case .showConfig: "Toon elke instelling en waar die vandaan komt."
    case .noWatch: "De bestanden niet volgen als ze veranderen; r leest ze opnieuw."
    case .source: "De bron waarvan wordt opgehaald; --list-sources toont ze."
    case .from: "De eerste dag die wordt opgehaald, zoals 2026-11-01."
    case .to: "De laatste dag; zonder deze optie vandaag."
    case .offline: "Vraag niemand: toon wat is bewaard."
    case .refresh: "Vraag ook opnieuw naar wat is bewaard."
    case .newerThan: "Vraag opnieuw naar wat ouder is, zoals 1h of 2d."
    case .save: "Schrijf wat is opgehaald naar een bestand: CSV naar de extensie, anders JSON."
    case .clearCache: "Verwijder wat is bewaard."
    case .listSources: "Toon de bronnen met hun gebieden en voorwaarden."
    case .listAreas: "Toon de gebieden met plaatsen en bronnen."
    case .vat: "Zoveel procent btw op de prijzen leggen."
    case .vatState: "Of de prijzen van het bestand de btw bevatten: included of excluded."
    case .add:
      "Zoveel per kWh optellen in de getoonde eenheid, met btw; 22-06=38.21 voor enkele uren."
    case .support: "De Noorse regeling: stromstotte of norgespris."
    case .chartKind: "De soort grafiek."
    case .theme: "De kleuren, met -light of -dark voor de achtergrond."
    case .range: "Hoeveel er tegelijk wordt getoond: day, week, month, year of all."
    case .layers: "Erover leggen: before, areas, levels of mean; kan vaker."
    case .cheapBelow: "Prijzen hieronder zijn goedkoop; toont de niveaus."
    case .dearAbove: "Prijzen hierboven zijn duur; toont de niveaus."
    case .select: "Het tijdvak van een tijd selecteren: 13:00 of 2022-07-12T13:00."
    case .now: "De klok zetten, zoals op 2022-07-12T09:30; hij loopt door."
    case .print: "De grafiek afdrukken in plaats van het scherm te tonen."
    case .describe: "De grafiek in zinnen beschrijven."
    case .pick: "Een tijdvak kiezen: Enter schrijft het als JSON naar de standaarduitvoer."
    case .glyphs: "De tekens: braille, sextant, octant, block, ascii of auto."
    case .color: "Wanneer kleuren worden gebruikt: auto, always of never."
    case .savePicture: "Een afbeelding van de grafiek schrijven in een bestand dat op .svg eindigt."
    case .size: "De grootte van een afgedrukte grafiek, zoals 100x30."
    case .locale: "De taal en de getallen, zoals nl_NL of en_GB."
    case .hover: "Selecteren wat onder de aanwijzer ligt, zonder knop."
    case .noMouse: "De muis aan de terminal laten."
    case .outputForm:
      """
      De prijzen schrijven als table, csv of json, die van nu als line of waybar, of de grafiek \
      als svg.
      """
    case .lineFormat:
      "De regel, zoals \"{price} {unit} {trend}\"; de handleiding noemt wat wordt vervangen."
    case .cheapest: "De goedkoopste nog komende tijd van een duur zoals 3h vinden."
    case .before: "Die eindigt uiterlijk dan: 07:00 of 2022-07-12T07:00."
    case .after: "Die begint op zijn vroegst dan."
    case .split: "Die mag uit meerdere delen bestaan."
    case .power: "Zeggen wat die kost met zoveel vermogen, zoals 2kW."
    case .isNow: "Eindigen met 0 als het nu de goedkoopste tijd is, anders met 1."
    case .alertBelow: "Eindigen met 0 als de prijs nu lager is, anders met 1."
    case .alertAbove: "Eindigen met 0 als de prijs nu hoger is, anders met 1."
    case .version: "De versie tonen."
    case .help: "Deze hulp tonen."
    case .values: "waarden"
    case .byDefault: "standaard"
    }
  }

  func meaning(_ placeholder: LinePlaceholder) -> String {
    switch placeholder {
    case .price: "de prijs nu"
    case .unit: "de eenheid ervan"
    case .trend: "een pijl: of de volgende prijs hoger of lager is"
    case .level: "van heel goedkoop tot heel duur, naast het gemiddelde van de dag"
    case .min: "de laagste prijs van de dag"
    case .minHour, .maxHour: "wanneer die begint"
    case .max: "de hoogste prijs van de dag"
    case .mean: "het gemiddelde van de dag"
    case .area: "het gebied"
    case .start: "wanneer het tijdvak van nu begint"
    case .end: "wanneer het eindigt"
    case .cheapestStart: "wanneer de goedkoopste tijd van --cheapest begint, anders van 3h"
    case .cheapestMean: "het gemiddelde van die tijd"
    }
  }
}
