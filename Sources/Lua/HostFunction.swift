import CLua
import CLuaShims

/// Swift code that Lua can call: the number of results, or -1 with the error on top of the stack.
typealias HostBody = @MainActor (LuaStack, UnsafeMutableRawPointer?) -> Int32

/// A host function as C knows it: its address is the context that C passes back.
nonisolated final class HostFunction {
  private let body: (OpaquePointer, UnsafeMutableRawPointer?) -> Int32

  /// Erases the isolation once: all calls come from the thread that owns the interpreter, which
  /// `invoke` asserts, and a check per call would cost more than the call.
  @MainActor init(_ interpreter: Interpreter, _ body: @escaping HostBody) {
    let isolated = Isolated { [unowned(unsafe) interpreter] state, object in
      interpreter.run(body, LuaStack(state: state, interpreter: interpreter), object)
    }
    self.body = unsafeBitCast(isolated, to: Erased.self).body
  }

  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// The one entry for C.
  static let invoke: dlua_invoke = { context, state, object in
    #if DEBUG
      MainActor.assertIsolated()  // too dear for release, even when it does nothing
    #endif
    guard let context, let state else { return 0 }
    return Unmanaged<HostFunction>.fromOpaque(context)._withUnsafeGuaranteedRef {
      $0.body(state, object)
    }
  }

  private struct Isolated {
    let body: @MainActor (OpaquePointer, UnsafeMutableRawPointer?) -> Int32

    init(_ body: @escaping @MainActor (OpaquePointer, UnsafeMutableRawPointer?) -> Int32) {
      self.body = body
    }
  }

  private struct Erased {
    let body: (OpaquePointer, UnsafeMutableRawPointer?) -> Int32
  }
}
