/// The edits of uncontained children: their views are in a controller's view, and they aren't its
/// children (A78).
extension Hierarchy {
  /// Records that the view of a controller without a parent was added to a controller's view.
  public mutating func take(_ guest: ID, asGuestOf host: ID) -> Change {
    recastGuests(of: host) { hierarchy in
      hierarchy[guest].host = host
      hierarchy.settle(guest)
      hierarchy[host].guests.append(guest)
    }
  }

  /// Makes an uncontained child a child; it stays on screen.
  public mutating func adopt(guest: ID, by host: ID) -> Change {
    moveVisibly(guest, in: host) { hierarchy, change in
      hierarchy[guest].host = nil
      hierarchy[host].guests.removeAll { $0 == guest }
      hierarchy.adopt(guest, by: host, &change)
      hierarchy[host].children.append(guest)
      return hierarchy[host].showing == .last ? [guest] : hierarchy[host].shown + [guest]
    }
  }

  /// Makes a child an uncontained one; it stays on screen.
  public mutating func release(child: ID, asGuestOf host: ID) -> Change {
    moveVisibly(child, in: host) { hierarchy, change in
      hierarchy[child].parent = nil
      hierarchy[host].children.removeAll { $0 == child }
      change.orphaned.append(child)
      hierarchy[child].host = host
      hierarchy.settle(child)
      hierarchy[host].guests.append(child)
      return hierarchy[host].shown.filter { $0 != child }
    }
  }

  /// Changes the relationship of a controller to the one whose view it is in; none appears or
  /// disappears.
  private mutating func moveVisibly(
    _ id: ID, in host: ID, _ edit: (inout Hierarchy, inout Change) -> Few<ID>
  ) -> Change {
    var family: Few<ID> = []
    appendVisible(from: id, to: &family)
    var change = recast(host, edit)
    mark(family, onScreen: isVisible(host))
    change.leaving = change.leaving.without(family)
    change.entering = change.entering.without(family)
    return change
  }

  /// Records that it left the view.
  public mutating func dismiss(guest: ID) -> Change {
    guard let host = self[guest].host else { return Change(subject: nil) }
    return recastGuests(of: host) { hierarchy in
      hierarchy[guest].host = nil
      hierarchy[host].guests.removeAll { $0 == guest }
      hierarchy.settle(guest)
    }
  }

  /// Edits the uncontained children of a controller, recording which left and entered the screen.
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
    finish(&change)
    return change
  }
}
