import Console
import Foundation
import HeadlessUIKit
import Lua
import StoredValues
import Reports
import UIKitLua

/// Runs the tests of one file, in worlds and an interpreter of their own.
package struct FileRunner {
  private let options: TestOptions
  private let leave: Limits.Leave
  private let exit: Exit?
  private let send: (RunEvent) -> Void
  private let sessions: PreparedSessions
  private let isInterrupted: () -> Bool

  /// Called before a script ends the program with a code; returns the code to end with.
  package typealias Exit = (Int) -> Int

  /// A runner that passes its events to `send`; `leave` ends the program when a file cannot be
  /// stopped.
  package init(
    _ options: TestOptions, leave: @escaping Limits.Leave, exit: Exit? = nil,
    sessions: PreparedSessions = PreparedSessions(),
    isInterrupted: @escaping () -> Bool = { false }, send: @escaping (RunEvent) -> Void
  ) {
    self.sessions = sessions
    self.isInterrupted = isInterrupted
    self.options = options
    self.leave = leave
    self.exit = exit
    self.send = send
  }

  /// Remarks on deprecated names, and lets the scripts of a session end the program, in every kind of
  /// run by the same function: one more would be seen in the addresses of what follows.
  private func connect(_ session: Session) {
    session.world.interpreter.hooks.deprecatedUse = { [send] in send(.remarked($0.text(at: $1))) }
    session.beforeExit { [exit] code in
      exit.flatMap { exit in code.exitCode.map { .integer(exit($0)) } } ?? code
    }
  }

  /// Runs a file.
  package func run(_ path: String) {
    let locale = setlocale(LC_ALL, nil).map { String(cString: $0) }
    defer { setlocale(LC_ALL, locale) }  // it is the process's, and scripts can set it
    send(.fileBegan(path))
    guard let source = SourceText.read(path) else {
      let id = TestID(file: path)
      send(.testBegan(id))
      let reason =
        path.unicodeScalars.contains("\u{FFFD}")
        ? "the file can't be read; its name must be UTF-8" : "the file can't be read"
      send(.testEnded(TestResult(id, .unloadable, [Problem(reason)])))
      return send(.fileEnded(path, printed: ""))
    }
    switch TestKind(path: path, source: source) {
    case .spec: run(spec: source, path)
    case .transcript: run(transcript: source, path)
    case .document: run(document: source, path)
    }
  }

  private func run(spec source: String, _ path: String) {
    let host = sessions.takeHost()
    connect(host.session)
    let run = SpecRun(
      of: source, at: path, on: host, options: options, leave: leave, send: send)
    run.isInterrupted = isInterrupted
    run.run()
  }

  // MARK: Transcripts

  private func run(transcript source: String, _ path: String) {
    run(transcript: source, TestID(file: path), 1...1) { run in write(run.rebuilt, path) }
    send(.fileEnded(path, printed: ""))
  }

  /// Runs the programs of a document, each in a world of its own.
  private func run(document source: String, _ path: String) {
    let document = DocumentBlocks(source)
    var sources = document.blocks.map(\.source)
    for (index, block) in document.blocks.enumerated() {
      let id = TestID(file: path, names: block.names, line: block.lines.lowerBound)
      run(transcript: block.source, id, block.lines) { run in
        sources[index] = run.rebuilt
        return write(document.document(with: sources), path)
      }
    }
    if document.blocks.isEmpty {
      send(.testBegan(TestID(file: path)))
      let problem = Problem("no block of Lua has a line that begins with `-->`")
      send(.testEnded(TestResult(TestID(file: path), .failed, [problem])))
    }
    send(.fileEnded(path, printed: ""))
  }

  /// Runs a transcript, if it is selected; `record` writes what it prints and returns the problems.
  private func run(
    transcript source: String, _ id: TestID, _ lines: ClosedRange<Int>,
    record: (TranscriptRun) -> [String]
  ) {
    let path = id.file
    let session = sessions.takeSession()
    connect(session)
    let touched = TouchedFiles(of: path, options, send: send)
    touched?.listen(to: session.world.interpreter)
    if let replacement = options.replacement {
      session.world.interpreter.replaceSource(of: replacement.path, with: replacement.text)
    }
    let choice = TestChoice(options, in: session.world.interpreter)
    let heading = Transcript(source: source).heading
    guard
      id.names.isEmpty || options.lines.isEmpty || options.lines.contains(where: lines.contains)
    else { return }
    guard choice.wants(id, heading: heading) else {
      if choice.leavesToOthers(id, heading: heading) { send(.leftOut) }
      return
    }
    if options.isListing { return send(.listed(id)) }
    send(.testBegan(id))
    let covered = CoveredLines(of: path, options, in: session.world.interpreter)
    let start = DispatchTime.now().uptimeNanoseconds
    let limits = options.limits
    let films = TestFilms(of: path, source, options)
    films?.begin(id, in: session)
    let run = TranscriptRun(
      of: source, named: path, titled: id.fullName, after: options.texts, in: session,
      limits: limits, leave: leave
    ) { RunEvent.printed(inParts: $0).forEach(send) }
    films?.finish(failing: run.filmFailures)
    var result = TestResult(id, .passed)
    result.virtualSeconds = session.world.stage.now.inSeconds
    result.reached = covered?.endTest() ?? []
    covered?.files().forEach { send(.ran($0)) }
    if options.measuresCoverage {
      var coverage = Coverage()
      coverage.add(run.events)
      send(.covered(coverage))
    }
    let used = Duration.nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds - start))
    var lastErrors: [String] = []
    session.writeError = { lastErrors.append($0) }
    limits.rest(after: used).enforce(on: session, leave: leave) { session.close() }
    let isProgram =
      run.failures.isEmpty || session.stop != nil
      || (try? Interpreter().load(SourceText.lua(of: source), named: path)) != nil
    var failures =
      run.hasBrokenText
      ? run.scriptErrors : options.isRecording ? recorded(run, source, record) : run.failures
    if options.isStrict { failures += run.uncompared }
    failures += lastErrors
    result.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    result.problems = failures.map(Problem.init)
    if !failures.isEmpty, !options.isRecording,
      let line = run.filmFailures.lazy.compactMap(\.line).first
    {
      result.problems[0].place = "\(path):\(line)"
    }
    result.endsRun = run.hasBrokenText
    if !isProgram || run.hasBrokenText {
      result.outcome = .unloadable
    } else if !failures.isEmpty {
      result.outcome = session.stop == nil ? .failed : .stopped
    }
    if let problem = films?.end(&result) { send(.remarked(problem)) }
    if let dropped = run.dropped { send(.remarked("\(id.place): \(dropped)")) }
    if !options.isStrict {
      for note in run.uncompared { send(.remarked("\(id.place): \(note.prefix { $0 != "\n" })")) }
    }
    send(.testEnded(result))
  }

  /// What is wrong with a transcript whose actual output is written.
  private func recorded(
    _ run: TranscriptRun, _ source: String, _ record: (TranscriptRun) -> [String]
  ) -> [String] {
    guard run.scriptErrors.isEmpty else { return run.scriptErrors }
    guard Array(run.rebuilt.utf8) != Array(source.utf8) else { return run.failures }
    return record(run) + run.unreached
  }

  /// Writes a file with the actual output; one that changed counts as failed, so that it is
  /// reviewed.
  private func write(_ text: String, _ path: String) -> [String] {
    do throws(SystemError) {
      try WholeFile(path).write(SourceText.bytes(of: text))
      return ["recorded: read the diff and run it again"]
    } catch {
      return ["can't be written: \(error)"]
    }
  }
}

extension LuaValue {
  /// The exit code for an argument of `os.exit`; nil if it is invalid.
  fileprivate var exitCode: Int? {
    switch self {
    case .nil, .boolean(true): 0
    case .boolean(false): 1
    case .integer(let code): code
    case .number(let code): Int(exactly: code)
    case .string(let text): Int(text)
    default: nil
    }
  }
}
