import EscapedText
import Lua
import LuaSyntax
import NavigationModel

/// A journal as a script with `-->` blocks; failed inputs are comments.
struct SavedTranscript {
  /// An operation, as lines of the script.
  struct Piece {
    let typed: String
    let code: String
    /// The same without printing an expression's value.
    let codeWithoutResult: String
    /// Whether time passed after it, and whether anything happened.
    let settles: Bool
    let title: String
    var isComment: Bool
  }

  private let head: [String]
  /// Whether anything is still active at its end.
  var isUnsettled = false
  /// Its pieces.
  private(set) var pieces: [Piece] = []

  /// The script of a journal, whose inputs the interpreter understands.
  init(of journal: Journal, profile: Profile, interpreter: Interpreter) {
    var number = 0
    let names = journal.usedResults
    for entry in journal.entries {
      number += entry.isNumbered ? 1 : 0
      if let piece = Self.piece(of: entry, number: number, keeping: names, interpreter) {
        pieces.append(piece)
      }
    }
    let choice =
      profile.name == Profile.modern.name ? [] : ["simulator.profile = \"\(profile.name)\""]
    head =
      [
        "-- Saved from a session of \(journal.inputCount == 1 ? "1 input" : "\(journal.inputCount) inputs")."
      ] + choice
  }

  /// An entry of a journal, if a script can repeat it.
  private static func piece(
    of entry: Journal.Entry, number: Int, keeping results: [Int: [String]],
    _ interpreter: Interpreter
  ) -> Piece? {
    guard let text = entry.action.program else { return nil }
    let outcome = entry.outcome
    let isTyped = entry.action.isTyped
    let source = SourceText.lua(of: isTyped ? keepingLocals(of: text, interpreter) : text)
    let names = (entry.isNumbered ? results[number] : nil) ?? []
    let title = !entry.action.isInput ? entry.action.typed : "input \(number)"
    return Piece(
      typed: entry.action.file == nil ? text : entry.action.typed,
      code: statement(
        of: isTyped ? withoutBlocks(source) : source, showing: outcome.results,
        keeping: names, interpreter),
      codeWithoutResult: statement(
        of: isTyped ? withoutBlocks(source) : Transcript(source: source).endingTurns,
        showing: 0, keeping: names, interpreter),
      settles: outcome.hasSettled && outcome.events > 0,
      title: outcome.isStopped ? "an input that was interrupted" : title,
      isComment: outcome.hasFailed || outcome.isStopped)
  }

  /// The input with the variables that later inputs have, too; the spaces in place of `local` are
  /// only for messages.
  private static func keepingLocals(of text: String, _ interpreter: Interpreter) -> String {
    let kept = interpreter.keepingLocals(of: text)
    return kept == text ? text : String(kept.drop { $0 == " " })
  }

  /// The code that repeats an entry of a journal, or a comment about it.
  static func text(
    of entry: Journal.Entry, number: Int, keeping results: [Int: [String]],
    _ interpreter: Interpreter
  ) -> String {
    guard let piece = piece(of: entry, number: number, keeping: results, interpreter) else {
      return "-- \(entry.action.typed.printable)"
    }
    return piece.isComment ? piece.comment : piece.wholeCode
  }

  /// The number of pieces that are comments.
  var commentCount: Int { pieces.count(where: \.isComment) }

  /// The number of unchanged pieces.
  var stepCount: Int { pieces.count - commentCount }

  /// Whether its scripts might access files.
  var mayUseFiles: Bool {
    !Self.words(in: text).isDisjoint(with: [
      "io", "os", "require", "dofile", "loadfile", "load", "_G", "_ENV",
    ])
  }

  /// The script, with empty blocks.
  var text: String { lines.map(\.text).joined(separator: "\n") + "\n" }

  private var lines: [(text: String, piece: Int?)] {
    let body = pieces.enumerated().flatMap { index, piece in
      let text = piece.isComment ? piece.comment : piece.wholeCode + "\n-->"
      return text.split(separator: "\n", omittingEmptySubsequences: false).map {
        (String($0), Optional(index))
      }
    }
    // Without a block it would be no transcript.
    let tags = isUnsettled ? ["-- #\(Tags.unsettled)"] : []
    let head = head.prefix(1) + tags + head.dropFirst()
    return head.map { ($0, nil) } + body + (stepCount == 0 ? [("-->", nil)] : [])
  }

  /// Comments out a piece.
  mutating func comment(piece index: Int) { pieces[index].isComment = true }

  /// Comments out the piece at a line; false if there is none.
  mutating func comment(line: Int) -> Bool {
    let lines = lines
    guard lines.indices.contains(line - 1), let index = lines[line - 1].piece,
      !pieces[index].isComment
    else { return false }
    pieces[index].isComment = true
    return true
  }

  // MARK: Code

  /// A statement whose locals and labels end with it, and whose results are printed and have names.
  private static func statement(
    of text: String, showing results: Int, keeping names: [String], _ interpreter: Interpreter
  ) -> String {
    let showsResults = results > 0
    func isLua(_ text: String) -> Bool {
      (try? interpreter.load(text, named: "saved")) != nil  // only a check
    }
    let isExpression = isLua("return " + text)
    if !names.isEmpty {
      let program = interpreter.returningLast(of: text) ?? text
      let value = isExpression ? text : "(function(...)\n\(program)\nend)()"
      return statement(keeping: names, of: value, showing: results)
    }
    if isExpression, showsResults {
      return hasComment(text) ? "print(\n\(text)\n)" : "print(\(text))"
    }
    if isExpression { return isLua(text) ? text : "do\nlocal _ = \(text)\nend" }
    if showsResults || !isLua(text), let returning = interpreter.returningLast(of: text) {
      let call = "(function(...)\n\(returning)\nend)()"
      return showsResults ? "print(\(call))" : "do\nlocal _ = \(call)\nend"
    }
    if !isLua(text + "\nlocal _") {  // A `return` is its last statement.
      let call = "(function(...)\n\(text)\nend)()"
      return showsResults ? "print(\(call))" : "do\n\(call)\nend"
    }
    return words(in: text).isDisjoint(with: ["local", "::"]) ? text : "do\n\(text)\nend"
  }

  /// A statement that gives the first result of an expression names, and prints some results.
  private static func statement(
    keeping names: [String], of text: String, showing results: Int
  ) -> String {
    let value = hasComment(text) ? "(\n\(text)\n)" : text
    guard results > 1 else {
      return
        (["\(names[0]) = \(value)"] + names.dropFirst().map { "\($0) = \(names[0])" }
        + (results == 1 ? ["print(\(names[0]))"] : [])).joined(separator: "\n")
    }
    return
      (["do", "local results = table.pack(\(value))"] + names.map { "\($0) = results[1]" }
      + ["print(table.unpack(results, 1, results.n))", "end"]).joined(separator: "\n")
  }

  private static func hasComment(_ text: String) -> Bool {
    tokens(of: text).contains { $0.kind == .comment }
  }

  private static func words(in text: String) -> Set<String> {
    let bytes = Array(text.utf8)
    return Set(
      tokens(of: text).filter { $0.kind == .word || $0.kind == .symbol }
        .map { String(decoding: bytes[$0.range], as: UTF8.self) })
  }

  /// The pieces of a program.
  static func tokens(of text: String) -> [LuaToken] {
    var scanner = LuaScanner(Array(text.utf8))
    var tokens: [LuaToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  /// The text with `-- >` instead of `-->` where that would begin a block or follow code.
  private static func withoutBlocks(_ text: String) -> String {
    let transcript = Transcript(source: text)
    let lines = Set(transcript.blocks.flatMap(\.range))
    let strays = Set(transcript.strays.map { $0 - 1 })
    guard !lines.isEmpty || !strays.isEmpty else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      number, line in
      if strays.contains(number) { return String(line.replacing("-->", with: "-- >")) }
      guard lines.contains(number), let arrow = line.firstIndex(of: ">") else {
        return String(line)
      }
      return line[..<arrow] + " " + line[arrow...]
    }.joined(separator: "\n")
  }
}

extension SavedTranscript.Piece {
  /// The code that repeats it, including the time that passes.
  var wholeCode: String { settles ? code + "\nsettle()" : code }

  /// The typed text, as a comment with its outcome.
  var comment: String {
    let lines = typed.split(separator: "\n", omittingEmptySubsequences: false)
    return (["\(title), not included:"] + lines.map { "  \(String($0).printable)" })
      .map { "-- \($0)" }.joined(separator: "\n")
  }
}

extension Transcript {
  /// The script with the end of a turn in place of each block.
  fileprivate var endingTurns: String { replacingBlocks { _ in "wait(0)" } }
}

extension Journal.Action {
  /// Whether it is an input, where blocks are comments.
  fileprivate var isTyped: Bool { if case .input = self { true } else { false } }

  /// The program that was run; nil for a configuration.
  fileprivate var program: String? {
    switch self {
    case .input(let text), .script(let text, _, _), .file(let text, _), .start(let text, _),
      .demo(let text, _):
      text
    case .module(let name): "require(\"\(name)\")"
    case .arguments, .moduleFolder, .confinement, .command: nil
    }
  }
}
