import LuaSyntax

/// The lines of the rows in tables of a spec: `it.each{ { 1, 2 }, { 3, 4 } }`.
struct RowLines {
  private let bytes: [UInt8]

  /// Reads a program, however invalid.
  init(in source: String) {
    bytes = Array(source.utf8)
  }

  /// The first lines of the entries in the table that follows `each` on a line, or below it; none
  /// if the rows aren't written there.
  func lines(ofCallOn line: Int) -> [Int] {
    var scanner = LuaScanner(bytes)
    var (current, position, depth) = (1, 0, 0)
    var lines: [Int] = []
    var (isCall, beginsEntry) = (false, false)
    while let token = scanner.next() {
      current += bytes[position..<token.range.lowerBound].lineBreakCount
      defer {
        current += bytes[token.range].lineBreakCount
        position = token.range.upperBound
      }
      guard current >= line, token.kind != .comment else { continue }
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      guard isCall else {
        isCall = text == "each"
        continue
      }
      if depth == 0 {
        if text == "(" { continue }
        guard text == "{" else { return [] }
        (depth, beginsEntry) = (1, true)
        continue
      }
      if depth == 1, text == "}" { return lines }
      if depth == 1, text == "," || text == ";" {
        beginsEntry = true
        continue
      }
      if beginsEntry { lines.append(current) }
      beginsEntry = false
      depth += token.depthChange(in: bytes)
    }
    return []
  }
}
