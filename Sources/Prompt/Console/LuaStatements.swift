import Lua
import LuaSyntax

/// The statements of an input outside of blocks.
nonisolated struct LuaStatements {
  private let text: String
  private let bytes: [UInt8]
  /// Where each statement but the first may begin, in bytes.
  private var laterStarts: [Int] = []

  /// The statements of an input.
  init(of input: String) {
    text = input
    bytes = Array(input.utf8)
    var scanner = LuaScanner(bytes)
    var nesting = LuaNesting()
    var isFirst = true
    while let token = scanner.next() {
      guard token.kind != .comment else { continue }
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      if !isFirst, text != ";", nesting.isAtTop, nesting.obstacle(before: text) == nil {
        laterStarts.append(token.range.lowerBound)
      }
      isFirst = false
      nesting.consume(text, token.kind)
    }
  }

  /// Whether there is at most one.
  var areOne: Bool { laterStarts.isEmpty }

  /// The input, so changed that it returns the value of its last expression; nil if it ends with
  /// another statement, or has only one.
  ///
  /// A call, which is a statement, too, has to begin a line.
  ///
  ///     nav = UINavigationController{}
  ///     return nav.viewControllers
  func returningLast(where isLua: (String) -> Bool) -> String? {
    guard let start = laterStarts.last, beginsLine(start) || !isLua(text) else { return nil }
    let text = String(decoding: bytes[..<start] + "return ".utf8 + bytes[start...], as: UTF8.self)
    return isLua(text) ? text : nil
  }

  private func beginsLine(_ start: Int) -> Bool {
    bytes[..<start].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      == UInt8(ascii: "\n")
  }
}

extension Interpreter {
  /// The input, so changed that it returns the value of its last expression; nil if it ends with
  /// another statement, or has only one.
  func returningLast(of input: String) -> String? {
    LuaStatements(of: input).returningLast {
      (try? load($0, named: "input")) != nil  // only a check
    }
  }
}
