import Foundation

extension UITableViewCell {
  /// Calls `prepareForReuse` or its override.
  package func receivePrepareForReuse() {
    callMember(.prepareForReuse) { prepareForReuse() }
  }

  /// Calls `setSelected` or its override.
  package func receiveSetSelected(_ selected: Bool, animated: Bool) {
    callMember(.setSelected, [selected, animated]) { setSelected(selected, animated: animated) }
  }

  /// Calls `setEditing` or its override.
  package func receiveSetEditing(_ editing: Bool, animated: Bool) {
    callMember(.setEditingOfView, [editing, animated]) { setEditing(editing, animated: animated) }
  }
}
