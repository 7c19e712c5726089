extension Finnish {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile:
      "Ei tiedostoa eikä aluetta; kokeile ”pricetui today.json” tai ”pricetui --area FI”."
    case .severalAreas(let areas):
      "Tiedostossa on useita hinta-alueita; valitse yksi valitsimella --area: \(areas)."
    case .noPriceNow: "Tiedostossa ei ole hintaa tälle hetkelle."
    case .noWindow(let length):
      "Edessä ei ole hinnoiteltua jaksoa, jonka kesto on \(duration(length)); --now asettaa kellon."
    case .costNeedsUnit:
      "Tiedosto ei kerro yksikköään, joten kustannusta ei tiedetä; anna se valitsimella --unit."
    case .noSlot(let time): "Näissä hinnoissa ei ole jaksoa ajalla ”\(time)”."
    case .noSuchTime(let time, let zone): "Aikaa ”\(time)” ei ole vyöhykkeellä \(zone)."
    case .notUnit(let text): "”\(text)” ei ole yksikkö kuten c/kWh, EUR/kWh tai EUR/MWh."
    case .notDate(let text): "”\(text)” ei ole päivä kuten 2022-07-12."
    case .notNumber(let text): "”\(text)” ei ole luku kuten 51.25."
    case .notPercent(let text): "”\(text)” ei ole vero 0–100 prosenttia."
    case .notAddition(let text): "”\(text)” ei ole summa kuten 51.25 tai 22-06=38.21."
    case .notLocale(let text): "”\(text)” ei ole kieliasetus kuten fi_FI tai en_GB."
    case .notLength(let text):
      "”\(text)” ei ole kesto kuten 3h, 90min tai 1h30m, enintään 31 päivää."
    case .notPower(let text): "”\(text)” ei ole teho kuten 2kW tai 800W."
    case .notPicture(let name):
      "--save-picture vaatii tiedoston, jonka nimen lopussa on .svg; ”\(name)” ei kelpaa."
    case .notSize(let text): "”\(text)” ei ole koko kuten 100x30, väliltä 1x1–4096x2048."
    case .notTime(let text): "”\(text)” ei ole aika kuten 13:00 tai 2022-07-12T13:00."
    case .notPlaceholder(let text):
      """
      ”\(text)” ei merkitse mitään valitsimessa --line-format; nämä merkitsevät: \
      \(LinePlaceholder.list).
      """
    case .lineFormatNeedsLine: "--line-format vaatii valitsimen --output line tai --output waybar."
    case .outputOrAlert: "Valitse joko --output tai hälytys."
    case .taxTwice: "--vat lisää veron hintoihin, joissa se valitsimen --vat-state mukaan jo on."
    case .severalWays: "Valitse vain yksi: --print, --describe, --pick tai --save-picture."
    case .sizeNeedsPrint: "--size on tulostetun kaavion koko."
    case .hoverNeedsScreen: "--hover vaatii näytön."
    case .hoverNeedsMouse: "--hover vaatii hiiren."
    case .unknownOption(let option, nil): "Valitsinta ”\(option)” ei ole; --help luettelee kaikki."
    case .unknownOption(let option, let similar?):
      "Valitsinta ”\(option)” ei ole; ehkä tarkoitat: \(similar)."
    case .missingValue(let option): "\(option) tarvitsee arvon."
    case .takesNoValue(let option): "\(option) ei ota arvoa."
    case .wrongValue(let value, let option): "”\(value)” ei ole valitsimen \(option) arvo."
    case .nothingFollows(let word):
      "Mitään ei seuraa merkkiä ”\(word)”; kirjoita arvo merkin jälkeen."
    case .dataDrawNothing:
      """
      --output ja hälytykset eivät piirrä mitään: jätä pois --print, --describe, --pick, \
      --select, --size ja --hover.
      """
    case .needsCheapest:
      "--before, --after, --split, --power ja --is-now vaativat valitsimen --cheapest."
    case .cheapestForms:
      """
      --cheapest kirjoittaa lauseita tai merkitsee ajan kaavioon; sen kanssa sopivat --output \
      json, line, waybar ja svg, eikä --power sovi kaavioihin.
      """
    case .cheapAboveDear: "--cheap-below ei saa olla ylempi kuin --dear-above."
    case .isNowForms: "--is-now vastaa paluuarvolla; sen kanssa sopii vain --output json."
    case .svgIsChart:
      "--output svg on itse kaavio: jätä pois --print, --describe, --pick ja --hover."
    case .pictureOrOutput: "Valitse vain yksi: --save-picture, --output tai hälytys."
    case .noTerminal: "Päätettä, jolle piirtää, ei ole; --print kirjoittaa kaavion tekstinä."
    case .noDescriptor: "Päätteen avaamiseen ei ole vapaata kahvaa; katso ulimit -n."
    case .smallStack(let present, let needed):
      "Pino saa viedä \(present) kt, ja \(needed) tarvitaan; katso ulimit -s."
    case .background:
      """
      Ohjelma on taustalla, missä se ei saa käyttää päätettä; --print kirjoittaa kaavion \
      tekstinä.
      """
    case .unnamedTerminal:
      "TERM puuttuu, joten pääte on tuntematon; --print kirjoittaa kaavion tekstinä."
    case .unknownTerminal(let name):
      "Pääte TERM=\(name) on täällä tuntematon; --print kirjoittaa kaavion tekstinä."
    case .incapableTerminal(let name):
      "Pääte TERM=\(name) ei osaa siirtää kohdistinta; --print kirjoittaa kaavion tekstinä."
    case .outputFailed(let reason): "Vakiotulosteeseen ei voi kirjoittaa: \(reason)."
    case .fileFailed(let path, let reason): "Tiedostoon \(path) ei voi kirjoittaa: \(reason)."
    }
  }

  func help(_ text: HelpText) -> String {
    switch text {
    case .abstract: "Näyttää sähkön hinnat kaaviona päätteessä."
    case .discussion:
      """
      Nuolinäppäimet ja hiiri valitsevat; ? luettelee näppäimet. Jos vakiotuloste ei ole pääte, \
      kaavio tulostetaan.

      Paluuarvo: 0; 1 jos --pick päättyi ilman valintaa tai hälytys tai --is-now ei täyty, 2 jos \
      näihin ei voitu vastata; 64 väärä käyttö; 65 virheelliset tiedot; 66 tiedostoa ei voi \
      lukea; 69 ei kelvollista päätettä tai hintoja; 74 tulostetta ei voi kirjoittaa.
      """
    case .overview: "Yleistä"
    case .usage: "Käyttö"
    case .options: "Valitsimet"
    case .prices: "Hinnat"
    case .fetching: "Nouto"
    case .money: "Raha"
    case .chart: "Kaavio"
    case .output: "Tulostus"
    case .data: "Muille ohjelmille"
    case .cheapTime: "Milloin on halpaa"
    case .settings: "Asetukset"
    case .path:
      "Hintatiedostoja tai hakemistoja; - on vakiosyöte; alueelle today, tomorrow tai yesterday."
    case .file: "Sama; voidaan toistaa."
    case .area: "Noudettava hinta-alue, esimerkiksi FI; tiedostosta ainoa sarja."
    case .unit: "Yksikkö, esimerkiksi c/kWh tai EUR/MWh."
    case .format: "Tiedoston muoto tunnistamisen sijasta."
    case .date: "Noudettava päivä tai päivä tiedostolle, jossa sitä ei ole: 2022-07-12."
    case .timezone: "Aikavyöhyke, esimerkiksi Europe/Helsinki tai +02:00."
    case .firstHour: "Alkavatko tuntisarakkeen tunnit nollasta vai ykkösestä, jos se ei käy ilmi."
    case .sequence: "Mikä ENTSO-E:n hintojen useista sarjoista, alimman sijasta."
    case .listFormats: "Luettele luettavat muodot."
    case .config: "Asetustiedosto tavallisen sijasta."
    case .noConfig: "Älä lue asetustiedostoa."
    case .showConfig: "Näytä asetukset ja mistä ne tulevat."
    case .noWatch: "Älä seuraa tiedostojen muutoksia; r lukee ne uudelleen."
    case .source: "Lähde, josta noudetaan; --list-sources luettelee ne."
    case .from: "Ensimmäinen noudettava päivä, esimerkiksi 2026-11-01."
    case .to: "Viimeinen noudettava päivä; muuten tänään."
    case .offline: "Älä kysy keneltäkään: näytä tallennettu."
    case .refresh: "Kysy uudelleen sitäkin, mikä on tallessa."
    case .newerThan: "Kysy uudelleen sitä vanhempaa, esimerkiksi 1h tai 2d."
    case .save: "Kirjoita noudettu tiedostoon: CSV päätteen mukaan, muuten JSON."
    case .clearCache: "Poista tallennettu."
    case .listSources: "Luettele lähteet, niiden hinta-alueet ja ehdot."
    case .listAreas: "Luettele hinta-alueet, paikat ja lähteet."
    case .vat: "Lisää hintoihin näin monta prosenttia arvonlisäveroa."
    case .vatState: "Sisältävätkö tiedoston hinnat veron: included tai excluded."
    case .add: "Lisää näin paljon/kWh näytetyssä yksikössä, sis. alv; 22-06=38.21 osalle tunneista."
    case .support: "Norjalainen tuki: stromstotte tai norgespris."
    case .chartKind: "Kaavion laji."
    case .theme: "Värit; taustan mukaan -light tai -dark."
    case .range: "Kuinka paljon näytetään kerralla: day, week, month, year tai all."
    case .layers: "Näytä lisäksi: before, areas, levels tai mean; voi toistaa."
    case .cheapBelow: "Tätä alemmat hinnat ovat halpoja; näyttää tasot."
    case .dearAbove: "Tätä ylemmät hinnat ovat kalliita; näyttää tasot."
    case .select: "Valitse jakso ajan mukaan: 13:00 tai 2022-07-12T13:00."
    case .now: "Aseta kello, esimerkiksi 2022-07-12T09:30; se käy eteenpäin."
    case .print: "Tulosta kaavio näytön sijasta."
    case .describe: "Kuvaile kaavio lauseina."
    case .pick: "Valitse jakso: Enter kirjoittaa sen JSONina vakiotulosteeseen."
    case .glyphs: "Merkit: braille, sextant, octant, block, ascii tai auto."
    case .color: "Milloin värejä käytetään: auto, always tai never."
    case .savePicture: "Kirjoita kaaviosta kuva tiedostoon, jonka nimen lopussa on .svg."
    case .size: "Tulostetun kaavion koko, esimerkiksi 100x30."
    case .locale: "Kieli ja luvut, esimerkiksi fi_FI tai en_GB."
    case .hover: "Valitse osoittimen alla oleva ilman painiketta."
    case .noMouse: "Jätä hiiri päätteelle."
    case .outputForm:
      "Kirjoita hinnat: table, csv tai json; nykyhetki: line tai waybar; tai kaavio: svg."
    case .lineFormat:
      "Rivi, esimerkiksi \"{price} {unit} {trend}\"; käsikirja kertoo, mitä korvataan."
    case .cheapest: "Etsi halvin vielä tuleva jakso, jonka kesto on esimerkiksi 3h."
    case .before: "Se päättyy viimeistään tähän: 07:00 tai 2022-07-12T07:00."
    case .after: "Se alkaa aikaisintaan tähän aikaan."
    case .split: "Se voi olla useassa osassa."
    case .power: "Kerro, mitä se maksaa tällä teholla, kuten 2kW."
    case .isNow: "Lopeta arvoon 0, jos nyt on halvin jakso, muuten arvoon 1."
    case .alertBelow: "Lopeta arvoon 0, jos hinta nyt on alempi, muuten arvoon 1."
    case .alertAbove: "Lopeta arvoon 0, jos hinta nyt on ylempi, muuten arvoon 1."
    case .version: "Näytä versio."
    case .help: "Näytä tämä ohje."
    case .values: "arvot"
    case .byDefault: "oletus"
    }
  }

  func meaning(_ placeholder: LinePlaceholder) -> String {
    switch placeholder {
    case .price: "hinta nyt"
    case .unit: "sen yksikkö"
    case .trend: "nuoli: onko seuraava hinta ylempi vai alempi"
    case .level: "erittäin halvasta erittäin kalliiseen, vuorokauden keskiarvoon nähden"
    case .min: "vuorokauden alin hinta"
    case .minHour, .maxHour: "milloin se alkaa"
    case .max: "vuorokauden ylin hinta"
    case .mean: "vuorokauden keskiarvo"
    case .area: "hinta-alue"
    case .start: "milloin nykyinen jakso alkaa"
    case .end: "milloin se päättyy"
    case .cheapestStart: "milloin valitsimen --cheapest halvin jakso alkaa, ilman sitä 3h"
    case .cheapestMean: "sen jakson keskiarvo"
    }
  }
}
