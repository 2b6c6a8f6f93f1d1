/// A place that cites a fact.
package struct Citation: Sendable, Hashable {
  /// The fact.
  package let tag: Tag
  /// The file, from the root of the repository.
  package let path: String
  /// The declaration or row in it: `Profile.modern.select`; empty for a script.
  package let place: String

  /// A fact and the place in a file that cites it.
  package init(tag: Tag, path: String, place: String) {
    self.tag = tag
    self.path = path
    self.place = place
  }
}

/// The citations in a file.
package struct CitedFile: Sendable {
  /// The file, from the root of the repository.
  package let path: String
  /// The citations in its comments, or in a script's `-- facts:` line.
  package private(set) var citations: [Citation] = []
  /// Tags that are whole string literals, as in descriptors and diagnostics.
  package private(set) var strings: [Tag] = []
  /// Ids of recorded logs: CAT-02.
  package private(set) var traces: [String] = []

  /// Reads a Swift file, a script, or a Markdown page.
  package init(path: String, text: String) {
    self.path = path
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    switch path.split(separator: ".").last {
    case "swift": readSwift(lines)
    case "lua": readScript(lines)
    default: readPage(lines)
    }
  }

  // MARK: Swift

  private mutating func readSwift(_ lines: [Substring]) {
    let outline = SwiftOutline(lines)
    for (index, line) in lines.enumerated() {
      guard let comment = SwiftOutline.comment(of: line) else {
        strings += Self.strings(in: line)
        continue
      }
      strings += Self.strings(in: line[..<comment.startIndex])
      let tags = Self.prose(of: comment).flatMap { Tag.found(in: $0) }
      traces += Self.traces(in: comment)
      guard !tags.isEmpty else { continue }
      let place = outline.place(ofComment: index)
      citations += tags.map { Citation(tag: $0, path: path, place: place) }
    }
  }

  /// A line without its code: `A16`, and indented lines of comments.
  private static func prose(of line: Substring) -> [Substring] {
    guard !line.hasPrefix("///     ") else { return [] }
    let spans = line.split(separator: "`", omittingEmptySubsequences: false)
    return spans.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  /// The tags that are whole string literals.
  private static func strings(in code: Substring) -> [Tag] {
    guard code.contains("\"") else { return [] }
    return code.split(separator: "\"").compactMap { Tag(isUpper: $0) }
  }

  // MARK: Scripts

  private mutating func readScript(_ lines: [Substring]) {
    guard let line = lines.first(where: { $0.hasPrefix(Self.factsOfScript) }) else { return }
    for item in line.dropFirst(Self.factsOfScript.count).split(separator: ", ") where item != "none"
    {
      let tags = Tag.found(in: item)
      citations += tags.map { Citation(tag: $0, path: path, place: "") }
      if tags.isEmpty { traces.append(String(item)) }
    }
  }

  private static let factsOfScript = "-- facts: "

  // MARK: Pages

  private mutating func readPage(_ lines: [Substring]) {
    var isCode = false
    for line in lines {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, !line.hasPrefix("    ") else { continue }
      let tags = Self.prose(of: line).flatMap { Tag.found(in: $0) }
      citations += tags.map { Citation(tag: $0, path: path, place: "") }
      traces += Self.traces(in: line)
    }
  }

  /// Words such as CAT-02 and bars-051-momentary.
  private static func traces(in text: Substring) -> [String] {
    guard text.contains("-") else { return [] }
    return text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.filter { word in
      let parts = word.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, parts[0] != "UTF" else { return false }
      if parts[0] == "bars" { return parts[1].first?.isNumber == true }
      let isFamily = parts[0].count > 1 && parts[0].allSatisfy { $0.isUppercase || $0.isNumber }
      return isFamily && parts[0].first?.isLetter == true && parts[1].count == 2
        && parts[1].allSatisfy(\.isNumber)
    }.map(String.init)
  }
}

extension Tag {
  /// The tag that a text consists of, in the notation of tags.
  fileprivate init?(isUpper text: Substring) {
    guard text.utf8.count <= 5, text.first?.isUppercase == true else { return nil }
    self.init(text)
  }
}
