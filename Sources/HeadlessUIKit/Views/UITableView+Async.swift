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
