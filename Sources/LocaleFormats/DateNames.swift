/// The names of months and weekdays in a language.
struct DateNames {
  /// From January, in the form used with a day.
  let months: Names
  /// Abbreviated, from January, in the form used with a day.
  let shortMonths: Names
  /// Abbreviated, from January, in the form used alone or with a year.
  let loneShortMonths: Names
  /// From Monday.
  let weekdays: Names
  /// Abbreviated, from Monday.
  let shortWeekdays: Names

  private init(
    _ months: String, _ shortMonths: String, alone loneShortMonths: String? = nil,
    _ weekdays: String, _ shortWeekdays: String
  ) {
    self.months = Names(text: months)
    self.shortMonths = Names(text: shortMonths)
    self.loneShortMonths = Names(text: loneShortMonths ?? shortMonths)
    self.weekdays = Names(text: weekdays)
    self.shortWeekdays = Names(text: shortWeekdays)
  }

  /// Names separated by spaces.
  ///
  /// They are split only when needed, since most runs use few of them.
  struct Names {
    let text: String

    /// The name at an index from 0.
    subscript(index: Int) -> String {
      String(Substring(text.utf8.split(separator: UInt8(ascii: " "))[index]))
    }
  }

  static func of(_ language: Language) -> DateNames {
    switch language {
    case .english:
      DateNames(
        "January February March April May June July August September October November December",
        "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
        "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
        "Mon Tue Wed Thu Fri Sat Sun")
    case .norwegian:
      DateNames(
        "januar februar mars april mai juni juli august september oktober november desember",
        "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.",
        "mandag tirsdag onsdag torsdag fredag lørdag søndag",
        "man. tir. ons. tor. fre. lør. søn.")
    case .swedish:
      DateNames(
        "januari februari mars april maj juni juli augusti september oktober november december",
        "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.",
        "måndag tisdag onsdag torsdag fredag lördag söndag",
        "mån tis ons tors fre lör sön")
    case .danish:
      DateNames(
        "januar februar marts april maj juni juli august september oktober november december",
        "jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.",
        "mandag tirsdag onsdag torsdag fredag lørdag søndag",
        "man. tirs. ons. tors. fre. lør. søn.")
    case .finnish:
      DateNames(
        "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta "
          + "syyskuuta lokakuuta marraskuuta joulukuuta",
        "tammik. helmik. maalisk. huhtik. toukok. kesäk. heinäk. elok. syysk. lokak. "
          + "marrask. jouluk.",
        alone: "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu",
        "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
        "ma ti ke to pe la su")
    case .german:
      DateNames(
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
        alone: "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
        "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
        "Mo. Di. Mi. Do. Fr. Sa. So.")
    case .dutch:
      DateNames(
        "januari februari maart april mei juni juli augustus september oktober november december",
        "jan feb mrt apr mei jun jul aug sep okt nov dec",
        "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
        "ma di wo do vr za zo")
    case .spanish:
      DateNames(
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "ene feb mar abr may jun jul ago sept oct nov dic",
        "lunes martes miércoles jueves viernes sábado domingo",
        "lun mar mié jue vie sáb dom")
    }
  }
}
