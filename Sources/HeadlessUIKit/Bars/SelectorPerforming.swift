import Foundation

/// A target that performs actions by name.
@preconcurrency @MainActor
public protocol SelectorPerforming: AnyObject {
  /// Performs the method with that name; the sender is the item that was tapped.
  func perform(_ action: Selector, with sender: Any?)
}
