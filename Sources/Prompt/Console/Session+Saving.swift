import EscapedText
import Foundation
import Lua
import StoredValues
import Texts
import UIKitLua

extension Session {
  /// Writes the session as a transcript that passes, or as a test in busted's language if the name
  /// ends that way.
  ///
  /// A file that exists isn't replaced, unless this session has written it.
  func save(to path: String) throws(LuaError) {
    try requirePresent()
    guard path.hasSuffix(".lua") else {
      throw LuaError("\(path): use a name ending in .lua for a transcript, in _spec.lua for a test")
    }
    let isOurs = savedFiles.contains(path)
    let taken = LuaError("\(path) already exists; remove it or choose another name")
    guard isOurs || !FileManager.default.fileExists(atPath: path) else { throw taken }
    var transcript = SavedTranscript(
      of: journal, profile: profile, interpreter: world.interpreter)
    var spec = SavedSpec(transcript, of: journal, profile: profile)
    let isSpec = path.hasSuffix("_spec.lua")
    let text =
      try isSpec
      ? Self.recorded(&spec, named: path) : Self.recorded(&transcript, named: path)
    var isWritten = isOurs
    do throws(SystemError) {
      let (file, bytes) = (WholeFile(path), SourceText.bytes(of: text))
      if isOurs { try file.write(bytes) } else { isWritten = try file.create(bytes) }
    } catch {
      throw LuaError("\(path): can't be written: \(error)")
    }
    guard isWritten else { throw taken }
    let verb = savedFiles.insert(path).inserted ? "wrote" : "replaced"
    let summary =
      isSpec ? spec.transcript.summary(with: spec.summary) : transcript.summary(with: nil)
    write("\(verb) \(path.escaped): \(summary)\n")
    tour?.looks.append(.saved(path))
  }

  /// The test with the actual results of its inputs; failing ones become comments.
  private static func recorded(_ spec: inout SavedSpec, named name: String) throws(LuaError)
    -> String
  {
    while true {
      let session = run(spec, named: name)
      if let error = session.reportedErrors.first {
        // The innermost frames may be those of a function that an earlier input has defined.
        let lines = lines(of: name, in: error.report)
        guard lines.reversed().contains(where: { spec.comment(line: $0) }) else {
          throw LuaError("the session can't be saved: \(error.text)")
        }
        continue
      }
      let (timelines, tree) = session.recordedBySpec
      spec.transcript.isUnsettled = session.endsUnsettled()
      if spec.expect(timelines, tree) { return spec.text }
      let text = spec.text
      let again = run(spec, named: name).recordedBySpec
      guard spec.expect(again.timelines, again.tree) else {
        throw LuaError("the session prints something else in each run; not saved")
      }
      return text
    }
  }

  private static func run(_ spec: SavedSpec, named name: String) -> Session {
    let session = Session()
    if spec.transcript.mayUseFiles { session.preventFileWrites() }
    session.run(
      script: String(decoding: Texts["Console/Lua/recorder.lua"], as: UTF8.self), named: "recorder")
    session.run(script: spec.text, named: name)
    return session
  }

  /// Whether errors occur at the end of a test, or something is still active then.
  private func endsUnsettled() -> Bool {
    let former = reportedErrors.count
    return finish()?.failure != nil || reportedErrors.count > former
  }

  /// The assertions that the recorder has recorded.
  private var recordedBySpec: (timelines: [[String]], tree: String) {
    guard case .table(let table) = world.interpreter.global("recorded") else { return ([], "") }
    let timelines = table.sequence.map { value -> [String] in
      guard case .table(let texts) = value else { return [] }
      return texts.sequence.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
    guard case .string(let tree) = table["tree"] else { return (timelines, "") }
    return (timelines, tree + "\n")
  }

  /// The transcript with its actual output; inputs that fail without the commented ones become
  /// comments as well.
  private static func recorded(
    _ transcript: inout SavedTranscript, named name: String
  ) throws(LuaError) -> String {
    while true {
      let first = run(transcript.text, named: name, usingFiles: transcript.mayUseFiles)
      if first.endsUnsettled {
        transcript.isUnsettled = true
        continue
      }
      guard let error = first.scriptErrors.first else {
        let text = first.rebuilt
        let second = run(text, named: name, usingFiles: transcript.mayUseFiles)
        guard second.rebuilt != text else { return text }
        throw LuaError("the session prints something else in each run; not saved")
      }
      guard let line = line(of: name, in: error), transcript.comment(line: line) else {
        throw LuaError("the session can't be saved: \(error)")
      }
    }
  }

  private static func run(
    _ text: String, named name: String, usingFiles isUsingFiles: Bool
  ) -> TranscriptRun {
    let session = Session()
    if isUsingFiles { session.preventFileWrites() }
    return TranscriptRun(of: text, named: name, in: session)
  }

  /// The last line of a file that an error's report names; it began the call.
  private static func line(of name: String, in report: String) -> Int? {
    lines(of: name, in: report).last
  }

  private static func lines(of name: String, in report: String) -> [Int] {
    report.split(separator: "\n").compactMap { text -> Int? in
      guard let place = text.range(of: "\(name.escaped):") else { return nil }
      return Int(text[place.upperBound...].prefix(while: \.isNumber))
    }
  }
}

extension SavedTranscript {
  /// `8 steps, 2 inputs saved as comments`.
  fileprivate func summary(with expectations: String?) -> String {
    let steps = [stepCount == 1 ? "1 step" : "\(stepCount) steps", expectations]
      .compactMap { $0 }.joined(separator: ", ")
    guard commentCount > 0 else { return steps }
    return "\(steps), \(commentCount == 1 ? "1 input" : "\(commentCount) inputs") saved as comments"
  }
}
