import Foundation
import NavigationModel

/// The container view of an animation, and whose views are in it.
extension TransitionContext {
  /// Puts the container view into the window, and the view that disappears into the container view; a
  /// view that stays where it is isn't moved (H114).
  func occupyContainer() {
    guard let animated else { return }
    animated.place(containerOfAnimation: containerView)
    guard view(forKey: .from) != nil else { return }
    viewController(forKey: .from)?.lendView(to: containerView)
  }

  /// Whether the view of a controller is in the container view, where it stays until the end.
  func holds(_ controller: UIViewController) -> Bool {
    controller.loadedView?.isInside(containerView) == true
  }

  /// Returns what is on the screen from the container view to where it is shown without an animation.
  func vacateContainer(of transition: ActiveTransition) {
    for key in [UITransitionContextViewControllerKey.from, .to] {
      guard let controller = transition.controller(key, on: stage), holds(controller),
        stage.hierarchy[controller.id].isOnScreen
      else { continue }
      controller.joinSuperview()
    }
  }

  /// Removes the container view, unless it is that of a presentation, which leaves with it.
  func removeContainer() {
    if containerView is TransitionArea { containerView.leaveSuperview() }
  }
}

/// The view in which an animator exchanges the views of a container's children; it is in that of the
/// container, behind its bars, while the transition lasts.
final class TransitionArea: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}
