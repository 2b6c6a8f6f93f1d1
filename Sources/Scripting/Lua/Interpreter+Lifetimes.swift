import CLua
import CLuaShims

extension Interpreter {
  /// Runs full collections until no more objects die; every dead object is released on return.
  package func collectGarbage() {
    withStack { dd_collect($0.state) }
  }

  /// Runs a body that leaves next to no garbage, without looking for any.
  package func withoutCollecting<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    withStack { dd_stop_collector($0.state) }
    defer { withStack { dd_restart_collector($0.state) } }
    return try body()
  }

  /// Starts recording whether scripts create tables with finalizers.
  package func beginNotingFinalizers() { run(part: "checkFinalizers") }

  /// Whether tables with finalizers may have been created since the last call.
  package func takeFinalizers() -> Bool { dd_take_finalizers(owner.pointer) }

  /// Records for the collector that one object of the framework owns another.
  ///
  /// Matters only when the child has script state; the owner is boxed then.
  package func mirror(owner: AnyObject, owns child: AnyObject) {
    guard dd_is_stateful(self.owner.pointer, address(child)) else { return }
    change(1, owner, child)
  }

  /// Reverses one `mirror`.
  package func unmirror(owner: AnyObject, child: AnyObject) {
    guard dd_is_stateful(self.owner.pointer, address(owner)),
      dd_is_stateful(self.owner.pointer, address(child))
    else { return }
    change(-1, owner, child)
  }

  // While finalizers run, an object whose own finalizer is still pending cannot be accessed.
  private func change(_ count: Int32, _ owner: AnyObject, _ child: AnyObject) {
    withStack { stack in
      stack.push(object: owner)
      stack.push(object: child)
      guard stack.type(at: -1) == LUA_TUSERDATA, stack.type(at: -2) == LUA_TUSERDATA else { return }
      dd_mirror_boxes(stack.state, count)
    }
  }

  /// Records for the collector what an owned property contains after a method has changed it.
  package func updateOwned(_ property: String, of owner: AnyObject) {
    refreshOwned(of: owner)
    guard let member = binding(of: owner)?.members[property], member.isOwned else { return }
    withStack { refresh(member, of: owner, $0) }
  }

  /// Records for the collector that a list which an owned property contains got an object; costs the same
  /// however long the list is.
  package func owner(_ owner: AnyObject, gained child: AnyObject, in property: String) {
    withStack { dd_own_one($0.state, address(owner), property, address(child), 1) }
  }

  /// Reverses one `gained`.
  package func owner(_ owner: AnyObject, lost child: AnyObject, in property: String) {
    withStack { dd_own_one($0.state, address(owner), property, address(child), -1) }
  }

  /// Makes an object a root: it and everything it owns live until it is released.
  package func anchor(_ object: AnyObject) {
    withStack { stack in
      stack.push(object: object)
      if stack.type(at: -1) == LUA_TUSERDATA { dd_anchor_box(stack.state) }
    }
  }

  /// Removes an anchor.
  package func unanchor(_ object: AnyObject) {
    withStack { dd_unanchor($0.state, address(object)) }
  }

  // MARK: Hooks

  func mirrorOwners(of object: AnyObject) {
    for owner in hooks.owners(object) { mirror(owner: owner, owns: object) }
  }

  /// Reads the owned properties again before the collector decides what else retains their values.
  func refreshOwned(of object: AnyObject) {
    guard let binding = binding(of: object) else { return }
    withStack { stack in
      for member in binding.ownedMembers where dd_owns(stack.state, address(object), member.name) {
        refresh(member, of: object, stack)
      }
    }
  }

  private func refresh(_ member: Member, of object: AnyObject, _ stack: LuaStack) {
    let top = stack.top
    defer { stack.setTop(top) }
    guard member.ownedValue?(stack, address(object)) == 1 else { return }
    dd_own(stack.state, address(object), member.name, -1)
  }
}

/// The result of `weak(object)`: it does not retain the object.
class WeakReference: OutlivesWorlds {
  static var luaType: String { "weak" }
  weak var object: AnyObject?
}

/// What a slot stores for an object that it does not retain; scripts never see it.
final class UnretainedValue: WeakReference {
  init(_ object: AnyObject) {
    super.init()
    self.object = object
  }
}

extension Interpreter {
  /// The value that a slot stores, or the object for which it stores a weak reference.
  package func resolved(_ value: LuaValue) -> LuaValue {
    guard let reference = value.object(in: self) as? UnretainedValue else { return value }
    return reference.object.map { self.value(of: $0) } ?? .nil
  }
}

extension Interpreter {
  func registerWeakReferences() {
    register(class: "weak") {
      ClassDescriptor(
        "weak", of: WeakReference.self, summary: "A weak reference to an object."
      )
      .method("get", summary: "The object; nil when it was released.") { reference in
        LuaAny(object: reference.object)
      }
    }
    register(functions: ["weak"]) {
      [
        .function("weak", ["object"], "A weak reference to the object.") {
          (object: LuaAny) throws(LuaError) in
          let reference = WeakReference()
          reference.object = object.object
          return reference
        }
      ]
    }
  }
}

/// Any host object, or nil.
package struct LuaAny: LuaConvertible {
  package static var luaType: String { "object" }
  package let object: AnyObject?

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LuaAny {
    guard let object = try stack.object(at: index) else { throw stack.mismatch(luaType, at: index) }
    return LuaAny(object: object)
  }

  package func push(onto stack: LuaStack) {
    if let object { stack.push(object: object) } else { stack.pushNil() }
  }
}
