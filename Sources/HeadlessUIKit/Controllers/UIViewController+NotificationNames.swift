import Foundation

extension UIViewController {
  /// Posted when `showDetailViewController` may have another effect than before; not posted here.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// The name of the exception that a wrong parent raises.
  nonisolated public static let hierarchyInconsistencyException = NSExceptionName(
    rawValue: "UIViewControllerHierarchyInconsistency")
}
