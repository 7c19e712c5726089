extension Finnish {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile: "Tiedostoa ei ole nimetty; kokeile ”pricetui today.json” tai ”pricetui --help”."
    case .severalFiles: "Nimeä yksi tiedosto, ei kahta."
    case .severalAreas(let areas):
      "Tiedostossa on useita hinta-alueita; valitse yksi valitsimella --area: \(areas)."
    case .noPriceNow: "Tiedostossa ei ole hintaa tälle hetkelle."
    case .noSlot(let time): "Näissä hinnoissa ei ole jaksoa ajalla ”\(time)”."
    case .noSuchTime(let time, let zone): "Aikaa ”\(time)” ei ole vyöhykkeellä \(zone)."
    case .notUnit(let text): "”\(text)” ei ole yksikkö kuten c/kWh, EUR/kWh tai EUR/MWh."
    case .notDate(let text): "”\(text)” ei ole päivä kuten 2022-07-12."
    case .notNumber(let text): "”\(text)” ei ole luku kuten 51.25."
    case .notPercent(let text): "”\(text)” ei ole vero 0–100 prosenttia."
    case .notAddition(let text): "”\(text)” ei ole summa kuten 51.25 tai 22-06=38.21."
    case .notLocale(let text): "”\(text)” ei ole kieliasetus kuten fi_FI tai en_GB."
    case .notPicture(let name):
      "--save-picture vaatii tiedoston, jonka nimen lopussa on .svg; ”\(name)” ei kelpaa."
    case .lineFormatNeedsLine: "--line-format vaatii valitsimen --output line tai --output waybar."
    case .outputOrAlert: "Valitse joko --output tai hälytys."
    case .taxTwice: "--vat lisää veron hintoihin, joissa se valitsimen --vat-state mukaan jo on."
    case .severalWays: "Valitse vain yksi: --print, --describe, --pick tai --save-picture."
    case .sizeNeedsPrint: "--size on tulostetun kaavion koko."
    case .hoverNeedsScreen: "--hover vaatii näytön."
    case .hoverNeedsMouse: "--hover vaatii hiiren."
    case .nothingFollows(let word):
      "Mitään ei seuraa merkkiä ”\(word)”; kirjoita arvo merkin jälkeen."
    case .dataDrawNothing:
      """
      --output ja hälytykset eivät piirrä mitään: jätä pois --print, --describe, --pick, \
      --select, --size ja --hover.
      """
    case .svgIsChart:
      "--output svg on itse kaavio: jätä pois --print, --describe, --pick ja --hover."
    case .pictureOrOutput: "Valitse vain yksi: --save-picture, --output tai hälytys."
    case .noTerminal: "Päätettä, jolle piirtää, ei ole; --print kirjoittaa kaavion tekstinä."
    case .noDescriptor: "Päätteen avaamiseen ei ole vapaata kahvaa; katso ulimit -n."
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

      Paluuarvo: 0; 1 jos --pick päättyi ilman valintaa tai hälytys ei täyty, 2 jos hälytykseen \
      ei voitu vastata; 64 väärä käyttö; 65 virheelliset tiedot; 66 tiedostoa ei voi lukea; 69 ei \
      kelvollista päätettä; 74 tulostetta ei voi kirjoittaa.
      """
    case .prices: "Hinnat"
    case .money: "Raha"
    case .chart: "Kaavio"
    case .output: "Tulostus"
    case .data: "Muille ohjelmille"
    case .path: "Hintatiedosto; - on vakiosyöte."
    case .file: "Sama."
    case .area: "Vain tämän hinta-alueen sarja, esimerkiksi FI."
    case .unit: "Yksikkö, esimerkiksi c/kWh tai EUR/MWh."
    case .format: "Tiedoston muoto tunnistamisen sijasta."
    case .date: "Päivä tiedostolle, jossa sitä ei ole, esimerkiksi 2022-07-12."
    case .timezone: "Aikavyöhyke, esimerkiksi Europe/Helsinki tai +02:00."
    case .firstHour: "Alkavatko tuntisarakkeen tunnit nollasta vai ykkösestä, jos se ei käy ilmi."
    case .listFormats: "Luettele luettavat muodot."
    case .vat: "Lisää hintoihin näin monta prosenttia arvonlisäveroa."
    case .vatState: "Sisältävätkö tiedoston hinnat veron: included tai excluded."
    case .add: "Lisää näin paljon/kWh näytetyssä yksikössä, sis. alv; 22-06=38.21 osalle tunneista."
    case .support: "Norjalainen tuki: stromstotte tai norgespris."
    case .chartKind: "Kaavion laji."
    case .theme: "Värit."
    case .select: "Valitse jakso ajan mukaan: 13:00 tai 2022-07-12T13:00."
    case .now: "Aseta kello, esimerkiksi 2022-07-12T09:30; se käy eteenpäin."
    case .print: "Tulosta kaavio näytön sijasta."
    case .describe: "Kuvaile kaavio lauseina."
    case .pick: "Valitse jakso: Enter kirjoittaa sen JSONina vakiotulosteeseen."
    case .glyphs: "Merkit: braille, block, ascii tai auto."
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
    case .alertBelow: "Lopeta arvoon 0, jos hinta nyt on alempi, muuten arvoon 1."
    case .alertAbove: "Lopeta arvoon 0, jos hinta nyt on ylempi, muuten arvoon 1."
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
    }
  }
}
