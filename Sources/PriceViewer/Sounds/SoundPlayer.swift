import PriceTexts

/// What plays sounds while a viewer runs.
///
/// Nothing of it waits.
package protocol SoundPlayer: AnyObject {
  /// What has become of the last sound.
  var state: SoundState { get }
  /// Plays a WAV file, in place of what is played.
  func play(_ wav: [UInt8])
  /// Ends what is played.
  func stop()
}

/// What has become of a sound.
package enum SoundState: Hashable, Sendable {
  /// There is none, or it has ended.
  case silent
  /// It is played.
  case playing
  /// Nothing plays it; the file that it is in.
  case saved(String)
  /// Nothing plays it, and it cannot be written; the system's reason.
  case failed(reason: String)

  /// What a person should know of it; nil where there is nothing to say.
  var message: ViewerMessage? {
    switch self {
    case .silent: nil
    case .playing: ViewerMessage.playing
    case .saved(let path): .soundSaved(path)
    case .failed(let reason): .soundFailed(reason: reason)
    }
  }
}
