import CLua
import CLuaShims

extension Interpreter {
  /// Makes all objects of a world dead: every use by a script says so, nothing is kept for them, and
  /// nothing is notified of their end.
  ///
  /// They are returned, since running code may still need them; releasing them frees them.
  package func endWorld() -> [AnyObject] {
    var dead: [AnyObject] = []
    withStack { stack in
      // Their names may be made of objects that no script has seen, and these are doomed as well.
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

  /// Lets random numbers begin anew.
  package func restartRandom() { withStack { dd_restart_random($0.state) } }

  /// Notes from now on whether a script comes to an object or a function of the host.
  package func beginTrackingUse() { dd_begin_tracking_use(owner.pointer) }

  /// Whether a script may have come to one since that was noted.
  package var wasUsed: Bool { dd_was_used(owner.pointer) }

  private static func outlivesWorlds(_ object: AnyObject) -> Bool {
    object is any OutlivesWorlds
  }

  /// All objects that scripts hold.
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

  /// Whether objects are judged or a finalizer runs just now.
  package var isCollecting: Bool { withStack { dd_is_collecting($0.state) } ?? false }

  /// The number of the object that scripts got to see last, as printed for want of a name.
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
  /// What a dead object at the index was called; nil for anything else.
  func nameOfDead(at index: Int32) -> String? {
    var isDead = false
    guard dd_to_object(state, index, &isDead) == nil, isDead else { return nil }
    return String(cString: dd_dead_name(state, index))
  }
}

extension LuaError {
  /// The use of an object whose world has ended.
  nonisolated static func deadObject(named name: String) -> LuaError {
    LuaError(
      code: "dead-object", name: "DeadObject",
      message: "\(name) belongs to a world that has ended",
      hint: "create another one; classes, functions and plain tables stay valid")
  }
}
