#if !canImport(ObjectiveC)
  import Foundation

  /// Where the main actor runs.
  nonisolated enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// Runs a body on the main actor: at once if this is where it runs, else as soon as possible.
    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
      // In a program whose main function is async, other threads serve the main queue.
      if Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true {
        MainActor.assumeIsolated(body)
      } else {
        DispatchQueue.main.async(execute: body)
      }
    }
  }
#endif
