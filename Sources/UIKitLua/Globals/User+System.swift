import HeadlessUIKit
import Lua

extension User {
  /// Chooses something in the topmost system controller; false and the reason if that is not
  /// possible.
  func pick(_ picked: PickedValues) -> LuaResults {
    useSystemController { $0.userPicks(picked.choice) }
  }

  /// Taps Cancel in the topmost system controller; false and the reason if it has none.
  func cancel() -> LuaResults { useSystemController { $0.userCancels() } }

  private func useSystemController(_ act: (any SystemController) -> String?) -> LuaResults {
    guard let controller = systemController else {
      return LuaResults(false, "no system controller is on screen")
    }
    return LuaResults(obstacle: act(controller))
  }

  /// The topmost system controller.
  var systemController: (any SystemController)? {
    world.stage.services.peerPicker
      ?? reachable.lazy.compactMap { $0 as? any SystemController }.last
  }
}

/// All arguments from one on: the values that the user chooses.
struct PickedValues: LuaConvertible {
  /// The values: strings and numbers as Swift values, anything else as the script's.
  let choice: Choice

  static var luaType: String { "any" }

  static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PickedValues {
    var values = index <= stack.top ? (index...stack.top).map(stack.value) : []
    while case .nil = values.last { values.removeLast() }
    var parts: [String: Any] = [:]
    if case .table(let table) = values.first {
      for key in table.sortedStringKeys { parts[key] = table[key].plain }
    }
    return PickedValues(choice: Choice(values.map(\.plain), parts: parts))
  }

  func push(onto stack: LuaStack) { stack.pushNil() }
}
