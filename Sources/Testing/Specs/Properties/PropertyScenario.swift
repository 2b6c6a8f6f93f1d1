import Foundation
import LuaSyntax

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
      guard first >= 1, first <= last, last <= source.count else { return }
      let bytes = Array(source[(first - 1)..<last].joined(separator: "\n").utf8)
      guard let range = Self.function(in: bytes) else { return }
      isFound = true
      let text = { String(decoding: bytes[$0], as: UTF8.self) }
      let head = bytes[range].firstIndex(of: UInt8(ascii: ")")) ?? range.upperBound
      let names = text(range.lowerBound..<head).drop { $0 != "(" }.dropFirst()
      generator = names.split(separator: ",").first.map { $0.filter { $0 != " " } } ?? "g"
      var body = text(min(head + 1, range.upperBound)..<range.upperBound)
      while body.last == " " { body.removeLast() }
      let parts = body.split(separator: "\n", omittingEmptySubsequences: false)
      lines = Self.dedented(parts.map(String.init), from: first)
    }

    /// From the parameters of the function to its `end`: that of a property, else the outermost.
    private static func function(in bytes: [UInt8]) -> Range<Int>? {
      var scanner = LuaScanner(bytes)
      var open: [Int?] = []
      var found: [Range<Int>] = []
      var property: Int?
      while let token = scanner.next() {
        guard token.kind == .word else { continue }
        switch String(decoding: bytes[token.range], as: UTF8.self) {
        case "property": property = property ?? token.range.lowerBound
        case "function": open.append(token.range.upperBound)
        case "if", "do", "repeat": open.append(nil)
        case "end", "until":
          guard let start = open.popLast() else { continue }
          if let start { found.append(start..<token.range.lowerBound) }
        default: break
        }
      }
      // It ends in the last line, so it begins in the first.
      let lastLine = bytes.lastIndex(of: 0x0A) ?? 0
      let whole = found.filter {
        $0.upperBound >= lastLine && bytes[..<$0.lowerBound].lineBreakCount == 0
      }
      let inOrder = whole.sorted { $0.lowerBound < $1.lowerBound }
      return inOrder.first { $0.lowerBound > property ?? 0 } ?? inOrder.first
    }

    /// The lines without their shared indentation; beside the head and the `end` there may be none.
    private static func dedented(
      _ parts: [String], from first: Int
    ) -> [(number: Int, text: String)] {
      var lines = parts.enumerated().map { (number: first + $0, text: $1) }
      let indents = lines.dropFirst().map(\.text).filter { !$0.trimmed.isEmpty }
        .map { $0.prefix { $0 == " " }.count }
      for index in lines.indices.dropFirst() {
        lines[index].text = String(lines[index].text.dropFirst(indents.min() ?? 0))
      }
      lines[0].text = lines[0].text.trimmed
      if lines.last?.text.isEmpty == true { lines.removeLast() }
      return lines.first?.text.isEmpty == true ? Array(lines.dropFirst()) : lines
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
