import Foundation

extension UITableViewCell {
  /// Calls `prepareForReuse` or its override.
  package func receivePrepareForReuse() {
    callMember(.prepareForReuse) { prepareForReuse() }
  }
}
