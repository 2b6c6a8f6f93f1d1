import CDemos

/// The page that leads from each item of the books to the scripts that show it.
package struct BookIndex: Sendable {
  /// The items, in the order of their documents.
  package let items: [Item]
  /// The scripts that show each of them, in the order of the book.
  private let demos: [Item: [Demo]]

  /// The index of the scripts that this program was built with.
  package static let standard = BookIndex(
    items: String(decoding: dd_book_items().bytes, as: UTF8.self), in: .standard)

  /// An index of items, a line for each: `document | chapter | item | title`.
  package init(items text: String, in book: DemoBook) {
    items = text.split(separator: "\n").compactMap(Item.init)
    demos = book.demos.reduce(into: [:]) { demos, demo in
      for item in Set(demo.heading.references.map(Item.init)) { demos[item, default: []] += [demo] }
    }
  }

  /// A figure, table, listing, exercise or rule of a document.
  package struct Item: Sendable, Hashable {
    /// The document, the chapter or section in it, the name of the item, and its title.
    package let document, place, name, title: String

    fileprivate init?(_ line: Substring) {
      let parts = line.split(separator: " | ").map(String.init)
      guard parts.count == 4 else { return nil }
      (document, place, name, title) = (parts[0], parts[1], parts[2], parts[3])
    }

    fileprivate init(_ reference: BookReference) {
      (document, place) = (reference.document, reference.place)
      (name, title) = (reference.item, reference.title)
    }

    /// The comment with which its step begins: `-- Figure 13.6: A view controller family`.
    package var comment: String { "-- \(name.prefix(1).uppercased())\(name.dropFirst()): \(title)" }
  }

  /// The places in scripts where an item is shown; empty if it isn't.
  package func steps(of item: Item) -> [(demo: Demo, line: Int?)] {
    demos[item, default: []].map { demo in
      let lines = demo.source.split(separator: "\n", omittingEmptySubsequences: false)
      return (demo, lines.firstIndex { $0.drop { $0 == " " } == item.comment }.map { $0 + 1 })
    }
  }

  /// The tables of the page, a section for each document, as Markdown.
  package var text: String {
    var (text, document) = ("", "")
    for item in items {
      if item.document != document {
        document = item.document
        text += "\n## \(document)\n\n| where | item | title | recipe |\n|---|---|---|---|\n"
      }
      let links = steps(of: item).map { demo, line in link(to: demo, line ?? 1) }
      text +=
        "| \(item.place) | \(item.name) | \(item.title) | \(links.joined(separator: ", ")) |\n"
    }
    return text
  }

  private func link(to demo: Demo, _ line: Int) -> String {
    let file = "\(demo.name).lua"
    return "[\(file):\(line)](../scripts/\(demo.group.rawValue)/\(file)#L\(line))"
  }
}
