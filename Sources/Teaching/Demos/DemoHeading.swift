/// The comments at the beginning of a script.
///
///     -- facts: TAG, TAG
///     -- Parent-child relationships
///     -- Book: iOS Programming, chapter 13, figure 13.6: A view controller family
///     -- Watch: the columns: each child finds the nearest container of each kind.
package struct DemoHeading: Sendable, Equatable {
  /// Its title, or the sentence that it shows.
  package private(set) var title = ""
  /// The tags of the facts that it shows.
  package private(set) var facts: [String] = []
  /// The places in documents that it implements.
  package private(set) var references: [BookReference] = []
  /// What to watch; empty if it doesn't say.
  package private(set) var watch = ""
  /// Further notes.
  package private(set) var notes: [String] = []
  /// The number of lines.
  package private(set) var lineCount = 0

  /// Reads the comments at the beginning of a text.
  package init(of source: String) {
    var continued: any WritableKeyPath<Self, String> & Sendable = \.title
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("--"), !line.hasPrefix("-->") else { return }
      add(line.dropFirst(2).drop { $0 == " " }, to: &continued)
      lineCount += 1
    }
  }

  /// Adds a line; one without a name continues what the line before has begun.
  private mutating func add(
    _ line: Substring, to continued: inout any WritableKeyPath<Self, String> & Sendable
  ) {
    if let text = line.after("facts: ") {
      facts = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    } else if let text = line.after("Book: ") {
      if let reference = BookReference(text) { references.append(reference) }
    } else if let text = line.after("Watch: ") {
      watch = String(text)
      continued = \.watch
    } else if let text = line.after("Also: ") {
      notes.append(String(text))
      continued = \.notes[notes.count - 1]
    } else if !line.hasPrefix("#") {
      self[keyPath: continued] += (self[keyPath: continued].isEmpty ? "" : " ") + line
    }
  }

  /// The documents that it is from, each with its chapter, and with its figure if there is only one;
  /// empty if it is from none.
  package var origin: String {
    var documents: [String] = []
    for reference in references where !documents.contains(reference.document) {
      documents.append(reference.document)
    }
    return documents.map { document in
      let own = references.filter { $0.document == document }
      let place = (own.first { $0.place.hasPrefix("chapter") } ?? own[0]).place
      let shownPlace = place == "section \(title)" ? "" : place
      let item = own.count == 1 ? own[0].item : ""
      return [document, shownPlace, item].filter { !$0.isEmpty }.joined(separator: ", ")
    }.joined(separator: "; ")
  }
}

extension Substring {
  /// The rest of a line that begins with a word.
  fileprivate func after(_ word: String) -> Substring? {
    hasPrefix(word) ? dropFirst(word.count) : nil
  }
}
