extension Hierarchy {
  /// All controllers on screen, back to front, parents before their children.
  public var visible: [ID] {
    var result: [ID] = []
    for window in windows where window.isVisible {
      if let root = window.root { appendVisible(from: root, to: &result) }
    }
    return result
  }

  /// The window that the user sees: of the visible ones the last created (unconfirmed if an earlier
  /// one was shown after it).
  public var frontWindow: Window? { windows.last { $0.isVisible && !$0.isClosed } }

  /// All controllers on screen in the window that the user sees, back to front.
  public var visibleInFront: [ID] {
    var result: [ID] = []
    if let root = frontWindow?.root { appendVisible(from: root, to: &result) }
    return result
  }

  /// All controllers on screen that receive touches: what a presentation covers or dims doesn't
  /// (P36); one in a context leaves what is around the context alone (P85).
  public var reachable: [ID] {
    var result = visibleInFront
    for presenter in identifiers {
      guard let presentation = self[presenter].presentation, !presentation.isLeaving,
        isVisible(presentation.presented)
      else { continue }
      let isContextual = presentation.adaptedStyle.isContextual
      result.removeAll { id in
        let chain = supports(of: id)
        if chain.contains(presentation.presented) { return false }
        return !isContextual || chain.contains(presenter)
      }
    }
    return result
  }

  /// A controller and everything its place on screen depends on.
  private func supports(of id: ID) -> [ID] {
    var chain = [id]
    while let next = chain.last.flatMap(support) { chain.append(next) }
    return chain
  }

  /// Adds a controller and everything on screen with it, given that it is on screen itself;
  /// families may be nested deeper than calls.
  func appendVisible(from id: ID, to result: inout some RangeReplaceableCollection<ID>) {
    if nodes[Int(id.slot)].isAlone { return result.append(id) }
    var rest = [id]
    while let current = rest.popLast() {
      let slot = Int(current.slot)
      let presentation = nodes[slot].presentation
      if let presentation, !presentation.isLeaving { rest.append(presentation.presented) }
      guard presentation?.hidesPresenter != true else { continue }
      result.append(current)
      rest += nodes[slot].guests.reversed()
      rest += nodes[slot].shown.reversed()
    }
  }

  /// A controller and everything shown in it, without what is presented over it.
  public func shownFamily(of id: ID) -> [ID] {
    var family: [ID] = []
    appendShown(from: id, to: &family)
    return family
  }

  /// Adds a controller and everything shown in it, without what is presented over it.
  func appendShown(from id: ID, to result: inout some RangeReplaceableCollection<ID>) {
    var rest = [id]
    while let current = rest.popLast() {
      if isHidden(current) { continue }
      result.append(current)
      rest += nodes[Int(current.slot)].guests.reversed()
      rest += nodes[Int(current.slot)].shown.reversed()
    }
  }

  /// Whether what a controller presents covers it.
  func isHidden(_ id: ID) -> Bool {
    nodes[Int(id.slot)].presentation?.hidesPresenter == true
  }

  /// The place a controller would have if it presented nothing, found by walking up.
  func placeReached(_ id: ID) -> Place {
    var current = id
    var best = Place.visible
    while true {
      let slot = Int(current.slot)
      if let parent = nodes[slot].parent {
        if !nodes[Int(parent.slot)].shown.contains(current) || isHidden(parent) { best = .hidden }
        current = parent
      } else if let presenter = nodes[slot].presenter {
        if nodes[Int(presenter.slot)].presentation?.isLeaving == true { best = .hidden }
        current = presenter
      } else if let host = nodes[slot].host {
        if isHidden(host) { best = .hidden }
        current = host
      } else if let window = nodes[slot].window {
        return windows[window - 1].isVisible ? best : .hidden
      } else {
        return .detached
      }
    }
  }
}

extension Presentation {
  /// Whether the presenter's family is off the screen because of it.
  var hidesPresenter: Bool { coversPresenter && !isLeaving }
}
