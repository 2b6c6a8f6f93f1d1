/// A numbered fact about UIKit, as a page of `docs/facts` defines it.
package struct Fact: Sendable, Equatable {
  /// Its letter and number.
  package let tag: Tag
  /// The page that defines it, without the ending of its name.
  package let page: String
  /// What it says, in Markdown.
  package let statement: String
  /// What stands behind it: `log`, `documented`.
  package let strength: String
  /// The releases of iOS it holds for.
  package let releases: String
  /// Where it comes from.
  package let source: String
  /// How the engine departs from it; nil where it is honoured.
  package let departure: Departure?

  /// What keeps a fact from being honoured in full.
  package struct Departure: Sendable, Equatable {
    /// How much of the fact is left out.
    package let kind: Kind
    /// Why, or what it belongs to.
    package let reason: String
  }

  /// How much of a fact is left out.
  package enum Kind: String, Sendable, CaseIterable {
    /// Something of it is otherwise here.
    case differs = "Differs here"
    /// The engine doesn't have it.
    case notModelled = "Not modelled"
    /// The engine doesn't have it yet.
    case toCome = "To come"
  }

  /// Words that a fact's strength begins with.
  package static let strengths = [
    "documented", "test", "log", "counted", "observed", "bug report", "stated", "reimplementation",
    "inferred", "proposal", "unsourced", "decision",
  ]

  /// The file that defines it, from the root of the repository.
  package var path: String { "docs/facts/\(page).md" }

  /// Where it is on its page: `a16`.
  package var anchor: String { tag.text.lowercased() }
}
