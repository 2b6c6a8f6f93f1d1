import CLua
import CLuaShims

/// The object that C passes to an entry: one function.
nonisolated final class FunctionBox<Function> {
  let function: Function

  init(_ function: Function) { self.function = function }
}

/// The entries for C, one for each combination of argument and result types.
///
/// C passes the body of the leaf, an object that it has checked, and the receiver of errors. The
/// functions are called in place: copying one out first would wrap it in another closure.
nonisolated enum LeafEntry {
  typealias Address = UnsafeMutableRawPointer
  typealias Read = @convention(c) (Address, Address, Address) -> Int64
  typealias Push = @convention(c) (Address, Address, OpaquePointer, Address) -> Void
  typealias Find = @convention(c) (Address, Address, Address) -> Address?
  typealias Take = @convention(c) (Address, Address, Address?, Int64, Address) -> Void

  static let integer: Read = { leaf, object, host in
    Unmanaged<FunctionBox<ErasedGetter<Int>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) { return Int64(try $0.function.get(object)) } catch {
        return setPendingError(error, host)
      }
    }
  }

  static let boolean: Read = { leaf, object, host in
    Unmanaged<FunctionBox<ErasedGetter<Bool>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) { return try $0.function.get(object) ? 1 : 0 } catch {
        return setPendingError(error, host)
      }
    }
  }

  static let nothing: Read = { leaf, object, host in
    Unmanaged<FunctionBox<ErasedGetter<Void>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) {
        try $0.function.get(object)
        return 0
      } catch {
        return setPendingError(error, host)
      }
    }
  }

  static let text: Push = { leaf, object, state, host in
    Unmanaged<FunctionBox<ErasedGetter<String>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) { pushText(try $0.function.get(object), onto: state) } catch {
        setPendingError(error, host)
      }
    }
  }

  static let optionalText: Push = { leaf, object, state, host in
    Unmanaged<FunctionBox<ErasedGetter<String?>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) {
        if let text = try $0.function.get(object) {
          pushText(text, onto: state)
        } else {
          lua_pushnil(state)
        }
      } catch {
        setPendingError(error, host)
      }
    }
  }

  static let object: Find = { leaf, object, host in
    Unmanaged<FunctionBox<ErasedGetter<Address?>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) { return try $0.function.get(object) } catch {
        setPendingError(error, host)
        return nil
      }
    }
  }

  static let takeInteger: Take = { leaf, object, _, number, host in
    Unmanaged<FunctionBox<ErasedSetter<Int>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) { try $0.function.set(object, Int(number)) } catch {
        setPendingError(error, host)
      }
    }
  }

  static let takeBoolean: Take = { leaf, object, _, number, host in
    Unmanaged<FunctionBox<ErasedSetter<Bool>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) { try $0.function.set(object, number != 0) } catch {
        setPendingError(error, host)
      }
    }
  }

  static let takeText: Take = { leaf, object, bytes, count, host in
    Unmanaged<FunctionBox<ErasedSetter<String>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) { try $0.function.set(object, string(bytes, count)) } catch {
        setPendingError(error, host)
      }
    }
  }

  static let takeOptionalText: Take = { leaf, object, bytes, count, host in
    Unmanaged<FunctionBox<ErasedSetter<String?>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) { try $0.function.set(object, string(bytes, count)) } catch {
        setPendingError(error, host)
      }
    }
  }

  static let takeObject: Take = { leaf, object, value, _, host in
    Unmanaged<FunctionBox<ErasedSetter<Address?>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) { try $0.function.set(object, value) } catch {
        setPendingError(error, host)
      }
    }
  }

  static let takeObjectAndBoolean: Take = { leaf, object, value, number, host in
    Unmanaged<FunctionBox<ErasedMethod<Address?, Bool>>>.fromOpaque(leaf)._withUnsafeGuaranteedRef {
      do throws(LuaError) { try $0.function.invoke(object, value, number != 0) } catch {
        setPendingError(error, host)
      }
    }
  }

  // Small strings are created in place. Invalid UTF-8 is repaired.
  private static func string(_ bytes: Address?, _ count: Int64) -> String {
    String(unsafeUninitializedCapacity: Int(count)) { buffer in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      return Int(count)
    }
  }

  @discardableResult
  private static func setPendingError(_ error: LuaError, _ host: Address) -> Int64 {
    Unmanaged<HostFunction>.fromOpaque(host).takeUnretainedValue().setPendingError(error)
  }
}

/// A getter over the address of its object.
nonisolated struct ErasedGetter<Value> {
  let get: (UnsafeMutableRawPointer) throws(LuaError) -> Value
}

/// A setter over the address of its object.
nonisolated struct ErasedSetter<Value> {
  let set: (UnsafeMutableRawPointer, Value) throws(LuaError) -> Void
}

/// A method over the address of its object.
nonisolated struct ErasedMethod<First, Second> {
  let invoke: (UnsafeMutableRawPointer, First, Second) throws(LuaError) -> Void
}
