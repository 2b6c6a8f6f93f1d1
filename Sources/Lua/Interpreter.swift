import CLua
import CLuaShims

/// A Lua state that runs scripts for a host: errors never cross Swift frames, scripts can be
/// stopped, and objects given to scripts neither leak nor lose what scripts put on them.
package final class Interpreter {
  /// Receives what print and io.write say.
  package var output: (String) -> Void = { print($0, terminator: "") }
  /// Receives the errors in finalizers.
  package var warning: (String) -> Void = { print("error in a finalizer: \($0)") }
  /// Receives what scripts say with `warn`.
  package var scriptWarning: (String) -> Void = { print("warning: \($0)") }
  @exclusivity(unchecked) package var hooks = Hooks()
  /// What scripts find, as data.
  var described = Catalog()
  var laterDescriptions: [() -> Void] = []
  /// The limit of Lua's memory in bytes, nil for none.
  package var memoryLimit: Int? {
    didSet { dd_set_memory_limit(owner.pointer, memoryLimit ?? 0) }
  }

  nonisolated(unsafe) let owner: StateOwner
  var functions: [HostFunction] = []
  var bindings = BindingTable()
  /// What was asked for last; many objects are made one like the other.
  var latestBinding: (type: AnyClass, binding: ClassBinding)?
  /// All classes, parents before their children.
  var classes: [ClassBinding] = []
  /// The errors to be raised when the running host functions have returned, outermost first.
  private var pendingErrors: [LuaError] = []

  /// Opens a state with the standard libraries; random numbers are the same in every run.
  package init() {
    guard let state = dd_open(HostFunction.invoke, releaseObject) else {
      preconditionFailure("no memory for a Lua state")
    }
    owner = StateOwner(state)
    if !retainCountsAreReadable() { dd_distrust_retain_counts(state) }
    installHooks()
    describeClassFunction()
    registerWeakReferences()
  }

  // Finalizers are scripts, and only one thread runs those.
  isolated deinit { dd_close(owner.pointer) }

  /// Releases all objects and ends the state; handles that still live become inert.
  package func close() { dd_close(owner.pointer) }

  /// True until close.
  package var isOpen: Bool { dd_running(owner.pointer) != nil }

  /// How many host functions run, one inside the other.
  package var hostDepth: Int { Int(dd_host_function_depth(owner.pointer)) }

  /// Notes an error that is raised in Lua as soon as the running host function has returned; false
  /// when none is running, or it raises another one, so that it would be lost.
  @discardableResult
  package func raiseAfterReturn(_ error: LuaError) -> Bool {
    guard hostDepth > 0, dd_set_pending_error(owner.pointer) else { return false }
    pendingErrors.append(error)
    return true
  }

  /// The error that was noted last, and not yet raised.
  func popPendingError() -> LuaError { pendingErrors.popLast() ?? LuaError("an unrecorded error") }
}

nonisolated private func releaseObject(_ object: UnsafeMutableRawPointer?) {
  if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
}

/// The self-test of reading retain counts, which are the runtime's business.
nonisolated private func retainCountsAreReadable() -> Bool {
  final class Probe {}
  let probe = Unmanaged.passRetained(Probe())
  let one = dd_retain_count(probe.toOpaque())
  _ = probe.retain()
  let two = dd_retain_count(probe.toOpaque())
  probe.release()
  probe.release()
  return one == 1 && two == 2
}
