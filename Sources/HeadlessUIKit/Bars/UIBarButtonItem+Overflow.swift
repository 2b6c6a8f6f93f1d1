import Foundation

extension UIBarButtonItem {
  /// What stands for it in an overflow menu: what the program says, its menu, or an action that does
  /// what a tap does.
  var elementInOverflow: UIMenuElement {
    if let menuRepresentation { return menuRepresentation }
    let text = displayedText ?? ""
    if let menu, primaryAction == nil { return UIMenu(title: text, children: menu.children) }
    let action = UIAction(title: text) { [weak self] _ in self?.tap() }
    if !isEnabled { action.attributes = .disabled }
    return action
  }
}
