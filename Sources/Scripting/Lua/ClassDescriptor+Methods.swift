// A function has one of three shapes of result: one value, none, several. The most frequently
// called shapes have overloads of their own, whose values C converts.

extension ClassDescriptor {
  /// A method with one result, without arguments.
  package func method<Result: LuaConvertible>(
    _ name: String, summary: String, _ body: @escaping (Object) throws(LuaError) -> Result
  ) -> Self {
    adding(
      member(.method, name, [], [], summary, Result.self, leaf: Leaf(giving: body)) {
        signature in call(signature, body)
      })
  }

  /// A method without arguments and result.
  package func method(
    _ name: String, summary: String, _ body: @escaping (Object) throws(LuaError) -> Void
  ) -> Self {
    adding(
      member(.method, name, [], [], summary, nil, leaf: Leaf(doing: body)) {
        signature in call(signature, body)
      })
  }

  /// A method with one argument, without a result.
  package func method<Argument: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    _ body: @escaping (Object, Argument) throws(LuaError) -> Void
  ) -> Self {
    adding(
      member(
        .method, name, parameters, [Argument.self], summary, nil, leaf: Leaf(taking: body)
      ) { signature in call(signature, body) })
  }

  /// A method without arguments, with several results.
  package func method(
    _ name: String, summary: String, _ body: @escaping (Object) throws(LuaError) -> LuaResults
  ) -> Self {
    adding(
      member(.method, name, [], [], summary, LuaValue.self) { signature in call(signature, body) })
  }

  /// A method with one argument and several results.
  package func method<Argument: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    _ body: @escaping (Object, Argument) throws(LuaError) -> LuaResults
  ) -> Self {
    adding(
      member(.method, name, parameters, [Argument.self], summary, LuaValue.self) { signature in
        call(signature, body)
      })
  }

  /// A method with one argument and one result.
  package func method<Argument: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    _ body: @escaping (Object, Argument) throws(LuaError) -> Result
  ) -> Self {
    adding(
      member(.method, name, parameters, [Argument.self], summary, Result.self) {
        signature in call(signature, body)
      })
  }

  /// A method with two arguments and one result.
  package func method<First: LuaConvertible, Second: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    _ body: @escaping (Object, First, Second) throws(LuaError) -> Result
  ) -> Self {
    adding(
      member(
        .method, name, parameters, [First.self, Second.self], summary, Result.self
      ) { signature in call(signature, body) })
  }

  /// A method with two arguments, without a result.
  package func method<First: LuaConvertible, Second: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    _ body: @escaping (Object, First, Second) throws(LuaError) -> Void
  ) -> Self {
    adding(
      member(
        .method, name, parameters, [First.self, Second.self], summary, nil,
        leaf: Leaf(taking: body)
      ) { signature in call(signature, body) })
  }

  /// A method with one result, called with a colon.
  @_disfavoredOverload
  package func method<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    _ body: @escaping (Object, repeat each Argument) throws(LuaError) -> Result
  ) -> Self {
    adding(
      member(
        .method, name, parameters, luaTypes(repeat (each Argument).self), summary, Result.self
      ) { signature in call(signature, body) })
  }

  /// A method without a result.
  @_disfavoredOverload
  package func method<each Argument: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    _ body: @escaping (Object, repeat each Argument) throws(LuaError) -> Void
  ) -> Self {
    adding(
      member(.method, name, parameters, luaTypes(repeat (each Argument).self), summary, nil) {
        signature in call(signature, body)
      })
  }

  /// A method with several results.
  @_disfavoredOverload
  package func method<each Argument: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    _ body: @escaping (Object, repeat each Argument) throws(LuaError) -> LuaResults
  ) -> Self {
    adding(
      member(
        .method, name, parameters, luaTypes(repeat (each Argument).self), summary, LuaValue.self
      ) {
        signature in call(signature, body)
      })
  }

  /// A method that scripts can override: called on an object it is `send`, which eventually runs
  /// the override; called on a class it is the class's own function or `super`.
  package func callback<each Argument: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    send: @escaping (Object, repeat each Argument) throws(LuaError) -> Void,
    super: @escaping (Object, repeat each Argument) throws(LuaError) -> Void
  ) -> Self {
    adding(
      member(.callback, name, parameters, luaTypes(repeat (each Argument).self), summary, nil) {
        signature in
        call(signature, send)
      } super: { signature in
        call(signature, `super`)
      })
  }

  /// A callback with a result.
  package func callback<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    send: @escaping (Object, repeat each Argument) throws(LuaError) -> Result,
    super: @escaping (Object, repeat each Argument) throws(LuaError) -> Result
  ) -> Self {
    adding(
      member(
        .callback, name, parameters, luaTypes(repeat (each Argument).self), summary, Result.self
      ) { signature in
        call(signature, send)
      } super: { signature in
        call(signature, `super`)
      })
  }

  /// A function of the class itself, called with a dot.
  package func function<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    _ body: @escaping (repeat each Argument) throws(LuaError) -> Result
  ) -> Self {
    adding(.function(name, parameters, summary, body))
  }

  /// A function of the class itself without a result.
  package func function<each Argument: LuaConvertible>(
    _ name: String, _ parameters: String..., summary: String,
    _ body: @escaping (repeat each Argument) throws(LuaError) -> Void
  ) -> Self {
    adding(.function(name, parameters, summary, body))
  }

  private func member(
    _ kind: Member.Kind, _ name: String, _ parameters: [String],
    _ types: [any LuaConvertible.Type], _ summary: String, _ result: (any LuaConvertible.Type)?,
    leaf: Leaf? = nil,
    _ body: (Signature) -> HostBody, super superBody: ((Signature) -> HostBody)? = nil
  ) -> Member {
    let signature = Signature(name, receiver: parts.receiver)
    var member = Member(kind: kind, name: name, summary: summary)
    member.parameters = Member.parameters(parameters, types)
    member.source = result.map { .swift($0) }
    member.isOverridable = kind == .callback
    member.call = body(signature)
    member.leaf = leaf
    member.superCall = superBody?(signature)
    return member
  }
}

// MARK: - From closures to host functions

private func call<Object: LuaObject, each Argument: LuaConvertible, Result: LuaConvertible>(
  _ signature: Signature,
  _ body: @escaping (Object, repeat each Argument) throws(LuaError) -> Result
) -> HostBody {
  { stack, object in
    do throws(LuaError) {
      var arguments = Arguments(stack, signature)
      try body(receiver(object), repeat arguments.next((each Argument).self)).push(onto: stack)
      return 1
    } catch {
      return stack.fail(error)
    }
  }
}

private func call<Object: LuaObject, each Argument: LuaConvertible>(
  _ signature: Signature,
  _ body: @escaping (Object, repeat each Argument) throws(LuaError) -> Void
) -> HostBody {
  { stack, object in
    do throws(LuaError) {
      var arguments = Arguments(stack, signature)
      try body(receiver(object), repeat arguments.next((each Argument).self))
      return 0
    } catch {
      return stack.fail(error)
    }
  }
}

private func call<Object: LuaObject, each Argument: LuaConvertible>(
  _ signature: Signature,
  _ body: @escaping (Object, repeat each Argument) throws(LuaError) -> LuaResults
) -> HostBody {
  { stack, object in
    do throws(LuaError) {
      var arguments = Arguments(stack, signature)
      let results = try body(receiver(object), repeat arguments.next((each Argument).self))
      return results.push(onto: stack)
    } catch {
      return stack.fail(error)
    }
  }
}
