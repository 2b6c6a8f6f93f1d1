/// A value as Lua writes it.
struct LuaExpression {
  var text: String
  var level: Level = .atom
  var type: ValueType = .unknown
  /// What must not be nil before it is read: the parts before `?.`.
  var guards: [String] = []

  /// How tightly the outermost operator binds.
  enum Level: Int, Comparable {
    case or, and, comparison, concatenation, sum, product, prefix, atom
    /// A literal, which needs parentheses before a member.
    case literal

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The text as an operand of an operator of a level.
  func operand(of level: Level) -> String { self.level < level ? "(\(text))" : text }

  /// The text before a member or a call.
  var receiver: String { level == .atom ? text : "(\(text))" }

  /// A number less another one.
  static func difference(_ text: String, _ number: Int) -> String {
    Int(text).map { "\($0 - number)" } ?? "\(text) - \(number)"
  }

  /// The value, nil if a part before it is nil.
  var guarded: LuaExpression {
    guard !guards.isEmpty else { return self }
    let tests = guards.joined(separator: " and ")
    return LuaExpression(text: "\(tests) and \(operand(of: .comparison))", level: .and, type: type)
  }

  /// Whether it can be written twice: names and members only.
  var isPath: Bool { text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } }
}
