extension Change {
  /// The controllers that a beat concerns.
  public func steps(of beat: Beat) -> Few<Step> {
    switch beat.cue {
    case .tell(let part, let callback):
      members(of: part).each { .tell($0, callback, parent: newParent(of: part)) }
    case .enterWindow: entering.each { .enterWindow($0) }
    case .announce(let call): reveals.each { .delegate($0.stack, call, $0.top) }
    case .announceSelection: selection.each { .delegate($0.stack, .didSelect, $0.top) }
    case .deed(let deed): Few(.deed(deed))
    }
  }

  /// The controllers that a change concerns in one way.
  public enum Part: Sendable {
    /// Those that appear, and those that disappear.
    case entering, leaving
    /// The new children that are shown, and the former ones that were.
    case joining, parting
    /// The former children that weren't shown.
    case buried
  }

  /// The members of a part; no children are added or removed where no callbacks are called (A34).
  @inlinable @inline(__always)
  public func members(of part: Part) -> Few<Hierarchy.ID> {
    switch part {
    case .entering: entering
    case .leaving: leaving
    case .joining: isAttached ? adopted.common(with: shownAfter) : []
    case .parting: isAttached ? orphaned.common(with: shownBefore) : []
    case .buried: isAttached ? buried : []
    }
  }

  /// The parent that the members of a part receive.
  @inlinable @inline(__always)
  public func newParent(of part: Part) -> Hierarchy.ID? { part == .joining ? subject : nil }

  /// The container and the last child it shows now.
  public var selection: Few<Reveal> {
    guard let subject, let selected = shownAfter.last else { return [] }
    return Few(Reveal(stack: subject, top: selected))
  }
}
