extension Spanish {
  func text(_ question: QuestionText) -> Wording {
    switch question {
    case .area: "¿En qué zona está?"
    case .areaHint: "Escriba para encontrar un código o un lugar."
    case .tax: "¿Qué IVA se añade a los precios?"
    case .taxHint: "Escriba otro porcentaje, como 21."
    case .noTax: "ninguno: los precios como en la fuente"
    case .usualTax(let percent): "\(percent) %"
    case .grid: "¿Cuánto cuesta la red por kWh, con IVA?"
    case .gridHint: "Escriba un importe, como 51.25, o para unas horas 22-06=38.21."
    case .noGrid: "nada: omitirla"
    case .gridHours(let hours): "Escriba un importe o uno por tramo: \(hours)"
    case .levies(let names): "solo los impuestos: \(names)"
    case .support: "¿Qué ayuda cubre parte del precio?"
    case .noSupport: "ninguna"
    case .stromstotte: "strømstøtte"
    case .norgespris: "Norgespris"
    case .keep: "¿Guardar estas respuestas?"
    case .yes: "sí"
    case .no: "no"
    case .choiceHint: "Elija con las flechas o el ratón."
    case .keys: "↑↓ elegir   Enter aceptar   Esc salir"
    case .waitingKeys: "Esc detener   q salir"
    }
  }
}
