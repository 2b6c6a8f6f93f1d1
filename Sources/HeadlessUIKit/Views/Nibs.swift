import Foundation
import NavigationModel

/// Creates views from nibs: the host describes them, Swift programs have none.
package protocol NibLoading: AnyObject {
  /// Whether there is a nib with that name.
  func hasNib(named name: String) -> Bool
  /// Creates the objects of a nib, connects them with its File's Owner, and returns the view; nil
  /// if the nib has none.
  func load(_ name: String, owner: UIViewController) -> UIView?
}
