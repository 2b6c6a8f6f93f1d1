import Lua

extension LuaWriter {
  /// `stringWithFormat:`: letters with values in place of `%@`, `%d`.
  func formattedText(_ arguments: [Argument]) throws(NotTranslated) -> LuaExpression {
    guard let first = arguments.first else { throw NotTranslated(reason: "a format is missing") }
    guard arguments.count > 1 else { return try value(first.value) }
    guard case .text(let pieces) = first.value.kind, case .letters(let letters)? = pieces.first
    else {
      return LuaExpression(text: "string.format(\(try list(arguments)))", type: .text)
    }
    var values: [LuaExpression] = []
    for argument in arguments.dropFirst() {
      var value = try value(argument.value)
      let own = ownTypes(of: value.type.className)
      if value.isPath, own.contains(where: { $0.method("description") != nil }) {
        value = LuaExpression(text: "\(value.text):description()", type: .text)
      }
      values.append(value)
    }
    var rest = values[...]
    let format = letters.replacing(/%([-+0-9.]*)[lhqz]*([a-zA-Z@%])/) { match in
      if match.2 == "%" { return "%%" }
      let type = rest.popFirst()?.type
      // Of a value that may be a flag, `%d` would be an error.
      let isWhole = ["d", "i", "u"].contains(match.2) && match.1.isEmpty
      let isText = match.2 == "@" || type == .boolean || isWhole && type == .unknown
      return "%\(match.1)\(isText ? "s" : ["i", "u"].contains(match.2) ? "d" : String(match.2))"
    }
    let list = values.map(\.text).joined(separator: ", ")
    return LuaExpression(text: "string.format(\"\(format)\", \(list))", type: .text)
  }

  /// A call of a text; nil for any other.
  func textCall(
    _ name: String, of text: LuaExpression, _ arguments: [Argument]
  ) throws(NotTranslated) -> LuaExpression? {
    func first() throws(NotTranslated) -> String { try value(arguments[0].value).text }
    switch (name, arguments.count) {
    case ("lowercased", 0), ("uppercased", 0), ("lowercaseString", 0), ("uppercaseString", 0):
      return try foundationMember(name, of: text)
    case ("hasPrefix", 1):
      return LuaExpression(
        text: "\(text.receiver):find(\(try first()), 1, true) == 1", level: .comparison,
        type: .boolean)
    case ("hasSuffix", 1):
      let end = try first()
      return LuaExpression(
        text: "\(text.receiver):sub(-#\(end)) == \(end)", level: .comparison, type: .boolean)
    case ("contains", 1), ("containsString", 1), ("localizedCaseInsensitiveContains", 1),
      ("localizedStandardContains", 1):
      let isAny = name.hasPrefix("localized")
      let source = isAny ? "\(text.receiver):lower()" : text.receiver
      return LuaExpression(
        text: "\(source):find(\(try first())\(isAny ? ":lower()" : ""), 1, true) ~= nil"
          .fixingLiterals,
        level: .comparison, type: .boolean)
    case ("stringByAppendingString", 1), ("stringByAppendingFormat", _), ("appending", 1):
      let rest =
        name.hasSuffix("Format")
        ? try formattedText(arguments).text
        : try value(arguments[0].value).operand(of: .concatenation)
      return LuaExpression(
        text: "\(text.operand(of: .concatenation)) .. \(rest)", level: .concatenation, type: .text)
    case ("trimmingCharacters", 1), ("stringByTrimmingCharactersInSet", 1):
      return LuaExpression(text: "\(text.receiver):match(\"^%s*(.-)%s*$\")", type: .text)
    case ("appendString", 1), ("append", 1), ("appendFormat", _):
      let rest = name == "appendFormat" ? try formattedText(arguments).text : try first()
      return LuaExpression(text: "\(text.text) = \(text.text) .. \(rest)")
    case ("stringByReplacingOccurrencesOfString", 2), ("replacingOccurrences", 2),
      ("stringByReplacingCharactersInRange", _), ("componentsSeparatedByString", 1),
      ("components", 1), ("split", 1):
      return try divided(name, text, arguments)
    case ("prefix", 1) where text.type == .text, ("substringToIndex", 1):
      return LuaExpression(text: "\(text.receiver):sub(1, \(try first()))", type: .text)
    case ("substringFromIndex", 1):
      let start = try value(arguments[0].value).next
      return LuaExpression(text: "\(text.receiver):sub(\(start))", type: .text)
    case ("suffix", 1) where text.type == .text:
      return LuaExpression(text: "\(text.receiver):sub(-\(try first()))", type: .text)
    case ("dropFirst", _) where text.type == .text:
      let start = arguments.isEmpty ? "2" : try value(arguments[0].value).next
      return LuaExpression(text: "\(text.receiver):sub(\(start))", type: .text)
    case ("dropLast", _) where text.type == .text:
      let end = arguments.isEmpty ? "-2" : "-\(try value(arguments[0].value).next)"
      return LuaExpression(text: "\(text.receiver):sub(1, \(end))", type: .text)
    case ("reversed", 0) where text.type == .text:
      return LuaExpression(text: "\(text.receiver):reverse()", type: .text)
    case ("lastPathComponent", 0):
      return LuaExpression(text: "\(text.receiver):match(\"[^/]*$\")", type: .text)
    case ("pathExtension", 0):
      return LuaExpression(text: "(\(text.receiver):match(\"%.([^./]*)$\") or \"\")", type: .text)
    case ("stringByDeletingPathExtension", 0):
      return LuaExpression(text: "(\(text.receiver):gsub(\"%.[^./]*$\", \"\"))", type: .text)
    case ("stringByAppendingPathComponent", 1):
      return LuaExpression(
        text: "\(text.operand(of: .concatenation)) .. \"/\" .. \(try first())",
        level: .concatenation, type: .text)
    case (let name, _) where Self.textsOnly.contains { name.hasPrefix($0) }:
      throw NotTranslated(
        reason: "`\(name)` of texts has no counterpart: see Lua's `string`")
    default: return nil
    }
  }

  /// What the messages begin with that only texts have.
  static let textsOnly = [
    "rangeOf", "replacingCharacters", "insertString", "replaceOccurrences", "deleteCharacters",
    "characterAtIndex", "substring", "stringBy", "componentsSeparated",
    "compare", "caseInsensitiveCompare", "localizedCompare", "enumerateSubstrings", "getCharacters",
    "UTF8String", "cStringUsingEncoding", "dataUsingEncoding", "boundingRect", "sizeWithFont",
    "drawAtPoint", "drawInRect", "writeToFile",
  ]

  /// A text with parts replaced, or its parts between others, which must be literals.
  func divided(
    _ name: String, _ text: LuaExpression, _ arguments: [Argument]
  ) throws(NotTranslated) -> LuaExpression? {
    guard let part = arguments.first, case .text(let pieces) = part.value.kind, pieces.count == 1,
      case .letters(let letters) = pieces[0], !letters.isEmpty
    else { throw NotTranslated(reason: "`\(name)` needs a literal here: see `string.gsub`") }
    let pattern = letters.map {
      $0.isLetter || $0.isNumber || $0 == " " || $0 == "\\" ? "\($0)" : "%\($0)"
    }
    .joined()
    guard arguments.count == 1 else {
      let new = try value(arguments[1].value).text
      return LuaExpression(
        text: "(\(text.receiver):gsub(\"\(pattern)\", \(new)))", type: .text)
    }
    let list = freeName("parts")
    try hoist(
      [
        "local \(list) = {}",
        "for part in (\(text.operand(of: .concatenation)) .. \"\(letters)\"):gmatch(\"(.-)\(pattern)\") do "
          + "table.insert(\(list), part) end",
      ], for: name)
    return LuaExpression(text: list, type: .list(.text))
  }
}

extension String {
  /// A literal in front of a method needs parentheses.
  fileprivate var fixingLiterals: String {
    guard let range = firstRange(of: "find(\""),
      let end = self[range.upperBound...].firstRange(of: "\":lower()")
    else {
      return self
    }
    return self[..<range.lowerBound] + "find((\"" + self[range.upperBound..<end.lowerBound]
      + "\"):lower()"
      + self[end.upperBound...]
  }
}
