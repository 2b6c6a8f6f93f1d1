extension Change {
  /// The controllers that a beat concerns.
  @usableFromInline package func steps(of beat: Beat) -> SmallArray<Step> {
    switch beat.effect {
    case .callback(let part, let callback):
      members(of: part).mapEach { .callback($0, callback, parent: newParent(of: part)) }
    case .enterWindow: entering.mapEach { .enterWindow($0) }
    case .delegate(let call): reveals.mapEach { .delegate($0.stack, call, $0.top) }
    case .delegateOfSelection: selection.mapEach { .delegate($0.stack, .didSelect, $0.top) }
    case .sideEffect(let sideEffect): SmallArray(.sideEffect(sideEffect))
    }
  }

  /// The controllers that a change concerns in one way.
  public enum Part: Sendable {
    /// Those that appear, and those that disappear.
    case entering, leaving
    /// The new children that are shown, and the former ones that were.
    case addedChildren, removedChildren
    /// The former children that weren't shown.
    case removedWhileHidden
  }

  /// The members of a part; no children are added or removed where no callbacks are called (A34).
  @inlinable @inline(__always)
  package func members(of part: Part) -> SmallArray<Hierarchy.ID> {
    switch part {
    case .entering: entering
    case .leaving: leaving
    case .addedChildren: isAttached ? adopted.intersection(with: shownAfter) : []
    case .removedChildren: isAttached ? orphaned.intersection(with: shownBefore) : []
    case .removedWhileHidden: isAttached ? removedWhileHidden : []
    }
  }

  /// The parent that the members of a part receive.
  @inlinable @inline(__always)
  public func newParent(of part: Part) -> Hierarchy.ID? { part == .addedChildren ? subject : nil }

  /// The container and the last child it shows now.
  @usableFromInline package var selection: SmallArray<Reveal> {
    guard let subject, let selected = shownAfter.last else { return [] }
    return SmallArray(Reveal(stack: subject, top: selected))
  }
}
