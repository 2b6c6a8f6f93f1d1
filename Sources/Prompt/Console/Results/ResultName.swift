import LuaSyntax

/// The name of an input's result: `_` of the last one, `_3` of input 3.
nonisolated struct ResultName: Hashable, Sendable {
  /// The number of the input; nil for the last one with a result.
  let input: Int?

  /// The name of a result; nil for any other name.
  init?(_ name: String) {
    guard name.first == "_", name.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    let digits = name.dropFirst()
    input = Int(digits)
    guard digits.isEmpty || input.map({ "\($0)" == digits && $0 > 0 }) == true else { return nil }
  }

  /// The names of results in a program.
  static func all(in text: String) -> Set<ResultName> {
    guard text.contains("_") else { return [] }
    // Not at the beginning of a file, where `#` begins a comment.
    let bytes = Array(" \(text)".utf8)
    var scanner = LuaScanner(bytes), names: Set<ResultName> = []
    while let token = scanner.next() {
      guard token.kind == .word, bytes[token.range.lowerBound] == UInt8(ascii: "_") else {
        continue
      }
      ResultName(String(decoding: bytes[token.range], as: UTF8.self)).map { _ = names.insert($0) }
    }
    return names
  }

  /// The name as scripts write it.
  var text: String { input.map { "_\($0)" } ?? "_" }
}

/// A name under which an input read the result of an earlier one.
nonisolated struct ResultUse: Equatable, Sendable {
  let name: ResultName
  /// The number of the earlier input.
  let input: Int
}

extension Journal {
  /// The names under which later inputs use the results of inputs, by the number of the input.
  var usedResults: [Int: [String]] {
    let uses = entries.flatMap(\.outcome.uses)
    return Dictionary(grouping: uses, by: \.input).mapValues { uses in
      Set(uses.map(\.name.text)).sorted()
    }
  }
}
