/// How Objective-C names Swift's methods.
public enum SelectorName {
  /// The name of a method: its base name and labels; nil stands for a label that is absent.
  public static func method(_ base: String, _ labels: [String?], throwing: Bool = false) -> String {
    var pieces = labels.enumerated().map { index, label in
      index == 0 ? base + first(label, after: base) : label ?? ""
    }
    if throwing { pieces.append(pieces.isEmpty ? base + "AndReturnError" : "error") }
    return pieces.isEmpty ? base : pieces.map { $0 + ":" }.joined()
  }

  /// The name of the method that sets a property.
  public static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  /// The first label as a part of the first word: `moveTo`, but `setWithValue`.
  private static func first(_ label: String?, after base: String) -> String {
    guard let label, !label.isEmpty else { return "" }
    let joined = isPreposition(words(label).first) || isPreposition(words(base).last)
    return (joined ? "" : "With") + capitalized(label)
  }

  private static func isPreposition(_ word: String?) -> Bool {
    word.map { prepositions.contains($0.lowercased()) } ?? false
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words of a name in camel case.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if words.isEmpty || character.isUppercase {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  /// The compiler's list.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
