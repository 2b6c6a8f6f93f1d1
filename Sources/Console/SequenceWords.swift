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
    return tokens.indices.dropLast(2).compactMap { index in
      guard isSequence(tokens[index]) else { return nil }
      return answer(Self.path(to: index, in: tokens), tokens[index + 1], tokens[index + 2])
    }
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

  private func answer(_ name: String, _ mark: String, _ word: String) -> String? {
    if mark == "[", word == "0" {
      return Spelling("\(name)[0]", "\(name)[1]", note: "a list begins at 1").text
    }
    guard mark == ".", let line = rows[word]?.line else { return nil }
    return Spelling("\(name).\(word)", line.replacing("list", with: name)).text
  }
}

extension Session {
  /// Says how to ask a list for what an input has asked it in Swift.
  func noteSequenceWords(in input: String) {
    guard !isReplaying, input.contains(/\.(?:count|isEmpty|first|last)|\[ *0 *\]/) else { return }
    let members = catalog.classes.flatMap(\.members)
    let words = SequenceWords(rows: world.interpreter.spellings.ofLists) { name in
      members.contains { $0.name == name && $0.type?.isSequence == true }
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
