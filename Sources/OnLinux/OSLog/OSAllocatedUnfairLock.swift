import Synchronization

/// A lock with the state that it guards.
///
/// [OSAllocatedUnfairLock](https://developer.apple.com/documentation/os/osallocatedunfairlock)
public struct OSAllocatedUnfairLock<State: Sendable>: Sendable {
  private final class Storage: Sendable {
    let mutex: Mutex<State>
    init(_ state: State) { mutex = Mutex(state) }
  }

  private let storage: Storage

  /// A lock of a state.
  public init(initialState: State) { storage = Storage(initialState) }

  /// Runs a body that may change the state, while no other body runs.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try storage.mutex.withLock { try body(&$0) }
  }

  /// The same, for a result that can't be sent.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try storage.mutex.withLock { state in try body(&state) }
  }

  /// Runs a body if no other body runs; nil otherwise.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try storage.mutex.withLockIfAvailable { try body(&$0) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  public init() { self.init(initialState: ()) }

  /// Runs a body while no other body runs.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try storage.mutex.withLock { _ in try body() }
  }
}
