import Lua

extension LuaWriter {
  /// A function without a name.
  func function(
    _ closure: Closure, expecting expected: ValueType, types: [ValueType] = []
  ) throws(NotTranslated) -> LuaExpression {
    var names = closure.parameters
    var given: [String] = []
    if case .function(let parameters) = expected { given = parameters }
    if names == nil {
      names =
        closure.names.contains("$1") ? ["$0", "$1"] : closure.names.contains("$0") ? ["$0"] : []
    }
    let list = (names ?? []).map(luaName)
    if !closure.weakNames.isEmpty {
      note(.remark("`[weak \(closure.weakNames[0])]` isn't needed: cycles are collected here"))
    }
    let before = (weakNames, hoisted, canHoist, result)
    weakNames.formUnion(closure.weakNames)
    (hoisted, canHoist, result) = ([], true, .unknown)
    defer { (weakNames, hoisted, canHoist, result) = before }
    var variables: [String: ValueType] = [:]
    for (index, name) in (names ?? []).enumerated() where name != "_" {
      variables[name] = index < types.count ? types[index] : .unknown
    }
    let body = inFunction(variables) { lines(of: returning(closure.body, given)) }
    return LuaExpression(
      text: block("function(\(list.joined(separator: ", ")))", body, "end", upTo: 60),
      level: .literal,
      type: .function(names ?? []))
  }

  /// The body of a closure, of which a single value is the result.
  func returning(_ body: [Statement], _ names: [String]) -> [Statement] {
    guard body.count == 1, case .expression(let value) = body[0].kind, isResult(value) else {
      return body
    }
    return [Statement(kind: .returning(value), place: body[0].place)]
  }

  /// Whether a closure of a value alone returns it; a call may have no result.
  func isResult(_ value: Expression) -> Bool {
    switch value.kind {
    case .call(let call):
      // A class that is called, or a function that says so.
      guard call.receiver == nil, let name = call.name else { return false }
      let function = functions[name] ?? owner?.method(name)
      return isClass(name) || function.map { $0.result != nil } ?? false
    case .optional: return false
    default: return true
    }
  }

  func inFunction<Result>(
    _ variables: [String: ValueType], _ body: () -> Result
  ) -> Result {
    scopes.append(variables)
    defer { scopes.removeLast() }
    return body()
  }
}
