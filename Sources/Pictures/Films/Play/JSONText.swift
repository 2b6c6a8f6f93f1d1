/// A value as a script of a page reads it.
enum JSONText: Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  case number(Int)
  case text(String)
  case list([JSONText])
  case object([(name: String, value: JSONText)])

  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .text(value) }

  /// It as JSON that can stand in an element of a page: nothing in it ends that, or begins another.
  var written: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .number(let number): result += String(number)
    case .text(let text): Self.write(text, to: &result)
    case .list(let values):
      result += "["
      for (index, value) in values.enumerated() {
        if index > 0 { result += "," }
        value.write(to: &result)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { result += "," }
        Self.write(member.name, to: &result)
        result += ":"
        member.value.write(to: &result)
      }
      result += "}"
    }
  }

  /// Before `/`, `!` and letters `s` a `<` is escaped: there it could end or begin a script or a comment.
  private static func write(_ text: String, to result: inout String) {
    result += "\""
    var isAfterBracket = false
    for scalar in text.unicodeScalars {
      if isAfterBracket { result += "/!sS".unicodeScalars.contains(scalar) ? "\\u003c" : "<" }
      isAfterBracket = scalar == "<"
      switch scalar {
      case "<": break
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<" ", "\u{2028}", "\u{2029}": result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    if isAfterBracket { result += "\\u003c" }
    result += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}

/// Values that are written once, and used by their places.
struct JSONTable {
  /// The values in the order of their first use.
  private(set) var values: [JSONText] = []
  private var places: [String: Int] = [:]

  /// The place of a value.
  mutating func place(of value: JSONText) -> Int {
    let key = value.written
    if let place = places[key] { return place }
    places[key] = values.count
    values.append(value)
    return values.count - 1
  }

  /// The place of a text.
  mutating func place(of text: String) -> Int { place(of: .text(text)) }

  /// All of them.
  var json: JSONText { .list(values) }
}
