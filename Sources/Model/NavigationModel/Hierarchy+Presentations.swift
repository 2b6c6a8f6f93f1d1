/// The edits of presentations.
extension Hierarchy {
  /// Makes one controller present another.
  public mutating func present(_ presentation: Presentation, by presenter: ID) -> Change {
    var change = Change(subject: presenter)
    let place = self[presenter].place
    change.isAttached = place != .detached
    if place == .visible && presentation.coversPresenter {
      appendVisible(from: presenter, to: &change.leaving)
    }
    self[presenter].presentation = presentation
    self[presentation.presented].presenter = presenter
    updateWindow(presentation.presented)
    if place == .visible { appendVisible(from: presentation.presented, to: &change.entering) }
    finish(&change)
    return change
  }

  /// Dismisses what a controller presents, and all that is presented on top of it; the links stay
  /// until `unlink` (D4).
  public mutating func withdrawPresentation(of presenter: ID) -> Change {
    var change = Change(subject: presenter)
    guard let presentation = self[presenter].presentation, !presentation.isLeaving else {
      return change
    }
    let place = placeReached(presentation.presented)
    // The links are to be cut at the end, on screen or not.
    change.isAttached = true
    // What was left to a window with a former root is not reached, and has appeared (C24).
    if place == .visible || isStranded(presentation.presented) {
      change.leaving = visibleTopFirst(from: presentation.presented)
    }
    self[presenter].presentation?.isLeaving = true
    if place == .visible && presentation.coversPresenter {
      appendVisible(from: presenter, to: &change.entering)
    }
    finish(&change)
    return change
  }

  /// Whether the family of a controller is being dismissed, alone or with one below it (D4).
  public func isLeaving(_ id: ID) -> Bool {
    // What is dismissed isn't on the screen, whatever is below it.
    if self[id].isOnScreen { return false }
    var current = id
    while let presenter = presenter(seenFrom: current) {
      if self[presenter].presentation?.isLeaving == true { return true }
      current = presenter
    }
    return false
  }

  /// Whether what a controller presents is being dismissed, alone or with the controller (D4).
  func isPresentationLeaving(of presenter: ID) -> Bool {
    self[presenter].presentation?.isLeaving == true || isLeaving(presenter)
  }

  /// Cancels the dismissal of a presentation, while the links stay.
  public mutating func reinstatePresentation(of presenter: ID) -> Change {
    recover(presenter) { $0.isLeaving = false }
  }

  /// Sets the adapted style of a presentation, because the surroundings have changed.
  public mutating func adaptPresentation(
    of presenter: ID, to style: UIModalPresentationStyle, coversPresenter: Bool
  ) -> Change {
    recover(presenter) {
      $0.adaptedStyle = style
      $0.coversPresenter = coversPresenter
    }
  }

  /// Cuts the links of a presentation whose controller may be exchanged (F72); returns what was on the
  /// screen.
  package mutating func suspendPresentation(of presenter: ID) -> SmallArray<ID> {
    var visible: SmallArray<ID> = []
    guard let presentation = self[presenter].presentation else { return visible }
    if placeReached(presenter) == .visible { appendVisible(from: presenter, to: &visible) }
    disconnect(presenter, presentation.presented)
    return visible
  }

  /// Presents a controller in place of the one of a suspended presentation (F72).
  package mutating func resumePresentation(
    as presentation: Presentation, by presenter: ID, after former: Presentation,
    showing before: SmallArray<ID>
  ) -> Change {
    var change = Change(subject: presenter)
    let place = placeReached(presenter)
    change.isAttached = place != .detached
    change.leaving = before.filter(contains)
    var uncovered: SmallArray<ID> = []
    appendVisible(from: presenter, to: &uncovered)
    setVisibility(uncovered, onScreen: false)
    self[presenter].presentation = presentation
    self[presentation.presented].presenter = presenter
    updateWindow(presentation.presented)
    if place == .visible { appendVisible(from: presenter, to: &change.entering) }
    let entering = change.entering
    if former.presented != presentation.presented {
      change.adopted = [presentation.presented]
      change.orphaned = [former.presented]
    }
    finish(&change)
    setVisibility(entering, onScreen: true)
    return change
  }

  /// Edits a presentation, recording which controllers left and entered the screen.
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
    finish(&change)
    return change
  }

  /// Cuts the links of a dismissed presentation, and of those on top of it; returns the presented
  /// controllers.
  public mutating func unlink(presentationOf presenter: ID) -> [ID] {
    guard var presented = self[presenter].presentation?.presented else { return [] }
    disconnect(presenter, presented)
    var released = [presented]
    // From here on none is in a window, so only links are left to be cut.
    while let next = self[presented].presentation?.presented {
      self[presented].presentation = nil
      self[next].presenter = nil
      released.append(next)
      presented = next
    }
    revision += 1
    return released
  }

  /// Ends the presentation of a controller that is to be a root elsewhere (unconfirmed).
  public mutating func endPresentation(of presented: ID, by presenter: ID) -> Change {
    var change = Change(subject: nil)
    change.isAttached = true
    if self[presented].isOnScreen { appendVisible(from: presented, to: &change.leaving) }
    let wasHidden = isHidden(presenter)
    disconnect(presenter, presented)
    if wasHidden, self[presenter].isOnScreen {
      appendVisible(from: presenter, to: &change.entering)
    }
    finish(&change)
    return change
  }

  /// Cuts the links of a presentation, even of one that wasn't dismissed.
  mutating func disconnect(_ presenter: ID, _ presented: ID) {
    let place = placeReached(presenter)
    hide(from: presented)
    self[presenter].presentation = nil
    self[presented].presenter = nil
    updateWindow(presented)
    if place == .visible { reveal(from: presenter) }
  }

  /// All controllers on screen from a presented controller on, the top of the chain first (D14).
  private func visibleTopFirst(from id: ID) -> SmallArray<ID> {
    var chain = [id]
    while let presentation = self[chain[chain.count - 1]].presentation, !presentation.isLeaving {
      chain.append(presentation.presented)
    }
    var all: SmallArray<ID> = []
    for member in chain.reversed() where !isHidden(member) {
      all.append(member)
      for inner in self[member].shown + self[member].uncontainedChildren {
        appendVisible(from: inner, to: &all)
      }
    }
    return all
  }
}
