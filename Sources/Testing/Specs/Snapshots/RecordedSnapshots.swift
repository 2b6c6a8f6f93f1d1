import Console
import Lua

/// The expectations that a recording run writes into a spec.
struct RecordedSnapshots {
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: String)] = []
  /// The expectations that stay as they are: they held in the run, or its calls found two things.
  private var settled: Set<Range<Int>> = []

  /// Nothing is recorded yet for a spec's source.
  init(of source: String) { bytes = Array(source.utf8) }

  /// The number of expectations that change.
  var count: Int { edits.count }

  /// An assertion that has an expectation in its call.
  enum Kind: String, CaseIterable {
    case tree, screen, timeline
    case exactTimeline = "exact_timeline"

    /// The index of the expectation among the arguments.
    var argument: Int { isList ? 2 : 1 }
    /// Whether it is a table of lines.
    var isList: Bool { self == .timeline || self == .exactTimeline }
  }

  /// Records the lines that an assertion on a line of the spec has found; returns why it can't.
  mutating func record(_ kind: Kind, line: Int, _ lines: [String]) -> String? {
    let call: SnapshotCall
    let range: Range<Int>
    switch expectation(of: kind, line) {
    case .failure(let obstacle): return obstacle.sentence
    case .success(let found): (call, range) = found
    }
    let literal = kind.isList ? Self.list(lines, call) : Self.text(lines, call)
    let isInsertion = range.isEmpty || !call.separator.isEmpty
    let text = (isInsertion ? call.separator : "") + literal
    if settled.contains(range) { return Self.sentence(kind) }
    guard let former = edits.firstIndex(where: { $0.range == range }) else {
      edits.append((range, text))
      return nil
    }
    if edits[former].text == text { return nil }
    edits.remove(at: former)
    settled.insert(range)
    return Self.sentence(kind, isTakenBack: true)
  }

  /// The expectation of an assertion on a line of the spec holds: nothing else can be recorded there,
  /// and nothing that was is written; returns a sentence if something was.
  mutating func hold(_ kind: Kind, line: Int) -> String? {
    guard case .success(let (_, range)) = expectation(of: kind, line) else { return nil }
    settled.insert(range)
    let count = edits.count
    edits.removeAll { $0.range == range }
    return edits.count == count ? nil : Self.sentence(kind, isTakenBack: true)
  }

  private static func sentence(_ kind: Kind, isTakenBack: Bool = false) -> String {
    let end = isTakenBack ? "so what was recorded is taken back" : "so it can't be recorded"
    return "assert.\(kind.rawValue) found something else than before on this line, \(end)"
  }

  /// Why nothing can be recorded in a line.
  private struct Obstacle: Error {
    let sentence: String
  }

  /// The call of an assertion on a line, and where its expectation is or belongs.
  private func expectation(
    of kind: Kind, _ line: Int
  ) -> Result<(SnapshotCall, Range<Int>), Obstacle> {
    func failure(_ sentence: String) -> Result<(SnapshotCall, Range<Int>), Obstacle> {
      .failure(Obstacle(sentence: sentence))
    }
    let name = "assert.\(kind.rawValue)"
    let calls = SnapshotCall.all(of: kind.rawValue, argument: kind.argument, in: bytes)
      .filter { $0.lines.contains(line) }
    guard let last = calls.map(\.lines.lowerBound).max() else {
      return failure(
        "\(name) isn't called on this line of the spec, so its expectation can't be recorded")
    }
    let found = calls.filter { $0.lines.lowerBound == last }
    guard found.count == 1, let call = found.first else {
      return failure(
        "\(name) is called \(found.count) times on this line; to record it, give each a line")
    }
    guard let range = call.expectation else {
      return failure(
        "the expectation of \(name) isn't written in its call, so it can't be recorded")
    }
    return .success((call, range))
  }

  private static func text(_ lines: [String], _ call: SnapshotCall) -> String {
    var level = 0
    let whole = lines.joined(separator: "\n")
    while whole.contains("]\(String(repeating: "=", count: level))]") { level += 1 }
    let signs = String(repeating: "=", count: level)
    let inner = lines.map { $0.isEmpty ? "\n" : "\(call.indentation)  \($0)\n" }.joined()
    return "[\(signs)[\n\(inner)\(call.indentation)]\(signs)]"
  }

  private static func list(_ lines: [String], _ call: SnapshotCall) -> String {
    guard !lines.isEmpty || !call.commented.isEmpty else { return "{}" }
    let inner = rows(lines, call.commented).map { "\(call.indentation)  \($0)\n" }.joined()
    return "{\n\(inner)\(call.indentation)}"
  }

  /// The rows of a list: the comments of the former one stay beside its entries, and those of entries
  /// that are gone where they were.
  private static func rows(_ lines: [String], _ former: [SnapshotCall.CommentedEntry]) -> [String] {
    let texts = lines.map(luaText)
    let common = CommonLines(
      former.map { $0.text ?? "\0" }, texts.map { String($0.dropFirst().dropLast()) }
    ).pairs
    let twins = Dictionary(uniqueKeysWithValues: common.map { ($1, $0) })
    var rows: [String] = []
    var next = 0
    func addComments(before end: Int) {
      for entry in former[next..<end] { rows += entry.before + entry.after }
      next = end
    }
    if former.first?.isHead == true { addComments(before: 1) }
    for (index, text) in texts.enumerated() {
      guard let twin = twins[index] else {
        rows.append("\(text),")
        continue
      }
      addComments(before: twin)
      rows += former[twin].before + [([text + ","] + former[twin].after).joined(separator: " ")]
      next = twin + 1
    }
    addComments(before: former.count)
    return rows
  }

  /// The source with the recorded expectations.
  var source: String {
    var bytes = bytes
    let isWindows = hasCarriageReturns
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let text = isWindows ? edit.text.replacing("\n", with: "\r\n") : edit.text
      bytes.replaceSubrange(edit.range, with: Array(text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether its first line ends as lines of Windows do.
  private var hasCarriageReturns: Bool {
    guard let end = bytes.firstIndex(of: 0x0A), end > 0 else { return false }
    return bytes[end - 1] == 0x0D
  }
}
