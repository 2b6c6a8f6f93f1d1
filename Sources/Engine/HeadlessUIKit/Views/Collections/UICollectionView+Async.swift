import Foundation

extension UICollectionView {
  /// Performs a batch of changes, and returns when it is done.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      performBatchUpdates(updates) { done.resume(returning: $0) }
    }
  }
}

extension UICollectionView {
  /// Performs a batch of changes, then calls the completion handler: UIKit's closure doesn't escape.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}

extension UICollectionView {
  /// Takes another layout, and returns when that is done; true.
  @discardableResult
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool
  ) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      setCollectionViewLayout(layout, animated: animated) { done.resume(returning: $0) }
    }
  }
}
