import Foundation

/// Identifies a thread without asking an executor or the system.
nonisolated struct ThreadID: Sendable, Equatable {
  private let address: UInt

  /// The current thread.
  init() {
    #if canImport(Darwin)
      address = UInt(bitPattern: pthread_self())
    #else
      address = UInt(pthread_self())
    #endif
  }
}
