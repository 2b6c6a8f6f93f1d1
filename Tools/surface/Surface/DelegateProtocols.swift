import Foundation

/// A protocol whose methods leave the framework: a delegate, or a data source, as its declaration and the
/// comments above it say.
///
/// The comment of the protocol, `// rows: UITabBarController.Calls, $0.delegate`, names the table of its
/// calls and how to find what receives them; `, or $0.list` after it what may override them instead.
/// The comment of a method begins with its word in traces and scripts and with what it answers where it is
/// left out, `// row: shouldSelect = true`. After that, each behind a semicolon:
/// - `at willShow`: the beat that plays it;
/// - `unrecorded`: it isn't in the trace;
/// - `else 0`: the answer where nothing receives it, if that is another one;
/// - `as olderStyle`: its name in the table, if its word is there twice;
/// - `required`: it can't be left out although it answers nothing;
/// - `body by hand`: what it does where it is left out is written below the protocol.
public struct DelegateProtocol {
  /// A method of it.
  public struct Method {
    /// Its word, and its name in the table of calls.
    public let word, name: String
    /// Its name and labels, as `#function` has them.
    let selector: String
    let parameters: [(label: String, name: String, type: String)]
    /// The type of its result; nil for none.
    let result: String?
    /// Its declaration without its access, in one line.
    let declaration: String
    let answer, otherwise, beat: String?
    let isRecorded, hasWrittenBody: Bool
    let documentation: Documentation
  }

  /// Its name.
  public let name: String
  /// The table of its calls, `UITabBarController.Calls`.
  public let table: String
  let receiver: String
  let overridable: String?
  /// The protocols that it refines.
  let refined: [String]
  let documentation: Documentation
  /// Its methods in the order of their declarations.
  public let methods: [Method]

  /// The type on whose behalf the calls are made.
  var owner: String { table.split(separator: ".").dropLast().joined(separator: ".") }
}

/// A row that can't be read, or that stands for nothing.
public struct RowError: LocalizedError {
  /// What is wrong, and where.
  public let errorDescription: String?

  /// An error of this description.
  public init(_ description: String) { errorDescription = description }
}

extension DelegateProtocol {
  /// The protocols with rows in the sources of a folder.
  public static func all(in folder: URL) throws -> [DelegateProtocol] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains("Generated/") }.flatMap {
      path in
      try all(of: String(contentsOf: folder.appending(path: path), encoding: .utf8), path)
    }
  }

  /// The protocols with rows in the text of a file.
  public static func all(of text: String, _ file: String) throws -> [DelegateProtocol] {
    guard text.contains("// rows: ") else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.drop(while: \.isWhitespace)
    }
    var found: [DelegateProtocol] = []
    for (number, line) in lines.enumerated() where line.hasPrefix("// rows: ") {
      found.append(try DelegateProtocol(lines, from: number, in: file))
    }
    return found
  }

  private init(_ lines: [Substring], from start: Int, in file: String) throws {
    func wrong(_ line: Int, _ problem: String) -> RowError {
      RowError("\(file):\(line + 1): \(problem)")
    }
    let (row, first) = Self.comment(in: lines, at: start, "// rows: ")
    let parts = row.split(separator: ", ").map(String.init)
    guard parts.count >= 2, parts[0].contains("."),
      let head = lines[first...].firstIndex(where: { $0.contains("protocol ") }),
      let match = lines[head...].prefix(3).joined(separator: " ")
        .firstMatch(of: /protocol (?<name>\w+): (?<refined>[^{]*){/)
    else { throw wrong(start, "expected '// rows: TABLE, $0.RECEIVER' above a protocol") }
    func option(_ word: String) -> String? {
      parts.first { $0.hasPrefix("\(word) ") }.map { String($0.dropFirst(word.count + 1)) }
    }
    self.name = option("of") ?? String(match.name)
    (table, receiver) = (parts[0], parts[1])
    overridable = option("or")
    refined = match.refined.split(separator: /[, ]+/).map(String.init)
    documentation = Documentation(above: start, in: lines)
    var methods: [Method] = []
    var next = head + 1
    while next < lines.count, lines[next] != "}" {
      let isMethod = lines[next].hasPrefix("func ")
      if lines[next].hasPrefix("// row: ") {
        let (row, end) = Self.comment(in: lines, at: next, "// row: ")
        let signature = lines[end...].prefix { !$0.isEmpty && $0 != "}" && !$0.hasPrefix("//") }
        guard
          let method = Method(
            row, Self.oneLine(signature), Documentation(above: next, in: lines))
        else { throw wrong(next, "expected '// row: WORD' above a method, with options of rows") }
        methods.append(method)
        next = signature.endIndex
      } else if isMethod, !lines[next - 1].hasPrefix("// no row: ") {
        throw wrong(next, "the method has no row; if it needs none, '// no row: REASON' says why")
      } else {
        next += 1
      }
    }
    self.methods = methods
  }

  /// The lines of a declaration as one.
  private static func oneLine(_ lines: ArraySlice<Substring>) -> String {
    lines.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }

  /// A comment of one or more lines, and the line after it.
  private static func comment(
    in lines: [Substring], at start: Int, _ mark: String
  ) -> (text: String, end: Int) {
    var (text, end) = (String(lines[start].dropFirst(mark.count)), start + 1)
    while end < lines.count, lines[end].hasPrefix("//   ") {
      text += " " + lines[end].dropFirst(5)
      end += 1
    }
    return (text, end)
  }
}

extension DelegateProtocol.Method {
  init?(_ row: String, _ declaration: String, _ documentation: Documentation) {
    let parts = row.split(separator: "; ").map(String.init)
    guard let head = parts.first?.wholeMatch(of: /(?<word>\w+)(?: = (?<answer>.+))?/),
      let start = declaration.firstIndex(of: "("), declaration.hasPrefix("func "),
      let end = declaration.closing(from: start)
    else { return nil }
    func option(_ word: String) -> String? {
      parts.first { $0.hasPrefix("\(word) ") }.map { String($0.dropFirst(word.count + 1)) }
    }
    let known = ["unrecorded", "required", "body by hand"]
    let words = ["at", "else", "as"]
    for part in parts.dropFirst()
    where !known.contains(part) && !words.contains(where: { part.hasPrefix("\($0) ") }) {
      return nil
    }
    word = String(head.word)
    answer = head.answer.map(String.init)
    (name, otherwise, beat) = (option("as") ?? word, option("else"), option("at"))
    isRecorded = !parts.contains("unrecorded")
    hasWrittenBody = !parts.contains("body by hand") && !parts.contains("required")
    self.declaration = declaration
    self.documentation = documentation
    parameters = declaration[declaration.index(after: start)..<end].parts.map { text in
      let halves = text.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let names = halves[0].split(separator: " ").map(String.init)
      return (names[0], names[names.count - 1], halves[1])
    }
    let tail = declaration[declaration.index(after: end)...]
    result = tail.contains("->") ? String(tail.replacing(/^ *-> */, with: "")) : nil
    let base = declaration[..<start].dropFirst(5)
    selector = "\(base)(\(parameters.map { "\($0.label):" }.joined()))"
  }
}

extension StringProtocol {
  /// The parenthesis that closes the one at a place.
  func closing(from start: Index) -> Index? {
    var depth = 0
    for index in indices[start...] {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts of a list, separated by commas outside of brackets.
  var parts: [String] {
    var (parts, part, depth) = ([String](), "", 0)
    for letter in self {
      if "([<".contains(letter) { depth += 1 }
      if ")]>".contains(letter) { depth -= 1 }
      if letter == ",", depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(letter)
      }
    }
    return (parts + [part]).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
