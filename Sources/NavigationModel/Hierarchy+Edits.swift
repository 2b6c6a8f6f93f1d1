/// The edits: each changes links between nodes and says what that changed.
extension Hierarchy {
  /// Adds a window; hidden until shown.
  public mutating func addWindow() -> Int {
    windows.append(Window(number: windows.count + 1, root: nil, isVisible: false))
    return windows.count
  }

  /// Gives a window another root.
  public mutating func setRoot(_ root: ID?, ofWindow number: Int) -> Change {
    var change = Change(subject: nil)
    change.isAttached = true
    let isVisible = windows[number - 1].isVisible
    if let old = windows[number - 1].root {
      if isVisible { appendVisible(from: old, to: &change.leaving) }
      self[old].window = nil
      change.orphaned.append(old)
    }
    windows[number - 1].root = root
    if let root {
      self[root].window = number
      change.adopted.append(root)
      if isVisible { appendVisible(from: root, to: &change.entering) }
    }
    return finish(&change)
  }

  /// Takes a window away for good.
  public mutating func closeWindow(_ number: Int) -> Change {
    let change = setRoot(nil, ofWindow: number)
    windows[number - 1].isVisible = false
    windows[number - 1].isClosed = true
    return change
  }

  /// Shows or hides a window.
  public mutating func setVisible(_ isVisible: Bool, window number: Int) -> Change {
    var change = Change(subject: nil)
    change.isAttached = true
    guard windows[number - 1].isVisible != isVisible else { return change }
    windows[number - 1].isVisible = isVisible
    if let root = windows[number - 1].root {
      var family: [ID] = []
      appendVisible(from: root, to: &family)
      if isVisible { change.entering = family } else { change.leaving = family }
    }
    return finish(&change)
  }

  /// Puts a controller behind the container's last child; costs the same at every depth.
  public mutating func append(_ id: ID, to container: ID) -> Change {
    recast(container) { hierarchy, change in
      hierarchy.adopt(id, by: container, &change)
      hierarchy.nodes[Int(container.slot)].children.append(id)
      return hierarchy.shownByRule(container)
    }
  }

  /// The children of a container and which of them it shows, to come back to.
  public func arrangement(of container: ID) -> Arrangement {
    Arrangement(children: self[container].children, shown: self[container].shown)
  }

  /// Whether a container's former children are still its own, or nobody's, so that it can have them
  /// back.
  public func canRestore(_ arrangement: Arrangement, of container: ID) -> Bool {
    arrangement.children.allSatisfy {
      contains($0)
        && (self[$0].parent == container || owner(of: $0) == nil && self[$0].window == nil)
    }
  }

  /// Gives a container the children it had; nobody is new to it by that.
  public mutating func restore(_ arrangement: Arrangement, of container: ID) -> Change {
    let change = setChildren(arrangement.children, of: container, shown: arrangement.shown)
    for id in change.adopted { nodes[Int(id.slot)].isNewcomer = false }
    return change
  }

  /// Takes away all children from an index on; costs what is taken away.
  public mutating func truncate(_ container: ID, to count: Int) -> Change {
    recast(container) { hierarchy, change in
      while hierarchy.nodes[Int(container.slot)].children.count > count {
        let id = hierarchy.nodes[Int(container.slot)].children.removeLast()
        hierarchy.nodes[Int(id.slot)].parent = nil
        change.orphaned.append(id)
      }
      change.orphaned.reverse()
      return hierarchy.shownByRule(container)
    }
  }

  /// Gives a container other children and, unless its rule says it, what to show of them.
  public mutating func setChildren(
    _ children: [ID], of container: ID, shown: [ID]? = nil
  ) -> Change {
    recast(container) { hierarchy, change in
      let kept = Set(children)
      for id in hierarchy[container].children where !kept.contains(id) {
        hierarchy[id].parent = nil
        change.orphaned.append(id)
      }
      for id in children where hierarchy[id].parent != container {
        hierarchy.adopt(id, by: container, &change)
      }
      hierarchy[container].children = children
      if let shown { hierarchy[container].shown = shown }
      return hierarchy.shownByRule(container)
    }
  }

  /// Chooses the children that a container shows.
  public mutating func show(_ shown: [ID], in container: ID) -> Change {
    recast(container) { _, _ in shown }
  }

  /// Notes that the view of somebody who is nobody's child came into a controller's view.
  public mutating func take(_ guest: ID, asGuestOf host: ID) -> Change {
    recastGuests(of: host) { hierarchy in
      hierarchy[guest].host = host
      hierarchy[host].guests.append(guest)
    }
  }

  /// Makes a guest a child; it stays on the screen.
  public mutating func adopt(guest: ID, by host: ID) -> Change {
    moveVisibly(guest, in: host) { hierarchy, change in
      hierarchy[guest].host = nil
      hierarchy[host].guests.removeAll { $0 == guest }
      hierarchy.adopt(guest, by: host, &change)
      hierarchy[host].children.append(guest)
      return hierarchy[host].showing == .last ? [guest] : hierarchy[host].shown + [guest]
    }
  }

  /// Makes a child a guest; it stays on the screen.
  public mutating func release(child: ID, asGuestOf host: ID) -> Change {
    moveVisibly(child, in: host) { hierarchy, change in
      hierarchy[child].parent = nil
      hierarchy[host].children.removeAll { $0 == child }
      change.orphaned.append(child)
      hierarchy[child].host = host
      hierarchy[host].guests.append(child)
      return hierarchy[host].shown.filter { $0 != child }
    }
  }

  /// Changes what somebody in a controller's view is to that controller; nobody comes or goes.
  private mutating func moveVisibly(
    _ id: ID, in host: ID, _ edit: (inout Hierarchy, inout Change) -> [ID]
  ) -> Change {
    var family: [ID] = []
    appendVisible(from: id, to: &family)
    var change = recast(host, edit)
    change.leaving.removeAll { family.contains($0) }
    change.entering.removeAll { family.contains($0) }
    return change
  }

  /// Notes that it left the view.
  public mutating func dismiss(guest: ID) -> Change {
    guard let host = self[guest].host else { return Change(subject: nil) }
    return recastGuests(of: host) { hierarchy in
      hierarchy[guest].host = nil
      hierarchy[host].guests.removeAll { $0 == guest }
    }
  }

  /// Notes that a controller on a stack belongs to another container.
  public mutating func noteHome(_ home: ID, of id: ID) { self[id].home = home }

  /// Whether a controller that was lent has left the stack, and nobody else has it.
  public func isOnTheWayHome(_ id: ID) -> Bool {
    guard let home = self[id].home else { return false }
    return contains(home) && self[id].window == nil && support(of: id) == nil
  }

  /// Makes one controller present another.
  public mutating func present(_ presentation: Presentation, by presenter: ID) -> Change {
    var change = Change(subject: presenter)
    let place = place(of: presenter)
    change.isAttached = place != .detached
    if place == .visible && presentation.coversPresenter {
      appendVisible(from: presenter, to: &change.leaving)
    }
    self[presenter].presentation = presentation
    self[presentation.presented].presenter = presenter
    if place == .visible { appendVisible(from: presentation.presented, to: &change.entering) }
    return finish(&change)
  }

  /// Sends away what a controller presents, and all that is presented on top of it; the links stand
  /// until `unlink` (D4).
  public mutating func withdrawPresentation(of presenter: ID) -> Change {
    var change = Change(subject: presenter)
    guard let presentation = self[presenter].presentation, !presentation.isLeaving else {
      return change
    }
    let place = placeReached(presentation.presented)
    change.isAttached = place != .detached
    if place == .visible { change.leaving = visibleTopFirst(from: presentation.presented) }
    self[presenter].presentation?.isLeaving = true
    if place == .visible && presentation.coversPresenter {
      appendVisible(from: presenter, to: &change.entering)
    }
    return finish(&change)
  }

  /// Takes the dismissal of a presentation back, while the links stand.
  public mutating func reinstatePresentation(of presenter: ID) -> Change {
    recover(presenter) { $0.isLeaving = false }
  }

  /// Gives a presentation another style, because the surroundings have changed.
  public mutating func adaptPresentation(
    of presenter: ID, to style: PresentationStyle, coversPresenter: Bool
  ) -> Change {
    recover(presenter) {
      $0.adaptedStyle = style
      $0.coversPresenter = coversPresenter
    }
  }

  /// Edits a presentation, noting who left and entered the screen.
  private mutating func recover(
    _ presenter: ID, _ edit: (inout Presentation) -> Void
  ) -> Change {
    var change = Change(subject: presenter)
    guard var presentation = self[presenter].presentation else { return change }
    let place = placeReached(presenter)
    change.isAttached = place != .detached
    if place == .visible { appendVisible(from: presenter, to: &change.leaving) }
    edit(&presentation)
    self[presenter].presentation = presentation
    if place == .visible { appendVisible(from: presenter, to: &change.entering) }
    return finish(&change)
  }

  /// Cuts the links of a presentation that has gone, and of those on top of it; returns who was
  /// presented.
  public mutating func unlink(presentationOf presenter: ID) -> [ID] {
    var released: [ID] = []
    var current: ID? = presenter
    while let id = current, let presentation = self[id].presentation {
      self[id].presentation = nil
      self[presentation.presented].presenter = nil
      released.append(presentation.presented)
      current = presentation.presented
    }
    revision += 1
    return released
  }
}

extension Hierarchy {
  /// Makes a controller a child; the caller puts it among the children.
  private mutating func adopt(_ id: ID, by container: ID, _ change: inout Change) {
    precondition(
      self[id].parent == nil && self[id].host == nil, "\(id) must leave its place first")
    self[id].parent = container
    self[id].home = nil
    self[id].isNewcomer = self[container].showing != .chosen
    change.adopted.append(id)
  }

  /// What a container shows of the children it has.
  private func shownByRule(_ container: ID) -> [ID] {
    let slot = Int(container.slot)
    switch nodes[slot].showing {
    case .last: return nodes[slot].children.last.map { [$0] } ?? []
    case .chosen, .placed:
      return nodes[slot].shown.filter { nodes[Int($0.slot)].parent == container }
    }
  }

  /// Whether the children of a container hear of moves: not outside windows, and not where it comes
  /// on screen for the first time in this turn and tells them by coming (A34).
  public func isAttached(_ container: ID) -> Bool {
    isAttached(container, in: place(of: container))
  }

  private func isAttached(_ container: ID, in place: Place) -> Bool {
    let node = nodes[Int(container.slot)]
    let isComing = place == .visible && node.appearance == .disappeared && !node.isLaidOut
    return place != .detached && !isComing
  }

  /// Edits a container's children and what it shows, noting who left and entered the screen.
  private mutating func recast(
    _ container: ID, _ edit: (inout Hierarchy, inout Change) -> [ID]
  ) -> Change {
    var change = Change(subject: container)
    let place = place(of: container)
    change.isAttached = isAttached(container, in: place)
    change.shownBefore = self[container].shown
    if place == .visible {
      for id in change.shownBefore { appendVisible(from: id, to: &change.leaving) }
    }
    change.shownAfter = edit(&self, &change)
    self[container].shown = change.shownAfter
    if place == .visible {
      for id in change.shownAfter { appendVisible(from: id, to: &change.entering) }
    }
    return finish(&change)
  }

  /// Edits the guests of a controller, noting who left and entered the screen.
  private mutating func recastGuests(
    of host: ID, _ edit: (inout Hierarchy) -> Void
  ) -> Change {
    var change = Change(subject: host)
    let place = place(of: host)
    change.isAttached = isAttached(host, in: place)
    change.shownBefore = self[host].shown
    change.shownAfter = self[host].shown
    if place == .visible {
      for id in self[host].guests { appendVisible(from: id, to: &change.leaving) }
    }
    edit(&self)
    if place == .visible {
      for id in self[host].guests { appendVisible(from: id, to: &change.entering) }
    }
    return finish(&change)
  }

  /// Takes those who stay out of both lists, and notes the stacks that have something new to show.
  private mutating func finish(_ change: inout Change) -> Change {
    revision += 1
    change.revision = revision
    if !change.leaving.isEmpty && !change.entering.isEmpty {
      let left = change.leaving
      change.leaving.removeAll { change.entering.contains($0) }
      change.entering.removeAll { left.contains($0) }
    }
    if let subject = change.subject, change.isVisible, let top = newTop(of: subject, in: change) {
      change.reveals.append(Change.Reveal(stack: subject, top: top))
    }
    for id in change.entering where nodes[Int(id.slot)].isNewcomer {
      guard let stack = nodes[Int(id.slot)].parent, stack != change.subject,
        nodes[Int(stack.slot)].showing == .last
      else { continue }
      change.reveals.append(Change.Reveal(stack: stack, top: id))
    }
    return change
  }

  /// What a stack shows after a change that it did not show before.
  private func newTop(of stack: ID, in change: Change) -> ID? {
    guard nodes[Int(stack.slot)].showing == .last, change.shownAfter != change.shownBefore else {
      return nil
    }
    return change.shownAfter.last
  }

  /// Everyone on screen from a presented controller on, the top of the chain first (D14).
  private func visibleTopFirst(from id: ID) -> [ID] {
    var all: [ID] = []
    appendVisible(from: id, to: &all)
    guard let presentation = self[id].presentation, !presentation.isLeaving else { return all }
    let above = visibleTopFirst(from: presentation.presented)
    return above + all.filter { !above.contains($0) }
  }
}
