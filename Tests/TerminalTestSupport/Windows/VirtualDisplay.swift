import CLibrary

/// A virtual X display, with its own pointer and keyboard.
public final class VirtualDisplay {
  private let server: ChildProcess
  /// The environment of programs on this display.
  let environment: [String: String]

  /// Starts a display.
  init(environment: [String: String]) throws {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Expired(description: "no pipe") }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let silence = ChildProcess.Stream.file("/dev/null")
    do {
      defer { close(ends[1]) }
      server = try ChildProcess(
        try ExternalTool.required("Xvfb"),
        [
          "-displayfd", "3", "-screen", "0", "2600x1400x24", "+extension", "GLX", "-nolisten",
          "tcp", "-noreset",
        ],
        environment: childEnvironment(),
        streams: [silence, silence, silence, .descriptor(ends[1])])
    }
    // Reads up to the newline: the server dies if the pipe is closed before it has written that.
    var number: [UInt8] = []
    let deadline = Deadline()
    while number.last != UInt8(ascii: "\n") {
      guard let chunk = try readChunk(ends[0], deadline), !chunk.isEmpty else {
        throw Expired(description: "Xvfb did not start")
      }
      number += chunk
    }
    let display = ":" + String(decoding: number.dropLast(), as: UTF8.self)
    self.environment = environment.merging(["DISPLAY": display]) { $1 }
  }

  /// Starts a program on the display.
  func start(_ path: String, _ arguments: [String]) throws -> ChildProcess {
    let silence = ChildProcess.Stream.file("/dev/null")
    return try ChildProcess(
      path, arguments, environment: environment, streams: [silence, silence, silence])
  }

  /// Runs a program to its end; returns its output.
  @discardableResult
  func run(_ tool: String, _ arguments: [String]) throws -> String {
    try ChildProcess.run(
      try ExternalTool.required(tool), arguments, environment: environment
    ).output
  }

  /// Waits for a window of a class; returns its identifier.
  func window(ofClass name: String) throws -> String {
    try polling {
      try self.run("xdotool", ["search", "--onlyvisible", "--class", name])
        .split(separator: "\n").last.map(String.init)
    }
  }
}
