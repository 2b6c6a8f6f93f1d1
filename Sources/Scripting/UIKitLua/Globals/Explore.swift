import Lua

/// Something wrong with an app that its script accepts, for a reason.
package struct AcceptedFinding: LuaConvertible, Sendable, Equatable {
  /// What is wrong, as `drilldown explore` calls it; nil for anything.
  package var kind: String?
  /// Where, as `drilldown explore` calls it; nil for anywhere.
  package var place: String?
  /// Why it is accepted.
  package var reason = ""

  package static var luaType: String { "{ kind?: string, place?: string, reason: string }" }

  package static func read(
    from stack: LuaStack, at index: Int32
  ) throws(LuaMismatch) -> AcceptedFinding {
    guard case .table(let table) = stack.value(at: index) else {
      throw stack.mismatch(luaType, at: index)
    }
    var finding = AcceptedFinding()
    for key in table.sortedStringKeys { try finding.set(table[key], as: key) }
    guard !finding.reason.isEmpty else { throw LuaMismatch("a reason is missing") }
    return finding
  }

  private mutating func set(_ value: LuaValue, as key: String) throws(LuaMismatch) {
    switch (key, value) {
    case ("kind", .string(let text)): kind = text
    case ("place", .string(let text)): place = text
    case ("reason", .string(let text)): reason = text
    case ("kind", _), ("place", _), ("reason", _):
      throw LuaMismatch("'\(key)' must be a string")
    default: throw LuaMismatch("there is no '\(key)'; there are: kind, place, reason")
    }
  }

  package func push(onto stack: LuaStack) { reason.push(onto: stack) }
}

extension ScriptWorld {
  /// Adds the table with what a script says to the explorer.
  func registerExplore() {
    interpreter.register(
      table: "explore", summary: "What a script says to `drilldown explore`.",
      functions: ["ignore"]
    ) { [unowned self] in
      [
        .function(
          "ignore", ["finding"],
          "Accepts what the explorer finds: a kind, such as `race`, or a place, or both, and the "
            + "reason."
        ) { [unowned self] (finding: AcceptedFinding) -> Void in
          acceptedFindings.append(finding)
        }
      ]
    }
  }
}
