/// What an edit of the hierarchy changed: the difference between the values before and after.
public struct Change: Sendable, Equatable {
  /// The container or presenter that was edited; nil for a window.
  public let subject: Hierarchy.ID?
  /// Visible before and not after; parents before children.
  @usableFromInline package var leaving: SmallArray<Hierarchy.ID> = []
  /// Visible after and not before; parents before children.
  @usableFromInline package var entering: SmallArray<Hierarchy.ID> = []
  /// The controllers that became children.
  @usableFromInline package var adopted: SmallArray<Hierarchy.ID> = []
  /// The controllers that stopped being children.
  @usableFromInline package var orphaned: SmallArray<Hierarchy.ID> = []
  /// The children that were shown before.
  @usableFromInline package var shownBefore: SmallArray<Hierarchy.ID> = []
  /// The children that are shown after.
  @usableFromInline package var shownAfter: SmallArray<Hierarchy.ID> = []
  /// The children that the last edit has hidden.
  @usableFromInline package var hidden: SmallArray<Hierarchy.ID> = []
  /// The stacks that show another controller than at their last `willShow`, and the controller
  /// (A54, A55).
  @usableFromInline package var reveals: SmallArray<Reveal> = []
  /// The revision of the hierarchy that this was last compared with.
  public internal(set) var revision = 0
  /// Whether a chain of parents and presenters leads from the subject to a window, and the subject
  /// isn't just appearing; otherwise no callbacks are called (A34).
  public var isAttached = false

  /// An empty change.
  public init(subject: Hierarchy.ID?) {
    self.subject = subject
  }

  /// A stack and the controller it shows now.
  public struct Reveal: Sendable, Equatable {
    /// The stack.
    public let stack: Hierarchy.ID
    /// Its top.
    public let top: Hierarchy.ID
  }

  /// The children that are shown, and weren't before.
  var revealed: SmallArray<Hierarchy.ID> { shownAfter.part(notIn: shownBefore) }

  /// Whether any controller appears or disappears.
  @inlinable
  public var isVisible: Bool { !(leaving.isEmpty && entering.isEmpty) }

  /// Whether nothing changed.
  @inlinable
  public var isEmpty: Bool { !isVisible && adopted.isEmpty && orphaned.isEmpty }

  /// Adds a later change of the same subject, as if both had been one edit (A35).
  public mutating func join(_ later: Change) {
    Self.join(&leaving, &entering, with: later.leaving, later.entering)
    Self.join(&orphaned, &adopted, with: later.orphaned, later.adopted)
    shownAfter = later.shownAfter
    reveals.removeAll { later.announces($0.stack) }
    reveals.append(contentsOf: later.reveals)
    isAttached = isAttached || later.isAttached
    revision = later.revision
  }

  /// Adds the controllers that are shown inside the entering ones; false if there are no new ones.
  public mutating func includeNewlyShown(in hierarchy: Hierarchy) -> Bool {
    revision = hierarchy.revision
    let known = Set(entering)
    var all: SmallArray<Hierarchy.ID> = []
    for id in entering where hierarchy.contains(id) {
      let around = hierarchy[id].parent ?? hierarchy[id].host
      let isTop = around.map { !known.contains($0) } ?? true
      if isTop { hierarchy.appendShown(from: id, to: &all) }
    }
    guard !all.allSatisfy(known.contains) else { return false }
    entering = all + entering.without(all)
    return true
  }

  private func announces(_ stack: Hierarchy.ID) -> Bool {
    stack == subject || reveals.contains { $0.stack == stack }
  }

  /// Joins before minus after and after minus before, of two steps in a row; costs what the later one
  /// changes.
  private static func join(
    _ left: inout SmallArray<Hierarchy.ID>, _ came: inout SmallArray<Hierarchy.ID>,
    with leftLater: SmallArray<Hierarchy.ID>, _ cameLater: SmallArray<Hierarchy.ID>
  ) {
    let (gone, new) = (leftLater.without(came), cameLater.without(left))
    left.remove(cameLater)
    came.remove(leftLater)
    left.append(contentsOf: gone)
    came.append(contentsOf: new)
  }
}

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
