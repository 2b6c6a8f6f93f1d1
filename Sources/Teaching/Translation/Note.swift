/// Something to know about a translation, which is said once.
package enum Note: Hashable {
  /// What a word of the other language is here.
  case meaning(of: String, is: String)
  /// What has no effect here, and why.
  case withoutEffect(String, why: String)
  /// Anything else: a sentence.
  case remark(String)

  /// The sentence.
  package var text: String {
    switch self {
    case .meaning(let word, let meaning): "`\(word)` is `\(meaning)` here"
    case .withoutEffect(let word, let reason): "`\(word)` has no effect here: \(reason)"
    case .remark(let text): text
    }
  }
}

/// A part of a program that has no translation.
package struct Omission: Equatable {
  /// Where it begins.
  package let place: SourcePlace
  /// Why it has none: a clause.
  package let reason: String

  /// The line and the reason.
  package var text: String { "line \(place.line): \(reason)" }
}
