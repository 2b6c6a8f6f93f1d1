import Lua

extension LuaWriter {
  /// A value, nil if a part before `?.` is nil.
  func value(
    _ expression: Expression, expecting expected: ValueType = .unknown
  ) throws(NotTranslated) -> LuaExpression {
    var value = try unguarded(expression, expecting: expected)
    if case .part(let name) = value.type { value = structure(value, of: name) }
    value = value.guarded
    guard expected == .boolean, value.type == .number, language == .objectiveC else { return value }
    switch value.text {
    case "0", "1":
      return LuaExpression(
        text: value.text == "1" ? "true" : "false", level: .literal, type: .boolean)
    default:
      return LuaExpression(
        text: "\(value.operand(of: .concatenation)) ~= 0", level: .comparison, type: .boolean)
    }
  }

  /// A value, with what must not be nil before it is read.
  func unguarded(
    _ expression: Expression, expecting expected: ValueType = .unknown
  ) throws(NotTranslated) -> LuaExpression {
    switch expression.kind {
    case .name(let name): return try self.name(name, expecting: expected)
    case .number(let text): return LuaExpression(text: text, level: .literal, type: .number)
    case .text(let pieces): return try text(pieces)
    case .constant(let text):
      if language == .objectiveC, text != "nil" {
        note(.meaning(of: text == "true" ? "YES" : "NO", is: text))
      }
      return LuaExpression(text: text, level: .literal, type: text == "nil" ? .unknown : .boolean)
    case .selector(let name):
      return LuaExpression(
        text: "\"\(methodName(ofSelector: name))\"", level: .literal, type: .text)
    case .implicitMember(let name): return try implicitMember(name, expecting: expected)
    case .list(let values): return try list(values, expecting: expected)
    case .dictionary(let pairs): return try dictionary(pairs)
    case .tuple(let parts): return try tuple(parts, expecting: expected)
    case .member(let owner, let name): return try member(name, of: owner, expecting: expected)
    case .element(let list, let index): return try element(of: list, at: index)
    case .call(let call): return try self.call(call, at: expression.place, expecting: expected)
    case .closure(let closure): return try function(closure, expecting: expected)
    case .prefix(let sign, let operand): return try prefix(sign, operand)
    case .infix(let sign, let left, let right):
      return try infix(sign, left, right, expecting: expected)
    case .conditional(let test, let first, let second):
      return try conditional(test, first, second, expecting: expected)
    case .cast(let value, let kind, let type): return try cast(value, kind, type)
    case .optional(let value): return try optional(value)
    case .keyPath(let name):
      return LuaExpression(text: "function(value) return value.\(name) end", level: .literal)
    case .range(let first, let last, let isClosed): return try numbers(first, last, isClosed)
    }
  }

  // MARK: Literals

  func text(_ pieces: [Expression.TextPiece]) throws(NotTranslated) -> LuaExpression {
    var parts: [String] = []
    for piece in pieces {
      switch piece {
      case .letters(let letters):
        if !letters.isEmpty || pieces.count == 1 { parts.append("\"\(letters)\"") }
      case .value(let expression):
        var value = try value(expression)
        if value.type == .list(.text) || value.type == .list(.number) {
          value = LuaExpression(text: "table.concat(\(value.text), \", \")", type: .text)
        }
        let isKnown = value.type == .text || value.type == .number
        let isPart = pieces.contains {
          if case .letters(let text) = $0 { !text.isEmpty } else { false }
        }
        parts.append(
          isKnown && (isPart || value.type == .text)
            ? value.operand(of: .concatenation) : "tostring(\(value.text))")
      }
    }
    let isOne = parts.count == 1
    return LuaExpression(
      text: parts.joined(separator: " .. "), level: isOne ? .literal : .concatenation, type: .text)
  }

  func list(
    _ values: [Expression], expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    let element: ValueType = if case .oneOf = expected { expected } else { expected.element }
    var parts: [String] = [], types: [ValueType] = []
    for value in values {
      let part = try self.value(value, expecting: element)
      parts.append(part.text)
      types.append(part.type)
    }
    let first = types.first ?? .unknown
    let type = types.allSatisfy { $0 == first } ? first : .unknown
    return LuaExpression(
      text: table(parts), level: .literal, type: .list(type == .unknown ? element : type))
  }

  /// The numbers of a range.
  func numbers(
    _ first: Expression, _ last: Expression, _ isClosed: Bool
  ) throws(NotTranslated) -> LuaExpression {
    let list = freeName("numbers"), end = try value(last)
    let limit = isClosed ? end.text : LuaExpression.difference(end.operand(of: .sum), 1)
    let start = try value(first).text
    try hoist(
      [
        "local \(list) = {}",
        "for number = \(start), \(limit) do table.insert(\(list), number) end",
      ], for: "...")
    return LuaExpression(text: list, type: .list(.number))
  }

  /// A table of values, on lines of their own if they are long.
  func table(_ parts: [String]) -> String {
    guard !parts.isEmpty else { return "{}" }
    let line = "{ \(parts.joined(separator: ", ")) }"
    guard line.count > 80 || line.contains("\n") else { return line }
    return "{\n" + parts.map { $0.indented + "," }.joined(separator: "\n") + "\n}"
  }

  func dictionary(
    _ pairs: [(key: Expression, value: Expression)]
  ) throws(NotTranslated) -> LuaExpression {
    var parts: [String] = []
    for pair in pairs {
      let value = try value(pair.value).text
      if case .text(let pieces) = pair.key.kind, pieces.count == 1,
        case .letters(let word) = pieces[0], word.isName, !Self.keywords.contains(word)
      {
        parts.append("\(word) = \(value)")
      } else {
        parts.append("[\(try self.value(pair.key).text)] = \(value)")
      }
    }
    return LuaExpression(text: table(parts), level: .literal, type: .map)
  }

  /// A table with the labels of a tuple as its keys.
  func tuple(
    _ parts: [Argument], expecting expected: ValueType
  ) throws(NotTranslated) -> LuaExpression {
    var labels = parts.compactMap(\.label)
    if case .tuple(let names) = expected, labels.isEmpty { labels = names }
    guard labels.count == parts.count, !labels.isEmpty else {
      throw NotTranslated(reason: "tuples without labels have no counterpart: use variables")
    }
    var fields: [String] = []
    for (label, part) in zip(labels, parts) {
      fields.append("\(luaName(label)) = \(try value(part.value).text)")
    }
    return LuaExpression(text: table(fields), level: .literal, type: .tuple(labels))
  }
}

extension String {
  /// The text with two more spaces before each line.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  /// The parts around a text that is in it once.
  func components(around separator: String) -> (String, String)? {
    let parts = ranges(of: separator)
    guard parts.count == 1 else { return nil }
    return (String(self[..<parts[0].lowerBound]), String(self[parts[0].upperBound...]))
  }
}
