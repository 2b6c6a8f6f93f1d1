import NavigationModel

/// What has changed from one outline of a tree to the next.
struct TreeChanges {
  /// The change of a row.
  enum Change: Sendable {
    case same, added, changed
  }

  /// The change of each row of the later outline.
  let ofRows: [Change]
  /// The rows of controllers that are no longer in the tree.
  let removed: [TreeRow]

  /// Compares two outlines.
  init(from former: TreeOutline, to outline: TreeOutline) {
    let (old, new) = (former.rows, outline.rows)
    let start = zip(old, new).prefix { $0.id == $1.id && $0.window == $1.window }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0.id == $1.id && $0.window == $1.window }.count
    let changedRows = old[start..<old.count - end]
    let places = Dictionary(
      changedRows.indices.map { (old[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    let later = Set(new[start..<new.count - end].map(\.key))
    ofRows = new.indices.map { index in
      let place =
        index < start
        ? index
        : index >= new.count - end ? old.count - new.count + index : places[new[index].key]
      guard let place else { return .added }
      let isSame =
        old[place].hasSameContents(as: new[index])
        && former.keyOfParent(of: place) == outline.keyOfParent(of: index)
      return isSame ? .same : .changed
    }
    removed = changedRows.filter { !later.contains($0.key) && $0.id != nil }
  }
}

extension TreeOutline {
  fileprivate func keyOfParent(of row: Int) -> Int? { rows[row].parent.map { rows[$0].key } }
}

extension TreeRow {
  /// Identifies the row in other outlines: a window has a negative number.
  fileprivate var key: Int { id.map { Int($0.number) } ?? -(window ?? 0) }
}
