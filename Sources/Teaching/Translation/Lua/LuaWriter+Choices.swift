import Lua

extension LuaWriter {
  func choice(_ subject: Expression, _ cases: [Case]) throws(NotTranslated) -> [String] {
    var before: [String] = [], subjects: [LuaExpression] = []
    let parts: [Expression] =
      if case .tuple(let list) = subject.kind { list.map(\.value) } else { [subject] }
    for part in parts {
      var value = try value(part)
      if !value.isPath {
        let name = freeName("value")
        before.append("local \(name) = \(value.text)")
        value = LuaExpression(text: name, type: value.type)
      }
      subjects.append(value)
    }
    var text = "", fallback: [Statement]?, count = 0
    for entry in cases {
      let body = Self.withoutBreak(entry.body)
      if entry.patterns.isEmpty {
        fallback = body
        continue
      }
      let (test, bound) = try test(subjects, entry.patterns)
      let lines = inFunction(bound) { self.lines(of: body) }
      let binding = bound.keys.sorted().filter { luaName($0) != subjects[0].text }
        .map { "local \(luaName($0)) = \(subjects[0].text)" }
      guard let test else {
        fallback = body
        for name in bound.keys { declare(name, subjects[0].type) }
        before += binding
        continue
      }
      let inner = (binding + lines).filter { !$0.isEmpty }.map(\.indented)
      text +=
        (["\(count == 0 ? "if" : "elseif") \(test) then"] + inner).joined(separator: "\n") + "\n"
      count += 1
    }
    if let fallback {
      let lines = inFunction([:]) { self.lines(of: fallback) }.filter { !$0.isEmpty }
      if count == 0 { return before + lines }
      if !lines.isEmpty {
        text += (["else"] + lines.map(\.indented)).joined(separator: "\n") + "\n"
      }
    }
    return before + (count == 0 ? [] : [text + "end"])
  }

  static func withoutBreak(_ body: [Statement]) -> [Statement] {
    guard let last = body.last else { return body }
    switch last.kind {
    case .leaving: return Array(body.dropLast())
    case .block(let inner): return body.dropLast() + withoutBreak(inner)
    default: return body
    }
  }

  /// Whether one of some patterns fits, and what they bind; nil for what always fits.
  func test(
    _ subjects: [LuaExpression], _ patterns: [Case.Pattern]
  ) throws(NotTranslated) -> (String?, [String: ValueType]) {
    var tests: [String] = [], bound: [String: ValueType] = [:]
    for pattern in patterns {
      let (test, names) = try test(subjects, pattern)
      bound.merge(names) { first, _ in first }
      guard let test else { return (nil, bound) }
      tests.append(test)
    }
    return (tests.joined(separator: " or "), bound)
  }

  func test(
    _ subjects: [LuaExpression], _ pattern: Case.Pattern
  ) throws(NotTranslated) -> (String?, [String: ValueType]) {
    let subject = subjects[0]
    switch pattern {
    case .any: return (nil, [:])
    case .binding(let name, let condition):
      guard let condition else { return (nil, [name: subject.type]) }
      let test = try inScope([name: subject.type]) { () throws(NotTranslated) in
        try value(condition).text
      }
      return (test.replacingWord(luaName(name), with: subject.text), [name: subject.type])
    case .isOf(let type, let name):
      guard let test = test(subject, isA: type) else {
        throw NotTranslated(reason: "`\(type.name)` is no class here")
      }
      return (test, name.map { [$0: valueType(type)] } ?? [:])
    case .tuple(let parts):
      var tests: [String] = []
      for (part, subject) in zip(parts, subjects) {
        if let test = try test([subject], part).0 { tests.append(test) }
      }
      return (tests.isEmpty ? nil : tests.joined(separator: " and "), [:])
    case .value(let expression, let condition):
      var test = try comparison(subject, expression)
      if let condition { test += " and \(try value(condition).operand(of: .and))" }
      return (test, [:])
    }
  }

  func comparison(
    _ subject: LuaExpression, _ expression: Expression
  ) throws(NotTranslated) -> String {
    if case .range(let first, let last, let isClosed) = expression.kind {
      let (low, high) = (try value(first).text, try value(last).text)
      return "\(subject.text) >= \(low) and \(subject.text) \(isClosed ? "<=" : "<") \(high)"
    }
    let value = try value(expression, expecting: subject.type)
    return "\(subject.text) == \(value.operand(of: .concatenation))"
  }
}
