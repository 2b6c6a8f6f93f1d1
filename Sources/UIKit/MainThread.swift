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
  }
#endif
