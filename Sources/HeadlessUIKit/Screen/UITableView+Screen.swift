import Foundation
import NavigationModel

extension UITableView {
  /// The visible contents: headers, rows and footers from the top.
  var screenTable: Screen.Table {
    let cells = Dictionary(grouping: visibleCells) { $0.place?.section ?? 0 }
    var lines: [Screen.Table.TableLine] = elements(of: tableHeaderView).map { .element($0) }
    for section in 0..<numberOfSections {
      lines += edge(.header, of: section, title: headerTitle)
      lines += (cells[section] ?? []).filter { !$0.isHidden }.map { .row(row(of: $0)) }
      lines += edge(.footer, of: section, title: footerTitle)
    }
    return Screen.Table(
      lines + elements(of: tableFooterView).map { .element($0) }, id: targetID)
  }

  /// The view above or below a section, else its title.
  private func edge(
    _ edge: SectionEdge, of section: Int, title: (Int) -> String?
  ) -> [Screen.Table.TableLine] {
    if let view = sectionView(edge, of: section) { return elements(of: view).map { .element($0) } }
    return [title(section)].compactMap { $0 }.map { .title($0) }
  }

  private func elements(of view: UIView?) -> [Screen.Element] {
    guard let view else { return [] }
    var walk = ElementWalk(owner: nearestController) { _, _ in nil }
    walk.visit(root: view)
    return walk.elements
  }

  private func row(of cell: UITableViewCell) -> Screen.TableRow {
    let control = isEditing ? cell.place.map(editingStyle) ?? .none : .none
    return Screen.TableRow(
      cell.textLabel?.text, detail: cell.detailTextLabel?.text, cell.detailPlace,
      image: cell.imageView?.image?.name, others: others(in: cell),
      accessory: Screen.TableRow.Accessory(rawValue: cell.accessoryType.rawValue) ?? .none,
      isSelected: cell.isSelected,
      control: Screen.TableRow.Control(rawValue: control.rawValue) ?? .none,
      id: cell.place == nil ? nil : cell.targetID)
  }

  /// The views that the program added to a cell besides the built-in labels and image.
  private func others(in cell: UITableViewCell) -> [Screen.Element] {
    let known = [cell.textLabel, cell.detailTextLabel, cell.imageView].compactMap { $0 as UIView? }
    let views = cell.contentView.subviews + cell.subviews.filter { $0 !== cell.contentView }
    return views.filter { view in !known.contains { $0 === view } }.flatMap { view in
      var walk = ElementWalk(owner: nearestController) { _, _ in nil }
      walk.visit(root: view)
      return walk.elements
    }
  }
}
