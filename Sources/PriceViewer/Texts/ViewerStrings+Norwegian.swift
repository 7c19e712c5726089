extension ViewerStrings {
  /// The words in Norwegian Bokmål.
  package static let norwegian = ViewerStrings(
    language: .norwegian,
    title: "Strømpris",
    weekdays: ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"],
    months: [
      "januar", "februar", "mars", "april", "mai", "juni", "juli", "august", "september",
      "oktober", "november", "desember",
    ],
    // As the Language Council shortens them; four letters and fewer stay whole.
    shortMonths: [
      "jan.", "feb.", "mars", "apr.", "mai", "juni", "juli", "aug.", "sep.", "okt.", "nov.",
      "des.",
    ],
    dayPoint: ".",
    unitUnknown: "enhet ikke oppgitt", taxUnknown: "mva. ikke oppgitt", low: "lavest",
    high: "høyest",
    noPrices: "Filen har ingen priser.",
    messages: [
      .nowOutside: "Klokken er utenfor disse prisene.",
      .noPrices: "Her er det ingen priser.",
      .oneSeries: "Filen har bare én serie.",
      .noUnit: "Filen oppgir ingen enhet; oppgi den med --unit.",
      .nothingToAdd: "Ingenting kommer i tillegg: oppgi --vat, --add eller --support.",
      .notPicking: "Enter velger et tidsrom når programmet er startet med --pick.",
      .nothingSelected: "Ingenting er valgt; velg et tidsrom med piltastene.",
    ],
    hints: Hints(
      hour: "time", slot: "tidsrom", chart: "diagram", choose: "velg", help: "hjelp",
      quit: "avslutt"),
    areas: "Områder", notes: "Merknader", helpEnd: "En tast går tilbake til diagrammet.",
    description: Description(
      inUnit: "i {1}", slots: "{1} på {2}, fra {3} til {4}{5}.", withoutPrice: "; {1} uten pris",
      selected: "Valgt",
      extremes: "Lavest {1} kl. {2}, høyest {3} kl. {4}, snitt {5}.", now: "Nå",
      lowest: ", den laveste", highest: ", den høyeste", below: ", under snittet",
      above: ", over snittet", level: "Prisen holder seg flat.",
      course: "Fra {1} kl. {2} {3}{4}.", clause: "{1} til {2} kl. {3}",
      furtherTurns: ", og {1} vendinger til", areas: "Filen har {1} områder: {2}.",
      counted: [
        .slot: ("tidsrom", "tidsrom"), .hour: ("time", "timer"),
        .minute: ("minutt", "minutter"), .second: ("sekund", "sekunder"),
      ]),
    translations: [
      "Select": "Velge", "Look": "Vise", "Leave": "Gå ut",
      "previous, next slot": "forrige, neste tidsrom",
      "three hours back, ahead": "tre timer tilbake, frem",
      "first, last slot": "første, siste tidsrom", "the slot of now": "tidsrommet nå",
      "cheapest, dearest slot": "billigste, dyreste tidsrom", "select nothing": "velg ingenting",
      "choose the slot and leave (with --pick)": "velg tidsrommet og gå ut (med --pick)",
      "line, step, area, bars": "linje, trinn, flate, søyler",
      "next kind of chart": "neste slags diagram",
      "next, previous series of the file": "neste, forrige serie i filen",
      "next unit: per kWh in hundredths, in wholes; per MWh":
        "neste enhet: øre per kWh, kroner per kWh, per MWh",
      "prices as read, or all-in": "priser som lest, eller totalpris",
      "show or hide this list": "vis eller skjul denne listen",
      "draw everything anew": "tegn alt på nytt",
      "suspend; fg comes back":
        "legg i bakgrunnen; fg henter frem",
      "quit": "avslutt",
    ])
}
