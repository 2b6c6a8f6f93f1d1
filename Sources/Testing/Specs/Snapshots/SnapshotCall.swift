import LuaSyntax

/// A call in a spec whose expectation can be recorded: `assert.tree [[...]]`,
/// `assert.timeline(events)`.
struct SnapshotCall {
  /// The lines of the call, counted from 1.
  let lines: ClosedRange<Int>
  /// The bytes that an expectation replaces; nil if it isn't written in the call.
  let expectation: Range<Int>?
  /// What precedes a new expectation.
  let separator: String
  /// The white space at the beginning of the call's line.
  let indentation: String
  /// What an expectation in braces has, if there are comments in it; comments on the line of the
  /// brace are an entry of their own, the first.
  let commented: [CommentedEntry]

  /// An entry of an expectation, and the comments beside it.
  struct CommentedEntry: Equatable {
    /// The text, without its quotes; nil for the end, and for what is no text.
    var text: String?
    /// The comments in front of it.
    var before: [String] = []
    /// The comments behind it on its line.
    var after: [String] = []
    /// Whether it is what follows the brace on its line.
    var isHead = false
  }

  /// The calls of an assertion in a program; the expectation is the argument of an index.
  static func all(of name: String, argument index: Int, in bytes: [UInt8]) -> [SnapshotCall] {
    let tokens = Tokens(bytes)
    return tokens.all.indices.compactMap { tokens.call(of: name, argument: index, at: $0) }
  }

  /// The pieces of a program.
  private struct Tokens {
    let bytes: [UInt8]
    let all: [LuaToken]
    private let comments: [LuaToken]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      var scanner = LuaScanner(bytes)
      var tokens: [LuaToken] = []
      while let token = scanner.next() { tokens.append(token) }
      all = tokens.filter { $0.kind != .comment }
      comments = tokens.filter { $0.kind == .comment }
    }

    private func text(of token: LuaToken) -> String {
      String(decoding: bytes[token.range], as: UTF8.self)
    }

    private func text(_ index: Int) -> String {
      all.indices.contains(index) ? text(of: all[index]) : ""
    }

    private func comments(in range: Range<Int>) -> [LuaToken] {
      comments.filter { range.contains($0.range.lowerBound) }
    }

    /// The entries of a table with comments; none for one without.
    private func commented(_ range: Range<Int>) -> [CommentedEntry] {
      let notes = comments(in: range)
      guard !notes.isEmpty else { return [] }
      let inside = all.filter { range.contains($0.range.lowerBound) }.dropFirst().dropLast()
      let pieces = (inside + notes).sorted { $0.range.lowerBound < $1.range.lowerBound }
      var entries: [CommentedEntry] = []
      var open = CommentedEntry()
      var head: [String] = []
      var end: Int?
      for piece in pieces {
        let word = text(of: piece)
        if piece.kind != .comment {
          guard ![",", ";"].contains(word) else { continue }
          open.text = piece.kind == .string ? String(word.dropFirst().dropLast()) : nil
          entries.append(open)
          (open, end) = (CommentedEntry(), line(at: piece.range.upperBound))
        } else if entries.isEmpty, line(at: piece.range.lowerBound) == line(at: range.lowerBound) {
          head.append(word)
        } else if end == line(at: piece.range.lowerBound) {
          entries[entries.count - 1].after.append(word)
        } else {
          open.before.append(word)
        }
      }
      let first = CommentedEntry(before: head, isHead: true)
      return (head.isEmpty ? [] : [first]) + entries + [open]
    }

    private func line(at place: Int) -> Int { bytes[..<place].lineBreakCount + 1 }

    private func indentation(at place: Int) -> String {
      let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let space = bytes[start..<place].prefix { $0 == 0x20 || $0 == 0x09 }
      return String(decoding: space, as: UTF8.self)
    }

    /// The call that begins at a piece; nil for none.
    func call(of name: String, argument index: Int, at start: Int) -> SnapshotCall? {
      guard ["assert", "expect"].contains(text(start)), ![".", ":"].contains(text(start - 1)) else {
        return nil
      }
      var next = start + 1
      while text(next) == ".", all.indices.contains(next + 1), all[next + 1].kind == .word {
        next += 2
      }
      guard next > start + 1, text(next - 1) == name || text(next - 1).hasSuffix("_\(name)"),
        all.indices.contains(next)
      else { return nil }
      let first = all[start].range.lowerBound
      func made(_ expectation: Range<Int>?, _ separator: String = "", end: Int) -> SnapshotCall {
        SnapshotCall(
          lines: line(at: first)...line(at: max(first, all[end].range.upperBound - 1)),
          expectation: expectation, separator: separator, indentation: indentation(at: first),
          commented: expectation.map(commented) ?? [])
      }
      if all[next].kind == .string {
        return index == 1 ? made(all[next].range, end: next) : nil
      }
      guard text(next) == "(", let (arguments, close) = arguments(after: next) else { return nil }
      if arguments.count == index - 1 {
        let place =
          arguments.last.map { all[$0.upperBound - 1].range.upperBound }
          ?? all[next].range.upperBound
        let room = place..<all[close].range.lowerBound
        let hasComments = !comments(in: room).isEmpty
        return made(
          hasComments ? room.upperBound..<room.upperBound : room, index == 1 ? "" : ", ",
          end: close)
      }
      guard arguments.count >= index, isLiteral(arguments[index - 1]) else {
        return made(nil, end: close)
      }
      let argument = arguments[index - 1]
      let range =
        all[argument.lowerBound].range.lowerBound..<all[argument.upperBound - 1].range.upperBound
      return made(range, end: close)
    }

    /// The arguments of a call, and the piece that closes it; nil if none does.
    private func arguments(after open: Int) -> (arguments: [Range<Int>], close: Int)? {
      var arguments: [Range<Int>] = []
      var (depth, start) = (0, open + 1)
      for index in (open + 1)..<all.count {
        let word = text(index)
        let isString = all[index].kind == .string
        if !isString, depth == 0, word == ")" {
          if index > start { arguments.append(start..<index) }
          return (arguments, index)
        }
        if !isString, depth == 0, word == "," {
          arguments.append(start..<index)
          start = index + 1
        }
        depth += all[index].depthChange(in: bytes)
      }
      return nil
    }

    /// Whether an argument is a text or a table in braces, and nothing else.
    private func isLiteral(_ argument: Range<Int>) -> Bool {
      guard let first = argument.first, let last = argument.last else { return false }
      if argument.count == 1 { return all[first].kind == .string }
      guard text(first) == "{" else { return false }
      var depth = 0
      for index in argument where all[index].kind != .string {
        if text(index) == "{" { depth += 1 }
        if text(index) == "}" { depth -= 1 }
        if depth == 0 { return index == last }
      }
      return false
    }
  }
}
