import LuaSyntax

/// The argument that a line ends in: the second of `nav:present(login, `.
struct OpenArgument {
  /// The function: `present`, after `nav` and a colon.
  let function: String
  /// The path of the receiver, and the mark behind it; empty for a global function.
  let receiver: String
  let mark: String
  /// The number of arguments before it.
  let index: Int

  /// The argument at the end of a line, without the word or text that begins it; nil if there is
  /// none.
  init?(_ line: Substring) {
    let bytes = Array(line.utf8)
    var scanner = LuaScanner(bytes), opened: [(text: String, end: Int, commas: Int)] = []
    var end = 0, last = ""
    while let token = scanner.next() {
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      if token.kind == .symbol {
        if "({[".contains(text) { opened.append((text, end, 0)) }
        if ")}]".contains(text) { _ = opened.popLast() }
        if text == ",", !opened.isEmpty { opened[opened.count - 1].commas += 1 }
      }
      (end, last) = (token.range.upperBound, text)
    }
    guard let call = opened.last, call.text == "(", last == "(" || last == "," else { return nil }
    self.init(function: String(decoding: bytes[..<call.end], as: UTF8.self), index: call.commas)
  }

  /// The only argument of a call without parentheses: `user.swipe "`.
  init?(callBefore line: Substring) { self.init(function: String(line), index: 0) }

  private init?(function text: String, index: Int) {
    guard
      let match = text.firstMatch(
        of: /(?:([A-Za-z_]\w*(?:\.\w+|\[\d+\])*)([.:]))?([A-Za-z_]\w*)\s*$/)
    else { return nil }
    receiver = match.1.map(String.init) ?? ""
    mark = match.2.map(String.init) ?? ""
    function = String(match.3)
    self.index = index
  }
}
