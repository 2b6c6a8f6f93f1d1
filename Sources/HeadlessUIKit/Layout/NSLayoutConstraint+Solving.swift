import Foundation

extension NSLayoutConstraint {
  /// Whether it is about the size of a single view.
  var isAboutOneItem: Bool { secondItem == nil || secondItem === firstItem }
}
