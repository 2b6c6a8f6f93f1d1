/// The words of a text that begin with `#`, as in the names of tests.
nonisolated package struct Tags: Sendable {
  private let parts: [Substring]

  /// The tag of a test that may end while something is active.
  package static let unsettled = "unsettled"

  /// The tags of a text.
  package init(in text: String) {
    guard text.utf8.contains(UInt8(ascii: "#")) else {
      parts = []
      return
    }
    parts = text.split { $0.isWhitespace }.flatMap {
      $0.split(separator: "#", omittingEmptySubsequences: false).dropFirst()
    }
  }

  /// Whether a tag is among them: `slow` or `#slow`, and not `#slower`.
  package func contains(_ tag: String) -> Bool {
    if parts.isEmpty { return false }
    let tag = tag.hasPrefix("#") ? tag.dropFirst() : tag[...]
    return parts.contains { part in
      part == tag || part.hasPrefix(tag) && !Self.continues(part.dropFirst(tag.count))
    }
  }

  private static func continues(_ rest: Substring) -> Bool {
    rest.first.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" } ?? false
  }
}
