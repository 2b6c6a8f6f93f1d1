import CLua
import CLuaShims

/// A host function over plain values: C checks and converts, so that nothing of Lua is asked for.
///
/// Beside each there is a `HostBody` that does the same with anything, and says what is wrong.
nonisolated struct Leaf {
  /// What it takes and gives.
  let shape: dlua_shape
  /// The class of an object that it takes.
  var argument: AnyClass?
  var read: Read = { _, _ in 0 }
  var push: Push = { _, _, _ in }
  var find: Find = { _, _ in nil }
  var take: Take = { _, _, _, _ in }

  /// Gives a number, which stands for a boolean or for nothing as well.
  typealias Read = (UnsafeMutableRawPointer, HostFunction) -> Int64
  /// Pushes one value.
  typealias Push = (UnsafeMutableRawPointer, OpaquePointer, HostFunction) -> Void
  /// Gives an object, retained once.
  typealias Find = (UnsafeMutableRawPointer, HostFunction) -> UnsafeMutableRawPointer?
  /// Takes an object and a number, which stands for a boolean as well.
  typealias Take = (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, Int64, HostFunction) -> Void

  /// Fills in what C has to know; without the class of its argument it stays unused.
  @MainActor func describe(to call: inout dlua_function, _ interpreter: Interpreter) {
    if let argument {
      guard let binding = interpreter.bindings[ObjectIdentifier(argument)] else { return }
      call.argument = binding.pointer
    }
    call.shape = shape
    switch shape {
    case DLUA_ANY: break
    case DLUA_GIVES_STRING: call.entry.push = HostFunction.push
    case DLUA_GIVES_OBJECT: call.entry.find = HostFunction.find
    case DLUA_GIVES_NOTHING, DLUA_GIVES_INTEGER, DLUA_GIVES_BOOLEAN:
      call.entry.read = HostFunction.read
    default: call.entry.take = HostFunction.take
    }
  }
}

extension Leaf {
  /// A getter, or a method without arguments; nil where C cannot convert the result.
  init?<Object: LuaObject, Value: LuaConvertible>(
    giving get: @escaping (Object) throws(LuaError) -> Value
  ) {
    let getter = Getter(get: get)
    if Value.self == Int.self {
      let get = getter.bare(giving: Int.self)
      self.init(shape: DLUA_GIVES_INTEGER)
      read = { object, function in
        do throws(LuaError) { return Int64(try get(object)) } catch { return function.note(error) }
      }
    } else if Value.self == Bool.self {
      let get = getter.bare(giving: Bool.self)
      self.init(shape: DLUA_GIVES_BOOLEAN)
      read = { object, function in
        do throws(LuaError) { return try get(object) ? 1 : 0 } catch { return function.note(error) }
      }
    } else if Value.self == String.self {
      let get = getter.bare(giving: String.self)
      self.init(shape: DLUA_GIVES_STRING)
      push = { object, state, function in
        do throws(LuaError) { pushText(try get(object), onto: state) } catch {
          _ = function.note(error)
        }
      }
    } else if Value.self == String?.self {
      let get = getter.bare(giving: String?.self)
      self.init(shape: DLUA_GIVES_STRING)
      push = { object, state, function in
        do throws(LuaError) {
          if let text = try get(object) { pushText(text, onto: state) } else { lua_pushnil(state) }
        } catch {
          _ = function.note(error)
        }
      }
    } else if Value.objectClass != nil {
      let get = getter.bare(giving: UnsafeMutableRawPointer?.self)
      self.init(shape: DLUA_GIVES_OBJECT)
      find = { object, function in
        do throws(LuaError) { return try get(object) } catch {
          _ = function.note(error)
          return nil
        }
      }
    } else {
      return nil
    }
  }

  /// A method without arguments and result.
  init<Object: LuaObject>(doing act: @escaping (Object) throws(LuaError) -> Void) {
    self.init(shape: DLUA_GIVES_NOTHING)
    let act = Getter(get: act).bare(giving: Void.self)
    read = { object, function in
      do throws(LuaError) {
        try act(object)
        return 0
      } catch {
        return function.note(error)
      }
    }
  }

  /// A setter, or a method with one argument and no result; nil where C cannot convert it.
  init?<Object: LuaObject, Value: LuaConvertible>(
    taking set: @escaping (Object, Value) throws(LuaError) -> Void
  ) {
    let setter = Setter(set: set)
    if Value.self == Int.self {
      let set = setter.bare(taking: Int.self)
      self.init(shape: DLUA_TAKES_INTEGER)
      take = { object, _, number, function in
        do throws(LuaError) { try set(object, Int(number)) } catch { _ = function.note(error) }
      }
    } else if Value.self == Bool.self {
      let set = setter.bare(taking: Bool.self)
      self.init(shape: DLUA_TAKES_BOOLEAN)
      take = { object, _, number, function in
        do throws(LuaError) { try set(object, number != 0) } catch { _ = function.note(error) }
      }
    } else if Value.self == String.self {
      let set = setter.bare(taking: String.self)
      self.init(shape: DLUA_TAKES_STRING)
      take = { object, bytes, count, function in
        let bytes = UnsafeRawBufferPointer(start: bytes, count: Int(count))
        do throws(LuaError) { try set(object, String(decoding: bytes, as: UTF8.self)) } catch {
          _ = function.note(error)
        }
      }
    } else if Value.self == String?.self {
      let set = setter.bare(taking: String?.self)
      self.init(shape: DLUA_TAKES_STRING)
      take = { object, bytes, count, function in
        let bytes = UnsafeRawBufferPointer(start: bytes, count: Int(count))
        do throws(LuaError) { try set(object, String(decoding: bytes, as: UTF8.self)) } catch {
          _ = function.note(error)
        }
      }
    } else if let (argument, isOptional) = Value.objectClass {
      let set = setter.bare(taking: UnsafeMutableRawPointer?.self)
      self.init(
        shape: isOptional ? DLUA_TAKES_OBJECT_OR_NIL : DLUA_TAKES_OBJECT, argument: argument)
      take = { object, value, _, function in
        do throws(LuaError) { try set(object, value) } catch { _ = function.note(error) }
      }
    } else {
      return nil
    }
  }

  /// A method with an object and a boolean, without a result; nil for other arguments.
  init?<Object: LuaObject, First: LuaConvertible, Second: LuaConvertible>(
    taking act: @escaping (Object, First, Second) throws(LuaError) -> Void
  ) {
    guard let (argument, isOptional) = First.objectClass, !isOptional, Second.self == Bool.self
    else { return nil }
    let act = Actor(act: act).bare
    self.init(shape: DLUA_TAKES_OBJECT_BOOLEAN, argument: argument)
    take = { object, value, number, function in
      do throws(LuaError) { try act(object, value, number != 0) } catch { _ = function.note(error) }
    }
  }
}

// Closures over objects, taken for closures over their addresses. A reference is passed as an
// address, and who passes it keeps the object: so nothing is counted. C has checked the classes,
// the boxes are on Lua's stack during the call, and what ended worlds held is released only when no
// host function runs. A reference that is returned is retained for who gets it. The structs of a
// pair hold one function each and differ in types of one size and form only: an object's and
// its address', or a type and itself; values of generic type are passed in memory in both.

private nonisolated struct Getter<Object: AnyObject, Value> {
  let get: (Object) throws(LuaError) -> Value

  private struct Bare<Result> {
    let get: (UnsafeMutableRawPointer) throws(LuaError) -> Result
  }

  func bare<Result>(
    giving type: Result.Type
  ) -> (UnsafeMutableRawPointer) throws(LuaError) -> Result {
    unsafeBitCast(self, to: Bare<Result>.self).get
  }
}

private nonisolated struct Setter<Object: AnyObject, Value> {
  let set: (Object, Value) throws(LuaError) -> Void

  private struct Bare<Argument> {
    let set: (UnsafeMutableRawPointer, Argument) throws(LuaError) -> Void
  }

  func bare<Argument>(
    taking type: Argument.Type
  ) -> (UnsafeMutableRawPointer, Argument) throws(LuaError) -> Void {
    unsafeBitCast(self, to: Bare<Argument>.self).set
  }
}

private nonisolated struct Actor<Object: AnyObject, First, Second> {
  let act: (Object, First, Second) throws(LuaError) -> Void

  private struct Bare<Argument, Flag> {
    let act: (UnsafeMutableRawPointer, Argument, Flag) throws(LuaError) -> Void
  }

  var bare: (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, Bool) throws(LuaError) -> Void {
    unsafeBitCast(self, to: Bare<UnsafeMutableRawPointer?, Bool>.self).act
  }
}
