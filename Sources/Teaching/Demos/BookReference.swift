/// A place in a document that a script implements: a figure, a table, a listing, a rule.
///
///     iOS Programming, chapter 13, figure 13.6: A view controller family
package struct BookReference: Sendable, Equatable {
  /// The short title of the document.
  package let document: String
  /// The chapter or section: `chapter 13`; empty if it is not divided.
  package let place: String
  /// The figure, table, listing or rule: `figure 13.6`; empty for a whole chapter.
  package let item: String
  /// The title of the figure.
  package let title: String

  /// Reads a reference; nil without a title.
  package init?(_ text: some StringProtocol) {
    guard let colon = text.firstRange(of: ": ") else { return nil }
    title = String(text[colon.upperBound...])
    var parts = text[..<colon.lowerBound].split(separator: ", ").map { String($0) }
    guard !parts.isEmpty else { return nil }
    document = parts.removeFirst()
    let isPlace = parts.first.map { part in
      ["chapter ", "section "].contains(where: part.hasPrefix)
    }
    place = isPlace == true ? parts.removeFirst() : ""
    item = parts.joined(separator: ", ")
  }

  /// The place and the item: `chapter 13, figure 13.6`.
  package var location: String {
    [place, item].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether a question names it: `figure 13.6`, `13.6`, `10-1`, `chapter 13` or its title.
  package func answers(_ question: String) -> Bool {
    let question = Self.plain(question)
    let names = [item, place, location].filter { !$0.isEmpty }.map(Self.plain)
    let number = item.split(separator: " ").last.map { Self.plain(String($0)) }
    return names.contains(question) || Self.plain(title) == question
      || Self.plain("\(document) \(location)") == question
      || number == question && question.first?.isNumber == true && question.contains(".")
  }

  /// A text as it is compared: figures may be written `10-1` or `10.1`.
  private static func plain(_ text: String) -> String {
    text.lowercased().replacing("-", with: ".").replacing(",", with: "")
      .replacing("figures", with: "figure")
  }
}
