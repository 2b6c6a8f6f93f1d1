extension Change {
  /// The controllers that a change concerns in one way.
  public enum Part: Sendable {
    /// Those that appear, and those that disappear.
    case entering, leaving
    /// The new children that are shown, and the former ones that were.
    case addedChildren, removedChildren
    /// The former children that weren't shown.
    case removedWhileHidden
  }

  /// The container and the last child it shows now.
  package var selection: SmallArray<Reveal> {
    guard let subject, let selected = shownAfter.last else { return [] }
    return SmallArray(Reveal(stack: subject, top: selected))
  }
}
