import NavigationModel

extension UIViewController {
  /// The edit button, if somebody has asked for it.
  package var editButtonIfMade: UIBarButtonItem? { parts.editButtonItem }

  /// The edit button; made when first asked for.
  var ownEditButtonItem: UIBarButtonItem {
    if let item = parts.editButtonItem { return item }
    let item = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    item.onTap = { [weak self] _ in
      guard let self else { return }
      edit(!isEditing, animated: true)
    }
    parts.editButtonItem = item
    nameEditButton(item)
    return item
  }

  /// Gives the edit button the title that fits (B60).
  func nameEditButton(_ item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  /// Begins or ends editing as the framework asks for it: an override is called (B61).
  package func edit(_ editing: Bool, animated: Bool) {
    if !isPerformedByScript("setEditing", editing, animated) {
      setEditing(editing, animated: animated)
    }
  }
}
