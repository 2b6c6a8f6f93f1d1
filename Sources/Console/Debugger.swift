import Foundation

/// A debugger that runs scripts under its own hook.
package enum Debugger {
  /// Whether an editor says so, as Local Lua Debugger does.
  package static let isAttached =
    ProcessInfo.processInfo.environment["LOCAL_LUA_DEBUGGER_VSCODE"] == "1"
}
