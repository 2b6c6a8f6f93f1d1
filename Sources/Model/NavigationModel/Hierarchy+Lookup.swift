/// Questions about families, presentations and their relationships.
extension Hierarchy {
  /// All controllers in a window, visible or not: parents before children, presenters before what
  /// they present.
  public var members: [ID] { members(below: windows.flatMap(\.tops)) }

  /// Controllers with all those below and above them, in the same order; families may be nested
  /// deeper than calls.
  public func members(below roots: [ID]) -> [ID] {
    var result: [ID] = []
    var rest = Array(roots.reversed())
    while let id = rest.popLast() {
      result.append(id)
      if let presented = self[id].presentation?.presented { rest.append(presented) }
      rest += self[id].uncontainedChildren.reversed()
      rest += self[id].children.reversed()
    }
    return result
  }

  /// The parent of a controller; nil as well where the controller is gone.
  package func parent(of id: ID) -> ID? { contains(id) ? self[id].parent : nil }

  /// Whether a controller is a child of a container, or lent by it to a stack.
  package func isChild(_ id: ID, of container: ID) -> Bool {
    guard contains(id) else { return false }
    let slot = Int(id.slot)
    return nodes[slot].parent == container || nodes[slot].returnParent == container
  }

  /// A controller and its ancestors, nearest first; never beyond a presentation (A97).
  public func lineage(of id: ID) -> [ID] {
    var result = [id]
    var current = id
    while let parent = self[current].parent {
      result.append(parent)
      current = parent
    }
    return result
  }

  /// The root of the family a controller belongs to.
  public func top(of id: ID) -> ID {
    var current = id
    while let parent = self[current].parent { current = parent }
    return current
  }

  /// What a controller, or else its nearest ancestor that presents, has presented (P8).
  public func presented(seenFrom id: ID) -> ID? {
    var current = id
    while true {
      if let presented = nodes[Int(current.slot)].presentation?.presented { return presented }
      guard let parent = nodes[Int(current.slot)].parent else { return nil }
      current = parent
    }
  }

  /// The presenter of a controller, or else of its nearest presented ancestor (P9, X3).
  public func presenter(seenFrom id: ID) -> ID? {
    var current = id
    while true {
      if let presenter = nodes[Int(current.slot)].presenter { return presenter }
      guard let parent = nodes[Int(current.slot)].parent else { return nil }
      current = parent
    }
  }

  /// The presenter, when a controller is asked to present in a style (P2, P3, P4).
  public func presenter(askedBy source: ID, style: UIModalPresentationStyle) -> ID {
    let family = lineage(of: source)
    if style.isContextual,
      let context = family.first(where: { self[$0].description.definesPresentationContext })
    {
      return context
    }
    return family.last ?? source
  }

  /// The transition style of a presentation: that of the context if it provides one (P21, P44).
  public func transitionStyle(
    of presented: ID, on presenter: ID, in style: UIModalPresentationStyle
  )
    -> UIModalTransitionStyle
  {
    let context = self[presenter].description
    let isContexts =
      style.isContextual && context.definesPresentationContext && context.providesTransitionStyle
    return isContexts
      ? context.modalTransitionStyle : self[presented].description.modalTransitionStyle
  }

  /// The controller that prevents a curl: it doesn't cover the screen, or was presented with a curl
  /// itself (P45, P78); nil if none does.
  public func curlConflict(_ presented: ID, _ presenter: ID, _ style: UIModalPresentationStyle)
    -> ID?
  {
    if let below = self[presenter].presenter, let own = self[below].presentation {
      let wasCurled = transitionStyle(of: presenter, on: below, in: own.style) == .partialCurl
      if wasCurled { return presenter }
    }
    guard transitionStyle(of: presented, on: presenter, in: style) == .partialCurl else {
      return nil
    }
    if style != .fullScreen { return presented }
    let own = self[presenter].presenter.flatMap { self[$0].presentation?.adaptedStyle }
    return own == nil || own == .fullScreen || own == .overFullScreen ? nil : presenter
  }

  /// The popover that a presented controller is, or is presented inside of (P37); nil without one.
  public func popover(around id: ID) -> ID? {
    var current = top(of: id)
    while let presenter = self[current].presenter, let own = self[presenter].presentation {
      if own.adaptedStyle == .popover { return current }
      guard own.adaptedStyle.isContextual else { return nil }
      current = top(of: presenter)
    }
    return nil
  }

  /// Whether a context style inside a popover has another transition than coverVertical (P46).
  public func isTurnedInPopover(
    _ presented: ID, on presenter: ID, in style: UIModalPresentationStyle
  )
    -> Bool
  {
    let own = self[top(of: presenter)].presenter.flatMap { self[$0].presentation?.adaptedStyle }
    return own == .popover && style.isContextual
      && transitionStyle(of: presented, on: presenter, in: style) != .coverVertical
  }

  /// What a `dismiss` applies to.
  public enum Dismissal: Sendable, Equatable {
    /// The presentation of this presenter.
    case presentation(of: ID)
    /// Nothing, because this presenter's presentation is being dismissed already.
    case inProgress(of: ID)
    /// Nothing: the controller presents nothing and isn't presented.
    case nothing
  }

  /// What a `dismiss` applies to when a controller is asked: what its family presents (P52), else
  /// its own presentation (P53); past those that are being dismissed (P55, D4), from presenter to
  /// presenter (C20, D30).
  public func dismissal(askedBy id: ID) -> Dismissal {
    var current = id
    var leaving: ID?
    while true {
      let family = lineage(of: current)
      let presented = family.first { self[$0].presenter != nil }
      let presenters =
        family.filter { self[$0].presentation != nil }
        + [presented.flatMap { self[$0].presenter }].compactMap { $0 }
      if let presenter = presenters.first(where: { !isPresentationLeaving(of: $0) }) {
        return .presentation(of: presenter)
      }
      leaving = leaving ?? presenters.first
      guard let presented, let next = self[presented].presenter else {
        return leaving.map { .inProgress(of: $0) } ?? .nothing
      }
      current = next
    }
  }

  /// The last of the controllers presented one over the other, as long as each covers what is below
  /// or fulfils a condition; the first presenter where none does.
  package func lastPresented(over presenter: ID, where isWanted: (ID) -> Bool) -> ID {
    var top = presenter
    while let presented = nodes[Int(top.slot)].presentation?.presented,
      nodes[Int(top.slot)].presentation?.isLeaving == false,
      nodes[Int(top.slot)].presentation?.coversPresenter == true || isWanted(presented)
    { top = presented }
    return top
  }

  /// The topmost of those presented one over the other that fill the screen; the first controller
  /// if there are none (E71, E80).
  ///
  /// A card that only adapts to the screen ignores its mask as well (unconfirmed): it would be turned
  /// away from the orientation that it adapts to, and back.
  package func lastFillingScreen(over root: ID) -> ID {
    var (top, current) = (root, root)
    while let presentation = nodes[Int(current.slot)].presentation, !presentation.isLeaving {
      current = presentation.presented
      if presentation.style.fillsScreen { top = current }
    }
    return top
  }

  /// A presented controller and those presented on top of it, lowest first.
  public func chain(from presented: ID) -> [ID] {
    var result = [presented]
    var current = presented
    while let presentation = self[current].presentation, !presentation.isLeaving {
      result.append(presentation.presented)
      current = presentation.presented
    }
    return result
  }
}

/// The addresses of a controller's objects, as UIKit would print them: derived from its number, so
/// that they are the same in every run and unique.
extension Hierarchy.ID {
  /// The address of the controller.
  package var address: String { address(of: 0x0) }
  /// The address of its view.
  package var viewAddress: String { address(of: 0x4) }
  /// The address of the presentation controller that presents it.
  package var partAddress: String { address(of: 0x8) }

  private func address(of part: Int32) -> String {
    "0x" + String(0x100 + number * 0x10 + part, radix: 16)
  }
}
