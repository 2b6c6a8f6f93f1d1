import Foundation

/// What has contents, of a size that may change: a view controller.
///
/// [UIContentContainer](https://developer.apple.com/documentation/uikit/uicontentcontainer)
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of its contents, in points; zero for the container's.
  var preferredContentSize: CGSize { get }
  /// Called when a child prefers another size (F107).
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the size that fits a child has changed; not called here.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size of a child's contents, in points, when its own ones have a new size (E93).
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size of its contents changes (E93).
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before its traits change (E93).
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
