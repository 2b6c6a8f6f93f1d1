import Foundation
import NavigationModel

extension UIScrollView {
  /// Its delegate, unless that is a controller of a list that implements nothing.
  var answeringScrollDelegate: (any UIScrollViewDelegate)? {
    let delegate = delegate
    let types: [AnyClass] = [UITableViewController.self, UICollectionViewController.self]
    return delegate.map { object in types.contains { type(of: object) == $0 } } == true
      ? nil : delegate
  }

  var overridableScrollDelegate: (any Overridable)? {
    delegate as? UITableViewController ?? delegate as? UICollectionViewController
  }
}
