import Foundation

/// Where the main actor runs.
///
/// In a program whose main function is async, and in tests of Swift Testing, that is any thread that
/// serves the main queue.
nonisolated package enum MainActorThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether it is the current one.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
