import Lua
import LuaSyntax
import UIKitLua

/// What Swift and Objective-C call on lists, which are Lua's sequences here.
enum SequenceWords {
  /// The word after a list, and what to type instead for a list of a name.
  private static let rows: KeyValuePairs<String, (String) -> String> = [
    "count": { "#\($0)" }, "isEmpty": { "#\($0) == 0" },
    "first": { "\($0)[1]" }, "firstObject": { "\($0)[1]" },
    "last": { "\($0)[#\($0)]" }, "lastObject": { "\($0)[#\($0)]" },
  ]

  /// Answers about lists in an input: `viewControllers.count`, `viewControllers[0]`.
  static func answers(in input: String, _ isSequence: (String) -> Bool) -> [String] {
    let bytes = Array(input.utf8)
    var scanner = LuaScanner(bytes), tokens: [String] = []
    while tokens.count < 2_000, let token = scanner.next() {
      tokens.append(String(decoding: bytes[token.range], as: UTF8.self))
    }
    return tokens.indices.dropLast(2).compactMap { index in
      guard isSequence(tokens[index]) else { return nil }
      return answer(tokens[index], tokens[index + 1], tokens[index + 2])
    }
  }

  private static func answer(_ name: String, _ mark: String, _ word: String) -> String? {
    if mark == "[", word == "0" {
      return Spelling("\(name)[0]", "\(name)[1]", note: "a list begins at 1").text
    }
    guard mark == ".", let row = rows.first(where: { $0.key == word }) else { return nil }
    return Spelling("\(name).\(word)", row.value(name)).text
  }
}

extension Session {
  /// Says how to ask a list for what an input has asked it in Swift.
  func noteSequenceWords(in input: String) {
    guard !isReplaying, input.contains(/\.(?:count|isEmpty|first|last)|\[ *0 *\]/) else { return }
    let members = catalog.classes.flatMap(\.members)
    let answers = SequenceWords.answers(in: input) { name in
      members.contains { $0.name == name && $0.type?.isSequence == true }
    }
    for answer in answers { writeError("note: \(answer)\n") }
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
