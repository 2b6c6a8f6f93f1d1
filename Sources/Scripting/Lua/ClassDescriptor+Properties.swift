import CLua
import CLuaShims

extension ClassDescriptor {
  /// A property that scripts read and write.
  ///
  /// `owned`: the object retains the values, and Lua's collector must take that into account.
  /// `ownedValue` returns what is owned now without side effects (such as loading a view) if that
  /// differs from `get`. `super`: scripts can override the property with a function of its name;
  /// this is the native result.
  package func property<Value: LuaConvertible>(
    _ name: String, summary: String, owned: Bool = false,
    ownedValue: ((Object) -> Value)? = nil, super: ((Object) -> Value)? = nil,
    get: @escaping (Object) throws(LuaError) -> Value,
    set: @escaping (Object, Value) throws(LuaError) -> Void
  ) -> Self {
    var member = readable(name, summary, owned, ownedValue, `super`, get)
    member.set = { stack, object, index throws(Member.Rejection) in
      let value: Value
      do throws(LuaMismatch) { value = try Value.read(from: stack, at: index) } catch {
        throw .mismatch(error)
      }
      do throws(LuaError) { try set(receiver(object), value) } catch { throw .failure(error) }
      guard owned else { return }
      dd_own(stack.state, object, name, index)
      let owner: Object = receiver(object)
      stack.interpreter.refreshOwned(of: owner)  // a list's first element may have changed
    }
    if !owned { member.setLeaf = Leaf(taking: set) }
    return adding(member)
  }

  /// A property that scripts only read.
  package func property<Value: LuaConvertible>(
    _ name: String, summary: String, owned: Bool = false,
    ownedValue: ((Object) -> Value)? = nil, super: ((Object) -> Value)? = nil,
    get: @escaping (Object) throws(LuaError) -> Value
  ) -> Self {
    var member = readable(name, summary, owned, ownedValue, `super`, get)
    member.isReadOnly = true
    return adding(member)
  }

  /// A property whose Lua value is stored with the object only: delegates, targets, actions.
  ///
  /// Reading it returns the value that was set; Swift is only notified whether there is one. A
  /// value must be of one of the types and pass the test.
  package func slot(
    _ name: String, type: String = "any", taking types: [Int32] = [],
    passing test: @escaping (LuaStack, Int32) -> Bool = { _, _ in true }, summary: String,
    didSet: @escaping (Object, _ isNil: Bool) throws(LuaError) -> Void = { _, _ in }
  ) -> Self {
    var member = Member(kind: .slot, name: name, summary: summary)
    member.source = .described(LuaType(named: type))
    member.set = { stack, object, index throws(Member.Rejection) in
      if types.contains(LUA_TFUNCTION), !types.contains(LUA_TTABLE) { stack.useCallable(at: index) }
      let isFit = types.isEmpty || types.contains(stack.type(at: index))
      guard stack.isNil(at: index) || (isFit && test(stack, index)) else {
        throw .mismatch(stack.mismatch(type, at: index))
      }
      if let name = stack.nameOfDead(at: index) {
        throw .failure(.deadObject(named: name))
      }
      do throws(LuaError) {
        try didSet(receiver(object), stack.isNil(at: index))
      } catch {
        throw .failure(error)
      }
      let functions = stack.interpreter.warn(aboutTableAt: index, of: type, stack)
      stack.interpreter.hooks.tableWasSet(receiver(object), name, functions)
    }
    return adding(member)
  }

  private func readable<Value: LuaConvertible>(
    _ name: String, _ summary: String, _ owned: Bool, _ ownedValue: ((Object) -> Value)?,
    _ superValue: ((Object) -> Value)?, _ get: @escaping (Object) throws(LuaError) -> Value
  ) -> Member {
    var member = Member(kind: .property, name: name, summary: summary)
    member.source = .swift(Value.self)
    member.isOwned = owned
    member.isOverridable = superValue != nil
    member.call = getter(get, ownedAs: owned ? name : nil)
    if !owned { member.leaf = Leaf(giving: get) }
    if owned { member.ownedValue = ownedValue.map { getter($0) } ?? getter(get) }
    member.superCall = superValue.map { getter($0) }
    return member
  }

  private func getter<Value: LuaConvertible>(
    _ get: @escaping (Object) throws(LuaError) -> Value, ownedAs name: String? = nil
  ) -> HostBody {
    guard let name else {
      return { stack, object in
        do throws(LuaError) {
          try get(receiver(object)).push(onto: stack)
          return 1
        } catch {
          return stack.fail(error)
        }
      }
    }
    return { stack, object in
      do throws(LuaError) {
        try get(receiver(object)).push(onto: stack)
        dd_own(stack.state, object, name, -1)
        return 1
      } catch {
        return stack.fail(error)
      }
    }
  }
}
