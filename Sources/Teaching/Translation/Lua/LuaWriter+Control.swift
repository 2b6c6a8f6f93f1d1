import Lua

extension LuaWriter {
  // MARK: Conditions

  /// The tests of conditions, and the lines before them that declare what they bind.
  func tests(
    _ conditions: [Condition]
  ) throws(NotTranslated) -> (lines: [String], test: String?) {
    var lines: [String] = [], tests: [LuaExpression] = [], mustWait = false
    for condition in conditions {
      switch condition {
      case .always: break
      case .test(let expression):
        let test =
          tests.isEmpty
          ? try self.condition(expression)
          : try withoutHoisting { () throws(NotTranslated) in try self.condition(expression) }
        if test.text == "self" { continue }
        tests.append(test)
        mustWait = true
      case .binding(let name, let value, let place):
        let source = value ?? Expression(kind: .name(name), place: place)
        if isWeakSelf(name, source) || name == "self" { continue }
        let bound = try binding(
          name, source, after: mustWait || lines.isEmpty == false ? tests : [])
        lines += bound.lines
        tests += bound.tests
      }
    }
    let words = tests.map { tests.count > 1 ? $0.operand(of: .and) : $0.text }
    return (lines, words.isEmpty ? nil : Self.unique(words).joined(separator: " and "))
  }

  static func unique(_ words: [String]) -> [String] {
    words.reduce(into: []) { list, word in if !list.contains(word) { list.append(word) } }
  }

  /// A variable of a condition, and whether it has a value.
  func binding(
    _ name: String, _ source: Expression, after tests: [LuaExpression]
  ) throws(NotTranslated) -> (lines: [String], tests: [LuaExpression]) {
    var (expression, cast): (Expression, TypeName?) = (source, nil)
    if case .cast(let value, .asking, let type) = source.kind { (expression, cast) = (value, type) }
    var value: LuaExpression
    if case .call(let call) = expression.kind, call.name?.hasPrefix("instantiate") == true, let cast
    {
      value = try self.value(
        Expression(kind: .cast(expression, .forced, cast), place: source.place))
    } else {
      value = try self.value(expression)
      if let cast, valueType(cast) != .unknown { value.type = valueType(cast) }
    }
    let lua = luaName(name)
    var lines: [String] = []
    let isSame =
      value.text == lua || tests.isEmpty && renamed(value.text, to: name, isAtTop ? "" : "local ")
    if !isSame {
      let isNeeded = tests.contains { value.text.mentions($0.text) }
      let guards =
        isNeeded ? tests.map { $0.operand(of: .and) }.joined(separator: " and ") + " and " : ""
      let keyword = isAtTop ? "" : "local "
      lines = [
        "\(keyword)\(lua) = \(guards)\(guards.isEmpty ? value.text : value.operand(of: .and))"
      ]
    }
    declare(name, value.type)
    let variable = LuaExpression(text: lua, type: value.type)
    guard let cast, let test = test(variable, isA: cast) else { return (lines, [variable]) }
    let parts = test.split(separator: " and ", maxSplits: 1).map(String.init)
    return (lines, parts.map { LuaExpression(text: $0, level: .comparison) })
  }

  func branches(
    _ branches: [Branch], _ otherwise: [Statement]?
  ) throws(NotTranslated) -> [String] {
    guard let first = branches.first else { return [] }
    return try inScope { () throws(NotTranslated) in
      let (lines, test) = try tests(first.conditions)
      let body = inFunction([:]) { self.lines(of: first.body) }
      guard let test else { return lines + body }
      return lines + (try branch(test, body, branches.dropFirst(), otherwise))
    }
  }

  func branch(
    _ test: String, _ body: [String], _ rest: ArraySlice<Branch>, _ otherwise: [Statement]?
  ) throws(NotTranslated) -> [String] {
    var other: [String] = []
    if !rest.isEmpty {
      let before = hoisted
      hoisted = []
      other = try branches(Array(rest), otherwise)
      other = hoisted + other
      hoisted = before
    } else if let otherwise {
      other = inFunction([:]) { self.lines(of: otherwise) }
    }
    other = other.filter { !$0.isEmpty }
    guard !other.isEmpty else {
      return [block("if \(test) then", body, "end")]
    }
    if other.count == 1, other[0].hasPrefix("if "), !rest.isEmpty {
      let lines = other[0].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let chain = lines.count == 1 ? Self.unfolded(lines[0]) : lines
      return [
        (["if \(test) then"] + body.map(\.indented) + ["else" + chain[0]] + chain.dropFirst())
          .joined(separator: "\n")
      ]
    }
    return [
      (["if \(test) then"] + body.map(\.indented) + ["else"] + other.map(\.indented) + ["end"])
        .joined(separator: "\n")
    ]
  }

  /// `if a then b end` on three lines.
  static func unfolded(_ line: String) -> [String] {
    guard let range = line.firstRange(of: " then "), line.hasSuffix(" end") else { return [line] }
    let body = line[range.upperBound...].dropLast(" end".count)
    return [line[..<range.lowerBound] + " then", "  \(body)", "end"].map { String($0) }
  }

  func guarding(
    _ conditions: [Condition], _ otherwise: [Statement]
  ) throws(NotTranslated) -> [String] {
    let (lines, test) = try tests(conditions)
    guard let test else { return lines }
    let body = inFunction([:]) { self.lines(of: otherwise) }
    return lines + [block("if \(Self.negated(test)) then", body, "end")]
  }

  static func negated(_ test: String) -> String {
    if test.hasPrefix("not "), test.dropFirst(4).allSatisfy({ $0 != " " }) {
      return String(test.dropFirst(4))
    }
    for (sign, opposite) in [(" == ", " ~= "), (" ~= ", " == ")]
    where !test.contains(" and ") && !test.contains(" or ") {
      if let parts = test.components(around: sign) { return parts.0 + opposite + parts.1 }
    }
    return test.contains(" ") ? "not (\(test))" : "not \(test)"
  }

  // MARK: Loops

  /// The body of a loop, with the label that `continue` needs.
  func loopBody(_ body: [Statement], _ variables: [String: ValueType]) -> [String] {
    let before = continues
    continues = false
    defer { continues = before }
    let lines = inFunction(variables) { self.lines(of: body) }
    return continues ? lines + ["::continue::"] : lines
  }

  func forEach(_ loop: ForEach) throws(NotTranslated) -> [String] {
    var source = loop.list, isIndexed = false, isMap = false
    if case .call(let call) = source.kind, let receiver = call.receiver, call.arguments.isEmpty {
      if call.name == "enumerated" { (source, isIndexed) = (receiver, true) }
      if call.name == "indices" { source = receiver }
    }
    if case .call(let call) = source.kind, call.name == "stride", call.arguments.count == 3 {
      return try counting(
        Counting(
          name: loop.names[0], first: call.arguments[0].value, last: call.arguments[1].value,
          includesLast: call.arguments[1].label == "through", step: call.arguments[2].value,
          condition: loop.condition, body: loop.body))
    }
    if case .member(let owner, "indices") = source.kind {
      return try indices(loop, of: owner)
    }
    let list = try value(source)
    if list.type == .text, loop.names.count == 1 {
      let body = try conditional(loop.condition, loop.body, [loop.names[0]: .text])
      let head = "for \(luaName(loop.names[0])) in \(list.receiver):gmatch(utf8.charpattern) do"
      return [block(head, body, "end")]
    }
    isMap = list.type == .map || loop.names.count == 2 && !isIndexed
    let element = loop.type.map(valueType) ?? list.type.element
    let last = loop.names.last ?? "_"
    var variables = [last: element]
    let isRead = isIndexed && loop.names.count == 2 && loop.names[0] != "_"
    if isRead { variables[loop.names[0]] = .number }
    let key = isMap ? (loop.names.count == 2 ? loop.names[0] : last) : isRead ? "index" : "_"
    if isMap { variables[key] = .unknown }
    let iterated =
      isMap && loop.names.count == 1 ? luaName(key) : "\(luaName(key)), \(luaName(last))"
    let body = try conditional(loop.condition, loop.body, variables)
    let start = isRead ? ["local \(luaName(loop.names[0])) = index - 1"] : []
    return [
      block(
        "for \(iterated) in \(isMap ? "pairs" : "ipairs")(\(list.text)) do", start + body, "end")
    ]
  }

  func indices(_ loop: ForEach, of owner: Expression) throws(NotTranslated) -> [String] {
    let list = try value(owner)
    let body = try conditional(loop.condition, loop.body, [loop.names[0]: .number])
    return [block("for \(luaName(loop.names[0])) = 0, #\(list.receiver) - 1 do", body, "end")]
  }

  /// The body of a loop, of which a condition may leave elements out.
  func conditional(
    _ condition: Expression?, _ body: [Statement], _ variables: [String: ValueType]
  ) throws(NotTranslated) -> [String] {
    guard let condition else { return loopBody(body, variables) }
    let test = try inScope(variables) { () throws(NotTranslated) in
      try withoutHoisting { () throws(NotTranslated) in try value(condition).text }
    }
    return [block("if \(test) then", loopBody(body, variables), "end")]
  }

  func counting(_ loop: Counting) throws(NotTranslated) -> [String] {
    let first = try value(loop.first), last = try value(loop.last)
    var end = last.text
    let step = try loop.step.map { (step) throws(NotTranslated) in try value(step).text }
    let isDown = step?.hasPrefix("-") == true
    if !loop.includesLast {
      if let number = Int(last.text) {
        end = "\(isDown ? number + 1 : number - 1)"
      } else {
        end = "\(last.operand(of: .sum)) \(isDown ? "+" : "-") 1"
      }
    }
    let body = try conditional(loop.condition, loop.body, [loop.name: .number])
    let steps = step.map { ", \($0)" } ?? ""
    return [block("for \(luaName(loop.name)) = \(first.text), \(end)\(steps) do", body, "end")]
  }

  func whileLoop(
    _ conditions: [Condition], _ body: [Statement]
  ) throws(NotTranslated) -> [String] {
    let (lines, test) = try inScope { () throws(NotTranslated) in
      try withoutHoisting { () throws(NotTranslated) in try tests(conditions) }
    }
    guard lines.isEmpty else {
      let inner = [block("if \(Self.negated(test ?? "true")) then", ["break"], "end")]
      var variables: [String: ValueType] = [:]
      for case .binding(let name, _, _) in conditions { variables[name] = .unknown }
      return [
        block(
          "while true do",
          lines.map { $0.hasPrefix("local ") ? $0 : "local \($0)" } + inner
            + loopBody(body, variables), "end")
      ]
    }
    return [block("while \(test ?? "true") do", loopBody(body, [:]), "end")]
  }
}

extension String {
  /// Whether it reads a variable that a test names.
  fileprivate func mentions(_ test: String) -> Bool {
    let word = test.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !word.isEmpty, word != "not", word != "self" else {
      return test.hasPrefix("self.") && contains(test)
    }
    return hasWord(String(word))
  }
}
