import NavigationModel

extension UIView {
  /// The view at the end of the chain of superviews; the view itself where it has none.
  var top: UIView {
    var top = self
    while let superview = top.container { top = superview }
    return top
  }

  /// Inserts a view among the subviews; controllers whose views are in it appear and disappear.
  func insert(_ view: UIView, at index: Int) {
    guard !isInside(view) else {
      return Stage.current.report(
        .selfSubview,
        because: view === self ? "it was added to itself" : "it was added to a view inside it")
    }
    guard hasRoom(for: view) else {
      return Stage.current.report(.viewsTooDeep, "\(Self.deepestNesting)")
    }
    let controllers = view.topControllers
    // A view without a superview that contains no controller's view concerns no controller.
    let owner = controllers.isEmpty && view.container == nil ? nil : nearestController
    guard controllers.allSatisfy({ $0.viewMayJoin(owner) }) else { return }
    let former = view.container
    let stays =
      owner == nil
      ? former != nil && former?.nearestController == nil && former?.window === window
      : former?.nearestController === owner
    let isInFront = index >= inner.count
    if !stays { view.leaveSuperview(for: self) }
    // What is called on the way out may have put this view into the other one.
    guard !isInside(view) else { return view.noteWindow() }
    if !stays {
      // They begin to appear before the view is there (unconfirmed), as those of a container do.
      for controller in controllers {
        if let owner { controller.viewWillJoin(owner) } else { controller.viewWillJoin(window) }
      }
      guard !isInside(view) else { return view.noteWindow() }
      if let other = view.container {
        // A callback has put it elsewhere.
        if other.nearestController !== owner {
          for controller in controllers { controller.viewWillLeave(owner) }
        }
        return view.noteWindow()
      }
    }
    place(view, at: isInFront ? nil : max(index, 0))
    if !stays { Stage.current.keyboardOfDevice.showIfDue() }
  }

  /// Inserts a view at a place or in front, without callbacks for controllers.
  func place(_ view: UIView, at index: Int?) {
    if UIView.notesMoves {
      if let former = view.container, former !== self { former.receiveWillRemove(view) }
      view.announceWindow(window)
      view.receiveWillMove(toSuperview: self)
    }
    // What is called on the way may have put this view into the other one.
    guard !isInside(view) else { return view.noteWindow() }
    let former = view.container
    if let former { view.unplace(from: former) }
    inner.insert(view, at: min(index ?? inner.count, inner.count))
    view.container = self
    if view.mayContainControllers { noteControllersInside() }
    Self.nestedCount += 1
    former?.lostSubview()
    view.noteViewPlaces(in: self)
    if view.mayNeedLayout { noteLayout() }
    Stage.current.observer?.owner(self, gained: view)
    if UIView.notesMoves {
      receiveDidAdd(view)  // before the view's own, unconfirmed
      view.noteWindow()
    }
    view.receiveDidMoveToSuperview()
  }

  /// Inserts a view in front of the others, but behind some of them.
  func place(_ view: UIView, behind others: SmallArray<UIView>) {
    place(view, at: others.isEmpty ? nil : inner.firstIndex { others.containsIdentical($0) })
  }

  /// Removes it from its superview, without callbacks for controllers.
  func detach() {
    if let container { detach(from: container) }
  }

  /// Removes it from its superview, which the caller has at hand; it is added to another one next,
  /// if that is given.
  func detach(from former: UIView, for next: UIView? = nil) {
    guard UIView.notesMoves else {
      unplace(from: former)
      return former.lostSubview()
    }
    former.receiveWillRemove(self)
    if next == nil { announceWindow(nil) }
    if let container { unplace(from: container) }
    if next == nil { noteWindow() }
    former.lostSubview()
  }

  /// Removes it from a superview that no longer shows it, and notifies it of that as
  /// `removeFromSuperview` does.
  func leave(_ former: UIView) {
    guard UIView.notesMoves else { return detach(from: former) }
    receiveWillMove(toSuperview: nil)
    if container === former { detach(from: former) }
    receiveDidMoveToSuperview()
  }

  /// Removes it from its superview, and notifies no view.
  private func unplace(from former: UIView) {
    former.inner.remove(self)
    container = nil
    Self.nestedCount -= 1
    noteViewPlaces(in: nil)
    Stage.current.observer?.owner(former, lost: self)
  }

  /// Removes it from its superview, and the controllers whose views are in it from the screen; it
  /// is added to another one next, if that is given.
  func leaveSuperview(for next: UIView? = nil) {
    if container == nil { return }
    endEditing(true)
    guard let container else { return }
    let (owner, leaving) = (container.nearestController, topControllers)
    // They begin to disappear while the view is there (unconfirmed), as those of a container do.
    for controller in leaving { controller.viewWillLeave(owner) }
    // A callback may have put it elsewhere.
    guard self.container === container else { return }
    detach(from: container, for: next)
    if owner == nil { for controller in leaving { controller.viewLeftWindow() } }
  }

  /// Moves a subview to another place.
  func move(_ view: UIView, to index: Int) {
    guard let place = inner.nearestIndex(where: { $0 === view }) else { return }
    inner.insert(inner.remove(at: place), at: index)
  }

  /// Records where the views of the controllers in it are now (C1), given what it was added to.
  private func noteViewPlaces(in superview: UIView?) {
    if let controller { controller.noteViewPlace(in: superview) } else { noteViewPlacesInside() }
  }

  /// The same for the subviews, for which a controller's view is another place than a plain view.
  func noteViewPlacesInside() {
    guard mayContainControllers else { return }
    for subview in inner {
      for controller in subview.topControllers {
        controller.noteViewPlace(in: controller.loadedView?.container)
      }
    }
  }

  /// Whether another view is its superview.
  func isDirectly(in view: UIView) -> Bool { container === view }

  /// Itself, as what it is in a view that has a part for it (a header, the contents of a cell); nil
  /// where it isn't in that view, as one that was refused, or that the program has put elsewhere
  /// (unconfirmed).
  ///
  /// What draws parts by this follows the tree of views, which has no circles.
  func asPart(of view: UIView) -> Self? { isDirectly(in: view) ? self : nil }

  /// Puts a view at a place in that of another one, which is removed; false, and nothing has changed,
  /// where it may not be added.
  func exchange(_ former: UIView?, for next: UIView?, at index: Int? = nil) -> Bool {
    guard former !== next else { return true }
    if let next {
      insertSubview(next, at: index ?? inner.count)
      guard next.isDirectly(in: self) else { return false }
    }
    if let former, former.isDirectly(in: self) { former.removeFromSuperview() }
    return true
  }

  /// Whether it is a view or one of its subviews, at any depth.
  func isInside(_ view: UIView) -> Bool {
    if view === self { return true }
    if view.inner.isEmpty { return false }
    // Nothing is deeper in a view than its subviews where these have none, whatever the depth.
    if !view.isNested { return container === view }
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.container
    }
    return false
  }

  /// Whether a view in it has subviews.
  private var isNested: Bool {
    for subview in inner where !subview.inner.isEmpty { return true }
    return false
  }

  /// The controller whose view this is or is inside of.
  package var nearestController: UIViewController? {
    var ancestor: UIView? = self
    while let current = ancestor {
      if let controller = current.controller { return controller }
      ancestor = current.container
    }
    return nil
  }
}
