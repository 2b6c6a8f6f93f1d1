import Foundation
import NavigationModel

extension UIViewController {
  /// Its children except those lent by a split view or a tab bar controller.
  var ownChildren: [UIViewController] {
    children.filter { stage.hierarchy[$0.id].returnParent == nil }
  }
}
