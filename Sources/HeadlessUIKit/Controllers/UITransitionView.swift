import Foundation
import NavigationModel

/// The view that a presentation adds to the window, around the presented controller's view.
final class UITransitionView: UIView {
  private weak var manager: UIPresentationController?

  init(of manager: UIPresentationController) {
    self.manager = manager
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    manager?.containerViewWillLayoutSubviews()  // H105
    super.layoutSubviews()
    manager?.containerViewDidLayoutSubviews()
  }

  nonisolated deinit {}
}
