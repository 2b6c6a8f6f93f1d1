import CLua
import CLuaShims

/// The names that error messages about a wrong call of a function use.
final class Signature {
  let name: String
  /// The receiver's name in hints; nil for a function without one.
  let receiver: String?

  init(_ name: String, receiver: String?) {
    self.name = name
    self.receiver = receiver
  }
}

/// Reads the arguments of one call in order.
struct Arguments {
  let stack: LuaStack
  let signature: Signature
  private var index: Int32

  init(_ stack: LuaStack, _ signature: Signature) {
    self.stack = stack
    self.signature = signature
    index = signature.receiver == nil ? 1 : 2
  }

  /// The next argument; a mismatch throws an error with its number, not counting the receiver.
  mutating func next<Value: LuaConvertible>(_ type: Value.Type) throws(LuaError) -> Value {
    defer { index += 1 }
    do {
      return try Value.read(from: stack, at: index)
    } catch {
      throw bad(error)
    }
  }

  private func bad(_ mismatch: LuaMismatch) -> LuaError {
    if let error = mismatch.error { return error }
    let name = signature.name
    if let receiver = signature.receiver, mismatch.isMissing, !dd_called_as_method(stack.state) {
      return LuaError("\(name) needs its receiver: use a colon, \(receiver):\(name)(...)")
    }
    let number = index - (signature.receiver == nil ? 0 : 1)
    return LuaError("bad argument #\(number) to '\(name)' (\(mismatch.description))")
  }
}

/// Several results of one function: `LuaResults(false, "reason")`.
package struct LuaResults {
  let values: [any LuaConvertible]

  package init(_ values: any LuaConvertible...) { self.values = values }

  func push(onto stack: LuaStack) -> Int32 {
    guard stack.reserve(values.count + 8) else { return 0 }
    for value in values { value.push(onto: stack) }
    return Int32(values.count)
  }
}

/// The object, whose class C has already checked.
func receiver<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer?) -> Object {
  guard let pointer else { preconditionFailure("a method was called without an object") }
  return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
}
