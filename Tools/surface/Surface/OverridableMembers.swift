import Foundation

/// A member that programs may override and that the framework calls, as its declaration and the comment
/// above it say.
///
/// The comment is `// overridable`, or `// overridable: WORD` where traces and scripts have another name
/// than the declaration. After that, each behind a semicolon: `recorded`, it is in the trace; `at willRotate`,
/// the beat that plays it; `answer ignored`; `as encodeView`, its name in the table, if two members have
/// the same; `super assigns isEditing`, the property by which is found out whether an override has called
/// super; and the tags of facts. A member that several classes declare has its options at one of them.
public struct OverridableDeclaration {
  let word, name, selector, type: String
  let answer, beat, assigned: String?
  let isRecorded: Bool
  var classes: [String]
}

extension OverridableDeclaration {
  /// The members with rows in the sources of a folder, by their names.
  public static func all(in folder: URL) throws -> [OverridableDeclaration] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let written = paths.filter { $0.hasSuffix(".swift") && !$0.contains("Generated/") }
    return try merged(
      written.flatMap { path in
        try members(of: String(contentsOf: folder.appending(path: path), encoding: .utf8), path)
      })
  }

  /// The members with rows in the text of a file.
  public static func all(of text: String, _ file: String) throws -> [OverridableDeclaration] {
    merged(try members(of: text, file))
  }

  private static func members(
    of text: String, _ file: String
  ) throws -> [OverridableDeclaration] {
    guard text.contains("// overridable") else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var type = Substring()
    return try lines.enumerated().compactMap { number, line in
      if let match = line.firstMatch(of: /^(?:[@a-z]\S* )*(?:class|extension) (?<type>[\w.]+)/) {
        type = match.type
      }
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("// overridable") else { return nil }
      let declaration = lines[(number + 1)...].prefix(12).joined(separator: " ")
      guard let member = OverridableDeclaration(text, declaration, in: type) else {
        throw RowError(
          "\(file):\(number + 1): expected '// overridable' above a member, with options of rows")
      }
      return member
    }
  }

  private init?(_ row: Substring, _ declaration: String, in type: Substring) {
    let parts = row.split(separator: "; ").map(String.init)
    guard
      let head = parts[0].wholeMatch(of: /\/\/ overridable(?:: (?<word>\w+))?/),
      let found = declaration.firstMatch(
        of: /^ *(?:@\w+ +)*(?:open|public) (?:override )?(?<kind>func|var) (?<base>\w+)/)
    else { return nil }
    func option(_ word: String) -> String? {
      parts.first { $0.hasPrefix("\(word) ") }.map { String($0.dropFirst(word.count + 1)) }
    }
    let words = ["at", "as", "super assigns"]
    for part in parts.dropFirst()
    where !["recorded", "answer ignored"].contains(part)
      && !words.contains(where: { part.hasPrefix("\($0) ") })
      && part.wholeMatch(of: /[A-Z]{1,3}\d+/) == nil
    {
      return nil
    }
    let signature = Signature(
      declaration[found.range.lowerBound...], isMethod: found.kind == "func")
    guard let signature else { return nil }
    word = head.word.map(String.init) ?? String(found.base)
    name = option("as") ?? word
    selector = found.base + signature.labels
    self.type = signature.result
    answer = parts.contains("answer ignored") ? "nothing" : nil
    (beat, assigned) = (option("at"), option("super assigns"))
    isRecorded = parts.contains("recorded")
    classes = [String(type)]
  }

  /// One for each name, with the classes of all.
  private static func merged(_ all: [OverridableDeclaration]) -> [OverridableDeclaration] {
    var (names, found) = ([String](), [String: OverridableDeclaration]())
    for member in all {
      guard let other = found[member.name] else {
        names.append(member.name)
        found[member.name] = member
        continue
      }
      let hasOptions = member.isRecorded || member.beat != nil || member.answer != nil
      found[member.name] = hasOptions ? member : other
      found[member.name]?.classes = other.classes + member.classes
    }
    return names.compactMap { found[$0] }
  }
}

/// The labels and the result of a declaration.
private struct Signature {
  /// The labels of a method, `(_:for:)`; empty for a property.
  let labels: String
  /// The type of its result, or of the property; empty for none.
  let result: String

  init?(_ text: Substring, isMethod: Bool) {
    guard isMethod else {
      guard let type = text.firstMatch(of: /var \w+: (?<type>[^{=]+)/)?.type else { return nil }
      labels = ""
      result = type.trimmingCharacters(in: .whitespaces)
      return
    }
    guard let start = text.firstIndex(of: "("), let end = text.closing(from: start) else {
      return nil
    }
    let names = text[text.index(after: start)..<end].parts.map { part in
      part.split(separator: ":").first?.split(separator: " ").first.map { "\($0):" } ?? ""
    }
    labels = "(\(names.joined()))"
    let tail = text[text.index(after: end)...].prefix { $0 != "{" }
    result = tail.firstMatch(of: /^ *-> *(?<type>.+?) *$/).map { String($0.type) } ?? ""
  }
}

/// Writes the table of the members that programs may override.
public struct MemberWriter {
  private let members: [OverridableDeclaration]

  /// Writes the rows of members.
  public init(_ members: [OverridableDeclaration]) { self.members = members }

  /// The one file, by its name; throws for a member whose answer can't be read.
  public func file() throws -> (name: String, text: String) {
    let rows = try members.map { member in
      let classes = member.classes.map { "\"\($0)\"" }.joined(separator: ", ")
      guard let answer = member.answer ?? Self.answers[member.type] else {
        throw RowError(
          "\(member.name): no answer of an override is read as \(member.type); 'answer ignored' if none is"
        )
      }
      var arguments = [
        "\"\(member.word)\"", "\"\(member.selector)\"", ".\(answer)", "of: [\(classes)]",
      ]
      if member.isRecorded { arguments.append("isRecorded: true") }
      if let assigned = member.assigned { arguments.append("assignedBySuper: \\.\(assigned)") }
      if let beat = member.beat { arguments.append("in: .\(beat)") }
      return "  static let \(member.name) = OverridableMember(\(arguments.joined(separator: ", ")))"
    }
    let text = """
      extension OverridableMember {
      \(rows.joined(separator: "\n"))

        /// All rows.
        package static let all = [\(members.map(\.name).joined(separator: ", "))]
      }

      """
    return ("OverridableMember+Members.swift", CallWriter.head + text)
  }

  /// What an override may answer, by the type of the member.
  private static let answers = [
    "": "nothing", "Bool": "flag", "UIViewController?": "controller",
    "[UIViewController]": "controllers",
    "CGSize": "size", "CGRect": "frame", "UIStatusBarStyle": "style",
    "UIStatusBarAnimation": "animation", "UIRectEdge": "edges", "[UIKeyCommand]?": "commands",
    "UIInterfaceOrientationMask": "orientations", "UIInterfaceOrientation": "orientation",
    "UIView?": "view", "UIScrollView?": "scrollView",
    "[UICollectionViewLayoutAttributes]?": "attributes",
    "UICollectionViewLayoutAttributes?": "attributes",
    "UICollectionViewLayoutAttributes": "attributes",
  ]
}
