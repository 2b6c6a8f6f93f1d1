import Inspection
import Lua

/// Lua values as a prompt shows them: strings in quotes, tables in short, cycles named; a text of
/// several lines, such as `tree()` and `screen()` give, as it is.
struct ValueDescription {
  private let interpreter: Interpreter

  /// A describer of an interpreter's values.
  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// The text of a value.
  func text(of value: LuaValue) -> String { text(of: value, depth: 0) }

  private func text(of value: LuaValue, depth: Int) -> String {
    switch value {
    case .string(let text) where depth == 0 && Self.isPage(text): text
    case .string(let text): Self.quoted(text)
    case .bytes(let bytes): Self.quoted(String(decoding: bytes, as: UTF8.self))
    case .table(let table): self.text(of: table, value, depth: depth)
    default: interpreter.toString(value) ?? value.typeName
    }
  }

  /// How deep tables are written out.
  private static let depthLimit = 3
  /// How many entries of a table are written out.
  private static let entryLimit = 20

  private func text(of table: LuaTable, _ value: LuaValue, depth: Int) -> String {
    // A table that has a text of its own is shown by it; plain ones are called "table: address".
    if let own = interpreter.toString(value), !own.hasPrefix("table: ") { return own }
    guard depth < Self.depthLimit else { return "{ ... }" }
    let positional = table.sequence.prefix(Self.entryLimit).map { text(of: $0, depth: depth + 1) }
    let names = table.sortedStringKeys
    let named = names.prefix(Self.entryLimit).map {
      "\($0) = \(text(of: table[$0], depth: depth + 1))"
    }
    let isCut = table.count > Self.entryLimit || names.count > Self.entryLimit
    let entries = positional + named + (isCut ? ["..."] : [])
    return entries.isEmpty ? "{}" : "{ \(entries.joined(separator: ", ")) }"
  }

  /// Whether a text has several lines, the last of which does not end, and nothing in them that a
  /// terminal would obey.
  private static func isPage(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count > 1 && lines.last != "" && lines.allSatisfy { String($0).harmless == $0 }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where character.value < 32 || character.value == 127:
        result += "\\\(character.value)"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}
