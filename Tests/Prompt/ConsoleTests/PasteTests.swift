import Console
import Foundation
import Lua
import Support
import Testing
import Translation
import UIKitLua

/// Snippets as pages show them: their Lua, what to know about it, and that it runs.
///
/// The files in `Pastes` have the snippet, its Lua, and the notes; `RECORD=1` writes what follows
/// the snippet.
@MainActor
struct PasteTests {
  /// A snippet with what is expected of it.
  nonisolated struct Paste: CustomStringConvertible {
    let description: String
    let file: URL
    let snippet: String
    let expected: String

    init(_ file: URL) throws {
      self.file = file
      description =
        "\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent)"
      let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: Self.rule)
      snippet = parts[0]
      expected = parts.dropFirst().joined(separator: Self.rule)
    }

    static let rule = "---- in Lua\n"
    static let notesRule = "---- notes\n"

    static func all(in folder: String) throws -> [Paste] {
      let folder = Repository.root.appending(path: "Tests/Prompt/ConsoleTests/Pastes/\(folder)")
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      )
      .sorted { $0.path < $1.path }.map(Paste.init)
    }
  }

  /// What was there before a snippet was pasted.
  private static let preamble = """
    home, detail = UIViewController "Home", UIViewController "Detail"
    nav = UINavigationController{ home, name = "nav" }
    window.rootViewController = nav
    """

  @Test(arguments: [("objective-c", 54), ("swift", 50)])
  func snippetsRun(_ folder: String, _ atLeast: Int) throws {
    var whole = 0
    let pastes = try Paste.all(in: folder)
    #expect(pastes.count >= 60)
    for paste in pastes {
      let translation = try check(paste)
      if translation.omissions.isEmpty { whole += 1 }
    }
    #expect(whole >= atLeast)
  }

  /// Compares a translation with what is expected, runs it, and shows an object of each class that
  /// it defines.
  private func check(_ paste: Paste) throws -> Translation {
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    session.handle(Self.preamble)
    let interpreter = session.world.interpreter
    let translation = try #require(
      Translation(
        of: paste.snippet, Vocabulary(interpreter.catalog, interpreter.spellings),
        globals: Set(interpreter.globalNames)
      ) { if case .complete = interpreter.completeness(of: $0) { true } else { false } }, "\(paste)"
    )
    let notes =
      translation.omissions.map { "not translated: \($0.text)\n" }
      + translation.notes.map { "note: \($0)\n" }
    let text = translation.lua + "\n" + (notes.isEmpty ? "" : Paste.notesRule + notes.joined())
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try (paste.snippet + Paste.rule + text).write(
        to: paste.file, atomically: true, encoding: .utf8)
    }
    #expect(text == paste.expected, "\(paste)")
    session.handle(translation.lua)
    for match in translation.lua.matches(
      of: /(?m)^(\w+) = (?:\w+ or )?class\("\w+", (\w+)/
    ) where !Self.neverAlone.contains(String(match.2)) {
      session.handle(Self.showing(String(match.1)))
    }
    #expect(!session.hasFailed, "\(paste)\n\(translation.lua)\n\(output)")
    return translation
  }

  /// Classes whose objects need another one.
  private static let neverAlone: Set = [
    "UIPresentationController", "UITableViewDiffableDataSource",
  ]

  private static func showing(_ name: String) -> String {
    """
    do
      local object = \(name){}
      if object:isKind(UIViewController) then
        local isContainer = object:isKind(UINavigationController) or object:isKind(UITabBarController)
        window.rootViewController = isContainer and object or UINavigationController{ object }
      end
    end
    """
  }
}
