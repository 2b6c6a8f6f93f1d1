import CFacts

/// The places that implement facts: `docs/facts/uses.md`, which is generated from the citations.
package struct FactIndex: Sendable {
  private let uses: [Tag: [Use]]
  private let answers: [Tag: [OracleRun.Answer]]

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

  /// An index of the citations in the sources and scripts, and of what UIKit has answered.
  package init(_ citations: [Citation], _ answers: [(tag: Tag, answer: OracleRun.Answer)] = []) {
    let pairs = citations.map { ($0.tag, [Use(path: $0.path, place: $0.place)]) }
    uses = Dictionary(pairs, uniquingKeysWith: +).mapValues { Set($0).sorted() }
    self.answers = Dictionary(grouping: answers, by: \.tag).mapValues { $0.map(\.answer) }
  }

  /// Reads an index in its written form.
  package init(text: String) {
    var pairs: [(Tag, [Use])] = []
    var answers: [Tag: [OracleRun.Answer]] = [:]
    for line in text.split(separator: "\n") {
      if line.hasPrefix("### "), let tag = Tag(line.dropFirst(4)) {
        pairs.append((tag, []))
      } else if line.hasPrefix(Self.answered), let tag = pairs.last?.0 {
        let text = String(line.dropFirst(Self.answered.count))
        answers[tag, default: []].append(OracleRun.Answer(text: text))
      } else if let use = Use(line: line), !pairs.isEmpty {
        pairs[pairs.count - 1].1.append(use)
      }
    }
    uses = Dictionary(pairs, uniquingKeysWith: +)
    self.answers = answers
  }

  private static let answered = "- UIKit on "

  /// What UIKit has answered about a fact, device by device: `iPhone 16 Pro, iOS 18.2: as here (…)`.
  package func answers(about tag: Tag) -> [String] { (answers[tag] ?? []).map(\.text) }

  /// The places that implement a fact, by file.
  package subscript(tag: Tag) -> [Use] { uses[tag] ?? [] }

  /// The page, in Markdown.
  package var text: String {
    let tags = Set(uses.keys).union(answers.keys).sorted()
    let chapters = tags.map { tag in
      "### \(tag.text)\n\n" + self[tag].map(\.line).joined()
        + answers(about: tag).map { "\(Self.answered)\($0)\n" }.joined()
    }
    return ([Self.heading] + chapters).joined(separator: "\n")
  }

  private static let heading = """
    <!-- Written by `make generate`; do not edit. -->

    # Where each fact acts

    The declarations and rows of the sources whose comments cite a fact, the scripts that show it, and what UIKit has answered
    where it was asked ([oracle.md](../oracle.md)).

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
