#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A path with `*`, `?`, `[a-z]` and `**`, which matches any number of folders.
nonisolated struct PathPattern {
  /// The original pattern.
  let text: String
  /// The folder that contains all matches.
  let folder: String
  private let parts: [Substring]

  /// Parses a pattern.
  init(_ text: String) {
    self.text = text
    let all = text.split(separator: "/", omittingEmptySubsequences: false)
    let fixed = all.prefix { !Self.isPattern(String($0)) }
    folder = fixed.isEmpty ? "." : fixed.joined(separator: "/") + (fixed == [""] ? "/" : "")
    parts = text.split(separator: "/").filter { $0 != "." }
  }

  /// Whether a text has any wildcards.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

  /// Whether a path matches.
  func matches(_ path: String) -> Bool {
    Self.matches(path.split(separator: "/").filter { $0 != "." }[...], parts[...])
  }

  private static func matches(_ path: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool
  {
    guard let part = parts.first else { return path.isEmpty }
    if part == "**" {
      return path.indices.contains { matches(path[$0...], parts.dropFirst()) }
        || matches([], parts.dropFirst())
    }
    guard let name = path.first, fnmatch(String(part), String(name), 0) == 0 else { return false }
    return matches(path.dropFirst(), parts.dropFirst())
  }
}
