import CLua
import CLuaShims

/// Swift code that Lua can call: returns the number of results, or -1 with the error on top of the
/// stack.
typealias HostBody = @MainActor (LuaStack, UnsafeMutableRawPointer?) -> Int32

/// A host function as C sees it.
nonisolated final class HostFunction {
  private let body: (OpaquePointer, UnsafeMutableRawPointer?) -> Int32
  private let leaf: Leaf?  // called by C
  // The function does not outlive its interpreter.
  private unowned let interpreter: Interpreter
  /// The structure that C calls; it lives as long as the function.
  let call: UnsafeMutablePointer<dd_function>

  /// Erases the isolation once: all calls come from the thread that owns the interpreter, which
  /// `invoke` asserts, and a check per call would cost more than the call.
  @MainActor init(
    _ interpreter: Interpreter, _ body: @escaping HostBody, leaf: Leaf? = nil
  ) {
    // bench: create an object and collect it, 5 %
    let isolated = Isolated { [unowned(unsafe) interpreter] state, object in
      body(LuaStack(state: state, interpreter: interpreter), object)
    }
    // bench: create an object and collect it, 33 %
    self.body = unsafeBitCast(isolated, to: Erased.self).body
    self.leaf = leaf
    self.interpreter = interpreter
    call = .allocate(capacity: 1)
    call.initialize(to: dd_function())
    call.pointee.context = Unmanaged.passUnretained(self).toOpaque()
    leaf?.describe(to: &call.pointee, interpreter)
  }

  deinit { call.deallocate() }

  /// Records an error that is raised when the leaf has returned.
  func setPendingError(_ error: LuaError) -> Int64 {
    // All calls come from the thread that owns the interpreter; errors need not be fast.
    let interpreter = interpreter
    _ = MainActor.assumeIsolated { interpreter.raiseAfterReturn(error) }
    return 0
  }

  /// The entry for C that accepts and returns any value.
  static let invoke: dd_invoke = { context, state, object in
    #if DEBUG
      MainActor.assertIsolated()  // too expensive in release builds, even when it does nothing
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
