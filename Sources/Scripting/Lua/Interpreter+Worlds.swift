import CLua
import CLuaShims

extension Interpreter {
  /// Invalidates all objects of a world: using one in a script is an error, nothing is retained for
  /// them, and no callback reports their end.
  ///
  /// Returns the objects, since running code may still need them; releasing them frees them.
  package func endWorld() -> [AnyObject] {
    var dead: [AnyObject] = []
    withStack { stack in
      // Computing their names may box objects that no script has seen, and these are invalidated as
      // well.
      while case let doomed = boxedObjects.filter({ !Self.outlivesWorlds($0) }), !doomed.isEmpty {
        for object in doomed { dd_invalidate(stack.state, address(object)) }
        dead += doomed
      }
    }
    restartRandom()
    for case let reference as WeakReference in boxedObjects
    where reference.object.map(Self.outlivesWorlds) == false {
      reference.object = nil
    }
    return dead
  }

  /// Resets the random number generator.
  package func restartRandom() { withStack { dd_restart_random($0.state) } }

  /// Starts recording whether a script accesses an object or a function of the host.
  package func beginTrackingUse() { dd_begin_tracking_use(owner.pointer) }

  /// Whether a script may have accessed one since recording started.
  package var wasUsed: Bool { dd_was_used(owner.pointer) }

  /// The running function of the host has nothing to do with the world: that a script has called it
  /// is no use.
  package func ignoreUse() { dd_ignore_host_call(owner.pointer) }

  private static func outlivesWorlds(_ object: AnyObject) -> Bool {
    object is any OutlivesWorlds
  }

  /// All objects that scripts retain.
  private var boxedObjects: [AnyObject] {
    var pointers = [UnsafeMutableRawPointer?](repeating: nil, count: livingObjects)
    dd_objects(owner.pointer, &pointers)
    return pointers.compactMap { $0.map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
  }

  /// Throws when a value is a dead object.
  package func requireLiving(_ value: LuaValue) throws(LuaError) {
    let name =
      withStack { stack in
        value.push(onto: stack)
        return stack.nameOfDead(at: stack.top)
      } ?? nil
    if let name { throw .deadObject(named: name) }
  }

  /// Whether the collector is examining objects or running a finalizer.
  package var isCollecting: Bool { withStack { dd_is_collecting($0.state) } ?? false }

  /// The number of the object most recently passed to scripts, printed for objects without a name.
  package var lastObjectNumber: Int {
    get { Int(dd_last_number(owner.pointer)) }
    set { dd_set_last_number(owner.pointer, UInt32(clamping: newValue)) }
  }

  func installDeadObjects() {
    let raise = makeHostFunction { stack, _ in
      stack.fail(.deadObject(named: stack.nameOfDead(at: 1) ?? "this object"))
    }
    dd_set_hook(owner.pointer, DD_DEAD_OBJECT, raise.call)
  }
}

extension LuaStack {
  /// The name of the dead object at the index; nil for anything else.
  func nameOfDead(at index: Int32) -> String? {
    var isDead = false
    guard dd_to_object(state, index, &isDead) == nil, isDead else { return nil }
    return String(cString: dd_dead_name(state, index))
  }
}

extension LuaError {
  /// The error for using an object whose world has ended.
  nonisolated static func deadObject(named name: String) -> LuaError {
    LuaError(
      code: "dead-object", name: "DeadObject",
      message: "\(name) belongs to a world that has ended",
      hint: "create another one; classes, functions and plain tables stay valid")
  }
}
