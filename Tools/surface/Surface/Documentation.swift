/// The first paragraph of what is written about a declaration.
struct Documentation {
  /// The paragraph without the tags of facts.
  let summary: String
  /// The tags in it.
  let facts: [String]

  /// The paragraph of these lines, without their marks.
  init(_ lines: [String]) {
    let text = lines.prefix { !$0.isEmpty }.joined(separator: " ")
    var facts: [String] = []
    // Of what is in brackets only releases are left.
    summary = text.replacing(/\ \(([^()]*)\)/) { match in
      if !match.1.contains(/\b[A-Z]{1,3}-?\d+\b|unconfirmed/) { return String(match.0) }
      facts += match.1.matches(of: /\b[A-Z]{1,3}-?\d+\b/).map { String($0.0) }
      let releases = match.1.matches(of: /iOS \d+(\.\d+)?( (and|to) \d+)?/).map(\.0)
      return releases.isEmpty ? "" : " (\(releases.joined(separator: ", ")))"
    }
    self.facts = facts
  }

  /// The comment above a line of a source.
  init(above end: Int, in lines: [Substring]) {
    let comment = lines[..<end].reversed().prefix { $0.hasPrefix("///") }.reversed()
    self.init(comment.map { String($0.dropFirst(3).drop { $0 == " " }) })
  }
}
