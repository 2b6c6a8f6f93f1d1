import Console
import Foundation
import HeadlessUIKit
import Lua
import Persistence
import Reports
import UIKitLua

/// Runs the tests of one file, in an interpreter and worlds of their own.
package struct FileRunner {
  private let options: TestOptions
  private let leave: Limits.Leave
  private let exit: Exit?
  private let send: (RunEvent) -> Void

  /// Called before a script ends the program with a code; returns the code to end with.
  package typealias Exit = (Int) -> Int

  /// A runner that passes its events to `send`; `leave` ends the program when a file cannot be
  /// stopped.
  package init(
    _ options: TestOptions, leave: @escaping Limits.Leave, exit: Exit? = nil,
    send: @escaping (RunEvent) -> Void
  ) {
    self.options = options
    self.leave = leave
    self.exit = exit
    self.send = send
  }

  /// A session for the scripts of a file.
  private func session() -> Session {
    let session = Session()
    if let exit { session.beforeExit { code in code.exitCode.map { .integer(exit($0)) } ?? code } }
    return session
  }

  /// Runs a file.
  package func run(_ path: String) {
    send(.fileBegan(path))
    guard let source = Self.read(path) else {
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
    }
  }

  /// The text of a file; nil if it can't be read.
  package static func read(_ path: String) -> String? {
    let handle = FileHandle(forReadingAtPath: path)
    let data = try? handle?.readToEnd() ?? Data()  // a folder can be opened, but not read
    return handle == nil ? nil : data.map(SourceText.text)
  }

  private func run(spec source: String, _ path: String) {
    do throws(LuaError) {
      try SpecRun(
        of: source, at: path, in: session(), options: options, leave: leave, send: send
      ).run()
    } catch {
      preconditionFailure("the runner's own Lua code doesn't load: \(error.message)")
    }
  }

  // MARK: Transcripts

  private func run(transcript source: String, _ path: String) {
    defer { send(.fileEnded(path, printed: "")) }
    let id = TestID(file: path)
    let session = session()
    let touched = TouchedFiles(of: path, options, send: send)
    touched?.listen(to: session.world.interpreter)
    let choice = TestChoice(options, in: session.world.interpreter)
    guard choice.wants(id, heading: Transcript(source: source).heading) else { return }
    if options.isListing { return send(.listed(id)) }
    send(.testBegan(id))
    let start = DispatchTime.now().uptimeNanoseconds
    let limits = options.limits
    let films = TestFilms(of: path, source, options)
    films?.begin(id, in: session)
    let run = TranscriptRun(
      of: source, named: path, after: options.texts, in: session, limits: limits, leave: leave
    ) { RunEvent.printed(inParts: $0).forEach(send) }
    films?.finish(failing: run.filmFailures)
    var result = TestResult(id, .passed)
    result.virtualSeconds = session.world.stage.now.inSeconds
    if options.measuresCoverage {
      var coverage = Coverage()
      coverage.add(run.events)
      send(.covered(coverage))
    }
    let used = Duration.nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds - start))
    limits.rest(after: used).enforce(on: session, leave: leave) { session.close() }
    let isProgram =
      run.failures.isEmpty || session.stop != nil
      || (try? Interpreter().load(SourceText.lua(of: source), named: path)) != nil
    let failures = options.isRecording ? record(run, source, path) : run.failures
    result.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    result.problems = failures.map(Problem.init)
    if !isProgram {
      result.outcome = .unloadable
    } else if !failures.isEmpty {
      result.outcome = session.stop == nil ? .failed : .stopped
    }
    if let problem = films?.end(&result) { send(.remarked(problem)) }
    if let dropped = run.dropped { send(.remarked("\(path): \(dropped)")) }
    send(.testEnded(result))
  }

  /// Writes the actual output; a file that changed counts as failed, so that it is reviewed.
  private func record(_ run: TranscriptRun, _ source: String, _ path: String) -> [String] {
    guard run.scriptErrors.isEmpty else { return run.scriptErrors }
    guard Array(run.rebuilt.utf8) != Array(source.utf8) else { return run.failures }
    do throws(SystemError) {
      try WholeFile(path).write(SourceText.bytes(of: run.rebuilt))
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
