import Foundation

extension UIViewController {
  /// Lets a view show controllers while it is pressed; none is pressed here.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    stage.noteStandIn(.previews)
    return PreviewingContext(delegate, sourceView)
  }

  /// Ends what `registerForPreviewing` began.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// A view that would show controllers.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
    super.init()
  }

  nonisolated deinit {}
}
