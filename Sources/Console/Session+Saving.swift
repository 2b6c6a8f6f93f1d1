import Foundation
import Lua
import UIKitLua

extension Session {
  /// Writes the session as a transcript that passes.
  ///
  /// A file of somebody else is not replaced; one that this session has written is.
  func saveTranscript(to path: String) throws(LuaError) {
    try requirePresent()
    guard path.hasSuffix(".lua"), !path.hasSuffix("_spec.lua") else {
      throw LuaError("\(path): a transcript is a file FILE.lua, and no FILE_spec.lua")
    }
    guard savedFiles.contains(path) || !FileManager.default.fileExists(atPath: path) else {
      throw LuaError("\(path) exists already; remove it or choose another name")
    }
    var transcript = SavedTranscript(
      of: journal, profile: profile, interpreter: world.interpreter)
    let text = try Self.recorded(&transcript, named: path)
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw LuaError("\(path): cannot be written: \(error.localizedDescription)")
    }
    let verb = savedFiles.insert(path).inserted ? "wrote" : "replaced"
    write("\(verb) \(path): \(transcript.summary)\n")
  }

  /// The transcript with what it really says; what goes wrong without the inputs that are comments
  /// becomes a comment as well.
  private static func recorded(
    _ transcript: inout SavedTranscript, named name: String
  ) throws(LuaError) -> String {
    while true {
      let first = run(transcript.text, named: name, usingFiles: transcript.mayUseFiles)
      guard let error = first.scriptErrors.first else {
        let text = first.rebuilt
        let second = run(text, named: name, usingFiles: transcript.mayUseFiles)
        guard second.rebuilt != text else { return text }
        throw LuaError("the session says something else each time; it is not saved")
      }
      guard let line = line(of: name, in: error), transcript.comment(line: line) else {
        throw LuaError("the session cannot be saved: \(error)")
      }
    }
  }

  private static func run(
    _ text: String, named name: String, usingFiles isUsingFiles: Bool
  ) -> TranscriptRun {
    let session = Session()
    if isUsingFiles { session.keepFiles() }
    return TranscriptRun(of: text, named: name, in: session)
  }

  /// The last line of a file that an error's report names; that is who began it.
  private static func line(of name: String, in report: String) -> Int? {
    report.split(separator: "\n").compactMap { text -> Int? in
      guard let place = text.range(of: "\(name):") else { return nil }
      return Int(text[place.upperBound...].prefix(while: \.isNumber))
    }.last
  }
}

extension SavedTranscript {
  /// `8 steps, 2 inputs kept as comments`.
  fileprivate var summary: String {
    let steps = stepCount == 1 ? "1 step" : "\(stepCount) steps"
    guard commentCount > 0 else { return steps }
    return "\(steps), \(commentCount == 1 ? "1 input" : "\(commentCount) inputs") kept as comments"
  }
}
