import Lua
import LuaSyntax
import UIKitLua

/// What an input asks lists as Swift and Objective-C do; they are Lua's sequences here.
struct SequenceWords {
  /// What lists have elsewhere, by its name; the line to type is about `list`.
  let rows: [String: Spelling]
  /// Whether a member is a list.
  let isSequence: (String) -> Bool

  /// Answers about lists in an input: `nav.viewControllers.count`, `nav.viewControllers[0]`.
  func answers(in input: String) -> [String] {
    let bytes = Array(input.utf8)
    var scanner = LuaScanner(bytes), tokens: [String] = []
    while tokens.count < 2_000, let token = scanner.next() {
      tokens.append(String(decoding: bytes[token.range], as: UTF8.self))
    }
    return tokens.indices.dropLast(2).compactMap { answer(at: $0, in: tokens) }
  }

  /// The answer about a name and what follows it; nil unless it is a list that is asked something.
  private func answer(at index: Int, in tokens: [String]) -> String? {
    let (mark, word) = (tokens[index + 1], tokens[index + 2])
    let line = mark == "." ? rows[word]?.line : nil
    guard line != nil || mark == "[" && word == "0", isSequence(tokens[index]) else { return nil }
    let name = Self.path(to: index, in: tokens)
    return line.map { Spelling("\(name).\(word)", $0.replacing("list", with: name)).text }
      ?? Spelling("\(name)[0]", "\(name)[1]", note: "a list begins at 1").text
  }

  /// A name with those before it: `nav.viewControllers`; alone after anything else.
  private static func path(to index: Int, in tokens: [String]) -> String {
    var first = index
    while first >= 2, tokens[first - 1] == "." {
      guard let letter = tokens[first - 2].first, letter.isLetter || letter == "_" else {
        return tokens[index]
      }
      first -= 2
    }
    return tokens[first...index].joined()
  }
}

extension Session {
  /// Says how to ask a list for what an input has asked it in Swift.
  func noteSequenceWords(in input: String) {
    guard !isReplaying else { return }
    let words = SequenceWords(rows: world.interpreter.spellings.ofLists) { [world] name in
      world.catalog.classes.contains { described in
        described.members.contains { $0.name == name && $0.type?.isSequence == true }
      }
    }
    for answer in words.answers(in: input) { writeError("note: \(answer)\n") }
  }
}

extension LuaType {
  /// Whether it is a list, or none.
  fileprivate var isSequence: Bool {
    switch self {
    case .sequence: true
    case .optional(let type): type.isSequence
    default: false
    }
  }
}
