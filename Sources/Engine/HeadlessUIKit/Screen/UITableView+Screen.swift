import Foundation
import NavigationModel

extension UITableView {
  /// The visible contents: headers, rows and footers from the top.
  var screenTable: Screen.Table {
    let cells = Dictionary(grouping: drawnCells) { $0.place?.section ?? 0 }
    var lines: [Screen.Table.TableLine] = elements(of: tableHeaderView).map { .element($0) }
    for section in 0..<drawnSections {
      if isHeaderInSight(of: section) {
        lines += edge(.header, of: section, title: headerTitle)
      }
      lines += (cells[section] ?? []).filter { !$0.isHidden && isInSight($0) }.map {
        .row(row(of: $0))
      }
      lines += edge(.footer, of: section, title: footerTitle)
    }
    if refreshControl?.isRefreshing == true { lines.insert(.title("[refreshing]"), at: 0) }
    return Screen.Table(
      lines + elements(of: tableFooterView).map { .element($0) }, id: targetID,
      isGrouped: style != .plain)
  }

  /// The view above or below a section, else its title.
  private func edge(
    _ edge: SectionEdge, of section: Int, title: (Int) -> String?
  ) -> [Screen.Table.TableLine] {
    if let view = drawnView(edge, of: section) { return elements(of: view).map { .element($0) } }
    return [drawnTitle(edge, of: section, title)].compactMap { $0 }.map { .title($0) }
  }

  private func elements(of view: UIView?) -> [Screen.Element] {
    guard let view else { return [] }
    var walk = ElementWalk(owner: nearestController) { _, _ in nil }
    walk.visit(root: view)
    return walk.elements
  }

  private func row(of cell: UITableViewCell) -> Screen.TableRow {
    let control = showsControls ? cell.place.map(drawnStyle) ?? .none : .none
    var row = Screen.TableRow(
      cell.shownList?.text ?? cell.textLabel?.text,
      detail: cell.shownList?.secondaryText ?? cell.detailTextLabel?.text, cell.detailPlace,
      image: (cell.shownList?.image ?? cell.imageView?.image)?.name, others: others(in: cell),
      accessory: Screen.TableRow.Accessory(rawValue: cell.accessoryType.rawValue) ?? .none,
      isSelected: cell.isSelected,
      control: Screen.TableRow.Control(rawValue: control.rawValue) ?? .none,
      id: cell.place == nil ? nil : cell.targetID)
    row.swipe = screenSwipe(at: cell.place)
    return row
  }

  /// The views that the program added to a cell besides the built-in labels and image.
  private func others(in cell: UITableViewCell) -> [Screen.Element] {
    let known = [cell.textLabel, cell.detailTextLabel, cell.imageView].compactMap { $0 as UIView? }
    let contents = cell.contentIfInside
    let custom = cell.shownList == nil ? contents?.subviews ?? [] : []
    let views = custom + cell.subviews.filter { $0 !== contents }
    return views.filter { view in !known.contains { $0 === view } }.flatMap { view in
      var walk = ElementWalk(owner: nearestController) { _, _ in nil }
      walk.visit(root: view)
      return walk.elements
    }
  }
}

/// What a table has drawn last, if that is what is read; else it asks the program.
extension UITableView {
  private var isDrawn: Bool { Stage.current.readsDrawnScreen }

  private var drawnCells: [UITableViewCell] {
    if !isDrawn { layOutIfNeeded(notifying: false) }
    return cellsAsPlaced
  }

  private var drawnSections: Int { isDrawn ? counts?.count ?? 0 : numberOfSections }

  private func drawnView(_ edge: SectionEdge, of section: Int) -> UIView? {
    isDrawn ? knownView(edge, of: section) ?? nil : sectionView(edge, of: section)
  }

  private func drawnTitle(
    _ edge: SectionEdge, of section: Int, _ title: (Int) -> String?
  ) -> String? {
    isDrawn ? answers.titles[edge]?[section] : title(section)
  }

  /// The control of a row that the program decides about is known when it was asked.
  private func drawnStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    isDrawn ? answers.styles[path] ?? styleWithoutProgram : editingStyle(of: path)
  }
}
