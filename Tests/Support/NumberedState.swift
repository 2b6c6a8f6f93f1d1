import Persistence

/// A state that says by every byte which one it is.
package struct NumberedState: Equatable {
  /// Which one it is.
  package let number: Int
  /// How many bytes there are besides.
  package let size: Int

  /// A state; sizes grow and shrink.
  package init(number: Int, size: Int? = nil) {
    self.number = number
    self.size = size ?? number * 7919 % 20_000
  }

  /// The state in a file; nil where its parts do not belong together.
  package init?(_ contents: [String: StoredValue]) {
    guard case .integer(let number) = contents["number"], case .string(let text) = contents["text"]
    else { return nil }
    self.init(number: number, size: text.utf8.count)
    guard self.contents == contents else { return nil }
  }

  /// What a file keeps of it.
  package var contents: [String: StoredValue] {
    let words = "state \(number) "
    let text = String(repeating: words, count: size / words.utf8.count + 1)
    return ["number": .integer(number), "text": .string(String(text.prefix(size)))]
  }
}
