import CLua
import CLuaShims

/// A host function over plain values: C checks and converts them without further calls into Lua.
///
/// Each has a corresponding `HostBody` that accepts any values and reports what is wrong with them.
nonisolated struct Leaf {
  /// The function as C sees it, without the receiver of errors.
  fileprivate(set) var call = dd_function()
  /// The class of its object argument.
  private(set) var argument: AnyClass?
  // Retains what C calls.
  private let body: AnyObject

  fileprivate init<Function>(
    _ shape: dd_shape, _ function: Function, argument: AnyClass? = nil
  ) {
    let body = FunctionBox(function)
    self.body = body
    self.argument = argument
    call.shape = shape
    call.leaf = Unmanaged.passUnretained(body).toOpaque()
  }

  /// Sets the fields that C needs; without the class of its argument the leaf stays unused.
  @MainActor func describe(to call: inout dd_function, _ interpreter: Interpreter) {
    let context = call.context
    if let argument {
      guard let binding = interpreter.bindings[argument] else { return }
      call = self.call
      call.argument = binding.pointer
    } else {
      call = self.call
    }
    call.context = context
  }
}

extension Leaf {
  /// A getter, or a method without arguments; nil if C cannot convert the result.
  init?<Object: LuaObject, Value: LuaConvertible>(
    giving get: @escaping (Object) throws(LuaError) -> Value
  ) {
    let getter = TypedGetter(get: get)
    if Value.self == Int.self {
      self.init(DD_GIVES_INTEGER, getter.erased(giving: Int.self))
      call.entry.read = LeafEntry.integer
    } else if Value.self == Bool.self {
      self.init(DD_GIVES_BOOLEAN, getter.erased(giving: Bool.self))
      call.entry.read = LeafEntry.boolean
    } else if Value.self == String.self {
      self.init(DD_GIVES_STRING, getter.erased(giving: String.self))
      call.entry.push = LeafEntry.text
    } else if Value.self == String?.self {
      self.init(DD_GIVES_STRING, getter.erased(giving: String?.self))
      call.entry.push = LeafEntry.optionalText
    } else if Value.objectClass != nil {
      self.init(DD_GIVES_OBJECT, getter.erased(giving: UnsafeMutableRawPointer?.self))
      call.entry.find = LeafEntry.object
    } else {
      return nil
    }
  }

  /// A method without arguments and result.
  init<Object: LuaObject>(doing invoke: @escaping (Object) throws(LuaError) -> Void) {
    self.init(DD_GIVES_NOTHING, TypedGetter(get: invoke).erased(giving: Void.self))
    call.entry.read = LeafEntry.nothing
  }

  /// A setter, or a method with one argument and no result; nil if C cannot convert it.
  init?<Object: LuaObject, Value: LuaConvertible>(
    taking set: @escaping (Object, Value) throws(LuaError) -> Void
  ) {
    let setter = TypedSetter(set: set)
    if Value.self == Int.self {
      self.init(DD_TAKES_INTEGER, setter.erased(taking: Int.self))
      call.entry.take = LeafEntry.takeInteger
    } else if Value.self == Bool.self {
      self.init(DD_TAKES_BOOLEAN, setter.erased(taking: Bool.self))
      call.entry.take = LeafEntry.takeBoolean
    } else if Value.self == String.self {
      self.init(DD_TAKES_STRING, setter.erased(taking: String.self))
      call.entry.take = LeafEntry.takeText
    } else if Value.self == String?.self {
      self.init(DD_TAKES_STRING, setter.erased(taking: String?.self))
      call.entry.take = LeafEntry.takeOptionalText
    } else if let (argument, isOptional) = Value.objectClass {
      self.init(
        isOptional ? DD_TAKES_OBJECT_OR_NIL : DD_TAKES_OBJECT,
        setter.erased(taking: UnsafeMutableRawPointer?.self), argument: argument)
      call.entry.take = LeafEntry.takeObject
    } else {
      return nil
    }
  }

  /// A method with an object and a boolean, without a result, such as `pushViewController`; nil for
  /// other arguments.
  ///
  /// C passes only objects: nil, if the method takes it, reaches the `HostBody`.
  init?<Object: LuaObject, First: LuaConvertible, Second: LuaConvertible>(
    taking invoke: @escaping (Object, First, Second) throws(LuaError) -> Void
  ) {
    guard let (argument, _) = First.objectClass, Second.self == Bool.self else { return nil }
    self.init(DD_TAKES_OBJECT_BOOLEAN, TypedMethod(invoke: invoke).erased, argument: argument)
    call.entry.take = LeafEntry.takeObjectAndBoolean
  }
}

// Reinterprets closures over objects as closures over their addresses. A reference is passed as an
// address, and the caller retains the object, so no reference counting is needed: C has checked the
// classes, the boxes are on Lua's stack during the call, and references of ended worlds are
// released only when no host function runs. A returned reference is retained for the caller. The
// structs of a pair contain one function each and differ only in types of the same size and layout:
// an object's and its address's, or a type and itself; values of generic type are passed in memory
// in both.

private nonisolated struct TypedGetter<Object: AnyObject, Value> {
  let get: (Object) throws(LuaError) -> Value

  func erased<Result>(giving type: Result.Type) -> ErasedGetter<Result> {
    // bench: property read, object, 61 %
    unsafeBitCast(self, to: ErasedGetter<Result>.self)
  }
}

private nonisolated struct TypedSetter<Object: AnyObject, Value> {
  let set: (Object, Value) throws(LuaError) -> Void

  func erased<Argument>(taking type: Argument.Type) -> ErasedSetter<Argument> {
    // bench: property write, object, 123 %
    unsafeBitCast(self, to: ErasedSetter<Argument>.self)
  }
}

private nonisolated struct TypedMethod<Object: AnyObject, First, Second> {
  let invoke: (Object, First, Second) throws(LuaError) -> Void

  var erased: ErasedMethod<UnsafeMutableRawPointer?, Bool> {
    // bench: method with an object and a boolean, 100 %
    unsafeBitCast(self, to: ErasedMethod<UnsafeMutableRawPointer?, Bool>.self)
  }
}
