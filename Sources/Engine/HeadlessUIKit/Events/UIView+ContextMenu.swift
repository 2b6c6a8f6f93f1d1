import Foundation
import NavigationModel

extension UIView {
  /// Shows the context menu of the nearest view around that has one now; false if none has (H93).
  final func showContextMenu() -> Bool {
    let stage = Stage.current
    guard stage.panel == nil else { return false }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var view: UIView? = self
    while let current = view {
      if let menu = current.contextMenu(at: convert(middle, to: current), of: self) {
        MenuPanel(menu, from: self).appear(in: window)
        return true
      }
      view = current.container
    }
    return false
  }

  /// Whether it, or a view around it, has a context menu, or may have one when the program is asked.
  final var mayShowContextMenu: Bool {
    var view: UIView? = self
    while let current = view {
      if current.mayHaveContextMenu { return true }
      view = current.container
    }
    return false
  }

  private var mayHaveContextMenu: Bool {
    if interactions.contains(where: { $0 is UIContextMenuInteraction }) { return true }
    return switch superview {
    case let table as UITableView where self is UITableViewCell:
      table.mayImplement(UITableView.Calls.contextMenuConfigurationForRow)
    case let list as UICollectionView where self is UICollectionViewCell:
      list.mayImplement(UICollectionView.Calls.contextMenuConfigurationForItems)
        || list.mayImplement(UICollectionView.Calls.contextMenuConfigurationForItem)
    default: false
    }
  }

  private func contextMenu(at point: CGPoint, of pressed: UIView) -> ContextMenu? {
    for case let interaction as UIContextMenuInteraction in interactions.reversed() {
      if let found = interaction.configuration(at: point) {
        return ContextMenu(found, of: interaction, on: pressed)
      }
    }
    switch self {
    case let cell as UITableViewCell:
      guard let table = superview as? UITableView, let path = cell.place else { return nil }
      return table.configuration(of: path, at: table.convert(point, from: self))
        .map { ContextMenu($0, of: table, on: self) }
    case let cell as UICollectionViewCell:
      guard let list = superview as? UICollectionView, let path = cell.place else { return nil }
      return list.configuration(of: path, at: list.convert(point, from: self))
        .map { ContextMenu($0, of: list, on: self) }
    default: return nil
    }
  }
}
