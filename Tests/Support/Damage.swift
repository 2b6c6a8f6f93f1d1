/// Random damage to the texts of files.
package struct Damage: Sendable {
  private let good: [[UInt8]]

  /// Damage to good texts.
  package init(to good: [[UInt8]]) {
    self.good = good
  }

  /// A good text with up to four kinds of damage.
  package func damaged(using random: inout SplitMix) -> [UInt8] {
    var bytes = anyGood(using: &random)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let length = Int.random(in: 0...min(40, bytes.count - place), using: &random)
      let chunk = place..<(place + length)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: for index in chunk.prefix(3) { bytes[index] ^= 1 << (random.next() % 8) }
      case 1: bytes.removeSubrange(place...)
      case 2: bytes.removeSubrange(chunk)
      case 3: bytes.insert(contentsOf: noise(length, using: &random), at: place)
      case 4: bytes.insert(contentsOf: bytes[chunk], at: place)
      case 5: bytes.replaceSubrange(place..., with: anyGood(using: &random).suffix(bytes.count))
      case 6: bytes.insert(contentsOf: Self.words.randomElement(using: &random) ?? [], at: place)
      default: bytes.replaceSubrange(chunk, with: bytes[chunk].reversed())
      }
    }
    return bytes
  }

  private func anyGood(using random: inout SplitMix) -> [UInt8] {
    good.randomElement(using: &random) ?? []
  }

  private func noise(_ count: Int, using random: inout SplitMix) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  // Texts that a reader might handle badly.
  private static let words = [
    "[", "{", "]", "}", ",", ":", "\"", "\\", "\\u", "\\ud83d", "-", ".", "e", "1e400", "nan",
    "null", "\"$data\":", "\"$number\":", "\0", "{\"$data\": \"", "[[[[[[[[", "\"version\": 2",
    "99999999999999999999", "-0", "\u{FEFF}",
  ].map { Array($0.utf8) }
}
