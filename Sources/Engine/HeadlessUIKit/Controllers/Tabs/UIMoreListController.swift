import Foundation
import NavigationModel

/// The list at the root of the More stack.
final class UIMoreListController: UIViewController, SelectorPerforming {
  override class var isContainer: Bool { true }

  /// Edit, with which the user arranges the tabs (F86).
  private lazy var edit = UIBarButtonItem(
    barButtonSystemItem: .edit, target: self, action: Selector("edit"))

  /// Shows Edit, if tabs can be arranged (F86).
  func offerEditing(_ isOffered: Bool) {
    navigationItem.rightBarButtonItem = isOffered ? edit : nil
  }

  func perform(_ action: Selector, with sender: Any?) { tabBarController?.beginCustomizing() }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "More"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}
