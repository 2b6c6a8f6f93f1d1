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
      if case .declaration(let variables) = statement.kind {
        for name in variables.flatMap(\.names) { lost[name] = statement.place.line }
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
    case .deferred: return []
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

  // MARK: Values

  /// A value whose effect counts.
  private func lines(of expression: Expression) throws(NotTranslated) -> [String] {
    if isUnneeded(expression) { return [] }
    let value = try unguarded(expression)
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
    if case .name("self") = target.kind { return [] }
    if let line = try windowAssignment(target, value) { return line }
    if let reason = harmless(target) {
      note(.withoutEffect(reason.name, why: reason.why))
      return []
    }
    if let line = try setterCall(target, sign, value) { return [line] }
    var plain = target
    if case .infix("??", let element, _) = target.kind { plain = element }
    let place = try unguarded(plain)
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
      guard owner.typeName == nil else { return nil }
      (name, object) = (word, try unguarded(owner))
    default: return nil
    }
    for type in ownTypes(of: object.type.className) {
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
      guard let value = variable.value else {
        declare(name, valueType(variable.type))
        lines.append(isAtTop ? "\(luaName(name)) = nil" : "local \(luaName(name))")
        continue
      }
      if isWeakSelf(name, value) { continue }
      let expected = valueType(variable.type)
      // A function may call itself.
      if case .closure = value.kind { declare(name, .function([])) }
      let new = try self.value(value, expecting: expected)
      declare(name, expected == .unknown ? new.type : expected)
      if renamed(new.text, to: name, keyword) { continue }
      if new.text.hasPrefix("function("), new.text.hasSuffix("end") {
        lines.append("\(keyword)function \(luaName(name))\(new.text.dropFirst("function".count))")
      } else {
        lines.append("\(keyword)\(luaName(name)) = \(new.text)")
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
    hoisted = hoisted.enumerated().map { place, line in
      let text = line.replacingWord(list, with: luaName(name))
      guard place == index, keyword.isEmpty else { return text }
      let bare = text.dropFirst("local ".count)
      return bare.contains(" = ") ? String(bare) : bare + " = nil"
    }
    return true
  }

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
