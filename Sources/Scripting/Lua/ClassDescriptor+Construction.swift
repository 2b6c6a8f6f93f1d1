import EscapedText

/// The table passed to a call of a class.
package struct LuaArguments {
  let stack: LuaStack
  let table: Int32

  /// The name of the called class in scripts.
  var className: String { stack.toString(at: 1) ?? "class" }

  /// Reads a named entry; a missing one reads as nil.
  package func read<Value: LuaConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(LuaError) -> Value {
    do {
      return try stack.read(name, ofTableAt: table)
    } catch {
      throw error.error
        ?? LuaError("bad field '\(name)' in \(className){...} (\(error.description))")
    }
  }
}

extension ClassDescriptor {
  /// Defines how a call of the class creates an object; the labels it reads are not applied as
  /// properties.
  package func initializer(
    _ labels: String..., make: @escaping (LuaArguments) throws(LuaError) -> Object
  ) -> Self {
    var copy = self
    copy.parts.labels = labels
    copy.parts.make = { arguments throws(LuaError) in try make(arguments) }
    return copy
  }

  /// Defines what the initializer does that a subclass can see: the object has its class and the
  /// functions of the call's table by then, and no children.
  package func completing(
    _ complete: @escaping (Object, LuaArguments) throws(LuaError) -> Void
  ) -> Self {
    var copy = self
    copy.parts.complete = { object, arguments throws(LuaError) in
      if let object = object as? Object { try complete(object, arguments) }
    }
    return copy
  }

  /// Sets the property that was added last before the children of the call's table are added: calls
  /// about them name the object.
  package func beforeChildren() -> Self { changingLast { $0.precedesChildren = true } }

  /// Defines what happens to the array part of the call's table; not called when it is empty.
  ///
  /// The property provides the array part of an object: `#nav`, `nav[1]`, `ipairs(nav)`.
  package func children<Child: LuaConvertible>(
    _ property: String, _ adopt: @escaping (Object, [Child]) throws(LuaError) -> Void
  ) -> Self {
    var copy = self
    copy.parts.children = Child.self
    copy.parts.childrenProperty = property
    copy.parts.adopt = { stack, object, table throws(Member.Rejection) in
      let children: [Child]
      do throws(LuaMismatch) { children = try [Child].read(from: stack, at: table) } catch {
        throw .mismatch(error)
      }
      do throws(LuaError) { try adopt(receiver(object), children) } catch { throw .failure(error) }
    }
    return copy
  }

  /// The hint for children in the call's table: "use addChild".
  package func noChildren(_ hint: String) -> Self {
    var copy = self
    copy.parts.childrenHint = hint
    return copy
  }

  /// Makes `Class "text"` short for `Class{ property = "text" }`.
  package func stringShorthand(_ property: String) -> Self {
    var copy = self
    copy.parts.shorthand = property
    return copy
  }

  /// Defines the result of `tostring`; names in it are escaped.
  package func description(_ describe: @escaping (Object) -> String) -> Self {
    var copy = self
    copy.parts.describe = { stack, object in
      stack.push(describe(receiver(object)).escaped)
      return 1
    }
    return copy
  }
}
