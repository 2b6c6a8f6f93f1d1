import Lua
import LuaSyntax

/// Keeps the local variables of an input for later inputs, by making them global ones.
///
/// Each `local` outside of blocks is replaced by spaces, so that errors show the same place. Names
/// that the program has already for something else stay local.
nonisolated struct KeptLocals {
  private let bytes: [UInt8]
  private var tokens: [LuaToken] = []

  /// The input as a program.
  static func kept(in input: String, unless isTaken: (String) -> Bool) -> String {
    guard input.contains("local") else { return input }
    return KeptLocals(input).replaced(isTaken)
  }

  private init(_ input: String) {
    bytes = Array(input.utf8)
    var scanner = LuaScanner(bytes)
    while let token = scanner.next() { if token.kind != .comment { tokens.append(token) } }
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  private func replaced(_ isTaken: (String) -> Bool) -> String {
    var result = bytes
    for statement in statements where !statement.names.contains(where: isTaken) {
      if !statement.hasValue {
        result.insert(contentsOf: " = nil".utf8, at: tokens[statement.end].range.upperBound)
      }
      for place in tokens[statement.start].range { result[place] = UInt8(ascii: " ") }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private struct Statement {
    let start: Int
    let end: Int
    let names: [String]
    let hasValue: Bool
  }

  /// The declarations outside of blocks, last first.
  private var statements: [Statement] {
    var nesting = LuaNesting()
    let found = tokens.indices.compactMap { index in
      defer { nesting.consume(text(index), tokens[index].kind) }
      return text(index) == "local" && nesting.isAtTop ? statement(at: index) : nil
    }
    return found.reversed()
  }

  /// A declaration; one with an attribute has to be local.
  private func statement(at start: Int) -> Statement? {
    if text(start + 1) == "function" {
      return Statement(start: start, end: start, names: [text(start + 2)], hasValue: true)
    }
    var end = start + 1
    var names = [text(end)]
    while text(end + 1) == "," {
      end += 2
      names.append(text(end))
    }
    guard text(end + 1) != "<", names.allSatisfy(LuaScanner.isWholeName) else { return nil }
    return Statement(start: start, end: end, names: names, hasValue: text(end + 1) == "=")
  }
}

extension Interpreter {
  /// The input as a program whose local variables later inputs have, too.
  func keepingLocals(of input: String) -> String {
    KeptLocals.kept(in: input) { [unowned self] name in
      Self.standardGlobals.contains(name) || name == Session.tableName
        || ResultName(name) != nil || catalog.globals.contains(name)
    }
  }
}

extension Catalog {
  /// The names of all globals that it describes.
  fileprivate var globals: [String] {
    classes.map(\.name) + functions.map(\.name) + tables.map(\.name) + values.map(\.name)
  }
}
