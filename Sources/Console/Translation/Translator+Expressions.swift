import Lua

extension Translator {
  private static let operators: [[(String, String)]] = [
    [("??", "or"), ("||", "or")], [("&&", "and")],
    [
      ("==", "=="), ("!=", "~="), ("===", "=="), ("!==", "~="), ("<=", "<="), (">=", ">="),
      ("<", "<"), (">", ">"),
    ], [("+", "+"), ("-", "-")], [("*", "*"), ("/", "/"), ("%", "%")],
  ]

  /// An expression; in a condition a brace isn't a closure.
  mutating func expression(allowingClosure: Bool = true) throws(Unsure) -> String {
    try binary(level: 0, allowingClosure)
  }

  private mutating func binary(level: Int, _ closures: Bool) throws(Unsure) -> String {
    guard level < Self.operators.count else { return try unary(closures) }
    var left = try binary(level: level + 1, closures)
    while let (sign, lua) = Self.operators[level].first(where: { isNext($0.0) }) {
      _ = skip(sign)
      let right = try binary(level: level + 1, closures)
      let isText = sign == "+" && (left.hasSuffix("\"") || right.hasPrefix("\""))
      left = "\(left) \(isText ? ".." : lua) \(right)"
    }
    return left
  }

  private mutating func unary(_ closures: Bool) throws(Unsure) -> String {
    if skip("!") { return "not \(try unary(closures))" }
    if skip("-") { return "-\(try unary(closures))" }
    return try postfix(closures)
  }

  private mutating func postfix(_ closures: Bool) throws(Unsure) -> String {
    var value = try primary(closures)
    while let token = next, !(token.beginsLine && token.text != ".") {
      if skip(".") || skip("?.") {
        value = try member(of: value, closures)
      } else if isNext("["), !token.beginsLine {
        value = try element(of: value)
      } else if isNext("!") || isNext("?"), !isNext("?", after: 1) {
        place += 1
      } else {
        return value
      }
    }
    return value
  }

  /// `viewControllers[0]` is `viewControllers[1]`.
  private mutating func element(of value: String) throws(Unsure) -> String {
    try require("[")
    let index = try expression()
    try require("]")
    return "\(value)[\(Int(index).map { "\($0 + 1)" } ?? "\(index) + 1")]"
  }

  /// A property or a call.
  private mutating func member(of value: String, _ closures: Bool) throws(Unsure) -> String {
    let name = try word()
    if isNext("(") || (closures && isNext("{") && vocabulary.meaning(of: name)?.isCall == true) {
      let arguments = try arguments(closures)
      let meaning = vocabulary.meaning(of: name)
      if meaning?.isSetter == true, arguments.count == 1 {
        return "\(value).\(meaning?.name ?? name) = \(arguments[0].value)"
      }
      let mark = vocabulary.isClass(value) ? "." : ":"
      return "\(value)\(mark)\(meaning?.name ?? name)(\(Self.list(arguments)))"
    }
    switch name {
    case "count": return "#\(value)"
    case "first", "firstObject": return "\(value)[1]"
    case "last", "lastObject": return "\(value)[#\(value)]"
    case "isEmpty": return "#\(value) == 0"
    case "self": return value
    default: return "\(value).\(vocabulary.meaning(of: name)?.name ?? name)"
    }
  }

  /// An argument with its label.
  struct Argument {
    let label: String?
    let value: String
  }

  /// The arguments in parentheses, and a closure after them.
  mutating func arguments(_ closures: Bool) throws(Unsure) -> [Argument] {
    var list: [Argument] = []
    if skip("(") {
      while !skip(")") {
        var label: String?
        if next?.kind == .word, isNext(":", after: 1) {
          label = try word()
          try require(":")
        }
        list.append(Argument(label: label, value: try expression()))
        guard skip(",") || isNext(")") else { throw Unsure() }
      }
    }
    if closures, isNext("{") { list.append(Argument(label: nil, value: try closure())) }
    return list
  }

  /// Arguments in order; those that are nil at the end are left out.
  static func list(_ arguments: [Argument]) -> String {
    var values = arguments.map(\.value)
    while values.last == "nil" { values.removeLast() }
    return values.joined(separator: ", ")
  }

  /// Translates `{ finished in print(finished) }`.
  mutating func closure() throws(Unsure) -> String {
    try require("{")
    var names: [String] = []
    if let end = endOfParameters {
      while place < end {
        if next?.kind == .word { names.append(try word()) } else { place += 1 }
      }
      try require("in")
    }
    let body = try statements()
    try require("}")
    return function(names, body)
  }

  func function(_ names: [String], _ body: [String]) -> String {
    "function(\(names.joined(separator: ", ")))\(body.isEmpty ? "" : " ")"
      + body.joined(separator: "; ") + " end"
  }

  /// The place of the `in` that ends a closure's parameters.
  private var endOfParameters: Int? {
    var index = place
    while index < tokens.count, tokens[index].kind == .word || "(),_[]".contains(tokens[index].text)
    {
      if tokens[index].text == "in" { return index }
      index += 1
    }
    return nil
  }
}
