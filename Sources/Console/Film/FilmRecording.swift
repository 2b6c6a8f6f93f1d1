import NavigationModel
import UIKitLua

/// A film of what a session runs.
package struct FilmRecording {
  private let recorder: FilmRecorder

  /// Follows a session from now on; the text is that of the script with this name.
  package init(of session: Session, text: String, named name: String) {
    recorder = FilmRecorder(session.world, text: text, named: name)
  }

  /// The film; the recording ends.
  package var film: Film { recorder.finish() }
}
