/// A numbered fact about UIKit, as a page of `docs/facts` defines it.
package struct Fact: Sendable, Equatable {
  /// Its letter and number.
  package let tag: Tag
  /// The page that defines it, without the file extension.
  package let page: String
  /// Its statement, in Markdown.
  package let statement: String
  /// Its evidence: `log`, `documented`.
  package let strength: String
  /// The iOS releases it applies to.
  package let releases: String
  /// Its source.
  package let source: String
  /// How the engine departs from it; nil if it is handled in full.
  package let departure: Departure?

  /// Why a fact isn't handled in full.
  package struct Departure: Sendable, Equatable {
    /// How much of the fact is missing.
    package let kind: Kind
    /// The reason, or what it belongs to.
    package let reason: String
  }

  /// How much of a fact is missing.
  package enum Kind: String, Sendable, CaseIterable {
    /// Part of it behaves differently here.
    case differs = "Differs here"
    /// The engine doesn't have it.
    case notModelled = "Not modelled"
    /// The engine doesn't have it yet.
    case toCome = "To come"
  }

  /// The file that defines it, relative to the root of the repository.
  package var path: String { "docs/facts/\(page).md" }

  /// Its anchor on its page: `a16`.
  package var anchor: String { tag.text.lowercased() }
}
