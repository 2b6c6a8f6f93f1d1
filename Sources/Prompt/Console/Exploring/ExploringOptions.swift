import Exploring
import Lua
import NavigationModel

/// How far a test explores an app, and what it looks for.
package struct ExploringOptions: Sendable {
  var bounds = ExplorerBounds()
  /// The kinds of findings that are looked for; nil for all.
  package var kinds: Set<Exploration.Finding.Kind>?

  /// The usual bounds; the time is the test's.
  package init() { bounds.time = nil }

  /// Those in a table, such as `{ depth = 5, find = "race" }`.
  package init(_ table: LuaTable) throws(LuaMismatch) {
    self.init()
    for key in table.sortedStringKeys { try set(table[key], as: key) }
  }

  private mutating func set(_ value: LuaValue, as key: String) throws(LuaMismatch) {
    switch (key, value) {
    case ("depth", let value): bounds.depth = try count(value, 1...1000, key)
    case ("states", let value): bounds.states = try count(value, 1...10_000_000, key)
    case ("races", let value): bounds.races = try count(value, 0...2, key)
    case ("as", .string(let text)):
      guard let identity = ExplorerBounds.Identity(rawValue: text) else {
        throw mismatch(key, ExplorerBounds.Identity.allCases.map(\.rawValue))
      }
      bounds.identity = identity
    case ("find", .string(let text)): kinds = [try kind(text)]
    case ("find", .table(let list)):
      var found: Set<Exploration.Finding.Kind> = []
      for item in list.sequence {
        guard case .string(let text) = item else { throw mismatch(key, Self.kindNames) }
        found.insert(try kind(text))
      }
      kinds = found
    case ("rows", .string("all")): bounds.triesAllRows = true
    case ("rows", .string("ends")): bounds.triesAllRows = false
    case ("turns", .boolean(let flag)): bounds.turns = flag
    case ("as", _): throw mismatch(key, ExplorerBounds.Identity.allCases.map(\.rawValue))
    case ("find", _): throw mismatch(key, Self.kindNames)
    case ("rows", _): throw mismatch(key, ["all", "ends"])
    case ("turns", _): throw LuaMismatch("'turns' must be true or false")
    default:
      throw LuaMismatch(
        "there is no '\(key)'; there are: as, depth, find, races, rows, states, turns")
    }
  }

  private func count(
    _ value: LuaValue, _ range: ClosedRange<Int>, _ key: String
  ) throws(LuaMismatch) -> Int {
    guard case .integer(let number) = value, range.contains(number) else {
      throw LuaMismatch(
        "'\(key)' must be an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private func kind(_ text: String) throws(LuaMismatch) -> Exploration.Finding.Kind {
    guard let kind = Exploration.Finding.Kind(rawValue: text) else {
      throw mismatch("find", Self.kindNames)
    }
    return kind
  }

  private static let kindNames = Exploration.Finding.Kind.allCases.map(\.rawValue)

  private func mismatch(_ key: String, _ choices: [String]) -> LuaMismatch {
    LuaMismatch("'\(key)' must be one of: \(choices.joined(separator: ", "))")
  }
}
