import Foundation
import NavigationModel

extension UICollectionView {
  /// The look of its lists, if all of its sections are lists; nil for another layout.
  private var shownList: UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list
  }

  /// Whether its layout is a list.
  var isList: Bool { shownList != nil }

  /// What is seen of a list, section by section; nil for another layout.
  var screenTable: Screen.Table? {
    guard let list = shownList else { return nil }
    let drawn = Stage.current.readsDrawnScreen ? cellsAsPlaced : visibleCells
    let cells = Dictionary(grouping: drawn.filter(isInSight)) { $0.place?.section ?? 0 }
    let edges = Dictionary(grouping: elements.filter(isInSight)) { $0.element?.section ?? 0 }
    var lines: [Screen.Table.TableLine] =
      refreshControl?.isRefreshing == true ? [.title("[refreshing]")] : []
    for section in Set(cells.keys).union(edges.keys).sorted() {
      let rows = cells[section] ?? []
      lines += edgeLines(of: edges[section], Self.elementKindSectionHeader)
      lines += rows.map { $0.screenLine(isHeader: list.isHeader($0.place)) }
      lines += edgeLines(of: edges[section], Self.elementKindSectionFooter)
    }
    return Screen.Table(lines, id: targetID, isGrouped: list.appearance.hasGroups)
  }

  private func edgeLines(
    of edges: [UICollectionReusableView]?, _ kind: String
  ) -> [Screen.Table.TableLine] {
    (edges ?? []).filter { $0.element?.kind == kind }.flatMap { view in
      ElementWalk.elements(of: view).map { .element($0) }
    }
  }
}
