import Lua
import UIKitLua

extension Session {
  /// The line of Lua for an input in Swift or Objective-C, when the user wants such inputs to run.
  func luaMeant(by input: String) -> String? {
    guard settings.swift == .on, case .wrong = completeness(of: input),
      let line = translation(of: input)
    else { return nil }
    write("\(paint("lua  \(line)", .event))\n")
    return line
  }

  /// The line of Lua for an input that can't be parsed, which the next prompt offers.
  func translation(at error: LuaError) -> String {
    guard case .syntax = error.kind, let name = error.position?.split(separator: ":").first,
      let input = sessionWorld.programs[String(name)]
    else { return "" }
    guard let line = translation(of: input) else {
      return ForeignStatements.advice(about: input).map { "  in Lua: \($0)\n" } ?? ""
    }
    nextLine = line
    return "  in Lua: \(line)\n"
  }

  private func translation(of input: String) -> String? {
    let vocabulary = Vocabulary(catalog, world.interpreter.spellings)
    guard let line = Translator.translation(of: input, vocabulary), line != input,
      isProgram(line)
    else { return nil }
    return line
  }

  /// Whether a text is Lua, or its beginning.
  private func isProgram(_ text: String) -> Bool {
    if case .wrong = completeness(of: text) { return false }
    return true
  }
}
