import CLibrary
import PriceSources
import PriceViewer

/// Plays sounds by the first program of the system that can, from a file that is there as long as
/// it plays.
final class SystemPlayer: SoundPlayer {
  private static let programs = [
    ["paplay"], ["pw-play"], ["aplay", "-q"], ["afplay"], ["play", "-q"],
  ]
  /// The variables by which they find the sound of a session.
  private static let passedOn = [
    "PATH", "HOME", "LD_LIBRARY_PATH", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "PULSE_SERVER",
    "PULSE_COOKIE", "PULSE_RUNTIME_PATH", "PIPEWIRE_RUNTIME_DIR", "PIPEWIRE_REMOTE",
    "DBUS_SESSION_BUS_ADDRESS", "ALSA_CONFIG_PATH", "ALSA_CARD", "AUDIODEV", "AUDIODRIVER",
  ]

  private var file: String?
  // The program that plays, and the one to try next.
  private var id: pid_t?
  private var next = 0
  private var end = SoundState.silent

  var state: SoundState {
    guard let id else { return end }
    var word: Int32 = 0
    guard waitpid(id, &word, WNOHANG) != 0 else { return .playing }
    self.id = nil
    // A program that is there may find no sound: then another is tried.
    if word & 0x7F == 0, word != 0 { startNext() } else { removeFile() }
    return self.id == nil ? end : .playing
  }

  deinit { stop() }

  func play(_ wav: [UInt8]) {
    stop()
    var name = Array("\(environmentVariable("TMPDIR") ?? "/tmp")/pricetui-XXXXXX.wav".utf8CString)
    let descriptor = mkstemps(&name, 4)
    guard descriptor >= 0 else { return end = .failed(reason: String(cString: strerror(errno))) }
    let path = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    let code = FileBytes.write(wav, to: descriptor)
    close(descriptor)
    file = path
    if let code {
      removeFile()
      return end = .failed(reason: String(cString: strerror(code)))
    }
    next = 0
    startNext()
  }

  func stop() {
    if let id { ChildProgram.end(id) }
    id = nil
    end = .silent
    removeFile()
  }

  private func startNext() {
    guard let file else { return }
    while next < Self.programs.count {
      let words = Self.programs[next] + [file]
      next += 1
      var process: pid_t = 0
      if ChildProgram.start(&process, words, passing: Self.passedOn) == 0 { return id = process }
    }
    end = .saved(file)
    // It stays.
    self.file = nil
  }

  private func removeFile() {
    if let file { unlink(file) }
    file = nil
  }
}
