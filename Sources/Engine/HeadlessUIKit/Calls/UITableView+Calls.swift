import Foundation
import NavigationModel

extension UITableView {
  /// Its data source, unless that is a plain table controller, which implements nothing.
  var answeringSource: (any UITableViewDataSource)? {
    (dataSource as? UITableViewController)?.isPlain == true ? nil : dataSource
  }

  /// Its delegate, unless that is a plain table controller.
  var answeringDelegate: (any UITableViewDelegate)? {
    (delegate as? UITableViewController)?.isPlain == true ? nil : delegate
  }

  var overridableSource: (any Overridable)? { dataSource as? any Overridable }
  var overridableDelegate: (any Overridable)? { delegate as? UITableViewController }
}
