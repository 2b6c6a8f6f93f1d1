import StoredValues

/// A state in which every byte depends on its number.
package struct NumberedState: Equatable {
  /// Its number.
  package let number: Int
  /// The number of other bytes.
  package let size: Int

  /// A state; sizes grow and shrink with the number.
  package init(number: Int, size: Int? = nil) {
    self.number = number
    self.size = size ?? number * 7919 % 20_000
  }

  /// The state in a file; nil if its parts don't match.
  package init?(_ contents: [String: StoredValue]) {
    guard case .integer(let number) = contents["number"], case .string(let text) = contents["text"]
    else { return nil }
    self.init(number: number, size: text.utf8.count)
    guard self.contents == contents else { return nil }
  }

  /// The stored value of the state.
  package var contents: [String: StoredValue] {
    let words = "state \(number) "
    let text = String(repeating: words, count: size / words.utf8.count + 1)
    return ["number": .integer(number), "text": .string(String(text.prefix(size)))]
  }
}
