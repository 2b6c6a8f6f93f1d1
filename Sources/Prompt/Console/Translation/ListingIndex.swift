import Demos
import Translation

/// Finds the demo that shows a listing of the books, by the names that only the listing's program
/// has.
struct ListingIndex {
  private let index: BookIndex
  /// The words of each demo that shows an item of the books.
  private let demos: [(demo: Demo, words: Set<String>)]
  /// In how many demos a word is.
  private let counts: [String: Int]

  /// The index of the demos that this program was built with.
  static let standard = ListingIndex(of: .standard, in: .standard)

  /// The index of a book of demos.
  init(of index: BookIndex, in book: DemoBook) {
    self.index = index
    let all = book.demos.map { demo in
      (demo: demo, words: Set(demo.source.split { !$0.isLetter && !$0.isNumber }.map(String.init)))
    }
    counts = all.reduce(into: [:]) { counts, entry in
      for word in entry.words { counts[word, default: 0] += 1 }
    }
    demos = all.filter { !$0.demo.heading.references.isEmpty }
  }

  /// The command that plays the demo with a listing, and its title; nil for a text that is none.
  ///
  /// A listing has names that at most a few demos have: two of them, or a class.
  func place(of text: String) -> String? {
    let words = Translation.words(of: text)
    let rare = Set(words).filter { $0.count > 4 && (1...Self.few).contains(counts[$0] ?? 0) }
    let shared = demos.map { ($0.demo, rare.intersection($0.words)) }
    let most = shared.map(\.1.count).max() ?? 0
    let best = shared.filter { demo, names in
      names.count == most && (most > 1 || names.contains { $0.hasSuffix("Controller") })
    }
    let items = best.lazy.compactMap { demo, _ in
      self.item(in: demo, with: words).map { (demo, $0) }
    }
    if let (demo, item) = items.first { return ":demo \(demo.name)   \(item.name): \(item.title)" }
    return best.first.map { ":demo \($0.0.name)" }
  }

  /// The listing of a demo whose method a text names first.
  private func item(in demo: Demo, with words: [String]) -> BookIndex.Item? {
    let listings = index.items.filter { item in
      item.name.hasPrefix("listing") && index.steps(of: item).contains { $0.demo.name == demo.name }
    }
    return words.lazy.compactMap { word in listings.first { Self.names($0, word) } }.first
  }

  /// Whether a word is the method for which a listing is named, or begins with it.
  private static func names(_ item: BookIndex.Item, _ word: String) -> Bool {
    let name = item.name.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    return name.count > 3 && (word == name || name.count > 6 && word.hasPrefix(name))
  }

  private static let few = 3
}
