import CLua
import CLuaShims

extension ClassDescriptor {
  /// Makes the slot that was added last not retain objects of the framework; tables and functions
  /// are retained (D37).
  package func unretained() -> Self {
    changingLast { member in
      let set = member.set
      member.set = { stack, object, index throws(Member.Rejection) in
        try set?(stack, object, index)
        stack.makeUnretained(at: index)
      }
      guard member.call == nil else { return }
      member.call = member.reading { (_: Object) in nil }
    }
  }

  /// Makes the slot that was added last read as a value of the object while scripts have set none.
  package func reading(_ value: @escaping (Object) -> (any LuaConvertible)?) -> Self {
    changingLast { $0.call = $0.reading(value) }
  }
}

extension Member {
  fileprivate func reading<Object: AnyObject>(
    _ value: @escaping (Object) -> (any LuaConvertible)?
  ) -> HostBody {
    { [name] stack, object in
      let owner: Object = receiver(object)
      let stored = stack.interpreter.slot(of: owner, name)
      let result: (any LuaConvertible)? = stored.isNil ? value(owner) : stored
      if let result { result.push(onto: stack) } else { stack.pushNil() }
      return 1
    }
  }
}

extension LuaStack {
  /// Replaces an object by a reference that doesn't retain it.
  fileprivate func makeUnretained(at index: Int32) {
    guard let object = try? object(at: index) else { return }
    push(object: UnretainedValue(object))
    lua_copy(state, -1, index)
    pop()
  }
}
