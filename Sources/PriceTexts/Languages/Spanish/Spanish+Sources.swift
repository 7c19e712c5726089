import PriceSources

extension Spanish {
  func sentence(_ text: SourceText) -> Wording {
    switch text {
    case .unknownArea(let name, let nearest):
      """
      «\(name)» no es una zona; las más parecidas son \(nearest), y --list-areas las muestra \
      todas.
      """
    case .unknownSource(let name): "«\(name)» no es una fuente; --list-sources las muestra todas."
    case .notOfSource(let area, let source):
      "\(source) no tiene precios de \(area); --list-sources muestra lo que tiene."
    case .needsArea(let option):
      "\(option) es para precios que se descargan: indique --area, y ningún archivo."
    case .datesReversed(let from, let to): "--to \(to) es anterior a --from \(from)."
    case .tooManyDays(let limit):
      "Se descargan como máximo \(limit) días de una vez; elija un periodo más corto."
    case .dateTwice: "Elija un día, o --from con --to."
    case .notAge(let text): "«\(text)» no es una antigüedad como 30m, 1h o 2d."
    case .offlineAndRefresh:
      "--offline no pregunta a nadie, y --refresh pregunta a todos: elija una."
    case .saveOrShow:
      """
      --save escribe lo descargado y no muestra nada: omita --print, --describe, --pick, \
      --save-picture, --output y las alertas.
      """
    case .nothingKept(let area):
      "No hay nada guardado de \(area) para estos días, y --offline no pregunta a nadie."
    case .noPlace:
      "No hay carpeta donde guardar precios: ni HOME ni XDG_CACHE_HOME están definidas."
    case .cleared(let files): "Archivos eliminados: \(files)."
    case .notCleared(let failure):
      "No se puede eliminar lo guardado: \(SystemError.text(failure.code))."
    }
  }

  func sentence(_ notice: FetchNotice) -> Wording {
    switch notice {
    case .failed(let source, let fault): "\(source): \(reason(fault))."
    case .instead(let source): "En su lugar, los precios son de \(source)."
    case .notYet(let date, let time):
      "Los precios del \(date) llegan hacia las \(ClockTime.text(time))."
    case .keptUnreadable(nil): "Lo guardado está dañado y no se usó."
    case .keptUnreadable(let failure?):
      "No se puede leer lo guardado: \(SystemError.text(failure.code))."
    case .notKept(nil): sentence(SourceText.noPlace)
    case .notKept(let failure?):
      "No se pueden guardar los precios: \(SystemError.text(failure.code))."
    case .clock(let source, let hours) where hours < 0:
      "El reloj de este equipo va \(-hours) horas por delante del de \(source); compruebe la fecha."
    case .clock(let source, let hours):
      "El reloj de este equipo va \(hours) horas por detrás del de \(source); compruebe la fecha."
    }
  }

  func sentence(_ status: FeedStatus) -> Wording {
    switch status {
    case .fetching(let source): "Descargando precios más nuevos de \(source)."
    case .fetchingFirst(let source): "Descargando precios de \(source)."
    case .progress(let done, let all, let minutes):
      "\(done) de \(all) descargados, quedan unos \(minutes) min; Esc detiene."
    case .noNetwork(let time?): "Sin red: situación de las \(ClockTime.text(time))."
    case .noNetwork(nil): "Sin red."
    case .instead(let source, let other, let fault):
      "\(source) en lugar de \(other): \(reason(fault))."
    case .notice(let notice): "\(sentence(notice))"
    }
  }

  func reason(_ fault: FetchFault) -> Wording {
    switch fault {
    case .noCurl: "el programa curl, que descarga los precios, no está instalado"
    case .notStarted(let code): "no se puede iniciar curl: \(SystemError.text(code))"
    case .badMirror(let address):
      "PRICETUI_BASE_URL es «\(address)», pero debe empezar por https:// o http://127.0.0.1"
    case .noKey(let variable, let file):
      "hace falta una clave, en la variable \(variable) o el archivo \(file)"
    case .openKey(let file): "otros pueden leer la clave de \(file); use chmod 600"
    case .before(let date): "sus precios empiezan el \(date)"
    case .tooSoon(let time):
      "se le preguntó hace poco, y se le volverá a preguntar desde las \(ClockTime.text(time))"
    case .unknownHost: "no se encuentra su dirección: quizá no haya red"
    case .unreachable: "no se puede contactar con ella"
    case .notSecure: "no hay una conexión segura con ella"
    case .tooSlow: "no responde a tiempo"
    case .truncated: "su respuesta terminó antes de tiempo"
    case .tooLarge(let limit): "su respuesta supera \(Bytes.text(limit))"
    case .curl(let status): "curl falló con el estado \(status)"
    case .notPublished: "los precios aún no se han publicado"
    case .tooMany(0): "se le ha preguntado demasiado"
    case .tooMany(let seconds):
      "se le ha preguntado demasiado, y pide \(seconds) segundos de descanso"
    case .status(404): "no tiene esos precios (HTTP 404)"
    case .status(let status): "responde con HTTP \(status)"
    case .moved(let host): "su dirección lleva a \(host), y no se sigue"
    case .keyRejected(let variable, let file):
      "no acepta la clave de \(variable) o \(file)"
    case .webPage: "envió una página web en lugar de precios"
    case .unreadable(let why): "su respuesta no se puede leer: \(reason(why))"
    case .otherDay: "no tiene precios de estos días"
    }
  }
}
