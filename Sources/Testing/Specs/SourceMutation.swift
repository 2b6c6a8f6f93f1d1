import Lua
import LuaSyntax

/// A small change of a program that its tests should notice: a call, a result, an assignment or a
/// method is left out, or a condition or a flag is turned round.
package struct SourceMutation {
  /// The line of what changes, counted from 1.
  package let line: Int
  /// What runs if what changes runs: a line, and the function that it belongs to.
  package let reachedBy: CodePlace
  /// What the change does: `nav:popViewController(true)` is left out.
  package let summary: String
  /// Whether its line may run without it, as that of `if a then b() else c() end` does.
  package let sharesLine: Bool
  private let range: Range<Int>
  /// What Lua says to be on the line of what changes.
  private let separable: Range<Int>
  private let replacement: String

  /// The program with the change; its lines have the same numbers.
  package func applied(to source: String) -> String {
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(range, with: Array(replacement.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The unchanged program with what changes on a line of its own, and what runs there.
  package func separated(in source: String) -> (source: String, place: CodePlace) {
    var bytes = Array(source.utf8)
    if !separable.isEmpty { bytes.insert(0x0A, at: separable.upperBound) }
    bytes.insert(0x0A, at: separable.lowerBound)
    let line = bytes[...separable.lowerBound].lineBreakCount + 1
    return (
      String(decoding: bytes, as: UTF8.self), CodePlace(line: line, function: reachedBy.function)
    )
  }

  /// The changes of a program, in their order.
  package static func all(in source: String) -> [SourceMutation] {
    let program = Program(Array(source.utf8))
    return program.tokens.indices.flatMap { index in
      [
        program.call(at: index), program.result(at: index), program.assignment(at: index),
        program.condition(at: index), program.flag(at: index), program.method(at: index),
      ].compactMap(\.self)
    }
  }

  private init(
    line: Int, reachedBy: CodePlace, summary: String, sharesLine: Bool, range: Range<Int>,
    separable: Range<Int>? = nil, replacement: String
  ) {
    (self.line, self.reachedBy, self.summary) = (line, reachedBy, summary)
    (self.sharesLine, self.range, self.replacement) = (sharesLine, range, replacement)
    self.separable = separable ?? range
  }

  // MARK: Finding

  /// The pieces of a program without its comments.
  private struct Program {
    let bytes: [UInt8]
    let tokens: [LuaToken]
    private let texts: [String]
    /// The index of the bracket around each piece; nil outside of all.
    private let brackets: [Int?]
    /// Whether each piece is an entry of a table, and not in a function there.
    private let isEntry: [Bool]
    /// The line of each piece, as Lua counts them.
    private let lines: [Int]
    /// The line where the function around each piece is defined; 0 outside of all.
    private let functions: [Int]

    init(_ bytes: [UInt8]) {
      var scanner = LuaScanner(bytes)
      var tokens: [LuaToken] = []
      while let token = scanner.next() {
        if token.kind != .comment { tokens.append(token) }
      }
      (self.bytes, self.tokens) = (bytes, tokens)
      texts = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      var open: [Int] = []
      var brackets: [Int?] = []
      for (index, token) in tokens.enumerated() {
        let isSign = token.kind == .symbol
        if isSign, [")", "}", "]"].contains(texts[index]) { _ = open.popLast() }
        brackets.append(open.last)
        if isSign, ["(", "{", "["].contains(texts[index]) { open.append(index) }
      }
      self.brackets = brackets
      isEntry = Self.entries(texts, tokens)
      lines = Self.lines(tokens, bytes)
      functions = Self.functions(texts, tokens, lines)
    }

    /// For each piece whether what is opened last around it is a table.
    private static func entries(_ texts: [String], _ tokens: [LuaToken]) -> [Bool] {
      var open: [String] = []
      return tokens.indices.map { index in
        guard tokens[index].kind != .string else { return open.last == "{" }
        switch texts[index] {
        case ")", "}", "]", "end", "until": _ = open.popLast()
        default: break
        }
        defer {
          switch texts[index] {
          case "(", "{", "[", "function", "do", "if", "repeat": open.append(texts[index])
          default: break
          }
        }
        return open.last == "{"
      }
    }

    private static func lines(_ tokens: [LuaToken], _ bytes: [UInt8]) -> [Int] {
      var (line, position) = (1, 0)
      return tokens.map { token in
        line += bytes[position..<token.range.lowerBound].lineBreakCount
        position = token.range.lowerBound
        return line
      }
    }

    /// The line where Lua says that the function around each piece begins: for a statement that of
    /// `function`, else that of its parameters.
    private static func functions(
      _ texts: [String], _ tokens: [LuaToken], _ lines: [Int]
    ) -> [Int] {
      var functions: [Int] = []
      // The blocks that are open; those that are no function have none of their own.
      var open: [Int] = []
      for (index, token) in tokens.enumerated() {
        let isWord = token.kind == .word
        if isWord, ["end", "until"].contains(texts[index]) { _ = open.popLast() }
        functions.append(open.last ?? 0)
        guard isWord else { continue }
        switch texts[index] {
        case "function":
          let isStatement =
            index + 1 < tokens.count && tokens[index + 1].kind == .word
            && !(index > 0 && texts[index - 1] == "local")
          let parameters = tokens.indices.dropFirst(index).first { texts[$0] == "(" }
          open.append(isStatement ? lines[index] : lines[parameters ?? index])
        case "do", "if", "repeat": open.append(open.last ?? 0)
        default: break
        }
      }
      return functions
    }

    /// Whether something on the line in front of a piece decides whether it runs.
    private func sharesLine(_ index: Int) -> Bool {
      let start = bytes[..<tokens[index].range.lowerBound].lastIndex(where: \.isLineBreak) ?? -1
      return tokens.indices[..<index].reversed().prefix { tokens[$0].range.lowerBound > start }
        .contains { ["then", "else", "do", "and", "or", "function", "return"].contains(text($0)) }
    }

    /// The place of a piece.
    private func place(_ index: Int) -> CodePlace {
      CodePlace(line: line(index), function: functions[index])
    }

    private func text(_ index: Int) -> String {
      tokens.indices.contains(index) && tokens[index].kind != .string ? texts[index] : ""
    }

    private func isName(_ index: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].kind == .word
        && !LuaScanner.reserved.contains(texts[index])
    }

    private func line(_ index: Int) -> Int { lines[index] }

    /// What a range contains, on one line.
    private func summary(_ range: Range<Int>) -> String {
      let words = String(decoding: bytes[range], as: UTF8.self).split(
        whereSeparator: \.isWhitespace)
      let text = words.joined(separator: " ")
      return text.count > 60 ? "\(text.prefix(59))…" : text
    }

    /// The ends of the lines in a range, which don't become one with a CR that follows them.
    private func breaks(in range: Range<Int>) -> String {
      let breaks = String(repeating: "\n", count: bytes[range].lineBreakCount)
      let isFollowed = !breaks.isEmpty && bytes[range.upperBound...].first == 0x0D
      return breaks + (isFollowed ? " " : "")
    }

    // MARK: Calls

    /// Whether a name begins a statement: what is before it ends one, or opens a body.
    private func beginsStatement(_ index: Int) -> Bool {
      guard isName(index), !isEntry[index] else { return false }
      guard index > 0 else { return true }
      let before = index - 1
      if isName(before) || [.number, .string].contains(tokens[before].kind) { return true }
      return [
        ";", ")", "]", "}", "then", "do", "else", "repeat", "end", "true", "false", "nil", "...",
        "break", "::",
      ].contains(text(before))
    }

    /// The index after the arguments or the bracket that begin at a piece; nil for neither.
    private func end(of index: Int) -> Int? {
      guard tokens.indices.contains(index) else { return nil }
      if tokens[index].kind == .string { return index + 1 }
      guard ["(", "{", "["].contains(texts[index]) else { return nil }
      return tokens.indices[(index + 1)...].first { brackets[$0] == brackets[index] }
        .map { $0 + 1 }
    }

    /// The index after the call that begins at a name; nil if what does is no call.
    private func end(ofCall index: Int) -> Int? {
      guard isName(index) else { return nil }
      var next = index + 1
      var isCall = false
      while next < tokens.count {
        if [".", ":"].contains(text(next)), isName(next + 1) {
          (next, isCall) = (next + 2, false)
        } else if let end = end(of: next) {
          isCall = text(next) != "["
          next = end
        } else {
          break
        }
      }
      return isCall ? next : nil
    }

    /// A call that is a statement, left out.
    func call(at index: Int) -> SourceMutation? {
      guard beginsStatement(index), let next = end(ofCall: index),
        !["=", ",", "."].contains(text(next))
      else { return nil }
      let range = tokens[index].range.lowerBound..<tokens[next - 1].range.upperBound
      let breaks = breaks(in: range)
      return SourceMutation(
        line: line(index), reachedBy: place(index),
        summary: "`\(summary(range))` is left out", sharesLine: sharesLine(index), range: range,
        replacement: "do end" + breaks)
    }

    /// A call whose results are all that a function returns: it returns nil.
    func result(at index: Int) -> SourceMutation? {
      guard text(index - 1) == "return", let next = end(ofCall: index),
        ["end", "else", "elseif", "until", ";", ""].contains(text(next))
      else { return nil }
      let range = tokens[index].range.lowerBound..<tokens[next - 1].range.upperBound
      let breaks = breaks(in: range)
      return SourceMutation(
        line: line(index), reachedBy: place(index),
        summary: "`nil` is returned instead of `\(summary(range))`",
        sharesLine: sharesLine(index - 1), range: range,
        replacement: "nil" + breaks)
    }

    /// A call whose result is all that is assigned: the variables keep their values, and new ones
    /// are nil, or what is passed under their name.
    func assignment(at index: Int) -> SourceMutation? {
      guard text(index - 1) == "=", let next = end(ofCall: index), endsStatement(next),
        let start = start(ofAssignment: index - 1)
      else { return nil }
      let call = tokens[index].range.lowerBound..<tokens[next - 1].range.upperBound
      let isNew = text(start) == "local"
      let range = isNew ? call : tokens[start].range.lowerBound..<call.upperBound
      let kept = isNew ? passedVariable(start + 1, index..<next) : nil
      let change = kept.map { "`\($0)` is passed on" } ?? "`nil` is assigned"
      return SourceMutation(
        line: line(start), reachedBy: place(index),
        summary: isNew
          ? "\(change) instead of `\(summary(range))`" : "`\(summary(range))` is left out",
        sharesLine: sharesLine(start), range: range, separable: call,
        replacement: (isNew ? kept ?? "nil" : "do end") + breaks(in: range))
    }

    /// Whether a statement is over in front of a piece.
    private func endsStatement(_ index: Int) -> Bool {
      guard tokens.indices.contains(index) else { return true }
      if isName(index) || [";", "::"].contains(text(index)) { return true }
      return tokens[index].kind == .word && !["and", "or"].contains(text(index))
    }

    /// The first piece of the statement whose sign is at an index: a variable, or `local`.
    private func start(ofAssignment sign: Int) -> Int? {
      var last = sign - 1
      while true {
        if text(last) == ">", text(last - 2) == "<" { last -= 3 }  // `<const>`
        guard let start = start(ofPrefix: last) else { return nil }
        if text(start - 1) == "local" { return start - 1 }
        guard text(start - 1) == "," else { return beginsStatement(start) ? start : nil }
        last = start - 2
      }
    }

    /// The name of the only new variable, if the call has a variable of that name as its object or
    /// first argument: `local title = trimmed(title)`.
    private func passedVariable(_ name: Int, _ call: Range<Int>) -> String? {
      guard text(name + 1) != "," else { return nil }
      let first = call.dropFirst().first { text($0) == "(" } ?? call.lowerBound
      let isPassed =
        text(first + 1) == text(name) && [",", ")"].contains(text(first + 2))
        || text(call.lowerBound) == text(name) && text(call.lowerBound + 1) == ":"
      return isPassed ? text(name) : nil
    }

    /// The condition of an `if` that calls something, turned round.
    func condition(at index: Int) -> SourceMutation? {
      guard ["if", "elseif"].contains(text(index)),
        let then = tokens.indices[(index + 1)...].first(where: {
          text($0) == "then" && brackets[$0] == brackets[index]
        }), (index + 1..<then).contains(where: { text($0) == "(" && isCallee($0 - 1) })
      else { return nil }
      let range = tokens[index + 1].range.lowerBound..<tokens[then - 1].range.upperBound
      let whole = String(decoding: bytes[range], as: UTF8.self)
      return SourceMutation(
        line: line(index), reachedBy: place(index + 1),
        summary: "the condition `\(summary(range))` is turned round",
        sharesLine: sharesLine(index), range: range, replacement: "not (\(whole))")
    }

    // MARK: Flags

    /// A flag among the arguments of a call, as a field `animated`, or that a property is set to,
    /// turned round.
    func flag(at index: Int) -> SourceMutation? {
      let values = ["true": "false", "false": "true"]
      guard let other = values[text(index)], let place = placeOfFlag(index) else { return nil }
      let context = summary(
        tokens[place.start].range.lowerBound..<tokens[place.last].range.upperBound)
      return SourceMutation(
        line: line(index), reachedBy: self.place(place.reached),
        summary: "`\(text(index))` is `\(other)` in `\(context)`", sharesLine: sharesLine(index),
        range: tokens[index].range,
        // An argument is evaluated on the line of the sign that follows it.
        separable: tokens[index].range.lowerBound..<tokens[place.last].range.upperBound,
        replacement: other)
    }

    /// The pieces that show a flag in its context, and the one whose line is reached with it.
    private func placeOfFlag(_ index: Int) -> (start: Int, last: Int, reached: Int)? {
      if let start = assignedProperty(index) { return (start, index, index) }
      guard let open = brackets[index], [")", "}", ",", ";"].contains(text(index + 1)) else {
        return nil
      }
      let last = min(index + 1, tokens.count - 1)
      if text(index - 1) == "=", text(index - 2) == "animated" { return (index - 2, last, index) }
      guard text(open) == "(", isCallee(open - 1), ["(", ","].contains(text(index - 1)) else {
        return nil
      }
      return (open - 1, last, open)
    }

    /// The first piece of the statement that sets a property to a flag: `bar.isHidden = true`.
    private func assignedProperty(_ index: Int) -> Int? {
      let operators = ["and", "or", "==", "~=", "..", "<", ">", "<=", ">=", ","]
      guard text(index - 1) == "=", isName(index - 2), text(index - 3) == ".",
        !operators.contains(text(index + 1)), let start = start(ofPrefix: index - 4)
      else { return nil }
      return beginsStatement(start) ? start : nil
    }

    /// The first piece of what a property is taken of, which may have calls and brackets:
    /// `self:bar(1).items[2]`.
    private func start(ofPrefix last: Int) -> Int? {
      var index = last
      while tokens.indices.contains(index) {
        if tokens[index].kind == .string {
          index -= 1  // the argument of a call
        } else if [")", "]", "}"].contains(text(index)) {
          guard let open = tokens.indices[..<index].last(where: { isOpening($0, of: index) }),
            open > 0
          else { return nil }
          index = open - 1
        } else if isName(index), [".", ":"].contains(text(index - 1)) {
          index -= 2
        } else {
          return isName(index) ? index : nil
        }
      }
      return nil
    }

    private func isOpening(_ index: Int, of closing: Int) -> Bool {
      brackets[index] == brackets[closing] && ["(", "{", "["].contains(text(index))
    }

    /// Whether a piece ends what is called.
    private func isCallee(_ index: Int) -> Bool {
      guard isName(index) || [")", "]"].contains(text(index)) else { return false }
      // The parameters of a function are no arguments.
      var first = index
      while [".", ":"].contains(text(first - 1)) { first -= 2 }
      return text(first - 1) != "function"
    }

    // MARK: Methods

    /// The body of a function with a name, left out: `function home:viewDidLoad()`, `local function
    /// show()`, or `didShow = function()`.
    func method(at index: Int) -> SourceMutation? {
      guard text(index) == "function", let (name, open) = methodName(at: index),
        let body = end(of: open), tokens.indices.contains(body), text(body) != "end"
      else { return nil }
      let start = tokens[body - 1].range.upperBound
      return SourceMutation(
        line: line(index), reachedBy: place(body), summary: "`\(name)` does nothing",
        sharesLine: tokens.indices.contains {
          $0 != index && text($0) == "function" && line($0) == line(index)
        }, range: start..<start, replacement: " do return end ")
    }

    private func methodName(at index: Int) -> (name: String, open: Int)? {
      if isName(index + 1) {
        var next = index + 2
        while [".", ":"].contains(text(next)), isName(next + 1) { next += 2 }
        guard text(next) == "(" else { return nil }
        return (texts[(index + 1)..<next].joined(), next)
      }
      guard text(index + 1) == "(", text(index - 1) == "=", isName(index - 2) else { return nil }
      let isField = brackets[index].map { text($0) == "{" } == true || text(index - 3) == "."
      return isField ? (texts[index - 2], index + 1) : nil
    }
  }
}
