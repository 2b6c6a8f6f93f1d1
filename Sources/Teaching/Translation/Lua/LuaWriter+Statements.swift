import Lua

extension LuaWriter {
  /// The lines of statements; what can't be translated is named, and left out.
  func lines(of statements: [Statement]) -> [String] {
    var lines: [String] = [], deferred: [[String]] = []
    for statement in statements {
      if case .deferred(let body) = statement.kind {
        deferred.append(inFunction([:]) { self.lines(of: body) })
        continue
      }
      lines += self.lines(of: statement)
    }
    if !deferred.isEmpty, lines.dropLast().contains(where: { $0.hasWord("return") }) {
      note(
        .remark("`defer` runs at the end here: before a `return` that is earlier, write it again"))
    }
    return deferred.reversed().reduce(lines) { Self.running($1, atTheEndOf: $0) }
  }

  /// Runs lines when others have run, before they return.
  private static func running(_ last: [String], atTheEndOf lines: [String]) -> [String] {
    guard let end = lines.last, end == "return" || end.hasPrefix("return ") else {
      return lines + last
    }
    guard end != "return" else { return lines.dropLast() + last + ["return"] }
    return lines.dropLast() + ["local result = \(end.dropFirst("return ".count))"] + last
      + ["return result"]
  }

  /// The lines of a statement, with those that must run before it.
  func lines(of statement: Statement) -> [String] {
    let before = (hoisted, canHoist)
    (hoisted, canHoist) = ([], true)
    defer { (hoisted, canHoist) = before }
    do throws(NotTranslated) {
      let lines = try self.lines(of: statement.kind, at: statement.place)
      return hoisted + lines
    } catch {
      omit(statement.place, error.reason)
      switch statement.kind {
      case .declaration(let variables):
        for name in variables.flatMap(\.names) { lost[name] = statement.place.line }
      case .guarding(let conditions, _):
        for case .binding(let name, _, _) in conditions { lost[name] = statement.place.line }
      default: break
      }
      return []
    }
  }

  private func lines(
    of kind: Statement.Kind, at place: SourcePlace
  ) throws(NotTranslated) -> [String] {
    switch kind {
    case .expression(let expression): return try lines(of: expression)
    case .assignment(let target, let sign, let value): return try assignment(target, sign, value)
    case .declaration(let variables): return try declaration(variables)
    case .returning(let value): return [try returning(value)]
    case .branches(let branches, let otherwise): return try self.branches(branches, otherwise)
    case .guarding(let conditions, let body): return try guarding(conditions, body)
    case .forEach(let loop): return try forEach(loop)
    case .counting(let loop): return try counting(loop)
    case .whileLoop(let conditions, let body): return try whileLoop(conditions, body)
    case .repeatLoop(let body, let test):
      let lines = loopBody(body, [:])
      let end = try withoutHoisting { () throws(NotTranslated) in
        try value(Expression(kind: .prefix("!", test), place: test.place)).text
      }
      return ["repeat"] + lines.map(\.indented) + ["until \(end)"]
    case .choice(let value, let cases): return try choice(value, cases)
    case .leaving: return ["break"]
    case .continuing:
      continues = true
      return ["goto continue"]
    case .deferred: throw NotTranslated(reason: "`defer` needs a function that ends")
    case .catching(let body, let name, let handler): return catching(body, name, handler)
    case .block(let body):
      let lines = inFunction([:]) { self.lines(of: body) }
      let declares = lines.contains { $0.hasPrefix("local ") }
      return declares ? ["do"] + lines.map(\.indented) + ["end"] : lines
    case .function(let function): return [try plainFunction(function)]
    case .type(let declaration): return typeLines(declaration.name)
    case .comment(let text):
      return text.split(separator: "\n").map { "-- \($0)" }
    case .nothing(let note):
      if let note { self.note(note) }
      return []
    case .untranslated(let reason): throw NotTranslated(reason: reason)
    }
  }

  /// Statements whose errors others handle.
  private func catching(
    _ body: [Statement], _ name: String, _ handler: [Statement]
  ) -> [String] {
    let lines = inFunction([:]) { self.lines(of: body) }
    let last = inFunction([name: .text]) { self.lines(of: handler) }
    let succeeded = freeName("succeeded")
    return [
      block("local \(succeeded), \(luaName(name)) = pcall(function()", lines, "end)", upTo: 0),
      block("if not \(succeeded) then", last, "end"),
    ]
  }

  // MARK: Values

  /// A value whose effect counts.
  private func lines(of expression: Expression) throws(NotTranslated) -> [String] {
    if isUnneeded(expression) { return [] }
    if case .call(let call) = expression.kind, let type = call.receiver?.typeName {
      isTimerUnused = ["Timer", "NSTimer"].contains(type)
    }
    let value = try unguarded(expression)
    if value.type == .object(Self.timerClass), value.isPath { return [] }
    // A message whose result isn't used is no field.
    if case .call(let call) = expression.kind, call.isMessage, call.arguments.isEmpty,
      let name = call.name, value.isPath, value.text.hasSuffix(".\(luaName(name))"),
      !Self.memoryWords.contains(name)
    {
      let owner = value.text.dropLast(name.count + 1)
      return [guarded(value, by: "\(owner):\(luaName(name))()")]
    }
    if value.text == "nil" || value.text == "self" || value.isPath && isMemoryCall(expression) {
      return []
    }
    let isStatement = value.isStatement
    guard isStatement || isAtTop && selfName == nil else {
      // Lua has no statement that is a value alone.
      return value.level == .atom && !value.isPath ? ["local _ = \(value.guarded.text)"] : []
    }
    return [guarded(value, by: value.text)]
  }

  private func guarded(_ value: LuaExpression, by line: String) -> String {
    guard !value.guards.isEmpty else { return line }
    return block("if \(value.guards.joined(separator: " and ")) then", [line], "end")
  }

  /// `[super dealloc]`, `[nav release]`.
  private func isMemoryCall(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind else { return false }
    return ["retain", "release", "autorelease"].contains(call.name ?? "")
  }

  private func isUnneeded(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind, let name = call.name else { return false }
    if case .name("super")? = call.receiver?.kind, name == "dealloc" || name == "awakeFromNib" {
      return true
    }
    if name == "activate" || name == "deactivate" || name == "addConstraint"
      || name == "addConstraints" || name == "activateConstraints"
    {
      note(.withoutEffect(name, why: "views have frames, and no constraints"))
      return true
    }
    return false
  }

  // MARK: Assignments

  private func assignment(
    _ target: Expression, _ sign: String, _ value: Expression
  ) throws(NotTranslated) -> [String] {
    if case .name("_") = target.kind { return try discarding(value) }
    if case .name("self") = target.kind {
      guard language == .swift else { return [] }
      throw NotTranslated(reason: "a value can't replace itself here: return the new one")
    }
    if case .name(let name) = target.kind, name == stopName, !name.isEmpty {
      if case .constant("true") = value.kind { return ["break"] }
      return []
    }
    if let line = try windowAssignment(target, value) { return line }
    if let reason = harmless(target) {
      note(.withoutEffect(reason.name, why: reason.why))
      return []
    }
    if let line = try setterCall(target, sign, value) { return [line] }
    var plain = target
    if case .infix("??", let element, _) = target.kind { plain = element }
    let place = try unguarded(plain)
    if case .part(let name) = place.type {
      throw NotTranslated(reason: "assign the parts of `\(name)` one by one")
    }
    guard place.level == .atom, !place.text.hasSuffix(")") else {
      throw NotTranslated(reason: "`\(place.text)` can't be assigned")
    }
    let new = try newValue(place, target, sign, value)
    if isColour(place), new == "nil", sign == "=" { return [] }
    return [guarded(place, by: "\(place.text) = \(new)")]
  }

  private func isColour(_ place: LuaExpression) -> Bool {
    if case .oneOf(let enumeration) = place.type { enumeration.name == "UIColor" } else { false }
  }

  private func newValue(
    _ place: LuaExpression, _ target: Expression, _ sign: String, _ value: Expression
  ) throws(NotTranslated) -> String {
    guard sign != "=" else { return try self.value(value, expecting: place.type).text }
    let sum = Expression(kind: .infix(String(sign.dropLast()), target, value), place: target.place)
    return try self.value(sum, expecting: place.type).text
  }

  private func discarding(_ value: Expression) throws(NotTranslated) -> [String] {
    let value = try unguarded(value)
    return value.isStatement
      ? [guarded(value, by: value.text)] : ["local _ = \(value.guarded.text)"]
  }

  /// A window is there already; another one replaces it only for a scene.
  private func windowAssignment(
    _ target: Expression, _ value: Expression
  ) throws(NotTranslated) -> [String]? {
    guard owner?.isApp == true, case .call(let call) = value.kind else { return nil }
    let name: String? =
      switch target.kind {
      case .name(let name): name
      case .member(_, let name): name
      default: nil
      }
    guard name == "window" || name == "_window",
      call.name == "UIWindow" || call.name?.hasPrefix("initWith") == true
    else { return nil }
    note(.remark("there is a window already: `window`"))
    return []
  }

  /// The name of a property without an effect, and why it has none.
  private func harmless(_ target: Expression) -> (name: String, why: String)? {
    guard case .member(let owner, let name) = target.kind, let why = Self.withoutEffect[name] else {
      return nil
    }
    if case .member(_, let inner) = owner.kind, inner == "layer" {
      return (inner, Self.withoutEffect[inner] ?? "")
    }
    guard let value = try? unguarded(owner) else { return (name, why) }
    if let host = hostClass(of: value.type.className), vocabulary.members(of: host)[name] != nil {
      return nil
    }
    if ownTypes(of: value.type.className).contains(where: { $0.property(name) != nil }) {
      return nil
    }
    return (name, why)
  }

  /// The call of a method that assigns a property.
  private func setterCall(
    _ target: Expression, _ sign: String, _ value: Expression
  ) throws(NotTranslated) -> String? {
    let name: String, object: LuaExpression
    switch target.kind {
    case .name(let word):
      guard owner != nil, type(of: word) == nil else { return nil }
      (name, object) = (word, selfValue())
    case .member(let owner, let word):
      if let type = owner.typeName.flatMap({ types[$0] }) {
        guard let property = type.property(word), property.setter != nil else { return nil }
        let place = LuaExpression(
          text: "\(type.name).\(word)()", type: valueType(of: property))
        let new = try newValue(place, target, sign, value)
        return "\(type.name).assign\(word.capitalizedFirst)(\(new))"
      }
      guard owner.typeName == nil else { return nil }
      (name, object) = (word, try unguarded(owner))
    default: return nil
    }
    for type in ownTypes(of: object.type.className) {
      if language == .objectiveC, ownAccessor != name, sign == "=",
        let setter = type.methods.first(where: {
          $0.function.selector == "set\(name.capitalizedFirst):" && $0.function.body != nil
        })
      {
        let new = try self.value(value).text
        let method = methodName(of: setter.function, in: type)
        return guarded(object, by: "\(object.receiver):\(method)(\(new))")
      }
      guard let property = type.property(name), ownAccessor != name else { continue }
      if property.isLazy {
        let new = try self.value(value, expecting: valueType(of: property)).text
        return guarded(object, by: "\(object.receiver).\(name)Value = \(new)")
      }
      guard property.setter != nil || property.observer != nil else { return nil }
      let place = LuaExpression(text: "\(object.receiver).\(name)", type: valueType(of: property))
      let new = try newValue(place, target, sign, value)
      return guarded(object, by: "\(object.receiver):assign\(name.capitalizedFirst)(\(new))")
    }
    return nil
  }

  // MARK: Variables

  private func declaration(_ variables: [Variable]) throws(NotTranslated) -> [String] {
    var lines: [String] = []
    for variable in variables {
      let keyword = isAtTop ? "" : "local "
      guard variable.names.count == 1 else {
        lines += try tuple(variable, keyword)
        continue
      }
      let name = variable.names[0]
      if variable.isStatic, !isAtTop {
        declare(name, valueType(variable.type))
        let first = try variable.value.map { (value) throws(NotTranslated) in
          try self.value(value).text
        }
        statics.append("local \(luaName(name))\(first.map { " = \($0)" } ?? "")")
        continue
      }
      guard let value = variable.value else {
        declare(name, valueType(variable.type))
        let lua = variableName(name)
        lines.append(isAtTop ? "\(lua) = nil" : "local \(lua)")
        continue
      }
      if isWeakSelf(name, value) { continue }
      let expected = valueType(variable.type)
      // A function may call itself.
      if case .closure = value.kind { declare(name, .function([])) }
      var new = try self.value(value, expecting: expected)
      if language == .objectiveC, let type = variable.type?.name {
        if Self.wholeNumbers.contains(type) { new = whole(new) }
        if expected == .structure, new.text.isName { new = structure(new, of: type) }
      }
      declare(name, expected == .unknown ? new.type : expected)
      if renamed(new.text, to: name, keyword) { continue }
      if new.text.hasPrefix("function("), new.text.hasSuffix("end") {
        let head = "\(keyword)function \(variableName(name))"
        lines.append("\(head)\(new.text.dropFirst("function".count))")
      } else {
        lines.append("\(keyword)\(variableName(name)) = \(new.text)")
      }
    }
    return lines
  }

  /// Gives the list of a loop that was put before the statement the name of the variable.
  func renamed(_ list: String, to name: String, _ keyword: String) -> Bool {
    guard
      let index = hoisted.firstIndex(where: {
        $0.hasPrefix("local \(list) = ") || $0 == "local \(list)"
      }),
      list.isName, !list.isEmpty
    else { return false }
    // The loop's own variables give way: `index` of `let index = list.firstIndex(of: x)`.
    let isLoops = ["index", "element"].contains(name)
    hoisted = hoisted.enumerated().map { place, line in
      let line = isLoops ? line.replacingWord(name, with: "\(name)2") : line
      let text = line.replacingWord(list, with: variableName(name))
      guard place == index, keyword.isEmpty else { return text }
      let bare = text.dropFirst("local ".count)
      return bare.contains(" = ") ? String(bare) : bare + " = nil"
    }
    return true
  }

  /// The name of a variable: a global one leaves the names of Lua and of the prompt alone.
  private func variableName(_ name: String) -> String {
    guard isAtTop, Self.takenNames.contains(name) else { return luaName(name) }
    note(.remark("`\(name)` is taken here: the variable is `\(name)_`"))
    topNames[name] = name + "_"
    return name + "_"
  }

  private static let takenNames: Set = [
    "table", "string", "math", "error", "type", "print", "os", "io", "next", "select", "pairs",
    "ipairs", "assert", "app", "user", "simulator", "tree", "screen", "wait", "after", "mark",
  ]

  private func tuple(_ variable: Variable, _ keyword: String) throws(NotTranslated) -> [String] {
    guard case .tuple(let parts)? = variable.value?.kind, parts.count == variable.names.count else {
      throw NotTranslated(reason: "tuples have no counterpart: use a variable for each part")
    }
    var values: [String] = []
    for part in parts { values.append(try value(part.value).text) }
    for name in variable.names { declare(name, .unknown) }
    return [
      "\(keyword)\(variable.names.map(luaName).joined(separator: ", ")) = \(values.joined(separator: ", "))"
    ]
  }

  /// `__weak typeof(self) weakSelf = self`, `guard let self = self`.
  func isWeakSelf(_ name: String, _ value: Expression) -> Bool {
    guard case .name(let source) = value.kind, source == "self" || weakNames.contains(source) else {
      return false
    }
    guard name == "self" || name.lowercased().contains("self") else { return false }
    if name != "self" {
      declare(name, selfValue().type)
      return false
    }
    return true
  }

  private func returning(_ value: Expression?) throws(NotTranslated) -> String {
    guard let value else { return "return" }
    if case .name("self") = value.kind, ownAccessor == "init" { return "" }
    let new = try self.value(value, expecting: result)
    return "return \(new.text)"
  }

  // MARK: Layout

  /// A block on one line if it holds one simple statement, else on several.
  func block(
    _ head: String, _ body: [String], _ end: String, upTo columns: Int = 80
  ) -> String {
    let body = body.filter { !$0.isEmpty }
    if body.isEmpty { return "\(head) \(end)" }
    if body.count == 1, body[0].isSimple {
      let line = "\(head) \(body[0]) \(end)"
      if line.count <= columns { return line }
    }
    return ([head] + body.map(\.indented) + [end]).joined(separator: "\n")
  }
}

extension LuaExpression {
  /// Whether Lua takes it as a statement: a call or an assignment.
  var isStatement: Bool {
    if text.contains(" = "), !text.hasPrefix("{"), level == .atom { return true }
    return level == .atom && (text.hasSuffix(")") || text.hasSuffix("}") || text.hasSuffix("end"))
      && text.first != "("
  }
}

extension String {
  /// Whether a statement can share its line.
  fileprivate var isSimple: Bool {
    !contains("\n") && !hasPrefix("--")
      && !["if ", "for ", "while ", "repeat ", "do ", "local "].contains { hasPrefix($0) }
  }
}
