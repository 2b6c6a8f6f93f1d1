extension Change {
  /// Whom a beat concerns, and what each is told.
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

  /// Those whom a change concerns in one way.
  public enum Part: Sendable {
    /// Those who come on the screen, and those who go off it.
    case entering, leaving
    /// The new children that are shown, and the former ones that were.
    case joining, parting
    /// The former children that were not shown.
    case buried
  }

  /// Who belongs to a part; nobody joins or parts where nobody is told of it (A34).
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

  /// The parent that the members of a part are told of.
  @inlinable @inline(__always)
  public func newParent(of part: Part) -> Hierarchy.ID? { part == .joining ? subject : nil }

  /// The container and the last of those it shows now.
  public var selection: Few<Reveal> {
    guard let subject, let selected = shownAfter.last else { return [] }
    return Few(Reveal(stack: subject, top: selected))
  }
}
