import NavigationModel
import UIKitLua

/// A film of what a session runs.
package struct FilmRecording {
  private let recorder: FilmRecorder

  /// Follows a session from now on; the text is that of the script with this name.
  package init(of session: Session, text: String, named name: String) {
    recorder = FilmRecorder(session.world, text: text, named: name)
  }

  /// Follows a test in a session from now on: its steps are the lines of the functions that are
  /// defined at these lines of the text.
  package init(
    ofTest title: String, definedAt lines: Set<Int>, in session: Session, text: String,
    named name: String
  ) {
    recorder = FilmRecorder(
      session.world, test: title, definedAt: lines, of: text, named: name)
  }

  /// The test fails in the line that runs.
  package func fail(_ failure: Film.Failure) { recorder.fail(failure) }

  /// The film; the recording ends.
  package var film: Film { recorder.finish() }

  /// The film of a script that failed as a test; the recording ends.
  package func film(failing failures: [Film.Failure]) -> Film {
    recorder.finish(failing: failures)
  }
}
