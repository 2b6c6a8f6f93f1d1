import Lua
import LuaSyntax
import NavigationModel

/// A journal as a test in busted's language: it asserts the events of each input, and the tree at
/// the end.
struct SavedSpec {
  /// Its pieces; failed ones are comments.
  var transcript: SavedTranscript
  private let profile: Profile
  private let title: String
  /// The expected lines of each record, in order.
  private(set) var timelines: [[String]] = []
  private(set) var tree = ""

  init(_ transcript: SavedTranscript, of journal: Journal, profile: Profile) {
    self.transcript = transcript
    self.profile = profile
    let count = journal.inputCount
    title = count == 1 ? "a session of 1 input" : "a session of \(count) inputs"
  }

  /// The script.
  var text: String { lines.map(\.text).joined(separator: "\n") + "\n" }

  /// The number of steps and of expectations.
  var summary: String {
    let count = timelines.count + 1
    return "\(count == 1 ? "1 expectation" : "\(count) expectations")"
  }

  /// Comments out the piece at a line; false if there is none.
  mutating func comment(line: Int) -> Bool {
    let lines = lines
    guard lines.indices.contains(line - 1), let piece = lines[line - 1].piece,
      !transcript.pieces[piece].isComment
    else { return false }
    transcript.comment(piece: piece)
    timelines = []
    return true
  }

  // MARK: Lines

  private typealias SpecLine = (text: String, piece: Int?)

  private var lines: [SpecLine] {
    var number = 0
    var body: [SpecLine] =
      profile.name == Profile.modern.name
      ? [] : [("    simulator.profile = \(luaText(profile.name))", nil)]
    for (index, piece) in transcript.pieces.enumerated() {
      let isRecorded = piece.settles && !piece.isComment
      let expected = timelines.indices.contains(number) ? timelines[number] : []
      body += Self.lines(of: piece, expecting: expected).map { ($0, index) }
      if isRecorded { number += 1 }
    }
    let tag = transcript.isUnsettled ? " #\(Tags.unsettled)" : ""
    let head = [
      "describe(\(luaText(title)), function()", "  it(\"repeats the session\(tag)\", function()",
    ]
    let end = ["    assert.tree [==[", tree + "]==]", "  end)", "end)"]
    return head.map { ($0, nil) } + body
      + end.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { (String($0), nil) }
  }

  private static func lines(
    of piece: SavedTranscript.Piece, expecting expected: [String]
  ) -> [String] {
    guard piece.settles, !piece.isComment else {
      return indented(piece.isComment ? piece.comment : piece.codeWithoutResult, by: 4)
    }
    return ["    assert.exact_timeline(record(function(...)"]
      + indented(piece.codeWithoutResult, by: 6)
      + ["    end), {"] + expected.map { "      \(luaText($0))," } + ["    })"]
  }

  /// The indented lines of a program, unless one of its string literals spans several lines.
  private static func indented(_ code: String, by columns: Int) -> [String] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let bytes = Array(code.utf8)
    let isLoose = SavedTranscript.tokens(of: code).contains { token in
      token.kind != .symbol && bytes[token.range].contains(UInt8(ascii: "\n"))
    }
    let margin = isLoose ? "" : String(repeating: " ", count: columns)
    return lines.map { $0.isEmpty ? "" : margin + $0 }
  }

  // MARK: Expectations

  /// Records the result of a run; false if it differs from the previous expectation.
  mutating func expect(_ timelines: [[String]], _ tree: String) -> Bool {
    let isSame = timelines == self.timelines && tree == self.tree
    (self.timelines, self.tree) = (timelines, tree)
    return isSame
  }
}
