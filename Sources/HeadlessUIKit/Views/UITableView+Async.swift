import Foundation

extension UITableView {
  /// Performs a batch of changes, and returns when it is done.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      performBatchUpdates(updates) { done.resume(returning: $0) }
    }
  }
}

extension UITableView {
  /// Performs a batch of changes, then calls the completion handler: UIKit's closure doesn't escape.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
