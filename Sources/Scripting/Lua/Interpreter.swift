import CLua
import CLuaShims

/// A Lua state that runs scripts for a host.
///
/// Errors never cross Swift frames, scripts can be stopped, and objects passed to scripts neither
/// leak nor lose what scripts set on them.
package final class Interpreter {
  /// Receives the output of `print` and `io.write`.
  package var output: (String) -> Void = { print($0, terminator: "") }
  /// Receives the errors in finalizers.
  package var warning: (LuaError) -> Void = { print("error in a finalizer: \($0)") }
  /// Receives the messages that scripts pass to `warn`.
  package var scriptWarning: (String) -> Void = { print("warning: \($0)") }
  package var hooks = Hooks()
  /// The names that members and globals have elsewhere.
  package private(set) lazy var spellings = makeSpellings()
  /// Makes them when they are first needed: most scripts use no other names.
  package var makeSpellings: () -> SpellingBook = { SpellingBook() }
  /// The deprecated names; what is described afterwards has notes about them.
  package var deprecations: [Deprecation] = []
  /// The places of uses that were noted, with the names.
  var notedUses: Set<String> = []
  /// Everything that scripts can use, as data.
  var described = Catalog()
  /// What follows the lines that run; nil for nothing.
  var lineWatcher: LineWatcher?
  var laterDescriptions: [() -> Void] = []
  /// The limit of Lua's memory in bytes, nil for none.
  package var memoryLimit: Int? {
    didSet { dd_set_memory_limit(owner.pointer, memoryLimit ?? 0) }
  }

  /// What functions in Lua that stand in Lua's libraries share with the host.
  private(set) var parts: LuaTable!

  let owner: StateOwner
  var functions: [HostFunction] = []
  var bindings = BindingTable()
  /// The most recently looked up class; consecutive objects often have the same one.
  var latestBinding: (type: AnyClass, binding: ClassBinding)?
  /// All classes, parents before their children.
  var classes: [ClassBinding] = []
  /// The class that all classes without another parent descend from; nil for none.
  var rootClass: ClassBinding?
  /// The errors to raise when the running host functions have returned, outermost first.
  private var pendingErrors: [LuaError] = []

  /// Opens a state with the standard libraries; random numbers are the same in every run.
  package init() {
    guard let state = dd_open(HostFunction.invoke, releaseObject) else {
      preconditionFailure("no memory for a Lua state")
    }
    owner = StateOwner(state)
    if !retainCountsAreReadable() { dd_distrust_retain_counts(state) }
    installHooks()
    parts = installLibraries()
    describeClassFunction()
    registerWeakReferences()
  }

  // Finalizers are scripts, and only one thread runs scripts.
  isolated deinit { dd_close(owner.pointer) }

  /// Releases all objects and closes the state; remaining handles become inert.
  ///
  /// Afterwards it reports the errors in finalizers that ran because of that.
  package func close() {
    guard isOpen else { return }
    dd_close(owner.pointer)
    var length = 0
    guard let bytes = dd_last_warnings(owner.pointer, &length) else { return }
    let texts = UnsafeRawBufferPointer(start: bytes, count: length)
    for text in texts.split(separator: 0) {
      warning(LuaError(ofLua: Self.text(of: UnsafeRawBufferPointer(rebasing: text))))
    }
  }

  /// Makes `close` run finalizers and free nothing, because the process ends after it: the system
  /// takes back its memory faster.
  package func endWithProcess() { dd_end_with_process(owner.pointer) }

  /// True until close.
  package var isOpen: Bool { dd_running(owner.pointer) != nil }

  /// The number of nested host functions that are running.
  package var hostDepth: Int { Int(dd_host_function_depth(owner.pointer)) }

  /// Records an error that is raised in Lua as soon as the running host function has returned.
  ///
  /// Returns false when none is running, or it already raises another error, so that this one would
  /// be lost.
  @discardableResult
  package func raiseAfterReturn(_ error: LuaError) -> Bool {
    guard hostDepth > 0, dd_set_pending_error(owner.pointer) else { return false }
    pendingErrors.append(error)
    return true
  }

  /// Removes and returns the most recently recorded error that is not raised yet.
  func popPendingError() -> LuaError { pendingErrors.popLast() ?? LuaError("an unrecorded error") }
}

nonisolated private func releaseObject(_ object: UnsafeMutableRawPointer?) {
  if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
}

/// A self-test that reading retain counts works, which depends on the Swift runtime.
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
