import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// What the delegates of tables and collection views have in common.
extension ScriptedDelegate {
  /// Rows are in memory, so their number is limited.
  private static var most: Int { 100_000 }

  /// A number that the script answers; 0 if there is none.
  func number(_ call: DelegateCall, _ arguments: any LuaConvertible...) -> Int {
    guard let result = run(call, arguments) else { return 0 }
    if let number = result.wholeNumber, (0...Self.most).contains(number) { return number }
    wrong(call, "a whole number from 0 to \(Self.most)", result)
    return 0
  }

  /// A number of points that the script answers; 0 where it is none.
  func distance(_ call: DelegateCall, _ result: LuaValue) -> CGFloat {
    if let number = result.anyNumber, number.isFinite, number >= 0 { return number }
    wrong(call, "a number of points", result)
    return 0
  }

  /// Whether the script allows something: only a literal false refuses.
  func isAllowed(_ call: DelegateCall, _ arguments: any LuaConvertible...) -> Bool {
    if case .boolean(false) = run(call, arguments) { return false }
    return true
  }

  /// An object that the script answers; nil for none.
  func object<Object: LuaObject>(
    _ call: DelegateCall, _ arguments: [any LuaConvertible]
  ) -> Object? {
    guard let result = run(call, arguments), !result.isNil else { return nil }
    if let object = result.object(in: world.interpreter) as? Object { return object }
    wrong(call, "a \(Object.luaType) or nil", result)
    return nil
  }

  /// Whether a controller has a script's function for a call.
  func isOverridden(_ call: DelegateCall) -> Bool {
    (owner as? UIViewController).map { world.overrides.overrides(call.rawValue, of: $0) } ?? false
  }

  /// Calls a controller's function of a script.
  func runOverride(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    var result: LuaValue?
    world.callBack("\(owner.label) \(call.rawValue)") { () throws(LuaError) in
      result =
        try world.interpreter.runOverride(of: owner, call.rawValue, arguments)?.first ?? .nil
    }
    return result
  }
}
