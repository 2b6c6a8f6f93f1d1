/// The edits: each changes links between nodes and says what that changed.
extension Hierarchy {
  /// Adds a window; hidden until shown.
  public mutating func addWindow() -> Int {
    windows.append(Window(number: windows.count + 1, root: nil, isVisible: false))
    return windows.count
  }

  /// Sets a window's root; what the old one presents stays in the window, or goes with it (D24).
  public mutating func setRoot(
    _ root: ID?, ofWindow number: Int, keepingPresentations keepsPresentations: Bool = false
  ) -> Change {
    var change = Change(subject: nil)
    change.isAttached = true
    let isVisible = windows[number - 1].isVisible
    if let old = windows[number - 1].root {
      if isVisible { appendVisible(from: old, to: &change.leaving) }
      let kept = keepsPresentations ? presentedInWindow(number, by: old) : []
      self[old].window = nil
      updateWindow(old)
      if kept.isEmpty {
        change.orphaned.append(old)
      } else {
        strand(old, in: number, kept, &change)
      }
    }
    windows[number - 1].root = root
    if let root {
      self[root].window = number
      updateWindow(root)
      change.adopted.append(root)
      if isVisible { appendVisible(from: root, to: &change.entering) }
    }
    finish(&change)
    return change
  }

  /// Removes the root of a window, because a controller of its family is to be the next one: that one
  /// leaves the screen with it, and the controller that presents it loses it (unconfirmed).
  public mutating func clearRoot(
    ofWindow number: Int, for next: ID, keepingPresentations keepsPresentations: Bool
  ) -> Change {
    var family: SmallArray<ID> = []
    if self[next].isOnScreen { appendVisible(from: next, to: &family) }
    if let presenter = self[next].presenter { disconnect(presenter, next) }
    var change = setRoot(nil, ofWindow: number, keepingPresentations: keepsPresentations)
    change.leaving = change.leaving + family.without(change.leaving)
    setVisibility(family, onScreen: false)
    return change
  }

  /// Removes a window, with all that is in it.
  public mutating func closeWindow(_ number: Int) -> Change {
    var change = setRoot(nil, ofWindow: number)
    for id in windows[number - 1].stranded where unstrand(id) { change.orphaned.append(id) }
    for id in windows[number - 1].uncontained {
      change.leaving = change.leaving + removeUncontained(child: id).leaving
    }
    for index in nodes.indices where nodes[index].viewPlace == .window(number) {
      nodes[index].viewPlace = .none
    }
    windows[number - 1].isVisible = false
    windows[number - 1].isClosed = true
    if isKey(window: number) { setKeyWindow(nil, ofScene: windows[number - 1].scene ?? 1) }
    return change
  }

  /// Shows or hides a window.
  public mutating func setVisible(_ isVisible: Bool, window number: Int) -> Change {
    var change = Change(subject: nil)
    change.isAttached = true
    guard windows[number - 1].isVisible != isVisible else { return change }
    windows[number - 1].isVisible = isVisible
    if isVisible { bringToFront(window: number) }  // F17, unconfirmed
    if let root = windows[number - 1].root {
      var family: SmallArray<ID> = []
      appendVisible(from: root, to: &family)
      if isVisible { change.entering = family } else { change.leaving = family }
    }
    finish(&change)
    return change
  }

  /// Appends a controller to a container's children; costs the same at every depth.
  public mutating func append(_ id: ID, to container: ID) -> Change {
    editChildren(container) { hierarchy, change in
      hierarchy.adopt(id, by: container, &change)
      hierarchy.nodes[Int(container.slot)].children.append(id)
      return hierarchy[container].showing == .last ? [id] : hierarchy[container].shown
    }
  }

  /// Removes a child; costs what it takes to find it.
  public mutating func removeChild(_ id: ID, of container: ID) -> Change {
    editChildren(container) { hierarchy, change in
      if let index = hierarchy[container].children.nearestIndex(where: { $0 == id }) {
        hierarchy.nodes[Int(container.slot)].children.remove(at: index)
        hierarchy.leave(id, &change)
      }
      if hierarchy[container].showing == .last {
        return SmallArray(hierarchy[container].children.last)
      }
      var shown = hierarchy[container].shown
      shown.remove([id])
      return shown
    }
  }

  /// The children of a container and which of them it shows, to be restored.
  public func arrangement(of container: ID) -> Arrangement {
    Arrangement(children: self[container].children, shown: self[container].shown)
  }

  /// Restores the children of a container; none of them counts as new.
  public mutating func restore(_ arrangement: Arrangement, of container: ID) -> Change {
    let returnParents = arrangement.children.map { nodes[Int($0.slot)].returnParent }
    let change = setChildren(arrangement.children, of: container, shown: arrangement.shown)
    for (id, returnParent) in zip(arrangement.children, returnParents) {
      nodes[Int(id.slot)].returnParent = returnParent
    }
    for id in change.adopted {
      nodes[Int(id.slot)].isNewChild = false
      nodes[Int(id.slot)].owedMoves = .none
    }
    return change
  }

  /// Removes all children from an index on; costs what is removed.
  public mutating func truncate(_ container: ID, to count: Int) -> Change {
    editChildren(container) { hierarchy, change in
      while hierarchy.nodes[Int(container.slot)].children.count > count {
        hierarchy.leave(hierarchy.nodes[Int(container.slot)].children.removeLast(), &change)
      }
      change.orphaned.reverse()
      return hierarchy.shownByRule(container)
    }
  }

  /// Sets a container's children and, unless its rule decides it, which of them to show.
  package mutating func setChildren(
    _ children: [ID], of container: ID, shown: SmallArray<ID>? = nil
  ) -> Change {
    editChildren(container) { hierarchy, change in
      let remaining = Set(children)
      for id in hierarchy[container].children where !remaining.contains(id) {
        hierarchy.leave(id, &change)
      }
      for id in children where hierarchy[id].parent != container {
        hierarchy.adopt(id, by: container, &change)
      }
      hierarchy[container].children = children
      if let shown { hierarchy[container].shown = shown }
      return hierarchy.shownByRule(container)
    }
  }

  /// Sets the children that a container shows.
  @usableFromInline package mutating func show(_ shown: SmallArray<ID>, in container: ID) -> Change
  {
    editChildren(container) { _, _ in shown }
  }

  /// Sets that a container doesn't show one of its children.
  package mutating func hide(_ child: ID, in container: ID) -> Change {
    var shown = self[container].shown
    shown.remove([child])
    return show(shown, in: container)
  }

  /// Records that a controller on a stack belongs to another container.
  public mutating func setReturnParent(_ returnParent: ID, of id: ID) {
    self[id].returnParent = returnParent
  }
}

extension Hierarchy {
  /// Makes a controller a child; the caller adds it to the children.
  mutating func adopt(_ id: ID, by container: ID, _ change: inout Change) {
    precondition(self[id].isFree, "\(id) must leave its place first")
    self[id].parent = container
    updateWindow(id)
    self[id].returnParent = nil
    self[id].isNewChild = self[container].showing != .chosen
    // The program itself calls what is about those that it places (A36).
    self[id].owedMoves = self[container].showing == .placed ? .none : .both
    change.adopted.append(id)
  }

  /// Makes a child a controller without a parent; the caller removes it from the children.
  private mutating func leave(_ id: ID, _ change: inout Change) {
    nodes[Int(id.slot)].parent = nil
    updateWindow(id)
    change.orphaned.append(id)
  }

  /// The children that a container shows.
  private func shownByRule(_ container: ID) -> SmallArray<ID> {
    let slot = Int(container.slot)
    switch nodes[slot].showing {
    case .last: return SmallArray(nodes[slot].children.last)
    case .chosen, .placed:
      return nodes[slot].shown.filter { nodes[Int($0.slot)].parent == container }
    }
  }

  /// Whether the children of a container receive move callbacks: not outside windows, and not if it
  /// appears for the first time in this turn (A34).
  public func isAttached(_ container: ID) -> Bool {
    nodes.isAttached(container, in: self[container].place)
  }

  /// Edits a container's children and what it shows, recording which controllers left and entered
  /// the screen.
  mutating func editChildren(
    _ container: ID, _ edit: (inout Hierarchy, inout Change) -> SmallArray<ID>
  ) -> Change {
    var change = Change(subject: container)
    editChildren(container, &change, edit)
    return change
  }

  private mutating func editChildren(
    _ container: ID, _ change: inout Change,
    _ edit: (inout Hierarchy, inout Change) -> SmallArray<ID>
  ) {
    let place = self[container].place
    change.isAttached = nodes.isAttached(container, in: place)
    change.shownBefore = self[container].shown
    change.shownAfter = edit(&self, &change)
    self[container].shown = change.shownAfter
    change.hidden = change.shownBefore.part(notIn: change.shownAfter)
    if place == .visible {
      // The families of those that stay are neither left nor entered.
      change.hidden.forEach { nodes.appendVisible(from: $0, to: &change.leaving) }
      change.revealed.forEach { nodes.appendVisible(from: $0, to: &change.entering) }
    }
    finish(&change)
  }

  /// Removes those that stay from both lists, and records the stacks that show another controller.
  mutating func finish(_ change: inout Change) {
    revision += 1
    change.revision = revision
    if !change.leaving.isDisjoint(with: change.entering) {
      let left = change.leaving
      change.leaving = left.without(change.entering)
      change.entering = change.entering.without(left)
    }
    setVisibility(change.leaving, onScreen: false)
    setVisibility(change.entering, onScreen: true)
    if let subject = change.subject, change.isVisible, nodes[Int(subject.slot)].showing == .last,
      change.shownAfter != change.shownBefore
    {
      // An emptied stack has shown its last controller (C8).
      if let top = change.shownAfter.last ?? change.shownBefore.last {
        change.reveals.append(Change.Reveal(stack: subject, top: top))
      }
    }
    change.entering.forEach { id in
      guard nodes[Int(id.slot)].isNewChild, let stack = nodes[Int(id.slot)].parent,
        stack != change.subject, nodes[Int(stack.slot)].showing == .last
      else { return }
      change.reveals.append(Change.Reveal(stack: stack, top: id))
    }
  }
}

/// Which controllers a container may have: one rule for new children, for children that a cancelled
/// transition brings back, and for controllers whose view is added to another one's.
extension Hierarchy {
  /// Whether a controller may be added to another one: it is free, and the other one isn't in it.
  @inlinable
  public func mayAdd(_ id: ID, to container: ID) -> Bool {
    nodes.mayAdd(id, to: container)
  }

  /// Whether a container may have these children: its own ones, and those that may be added to it.
  public func mayHave(_ children: [ID], in container: ID) -> Bool {
    children.allSatisfy {
      contains($0) && self[$0].parent == container || mayAdd($0, to: container)
    }
  }

  /// Whether a controller is another one, or is in it: among its children, in its view, or
  /// presented by it.
  @inlinable
  public func isWithin(_ id: ID, _ other: ID) -> Bool {
    nodes.isWithin(id, other)
  }

  /// The controllers that were in the hierarchy, according to the trace, were removed and are
  /// alive, with all those below them; owners before what they own.
  ///
  /// Those in reserve, which one in the hierarchy retains, are none of them, nor is what is in these.
  public func removedButAlive(in trace: Trace, besides reserve: [ID] = []) -> [ID] {
    let present = Set(members + members(below: reserve))
    let removed = trace.droppedLeavers.union(trace.events.leavers(inFirst: trace.events.count))
    let left = identifiers.filter { removed.contains($0) && !present.contains($0) }
    let all = Set(members(below: left))
    let tops = all.filter { self[$0].owner.map(all.contains) != true }
    return members(below: tops.sorted { $0.number < $1.number })
  }
}
