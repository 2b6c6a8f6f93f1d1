#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// Where the main actor runs.
  nonisolated enum MainThread {
    /// Runs a body on the main actor: at once if this is where it runs, else as soon as possible.
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
      if MainActorThread.isCurrent {
        MainActor.assumeIsolated(body)
      } else {
        DispatchQueue.main.async(execute: body)
      }
    }

    /// Runs a body with a value on the main actor.
    static func run<Value>(
      with value: Value, _ body: @escaping @MainActor @Sendable (Value) -> Void
    ) {
      let crossing = Crossing(value)
      run { body(crossing.value) }
    }
  }

  /// A value that is used on the main actor alone, wherever it comes from.
  nonisolated struct Crossing<Value>: Sendable {
    // bridge: on any thread Objective-C takes any target for a method that the main thread calls.
    nonisolated(unsafe) let value: Value

    init(_ value: Value) { self.value = value }
  }
#endif
