import Foundation
import NavigationModel

/// The list at the root of the More stack.
final class UIMoreListController: UIViewController {
  override class var isContainer: Bool { true }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}
