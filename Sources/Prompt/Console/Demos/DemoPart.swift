/// A paragraph of a page.
enum DemoPart: Equatable {
  case prose(String)
  case code([String])
  case difference([String])
}

extension DemoPart {
  /// The paragraphs of some lines of a script: comments at the margin are prose.
  ///
  /// An empty comment ends a paragraph, and one that names an item of a book is one.
  static func parts(of lines: [String], naming items: [String]) -> [DemoPart] {
    var parts: [DemoPart] = []
    for line in lines {
      let next =
        line.hasPrefix("--")
        ? DemoPart.prose(String(line.drop { $0 == "-" }.drop { $0 == " " })) : .code([line])
      let isTitle = items.contains { next.names($0) || parts.last?.names($0) == true }
      if !isTitle, let joined = parts.last?.joined(to: next) {
        parts[parts.count - 1] = joined
      } else {
        parts.append(next)
      }
    }
    return parts.map(\.trimmed).filter { $0 != .code([]) && $0 != .prose("") }
  }

  /// Both as one paragraph; nil if they aren't.
  private func joined(to next: DemoPart) -> DemoPart? {
    switch (self, next) {
    case (.code(let lines), .code(let more)): .code(lines + more)
    case (.prose(let text), .prose(let more)) where !text.isEmpty && !more.isEmpty:
      .prose("\(text) \(more)")
    default: nil
    }
  }

  /// Whether it is a comment that names a figure: `Figure 13.6: …`.
  func names(_ item: String) -> Bool {
    guard case .prose(let text) = self else { return false }
    return text.lowercased().hasPrefix("\(item.lowercased()): ")
  }

  /// The code without the empty lines around it.
  private var trimmed: DemoPart {
    guard case .code(let lines) = self else { return self }
    let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? start
    return .code(Array(lines[start..<end]))
  }
}
