#if !canImport(ObjectiveC)
  import Foundation

  /// What `ProcessInfo` is; its initialiser is the one that Apple's class has.
  nonisolated public protocol ProcessInfoConstructible {}

  extension ProcessInfo: ProcessInfoConstructible {}

  nonisolated extension ProcessInfoConstructible where Self: ProcessInfo {
    /// Creates one; it knows the same process as all others.
    public init() {
      // The class has no other objects than this one.
      guard let shared = ProcessInfo.processInfo as? Self else {
        preconditionFailure("ProcessInfo can't be inherited from on Linux")
      }
      self = shared
    }
  }
#endif
