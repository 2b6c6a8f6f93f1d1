import Foundation
import NavigationModel

/// The view that a presentation adds to the window, around the presented controller's view.
final class UITransitionView: UIView {
  private weak var manager: UIPresentationController?

  init(of manager: UIPresentationController) {
    self.manager = manager
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Whether the view of a controller is in it, or a presentation in the context of the presented
  /// controller.
  var isUsed: Bool {
    inner.contains { $0 is UITransitionView || !$0.topControllers.isEmpty }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    manager?.receiveContainerViewWillLayoutSubviews()  // H105
    super.layoutSubviews()
    manager?.receiveContainerViewDidLayoutSubviews()
  }

  override func letsThrough(_ point: CGPoint) -> Bool {
    manager?.letsThrough(point, of: self) == true
  }

  nonisolated deinit {}
}

/// The view that a stack or a tab bar controller adds to its own, below its bars, around the view of
/// a controller (D36); it leaves with the view in it.
final class UIViewControllerWrapperView: UIView {
  override var wrappedController: UIViewController? { inner.lazy.compactMap(\.controller).first }

  override func lostSubview() {
    if inner.isEmpty { detach() }
  }

  nonisolated deinit {}
}
