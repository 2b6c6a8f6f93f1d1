import Lua
import LuaSyntax
import Translation
import UIKitLua

extension Session {
  /// The Lua for an input in Swift or Objective-C, when the user wants such inputs to run.
  func luaMeant(by input: String) -> String? {
    guard settings.swift == .on, isOtherLanguage(input), let translation = translation(of: input),
      !translation.needsSelf
    else { return nil }
    if translation.lua.isEmpty {
      guard translation.omissions.isEmpty else { return nil }
      let lua = "-- nothing of it has an effect here"
      write("\(paint("lua  \(lua)", .event))\n\(Self.remarks(on: translation))")
      return lua
    }
    let lines = translation.lua.replacing("\n", with: "\n     ")
    write("\(paint("lua  \(lines)", .event))\n")
    write(Self.remarks(on: translation))
    return translation.lua
  }

  /// Whether an input is no Lua, or clearly another language: `nav.toolbarHidden = NO;`.
  private func isOtherLanguage(_ input: String) -> Bool {
    switch completeness(of: input) {
    case .wrong: true
    case .incomplete: false
    case .complete: Translation.isClear(input)
    }
  }

  /// The Lua for a text that can't be parsed, what it leaves out, and the demo that has it; the next
  /// prompt offers it.
  func translation(at error: LuaError) -> String {
    guard case .syntax = error.kind, let name = error.position?.split(separator: ":").first,
      let input = sessionWorld.programs[String(name)], let translation = translation(of: input)
    else { return "" }
    var text = ""
    if !translation.lua.isEmpty {
      nextLine = translation.lua
      let lines = translation.lua.split(separator: "\n", omittingEmptySubsequences: false)
      text =
        lines.count == 1
        ? "  in Lua: \(lines[0])\n"
        : "  in Lua:\n" + Self.shown(lines).map { "    \($0)\n" }.joined()
    }
    text += Self.remarks(on: translation)
    if let demo = ListingIndex.standard.place(of: input) { text += "  shown by: \(demo)\n" }
    return text
  }

  /// Whether a text has a translation.
  func hasTranslation(_ text: String) -> Bool { translation(of: text) != nil }

  /// The first lines of a long program; the next prompt has all.
  private static func shown(_ lines: [Substring]) -> [String] {
    guard lines.count > longestProgram else { return lines.map(String.init) }
    return lines.prefix(longestProgram).map(String.init) + [
      "… \(lines.count - longestProgram) more lines"
    ]
  }

  private static let longestProgram = 60

  private static func remarks(on translation: Translation) -> String {
    translation.omissions.map { "  not translated: \($0.text)\n" }.joined()
      + translation.notes.map { "  note: \($0)\n" }.joined()
  }

  private func translation(of input: String) -> Translation? {
    let vocabulary = vocabulary ?? Vocabulary(catalog, world.interpreter.spellings)
    self.vocabulary = vocabulary
    let translation = Translation(
      of: input, vocabulary, globals: Set(world.interpreter.globalNames)
    ) { lua in
      if case .complete = world.interpreter.completeness(of: lua) { return true }
      return world.interpreter.returningLast(of: lua) != nil
    }
    return translation.flatMap { $0.lua == input ? nil : $0 }
  }

  /// The error of a text in which a message of Objective-C would begin a long string; nil for any
  /// other.
  static func message(in text: String, named name: String = "input", after lines: Int = 0)
    -> LuaError?
  {
    let bytes = Array(text.utf8)
    guard let start = LuaScanner.firstMessage(in: bytes) else { return nil }
    let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1 + lines
    var error = LuaError(
      ofLua: "\(name):\(line): `[[` begins a message of Objective-C here, and no text of Lua")
    error.kind = .syntax(isIncomplete: false)
    error.position = "\(name):\(line)"
    return error
  }
}
