/// A path with `*`, `?`, `[a-z]` and `**`, which matches any number of folders.
nonisolated struct PathPattern {
  /// The original pattern.
  let text: String
  /// The folder that contains all matches.
  let folder: String
  private let parts: [[Unicode.Scalar]]

  /// Parses a pattern.
  init(_ text: String) {
    self.text = text
    let all = text.split(separator: "/", omittingEmptySubsequences: false)
    let fixed = all.prefix { !Self.isPattern(String($0)) }
    folder = fixed.isEmpty ? "." : fixed.joined(separator: "/") + (fixed == [""] ? "/" : "")
    parts = Self.parts(of: text)
  }

  /// Whether a text has any wildcards.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

  private static func parts(of path: String) -> [[Unicode.Scalar]] {
    path.split(separator: "/").filter { $0 != "." }.map { Array($0.unicodeScalars) }
  }

  /// Whether a path matches.
  func matches(_ path: String) -> Bool { Self.matches(Self.parts(of: path)[...], parts[...]) }

  private static func matches(
    _ path: ArraySlice<[Unicode.Scalar]>, _ parts: ArraySlice<[Unicode.Scalar]>
  ) -> Bool {
    guard let part = parts.first else { return path.isEmpty }
    if part == ["*", "*"] {
      return path.indices.contains { matches(path[$0...], parts.dropFirst()) }
        || matches([], parts.dropFirst())
    }
    guard let name = path.first, matches(name[...], part[...]) else { return false }
    return matches(path.dropFirst(), parts.dropFirst())
  }

  // MARK: Names

  /// Whether a name matches; the system's `fnmatch` compares bytes where no locale is set.
  private static func matches(
    _ name: ArraySlice<Unicode.Scalar>, _ pattern: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    var (name, pattern) = (name, pattern)
    /// What follows the last `*`, and the name from where that is tried next.
    var retry: (name: ArraySlice<Unicode.Scalar>, pattern: ArraySlice<Unicode.Scalar>)?
    while true {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (name, pattern)
      } else if let scalar = name.first, let rest = rest(of: pattern, after: scalar) {
        (name, pattern) = (name.dropFirst(), rest)
      } else if name.isEmpty, pattern.isEmpty {
        return true
      } else if let (former, part) = retry, !former.isEmpty {
        (name, pattern) = (former.dropFirst(), part)
        retry = (name, part)
      } else {
        return false
      }
    }
  }

  /// What is left of a pattern whose beginning matches a character; nil if it doesn't.
  private static func rest(
    of pattern: ArraySlice<Unicode.Scalar>, after scalar: Unicode.Scalar
  ) -> ArraySlice<Unicode.Scalar>? {
    guard let first = pattern.first else { return nil }
    let rest = pattern.dropFirst()
    if first == "?" { return rest }
    if first == "\\", let literal = rest.first { return literal == scalar ? rest.dropFirst() : nil }
    // A bracket may be the first character of a set: `[]a]`.
    let isNegative = rest.first.map { $0 == "!" || $0 == "^" } ?? false
    let inside = isNegative ? rest.dropFirst() : rest
    guard first == "[", let end = inside.dropFirst().firstIndex(of: "]") else {
      return first == scalar ? rest : nil
    }
    return contains(inside[..<end], scalar) == isNegative ? nil : pattern[(end + 1)...]
  }

  /// Whether a set of characters and ranges has one.
  private static func contains(
    _ set: ArraySlice<Unicode.Scalar>, _ scalar: Unicode.Scalar
  ) -> Bool {
    var set = set
    while let first = set.first {
      let isRange = set.count > 2 && set[set.startIndex + 1] == "-"
      let last = isRange ? set[set.startIndex + 2] : first
      if first <= last, (first...last).contains(scalar) { return true }
      set = set.dropFirst(isRange ? 3 : 1)
    }
    return false
  }
}
