import CFacts

/// The places that implement facts: `docs/facts/uses.md`, which is generated from the citations.
package struct FactIndex: Sendable {
  private let uses: [Tag: [Use]]

  /// A place that implements a fact.
  package struct Use: Sendable, Hashable, Comparable {
    /// The file, relative to the root of the repository.
    package let path: String
    /// The declaration or row in it; empty for a script.
    package let place: String

    package static func < (one: Use, other: Use) -> Bool {
      (one.path, one.place) < (other.path, other.place)
    }
  }

  /// The index that this program was built with.
  package static let standard = FactIndex(text: dd_fact_uses().content)

  /// An index of the citations in the sources and scripts.
  package init(_ citations: [Citation]) {
    let pairs = citations.map { ($0.tag, [Use(path: $0.path, place: $0.place)]) }
    uses = Dictionary(pairs, uniquingKeysWith: +).mapValues { Set($0).sorted() }
  }

  /// Reads an index in its written form.
  init(text: String) {
    var pairs: [(Tag, [Use])] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("### "), let tag = Tag(line.dropFirst(4)) {
        pairs.append((tag, []))
      } else if let use = Use(line: line), !pairs.isEmpty {
        pairs[pairs.count - 1].1.append(use)
      }
    }
    uses = Dictionary(pairs, uniquingKeysWith: +)
  }

  /// The places that implement a fact, by file.
  package subscript(tag: Tag) -> [Use] { uses[tag] ?? [] }

  /// The page, in Markdown.
  package var text: String {
    let chapters = uses.sorted { $0.key < $1.key }.map { tag, uses in
      "### \(tag.text)\n\n" + uses.map(\.line).joined()
    }
    return ([Self.heading] + chapters).joined(separator: "\n")
  }

  private static let heading = """
    <!-- Written by `make generate`; do not edit. -->

    # Where each fact acts

    The declarations and rows of the sources whose comments cite a fact, and the scripts that show it.

    """
}

extension FactIndex.Use {
  /// `- [A.swift](../../Sources/A.swift) Type.member`.
  fileprivate var line: String {
    let name = path.split(separator: "/").last ?? ""
    return "- [\(name)](\(Self.root)\(path))\(place.isEmpty ? "" : " \(place)")\n"
  }

  private static let root = "../../"

  fileprivate init?(line: Substring) {
    guard line.hasPrefix("- ["), let start = line.firstRange(of: "](\(Self.root)"),
      let close = line[start.upperBound...].firstIndex(of: ")")
    else { return nil }
    path = String(line[start.upperBound..<close])
    place = String(line[close...].dropFirst(2))
  }
}
