extension Hierarchy {
  /// All controllers on screen, back to front, parents before their children.
  public var visible: [ID] {
    var result: [ID] = []
    for window in windowsBackToFront {
      if window.isVisible, let root = window.root { appendVisible(from: root, to: &result) }
      // A window need not be visible for what was added to it by hand (C3).
      for id in window.uncontained { appendVisible(from: id, to: &result) }
    }
    return result
  }

  /// All controllers on screen in the window that the user sees, back to front.
  public var visibleInFront: [ID] {
    var result: [ID] = []
    guard let window = frontWindow else { return [] }
    for id in [window.root].compactMap({ $0 }) + window.uncontained {
      appendVisible(from: id, to: &result)
    }
    return result
  }

  /// The same, and before each one that replaces a presented controller in its context the
  /// controllers that it replaces: their presentations count while anything of their family is seen
  /// (P3, P38).
  public var layeredInFront: [ID] {
    visibleInFront.flatMap { id -> [ID] in
      var replaced: [ID] = []
      var current = id
      while let presenter = nodes[Int(current.slot)].presenter, isReplaced(presenter) {
        replaced.append(presenter)
        current = presenter
      }
      return replaced.reversed() + [id]
    }
  }

  /// Whether what a controller presents in its context is seen in its place.
  private func isReplaced(_ id: ID) -> Bool {
    isHidden(id) && nodes[Int(id.slot)].presentation?.adaptedStyle.isContextual == true
  }

  /// Adds a controller and all that is on screen with it, given that it is reached itself; families
  /// may be nested deeper than calls.
  func appendVisible(from id: ID, to result: inout some RangeReplaceableCollection<ID>) {
    nodes.appendVisible(from: id, to: &result)
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
      rest += nodes[Int(current.slot)].uncontainedChildren.reversed()
      rest += nodes[Int(current.slot)].shown.reversed()
    }
  }

  /// Whether what a controller presents covers it.
  func isHidden(_ id: ID) -> Bool {
    nodes[Int(id.slot)].presentation?.hidesPresenter == true
  }

  /// Where a controller would stand if it presented nothing, found by walking up.
  package func placeReached(_ id: ID) -> Place {
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
      } else if nodes[slot].hostWindow != nil {
        return best
      } else {
        return .detached
      }
    }
  }
}

extension Presentation {
  /// Whether the presenter's family is off the screen because of it.
  package var hidesPresenter: Bool { coversPresenter && !isLeaving }
}
