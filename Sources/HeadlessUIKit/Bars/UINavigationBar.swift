import Foundation
import NavigationModel

/// The bar of a navigation controller; what it shows follows from the stack's items.
///
/// [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar)
open class UINavigationBar: UIView {
  private weak var navigationController: UINavigationController?

  init(of navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init(frame: .zero)
  }

  /// A bar that belongs to no controller; there are no nibs here, and the coder is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The items of the stack, root first (B42).
  open var items: [UINavigationItem]? {
    navigationController?.viewControllers.map(\.navigationItem)
  }
  /// The item of the top (B1).
  open var topItem: UINavigationItem? { navigationController?.topViewController?.navigationItem }
  /// The item that the back button stands for (B1).
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// What can be read in the bar; nil while it is hidden.
  package var displayed: BarContents? {
    guard let navigationController, !navigationController.isNavigationBarHidden else { return nil }
    return BarContents(
      top: topItem?.contents, back: backItem?.contents, era: navigationController.stage.profile.era)
  }
}
