// What a usage cost.
extension Catalogue {
  package func sentence(_ text: CostText) -> Wording {
    switch text {
    case .paidLess(let percent, let paid, let mean):
      row("cost.paidLess", "\(percent)", "\(paid)", "\(mean)")
    case .paidMore(let percent, let paid, let mean):
      row("cost.paidMore", "\(percent)", "\(paid)", "\(mean)")
    case .paid(let price): row("cost.paid", "\(price)")
    case .peak(let power, let time): row("cost.peak", "\(power)", "\(time)")
    case .missing(let hours, let all): row("cost.missing", "\(hours)", "\(all)")
    case .unpriced(let energy): row("cost.unpriced", "\(energy)")
    case .unsupported(let energy): row("cost.unsupported", "\(energy)")
    case .estimate(let soFar, let likely): row("cost.estimate", "\(soFar)", "\(likely)")
    }
  }

  package func words(_ text: CostText.Brief) -> Wording {
    switch text {
    case .less(let percent): row("cost.less", "\(percent)")
    case .more(let percent): row("cost.more", "\(percent)")
    case .month(let soFar, let likely): row("cost.month", "\(soFar)", "\(likely)")
    case .cheapest(let name, let difference, let other):
      row("cost.cheapest", "\(name)", "\(difference)", "\(other)")
    case .same(let name, let other): row("cost.same", "\(name)", "\(other)")
    case .highest(let power, let time): row("cost.highest", "\(power)", "\(time)")
    case .lacking(let hours, let all): row("cost.lacking", "\(hours)", "\(all)")
    case .unvalued(let energy): row("cost.unvalued", "\(energy)")
    case .beyondSupport(let energy): row("cost.beyondSupport", "\(energy)")
    }
  }
}
