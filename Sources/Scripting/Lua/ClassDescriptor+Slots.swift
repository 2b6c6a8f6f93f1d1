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

  /// A property whose Lua value is stored with the object, after it has been read as a value that
  /// the object takes: functions in it are found again with `Interpreter.slot`.
  package func slot<Value: LuaConvertible>(
    _ name: String, as type: Value.Type, summary: String,
    reading value: @escaping (Object) -> Value,
    set: @escaping (Object, Value) throws(LuaError) -> Void
  ) -> Self {
    slot(name, summary: summary)
      .changingLast { member in
        let store = member.set
        member.source = .swift(Value.self)
        member.set = { stack, object, index throws(Member.Rejection) in
          let new: Value
          do throws(LuaMismatch) { new = try Value.read(from: stack, at: index) } catch {
            throw .mismatch(error)
          }
          do throws(LuaError) { try set(receiver(object), new) } catch { throw .failure(error) }
          try store?(stack, object, index)
        }
      }
      .reading { value($0) }
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
