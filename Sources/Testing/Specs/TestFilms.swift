import Console
import HeadlessUIKit
import NavigationModel
import StoredValues
import Reports
import UIKitLua

/// Films the tests of one file, and writes the films that are kept.
///
/// A film changes no outcome: what goes wrong with it is only remarked.
final class TestFilms {
  private let options: FilmOptions
  private let path: String
  private let source: String
  private var take: Take?
  private var recording: FilmRecording?
  private var film: Film?

  /// What is recorded: a test, its file, and the lines where its functions are defined.
  private struct Take {
    let id: TestID
    let file: String
    let lines: Set<Int>
    let session: Session
  }

  /// The films of a file; nil if none are wanted.
  init?(of path: String, _ source: String, _ options: TestOptions) {
    guard let films = options.films, !options.isListing else { return nil }
    (self.options, self.path, self.source) = (films, path, source)
  }

  /// Records a script that is a test.
  func begin(_ id: TestID, in session: Session) {
    take = Take(id: id, file: options.path(of: id, key: []), lines: [], session: session)
    recording = FilmRecording(of: session, text: source, named: path)
  }

  /// Records a test of a spec.
  func begin(_ id: TestID, _ test: SpecBlock, in session: Session) {
    let file = options.path(of: id, key: test.key)
    take = Take(id: id, file: file, lines: test.definitions, session: session)
    beginAgain()
  }

  /// Records the test from its beginning: its world is another one.
  func beginAgain() {
    guard let take else { return }
    _ = recording?.film
    recording = FilmRecording(
      ofTest: take.id.title, definedAt: take.lines, in: take.session, text: source, named: path)
  }

  /// The running line of the test fails.
  func fail(_ problem: Problem) {
    let parts = [problem.remark, problem.sentence] + problem.difference
    let text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    recording?.fail(Film.Failure(line: line(of: problem.place), text: text))
  }

  private func line(of place: String) -> Int? {
    let parts = place.split(separator: ":")
    let isHere = parts.dropLast().joined(separator: ":") == path
    return isHere ? parts.last.flatMap { Int($0) } : nil
  }

  /// The test has run; a script may have failed.
  func finish(failing failures: [Film.Failure] = []) {
    film = recording?.film(failing: failures)
    recording = nil
  }

  /// Writes the film of a test with a result, which names it, or removes that of an earlier run;
  /// returns what prevented it.
  func end(_ result: inout TestResult) -> String? {
    if recording != nil { finish() }
    defer { (self.take, self.film) = (nil, nil) }
    guard let film, let take else { return nil }
    guard options.keeps(result.outcome) else {
      FilmFile.remove(take.file)
      return nil
    }
    if let problem = FilmFile(film).write(to: take.file, output: { _ in }) {
      return "\(take.id.place): there is no film: \(problem)"
    }
    result.film = take.file
    return nil
  }
}
