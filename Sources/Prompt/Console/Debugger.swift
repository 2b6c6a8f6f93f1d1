import Foundation

/// A debugger that runs scripts under its own hook.
package enum Debugger {
  /// Whether the environment asks for it, as Local Lua Debugger does.
  package static let isAttached =
    getenv("LOCAL_LUA_DEBUGGER_VSCODE").map { String(cString: $0) } == "1"
}
