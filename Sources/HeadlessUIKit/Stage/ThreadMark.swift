import Foundation

/// A thread, to be recognised without asking an executor or the system.
nonisolated struct ThreadMark: Sendable, Equatable {
  private let address: UInt

  /// The thread that runs this.
  init() {
    #if canImport(Darwin)
      address = UInt(bitPattern: pthread_self())
    #else
      address = UInt(pthread_self())
    #endif
  }
}
