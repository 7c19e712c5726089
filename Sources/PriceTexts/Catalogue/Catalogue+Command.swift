// The command line, settings and the first run.
extension Catalogue {
  package func help(_ text: HelpText) -> String { row("help.\(text.rawValue)").text }

  package func meaning(_ placeholder: LinePlaceholder) -> String {
    row("placeholder.\(placeholder.rawValue)").text
  }

  package func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile: row("command.noFile")
    case .severalAreas(let areas): row("command.severalAreas", "\(areas)")
    case .noPriceNow: row("command.noPriceNow")
    case .noWindow(let length): row("command.noWindow", "\(duration(length))")
    case .costNeedsUnit: row("command.costNeedsUnit")
    case .noSlot(let time): row("command.noSlot", "\(time)")
    case .noSuchTime(let time, let zone): row("command.noSuchTime", "\(time)", "\(zone)")
    case .notUnit(let text): row("command.notUnit", "\(text)")
    case .notDate(let text): row("command.notDate", "\(text)")
    case .notNumber(let text): row("command.notNumber", "\(text)")
    case .notPercent(let text): row("command.notPercent", "\(text)")
    case .notAddition(let text): row("command.notAddition", "\(text)")
    case .notLocale(let text): row("command.notLocale", "\(text)")
    case .notLength(let text): row("command.notLength", "\(text)")
    case .notPower(let text): row("command.notPower", "\(text)")
    case .notProfile(let text): row("command.notProfile", "\(text)")
    case .profileLine(let file, let line, let text):
      row("command.profileLine", "\(file)", "\(line)", "\(text)")
    case .notPicture(let name): row("command.notPicture", "\(name)")
    case .wavOnTerminal: row("command.wavOnTerminal")
    case .pngOnTerminal: row("command.pngOnTerminal")
    case .notSize(let text): row("command.notSize", "\(text)")
    case .notTime(let text): row("command.notTime", "\(text)")
    case .notPlaceholder(let text): row("command.notPlaceholder", "\(text)", LinePlaceholder.list)
    case .lineFormatNeedsLine: row("command.lineFormatNeedsLine")
    case .outputOrAlert: row("command.outputOrAlert")
    case .taxTwice: row("command.taxTwice")
    case .noPrices: row("command.noPrices")
    case .severalWays: row("command.severalWays")
    case .statisticsForms: row("command.statisticsForms")
    case .sizeNeedsPrint: row("command.sizeNeedsPrint")
    case .hoverNeedsScreen: row("command.hoverNeedsScreen")
    case .hoverNeedsMouse: row("command.hoverNeedsMouse")
    case .unknownOption(let option, nil): row("command.unknownOption", "\(option)")
    case .unknownOption(let option, let similar?):
      row("command.unknownOptionSimilar", "\(option)", "\(similar)")
    case .missingValue(let option): row("command.missingValue", "\(option)")
    case .takesNoValue(let option): row("command.takesNoValue", "\(option)")
    case .wrongValue(let value, let option): row("command.wrongValue", "\(value)", "\(option)")
    case .nothingFollows(let word): row("command.nothingFollows", "\(word)")
    case .dataDrawNothing: row("command.dataDrawNothing")
    case .needsCheapest: row("command.needsCheapest")
    case .profileAlone: row("command.profileAlone")
    case .pieceTooLong: row("command.pieceTooLong")
    case .cheapestForms: row("command.cheapestForms")
    case .cheapAboveDear: row("command.cheapAboveDear")
    case .isNowForms: row("command.isNowForms")
    case .svgIsChart: row("command.svgIsChart")
    case .pictureOrOutput: row("command.pictureOrOutput")
    case .contractNeedsUsage: row("command.contractNeedsUsage")
    case .contractAndMoney: row("command.contractAndMoney")
    case .unknownContract(let name, let known):
      row("command.unknownContract", "\(name)", "\(known)")
    case .noUsageFile(let path): row("command.noUsageFile", "\(path)")
    case .noContractFile(let path): row("command.noContractFile", "\(path)")
    case .contractLine(let path, let line, let reason):
      row("command.contractLine", "\(path)", "\(line)", Wording(stringLiteral: reason))
    case .noHolidays(let area): row("contract.noHolidays", "\(area)")
    case .notShift(let text): row("command.notShift", "\(text)")
    case .shiftNeedsUsage: row("command.shiftNeedsUsage")
    case .byNeedsUsage: row("command.byNeedsUsage")
    case .meterNeedsUsage: row("command.meterNeedsUsage")
    case .noAppliances: row("command.noAppliances")
    case .applianceForms: row("command.applianceForms")
    case .unknownAppliance(let name, let known):
      row("command.unknownAppliance", "\(name)", "\(known)")
    case .noCommonTime(let from, let to, let firstPrice, let lastPrice):
      row("command.noCommonTime", "\(from)", "\(to)", "\(firstPrice)", "\(lastPrice)")
    case .costTooLarge: row("command.costTooLarge")
    case .noTerminal: row("command.noTerminal")
    case .noDescriptor: row("command.noDescriptor")
    case .smallStack(let present, let needed): row("command.smallStack", "\(present)", "\(needed)")
    case .background: row("command.background")
    case .unnamedTerminal: row("command.unnamedTerminal")
    case .unknownTerminal(let name): row("command.unknownTerminal", "\(name)")
    case .incapableTerminal(let name): row("command.incapableTerminal", "\(name)")
    case .outputFailed(let reason): row("command.outputFailed", "\(reason)")
    case .fileFailed(let path, let reason): row("command.fileFailed", "\(path)", "\(reason)")
    }
  }

  package func sentence(_ text: SettingText) -> Wording {
    switch text {
    case .notUnderstood: row("setting.notUnderstood")
    case .unknownName(let name): row("setting.unknownName", "\(name)")
    case .unknownSection(let name): row("setting.unknownSection", "\(name)")
    case .notOneOf(let values): row("setting.notOneOf", "\(values)")
    case .unknownTerm(let name, let known): row("setting.unknownTerm", "\(name)", "\(known)")
    case .unknownApplianceTerm(let name, let known):
      row("setting.unknownApplianceTerm", "\(name)", "\(known)")
    case .applianceLacksLength(let name): row("setting.applianceLacksLength", "\(name)")
    case .badTerm(let name, let value): row("setting.badTerm", "\(name)", "\(value)")
    case .unreadable(let failure): row("setting.unreadable", "\(SystemError.text(failure.code))")
    case .noFile: row("setting.noFile")
    }
  }

  /// Where in a file of settings: `, line 2`.
  package func line(_ number: Int) -> Wording { row("file.line", "\(number)") }

  package func text(_ question: QuestionText) -> Wording {
    switch question {
    case .area: row("question.area")
    case .areaHint: row("question.areaHint")
    case .tax: row("question.tax")
    case .taxHint: row("question.taxHint")
    case .noTax: row("question.noTax")
    case .usualTax(let percent): row("question.usualTax", "\(percent)")
    case .grid: row("question.grid")
    case .gridHint: row("question.gridHint")
    case .noGrid: row("question.noGrid")
    case .gridHours(let hours): row("question.gridHours", "\(hours)")
    case .levies(let names): row("question.levies", "\(names)")
    case .support: row("question.support")
    case .noSupport: row("question.noSupport")
    case .stromstotte: row("question.stromstotte")
    case .norgespris: row("question.norgespris")
    case .keep: row("question.keep")
    case .yes: row("question.yes")
    case .no: row("question.no")
    case .choiceHint: row("question.choiceHint")
    case .keys: row("question.keys")
    case .waitingKeys: row("question.waitingKeys")
    }
  }
}
