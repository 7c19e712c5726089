import CLibrary
import TerminalTestSupport
import Testing

@Suite("The viewer on a pseudo terminal", .serialized, .waits) struct TerminalTests {
  private func started(
    _ arguments: [String] = [], environment: [String: String?] = [:],
    input: ChildProcess.Stream? = nil, output: ChildProcess.Stream? = nil
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.start(
      program, arguments, environment: childEnvironment(environment), input: input, output: output)
    try terminal.waitFor("quit")
    return terminal
  }

  @Test("`q` and Ctrl-C quit and restore the terminal", arguments: ["q", "\u{3}"]) func leaves(
    key: String
  ) throws {
    let terminal = try started(sampleDay)
    terminal.send(key)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test(
    "A signal ends the program as the signal would, and the terminal is restored",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func signalsAreTheStatus(signal: CInt) throws {
    let terminal = try started(sampleDay)
    terminal.process?.send(signal: signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(terminal.isRestored)
  }

  @Test("Picking prints the selected slot as JSON on standard output") func picksForAScript() throws
  {
    let folder = try TemporaryDirectory()
    let output = folder.write("", to: "output")
    let terminal = try started(["pick"] + sampleDay, output: .file(output))
    terminal.send("[\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(
      contents(output) == """
        {"start":"2022-07-12T13:00:00+02:00","end":"2022-07-12T14:00:00+02:00",\
        "price":326.225,"unit":"NOK øre/kWh"}

        """)
    #expect(terminal.isRestored)
  }

  @Test("Quitting a picker prints nothing and exits with status 1")
  func leavingAPickerWritesNothing() throws {
    let folder = try TemporaryDirectory()
    let output = folder.write("", to: "output")
    let terminal = try started(["pick"] + sampleDay, output: .file(output))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(contents(output) == "")
    #expect(terminal.isRestored)
  }

  @Test("Prices can be piped in while keys come from the terminal")
  func dataComeThroughAPipeAndKeysFromTheTerminal() throws {
    let terminal = try started(
      ["-"] + sampleDay.dropFirst(), input: .file(samplePath))
    terminal.send("[")
    try terminal.waitFor("326")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test("A file that cannot be read is reported without touching the screen")
  func badDataNeverTouchTheScreen() throws {
    let folder = try TemporaryDirectory()
    let path = folder.write(#"{"values":[1,"#, to: "bad.json")
    let terminal = try PseudoTerminal()
    try terminal.start(program, [path])
    #expect(try terminal.waitForExit() == .exited(65))
    #expect(!terminal.text().contains("\u{1B}"))
    #expect(terminal.isRestored)
  }

  @Test(
    "A terminal without capabilities is refused with a hint to print",
    arguments: ["", "dumb", "no-such-terminal"]) func unusableTerminals(
      name: String
    ) throws
  {
    let terminal = try PseudoTerminal()
    try terminal.start(program, sampleDay, environment: childEnvironment(["TERM": name]))
    #expect(try terminal.waitForExit() == .exited(69))
    #expect(terminal.text().contains("pricetui print"))
    #expect(!terminal.text().contains("\u{1B}"))
  }

  @Test("NO_COLOR removes all colours") func noColourMeansNone() throws {
    let terminal = try started(sampleDay, environment: ["NO_COLOR": "1"])
    terminal.send("]")
    try terminal.waitFor("447")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.text().contains("[38;") && !terminal.text().contains("[34m"))
  }

  @Test("Printing on a terminal uses colours and no modes") func printingOnATerminalHasColours()
    throws
  {
    let terminal = try PseudoTerminal(columns: 60, rows: 20)
    try terminal.start(program, sampleDay + ["--print"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.text().contains("\u{1B}[38;5;"))
    #expect(terminal.text().filter { $0 == "\r\n" }.count == 19)
    #expect(!terminal.text().contains("\u{1B}[?"))
  }

  @Test("An idle screen uses no processor time") func doingNothingCostsNothing() throws {
    let terminal = try started(sampleDay)
    terminal.settle()
    let before = terminal.process?.activity
    terminal.settle(milliseconds: 700)
    let after = terminal.process?.activity
    #expect(before?.ticks == after?.ticks)
    #expect((after?.switches ?? 0) - (before?.switches ?? 0) <= 1)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}

@Suite("The environment") struct EnvironmentTests {
  @Test(
    "Glyphs are blocks on a Linux console and braille elsewhere",
    arguments: [
      (["LANG": "C.UTF-8"], "braille"), (["LANG": "C.UTF-8", "TERM": "linux"], "block"),
      (["LC_ALL": "C"], "braille"),
    ]) func glyphsAreWhatCanBeShown(environment: [String: String], set: String) throws
  {
    let result = try run(sampleDay, environment: environment.mapValues { $0 })
    let scalars = result.output.unicodeScalars
    let hasBraille = scalars.contains { (0x2800...0x28FF).contains($0.value) }
    let hasBlocks = scalars.contains { (0x2580...0x259F).contains($0.value) }
    #expect(hasBraille == (set == "braille"))
    #expect(hasBlocks == (set == "block"))
  }

  @Test(
    "Colours match the capabilities of the terminal",
    arguments: [
      ("COLORTERM", "truecolor", "38;2;"), ("TERM", "xterm-256color", "38;5;"),
      ("TERM", "linux", "\u{1B}[36m"),
    ]) func colorsAreWhatTheTerminalHas(name: String, value: String, sequence: String) throws
  {
    let result = try run(sampleDay + ["--color", "always"], environment: [name: value])
    #expect(result.output.contains(sequence))
  }

  @Test(
    "The selection has another colour in the color-blind theme than in the other themes",
    arguments: ["default", "high-contrast", "color-blind"]) func themesDiffer(
      name: String
    )
    throws
  {
    let result = try run(
      sampleDay + ["--color", "always", "--theme", name, "--select", "13:00"],
      environment: ["COLORTERM": "truecolor"])
    let selection = ["default": "38;2;255;95;135", "high-contrast": "38;2;255;95;135"]
    #expect(result.output.contains(selection[name] ?? "38;2;224;127;184"))
  }
}
