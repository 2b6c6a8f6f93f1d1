/// The edits of controllers whose views were added to a window by hand (C3).
extension Hierarchy {
  /// Records that the view of a controller without a parent was added to a window.
  public mutating func addUncontained(_ child: ID, toWindow number: Int) -> Change {
    var change = Change(subject: nil)
    change.isAttached = true
    self[child].hostWindow = number
    updateWindow(child)
    windows[number - 1].uncontained.append(child)
    appendVisible(from: child, to: &change.entering)
    finish(&change)
    return change
  }

  /// Records that it left the window.
  private mutating func removeUncontained(_ child: ID, fromWindow number: Int) -> Change {
    var change = Change(subject: nil)
    change.isAttached = true
    appendVisible(from: child, to: &change.leaving)
    self[child].hostWindow = nil
    updateWindow(child)
    windows[number - 1].uncontained.removeAll { $0 == child }
    finish(&change)
    return change
  }
}

/// The edits of uncontained children: their views are in a controller's view, and they aren't its
/// children (A78).
extension Hierarchy {
  /// Records that the view of a controller without a parent was added to a controller's view.
  public mutating func addUncontained(_ child: ID, to host: ID) -> Change {
    editUncontainedChildren(of: host) { hierarchy in
      hierarchy[child].host = host
      hierarchy.updateWindow(child)
      hierarchy[host].uncontainedChildren.append(child)
    }
  }

  /// Makes an uncontained child a child; it stays on screen.
  public mutating func adopt(uncontained: ID, by host: ID) -> Change {
    moveVisibly(uncontained, in: host) { hierarchy, change in
      hierarchy[uncontained].host = nil
      hierarchy[host].uncontainedChildren.removeAll { $0 == uncontained }
      hierarchy.adopt(uncontained, by: host, &change)
      hierarchy[host].children.append(uncontained)
      return hierarchy[host].showing == .last
        ? [uncontained] : hierarchy[host].shown + [uncontained]
    }
  }

  /// Makes a child an uncontained one; it stays on screen.
  public mutating func makeUncontained(child: ID, of host: ID) -> Change {
    moveVisibly(child, in: host) { hierarchy, change in
      hierarchy[child].parent = nil
      hierarchy[host].children.removeAll { $0 == child }
      change.orphaned.append(child)
      hierarchy[child].host = host
      hierarchy.updateWindow(child)
      hierarchy[host].uncontainedChildren.append(child)
      return hierarchy[host].shown.filter { $0 != child }
    }
  }

  /// Changes the relationship of a controller to the one whose view it is in; none appears or
  /// disappears.
  private mutating func moveVisibly(
    _ id: ID, in host: ID, _ edit: (inout Hierarchy, inout Change) -> SmallArray<ID>
  ) -> Change {
    var family: SmallArray<ID> = []
    appendVisible(from: id, to: &family)
    var change = editChildren(host, edit)
    setVisibility(family, onScreen: self[host].isOnScreen)
    change.leaving = change.leaving.without(family)
    change.entering = change.entering.without(family)
    return change
  }

  /// Records that it left the view.
  public mutating func removeUncontained(child: ID) -> Change {
    if let number = self[child].hostWindow {
      return removeUncontained(child, fromWindow: number)
    }
    guard let host = self[child].host else { return Change(subject: nil) }
    return editUncontainedChildren(of: host) { hierarchy in
      hierarchy[child].host = nil
      hierarchy[host].uncontainedChildren.removeAll { $0 == child }
      hierarchy.updateWindow(child)
    }
  }

  /// Edits the uncontained children of a controller, recording which left and entered the screen.
  private mutating func editUncontainedChildren(
    of host: ID, _ edit: (inout Hierarchy) -> Void
  ) -> Change {
    var change = Change(subject: host)
    let place = self[host].place
    change.isAttached = nodes.isAttached(host, in: place)
    change.shownBefore = self[host].shown
    change.shownAfter = self[host].shown
    if place == .visible {
      for id in self[host].uncontainedChildren { appendVisible(from: id, to: &change.leaving) }
    }
    edit(&self)
    if place == .visible {
      for id in self[host].uncontainedChildren { appendVisible(from: id, to: &change.entering) }
    }
    finish(&change)
    return change
  }
}
