/// The variables that a program sets outside of tables, by its text alone.
package enum LuaAssignments {
  /// The names of `a, b = 1, 2`, `local a = 1` and `function a() end`.
  package static func names(in program: String) -> Set<String> {
    let bytes = Array(program.utf8)
    var scanner = LuaScanner(bytes), tokens: [String] = [], depth = 0
    var names: Set<String> = []
    while let token = scanner.next() {
      guard token.kind != .comment else { continue }
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      if "({[".contains(text) { depth += 1 }
      if ")}]".contains(text) { depth -= 1 }
      if text == "=", depth == 0 { names.formUnion(targets(tokens)) }
      if tokens.last == "function", LuaScanner.isWholeName(text) { names.insert(text) }
      tokens.append(text)
    }
    return names
  }

  /// The names in the list that some tokens end with.
  private static func targets(_ tokens: [String]) -> [String] {
    var names: [String] = [], rest = tokens[...]
    while let name = rest.popLast(), LuaScanner.isWholeName(name) {
      if rest.last != ".", rest.last != ":" { names.append(name) }
      guard rest.last == "," else { break }
      rest.removeLast()
    }
    return names
  }
}
