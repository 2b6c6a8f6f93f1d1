import Foundation
import NavigationModel

extension UITableViewController {
  /// Whether it implements nothing as a delegate or data source: without overrides it answers like
  /// any other one.
  var isPlain: Bool { overrides != nil && type(of: self) == UITableViewController.self }
}
