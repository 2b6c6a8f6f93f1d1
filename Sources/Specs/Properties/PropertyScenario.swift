import Foundation

/// A run of a property as an equivalent test, ready to paste.
///
/// Calls of the generator are replaced by their results; if one can't be written, the property is
/// kept, with its choices.
nonisolated struct PropertyScenario {
  private let name: String
  private let body: PropertyBody
  private let drawing: Drawing
  private let choices: [Int]
  private let isProgram: ([String]) -> Bool

  /// A scenario with a property's name, from a run of its function; `isProgram` returns whether
  /// lines can be pasted.
  init(
    _ name: String, _ body: PropertyBody, _ drawing: Drawing, choices: [Int],
    isProgram: @escaping ([String]) -> Bool
  ) {
    self.isProgram = isProgram
    self.name = name
    self.body = body
    self.drawing = drawing
    self.choices = choices
  }

  /// The lines.
  var lines: [String] {
    if choices.isEmpty && drawing.calls.isEmpty { return [] }
    if let lines = plainLines.map({ ["it(\(title), function()"] + $0 + ["end)"] }),
      isProgram(lines)
    {
      return lines
    }
    let numbers = choices.map { " \($0)" }.joined(separator: ",") + (choices.isEmpty ? "" : " ")
    let given = drawing.calls.flatMap { call in
      call.texts.map { "-- line \(call.line), \(call.method): \($0)" }
    }
    if body.lines.isEmpty && !body.isFound {
      return given + ["-- its function is in another file; with these options it fails:"]
        + ["-- { choices = {\(numbers)} }"]
    }
    let head = "property(\(title), { choices = {\(numbers)} }, function(\(body.generator))"
    let more = given.count - Self.mostRemarks
    return given.prefix(Self.mostRemarks) + (more > 0 ? ["-- \(more) more"] : []) + [head]
      + body.lines.map { Self.indented($0.text) } + ["end)"]
  }

  /// How many lines describe the draws.
  private static let mostRemarks = 30

  private var title: String { "\"\(name.filter { !"\"\\\n".contains($0) }), shrunk\"" }

  private static func indented(_ text: String) -> String { text.isEmpty ? "" : "  " + text }

  /// The body with all calls replaced; nil if one can't be.
  private var plainLines: [String]? {
    guard !body.lines.isEmpty else { return nil }
    // What the runner did before the body.
    var result = drawing.calls.filter { $0.line == 0 }.flatMap(\.texts).map(Self.indented)
    var former = ""
    for line in body.lines {
      let calls = drawing.calls.filter { $0.line == line.number }
      let begins = former.last.map { !"({[,=".contains($0) } ?? true
      guard let lines = replaced(line.text, calls, beginsStatement: begins) else { return nil }
      result += lines.map(Self.indented)
      if !line.text.trimmed.isEmpty { former = line.text.trimmed }
    }
    return result
  }

  private func replaced(
    _ text: String, _ calls: [Drawing.Call], beginsStatement: Bool
  ) -> [String]? {
    var text = text
    for call in calls {
      guard let range = body.range(of: call.method, in: text), !call.texts.isEmpty || !call.isValue
      else { return nil }
      let before = String(text[..<range.lowerBound])
      if call.isValue {
        let isUnused = beginsStatement && before.allSatisfy { $0 == " " }
        text.replaceSubrange(range, with: isUnused ? "" : call.texts[0])
        if text.trimmed.isEmpty { return [] }
        continue
      }
      let after = text[range.upperBound...].drop { $0 == " " || $0 == ";" }
      guard calls.count == 1, before.allSatisfy({ $0 == " " }),
        after.isEmpty || after.hasPrefix("--") || after.first?.isLetter == true
      else { return nil }
      let rest = after.isEmpty || after.hasPrefix("--") ? [] : [before + String(after)]
      return body.mentionsGenerator(String(after)) ? nil : call.texts.map { before + $0 } + rest
    }
    return body.mentionsGenerator(text) ? nil : [text]
  }
}

extension PropertyScenario {
  /// The function of a property, as its file has it.
  nonisolated struct PropertyBody {
    /// Its lines without their shared indentation.
    private(set) var lines: [(number: Int, text: String)] = []
    /// Whether the file has it.
    private(set) var isFound = false
    /// The name of its generator.
    private(set) var generator = "g"

    /// Finds the function between two lines of a file, counted from 1.
    init(_ source: [String], first: Int, last: Int) {
      guard first >= 1, last <= source.count, first <= last,
        let start = source[first - 1].range(of: "function", options: .backwards)
      else { return }
      isFound = true
      let head = source[first - 1][start.upperBound...]
      guard let open = head.firstIndex(of: "("), let close = head.firstIndex(of: ")") else {
        return
      }
      generator =
        head[head.index(after: open)..<close].split(separator: ",").first
        .map { $0.filter { $0 != " " } } ?? "g"
      lines =
        first == last
        ? Self.only(head[head.index(after: close)...], first)
        : Self.dedented(((first + 1)..<last).map { ($0, source[$0 - 1]) })
    }

    private static func only(_ rest: Substring, _ number: Int) -> [(number: Int, text: String)] {
      guard let end = rest.range(of: "end", options: .backwards) else { return [] }
      return [(number, String(rest[..<end.lowerBound]).trimmed)]
    }

    private static func dedented(
      _ lines: [(Int, String)]
    ) -> [(number: Int, text: String)] {
      let indents = lines.filter { !$0.1.trimmed.isEmpty }.map { $0.1.prefix { $0 == " " }.count }
      let least = indents.min() ?? 0
      return lines.map { (number: $0.0, text: String($0.1.dropFirst(least))) }
    }

    /// Whether a text needs the generator.
    func mentionsGenerator(_ text: String) -> Bool {
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == generator }
    }

    /// The position of a method's call in a line, with its arguments; nil unless it is called once.
    func range(of method: String, in text: String) -> Range<String.Index>? {
      let found = text.ranges(of: "\(generator):\(method)").filter { range in
        text[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? false
      }
      guard let start = found.first, found.count == 1 else { return nil }
      var depth = 0
      var index = start.upperBound
      while index < text.endIndex {
        if "({".contains(text[index]) { depth += 1 }
        if ")}".contains(text[index]) { depth -= 1 }
        index = text.index(after: index)
        if depth == 0 && text[text.index(before: index)] != " " {
          return ")}".contains(text[text.index(before: index)]) ? start.lowerBound..<index : nil
        }
      }
      return nil
    }
  }
}

nonisolated extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
