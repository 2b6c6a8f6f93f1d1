/// The declarations and rows of a Swift file, derived from its indentation.
struct SwiftOutline {
  private let lines: [Substring]

  init(_ lines: [Substring]) { self.lines = lines }

  /// The comment of a line, from its slashes on; nil if it has none.
  static func comment(of line: Substring) -> Substring? {
    var rest = line
    while let slashes = rest.firstRange(of: "//") {
      let before = line[..<slashes.lowerBound]
      if before.count(where: { $0 == "\"" }).isMultiple(of: 2), before.last != ":" {
        return line[slashes.lowerBound...]
      }
      rest = line[slashes.upperBound...]
    }
    return nil
  }

  /// What a comment is about, starting with the outermost type: `Profile.modern.select`.
  func place(ofComment index: Int) -> String {
    let isAlone = Self.isComment(lines[index])
    let anchor = isAlone ? lines[index...].firstIndex { Self.isCode($0) } ?? index : index
    let own = Self.name(of: lines[anchor]).map { [$0] } ?? []
    return (enclosing(anchor) + own).joined(separator: ".")
  }

  /// The names of the declarations that contain a line, outermost first.
  private func enclosing(_ index: Int) -> [String] {
    var depth = Self.indentation(of: lines[index])
    var names: [String] = []
    for line in lines[..<index].reversed() where depth > 0 && Self.isCode(line) {
      let indentation = Self.indentation(of: line)
      guard indentation < depth else { continue }
      depth = indentation
      if let name = Self.name(of: line) { names.append(name) }
    }
    return names.reversed()
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix("//")
  }

  private static func isCode(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return !(text.isEmpty || text.hasPrefix("//") || text.hasPrefix("@") || text.hasPrefix("#"))
  }

  private static func indentation(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

  /// The name that a line declares, or the label of the row that it begins: `.push: Choreography(`.
  private static func name(of line: Substring) -> String? {
    let words = line.split(separator: " ")
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if keywords.contains(word) || isClass(word, next) { return identifier(next) }
      if word.hasPrefix("init") { return "init" }
      guard isModifier(word) else { return label(word) }
    }
    return nil
  }

  /// Whether the line declares a class rather than a class member: `class func`.
  private static func isClass(_ word: Substring, _ next: Substring) -> Bool {
    word == "class" && !keywords.contains(next) && !isModifier(next)
  }

  private static func label(_ word: Substring) -> String? {
    word.hasPrefix(".") && word.hasSuffix(":") ? String(word.dropFirst().dropLast()) : nil
  }

  private static func identifier(_ word: Substring) -> String? {
    let name = word.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
    return name.isEmpty ? nil : String(name)
  }

  private static let keywords: Set<Substring> = [
    "actor", "associatedtype", "case", "enum", "extension", "func", "let", "protocol", "struct",
    "subscript", "typealias", "var",
  ]

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || modifiers.contains(word.prefix { $0 != "(" })
  }

  private static let modifiers: Set<Substring> = [
    "class", "convenience", "fileprivate", "final", "indirect", "internal", "lazy", "mutating",
    "nonisolated", "open", "override", "package", "private", "public", "required", "static",
    "unowned", "weak",
  ]
}
