/// The letters and the number that name a fact: `A16`, `EQ3`.
package struct Tag: Sendable, Hashable, Comparable {
  /// The page's letter, with a Q for an open question.
  package let letters: String
  /// The number on that page.
  package let number: Int

  /// Makes a tag of letters and a number.
  package init(_ letters: String, _ number: Int) {
    self.letters = letters
    self.number = number
  }

  /// The tag that a whole text spells, in either case; nil if it isn't one.
  package init?(_ text: some StringProtocol) {
    let letters = text.prefix { !$0.isNumber }.uppercased()
    let digits = text.dropFirst(letters.count)
    guard Self.families.contains(letters), 1...3 ~= digits.count, digits.first != "0",
      digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits)
    else { return nil }
    self.init(letters, number)
  }

  /// The prefixes of tags.
  package static let families = [
    "A", "B", "BQ", "C", "D", "E", "EQ", "F", "FQ", "G", "H", "J", "P", "R", "X",
  ]

  /// Its written form.
  package var text: String { "\(letters)\(number)" }

  package static func < (one: Tag, other: Tag) -> Bool {
    (one.letters, one.number) < (other.letters, other.number)
  }
}

extension Tag {
  /// The tags in a text, in order: `A46d` cites `A46`, and `P28 to P30` all three.
  package static func found(in text: Substring) -> [Tag] {
    var found: [Tag] = []
    var former: [Substring] = []
    for word in words(of: text) {
      if let tag = cited(by: word) {
        let start = former.last == "to" ? former.dropLast().last.flatMap(cited) : nil
        found += (start.map { between($0, tag) } ?? []) + [tag]
      }
      former = former.suffix(1) + [word]
    }
    return found
  }

  private static func between(_ first: Tag, _ last: Tag) -> [Tag] {
    guard first.letters == last.letters, first.number < last.number else { return [] }
    return (first.number + 1..<last.number).map { Tag(last.letters, $0) }
  }

  /// Runs of letters, digits and the characters that join them to something that isn't a tag:
  /// `U+E4`, `\u{E9}`.
  private static func words(of text: Substring) -> [Substring] {
    text.unicodeScalars.split { scalar in
      !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || joining.contains(scalar))
    }.map { Substring($0) }
  }

  private static let joining: Set<Unicode.Scalar> = ["_", "+", "{", "\\", "-"]

  private static func cited(by word: Substring) -> Tag? {
    guard word.utf8.count <= 6, word.first?.isUppercase == true else { return nil }
    let isPart = word.last.map { "abcd".contains($0) } == true
    return Tag(isPart ? word.dropLast() : word)
  }
}
