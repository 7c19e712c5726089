import Testing

@testable import Ncurses

@Suite("Pending answers") struct PendingAnswerTests {
  @Test("A terminal of unknown latency is waited for, up to a bound") func unknown() {
    #expect(PendingAnswers().patience(at: 100) == 1.25)
    var asked = PendingAnswers()
    asked.ask(at: 100)
    #expect(asked.patience(at: 101) == 2)
  }

  @Test("A terminal that has been silent for too long is not waited for") func silent() {
    var pending = PendingAnswers()
    pending.ask(at: 100)
    pending.ask(at: 101)
    #expect(pending.patience(at: 103) == 0)
    // Another program has used the terminal: its latency is unknown again.
    pending.forget()
    #expect(pending.patience(at: 200) == 1.25)
  }

  @Test(
    "A terminal is waited for four times its longest round trip, between two bounds",
    arguments: [(0.01, 1.25), (0.5, 2), (0.8, 3.2), (3, 5)])
  func measured(roundTrip: Double, patience: Double) {
    var pending = PendingAnswers()
    pending.ask(at: 0)
    pending.answer(at: roundTrip)
    // Answers without a query and shorter round trips change nothing.
    pending.answer(at: 50)
    pending.ask(at: 60)
    pending.answer(at: 60.001)
    #expect(abs(pending.patience(at: 100) - patience) < 1e-9)
  }

  @Test("A late answer is waited for twice as long as it is late, up to a bound") func late() {
    var pending = PendingAnswers()
    pending.ask(at: 0)
    pending.answer(at: 0.01)
    pending.ask(at: 10)
    #expect(pending.patience(at: 11) == 2)
    #expect(pending.patience(at: 20) == 5)
  }
}
