import FilmReels
import Films
import Foundation
import HeadlessUIKit
import NavigationModel
import StoredValues

/// A film of a test in Swift, recorded while it runs.
///
/// The command `drilldown-uikit test --film` adds the calls to the tests that it builds.
public final class TestFilm {
  private static var current: TestFilm?
  /// The films of this run: those of a test with several cases have one path.
  private static var written: Set<String> = []

  private let stage: Stage
  private let file: String
  private let warn: (Diagnostic) -> Void
  private var reel: FilmReel
  private var draft = FilmDraft()
  private var diagnostics: [Diagnostic] = []
  private var firstEvent: Int
  private var hasFailed = false

  /// A test begins, which is in a file and has this line.
  nonisolated public static func begin(_ title: String, in file: String, at line: Int) {
    onMainActor { current = TestFilm(title, file, line) }
  }

  /// Lines of the test are about to run.
  nonisolated public static func reach(_ first: Int, _ last: Int) {
    onMainActor { current?.reach(first...last) }
  }

  /// The test fails.
  nonisolated public static func fail(_ text: String, in file: String, at line: Int) {
    onMainActor { current?.fail(text, in: file, at: line) }
  }

  /// The test is over: the film of one that failed is written into a folder, and that of an earlier
  /// run removed; returns what is to be printed.
  nonisolated public static func end(named name: String, in folder: String) -> String? {
    var message: String?
    onMainActor {
      message = current?.end(at: "\(folder)/\(name).html")
      current = nil
    }
    return message
  }

  /// Films are of the main actor; tests elsewhere have none.
  nonisolated private static func onMainActor(_ body: @MainActor () -> Void) {
    if MainActorThread.isCurrent { MainActor.assumeIsolated(body) }
  }

  private init(_ title: String, _ file: String, _ line: Int) {
    let stage = Stage.current
    self.stage = stage
    self.file = file
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""  // A film without lines.
    var film = Film(Film.Source(name: file, text: text), profile: stage.profile.name)
    film.title = title
    reel = FilmReel(film)
    reel.begin(with: stage)
    firstEvent = stage.trace.count
    warn = stage.onDiagnostic
    draft.begin(line...line, at: stage.now)
    follow()
  }

  private func follow() {
    stage.turnDidEnd = { [unowned self] in reel.endTurn(&draft, stage) }
    stage.willTouch = { [unowned self] in reel.addTap(on: $0, to: &draft, stage) }
    stage.onDiagnostic = { [unowned self] in
      diagnostics.append($0)
      warn($0)
    }
  }

  private func reach(_ lines: ClosedRange<Int>) {
    endStep()
    draft.begin(lines, at: stage.now)
  }

  private func fail(_ text: String, in file: String, at line: Int) {
    hasFailed = true
    let place = file == self.file && line > 0 ? line : nil
    draft.fail(Film.Failure(line: place, text: text), at: (place ?? 1)...(place ?? 1))
  }

  private func endStep() {
    reel.addEnd(to: &draft, stage)
    let events = Array(stage.trace.part(from: firstEvent).events)
    firstEvent = stage.trace.count
    reel.add(
      draft.step(printed: [], diagnostics, events, in: reel.film.source, isInput: false), stage)
    diagnostics = []
    draft = FilmDraft()
  }

  private func end(at path: String) -> String? {
    endStep()
    stage.turnDidEnd = nil
    stage.willTouch = nil
    stage.onDiagnostic = warn
    guard Self.isFree(path) else { return "\(path): is there already and is no film of drilldown" }
    do throws(SystemError) {
      guard hasFailed else {
        if !Self.written.contains(path) { Disk.remove(path) }
        return nil
      }
      try Disk.makeFolder(String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)))
      try WholeFile(path).write([UInt8](FilmPage(reel.finished).text.utf8))
      Self.written.insert(path)
      return "film: \(path)"
    } catch {
      return "\(path): can't be written: \(error)"
    }
  }

  /// Whether there is no file, or a film.
  private static func isFree(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return true }
    let sign = Data(FilmPage.sign.utf8)
    return (try? file.read(upToCount: sign.count)) == sign  // What can't be read is none.
  }
}
