extension Change {
  /// Whom a beat concerns, and what each is told.
  @inlinable @inline(__always)
  public func steps(of beat: Beat) -> Few<Step> {
    switch beat {
    case .load: all(entering, .viewDidLoad)
    case .willAppear: all(entering, .viewWillAppear)
    case .enterWindow: entering.each { .enterWindow($0) }
    case .isAppearing: all(entering, .viewIsAppearing)
    case .layout: all(entering, .viewWillLayoutSubviews)
    case .didAppear: all(entering, .viewDidAppear)
    case .willDisappear: all(leaving, .viewWillDisappear)
    case .didDisappear: all(leaving, .viewDidDisappear)
    case .willJoin: moved(adopted, in: shownAfter, .willMove, to: subject)
    case .didJoin: moved(adopted, in: shownAfter, .didMove, to: subject)
    case .willPart: moved(orphaned, in: shownBefore, .willMove, to: nil)
    case .didPart: moved(orphaned, in: shownBefore, .didMove, to: nil)
    case .partBuried: isAttached ? all(buried, .didMove) : []
    case .letGo: Few(.letGo)
    case .willShow: reveals.each { .delegate($0.stack, .willShow, $0.top) }
    case .didShow: reveals.each { .delegate($0.stack, .didShow, $0.top) }
    case .didSelect: selection
    case .askForAnimator: Few(.askForAnimator)
    case .animate: Few(.animate)
    case .checkSource: Few(.checkSource)
    case .presentationWillBegin, .presentationDidEnd, .dismissalWillBegin, .dismissalDidEnd:
      Few(.presentationController(beat))
    case .animationEnded: Few(.animationEnded)
    case .unlink: Few(.unlink)
    case .completion: Few(.complete)
    }
  }

  @inlinable @inline(__always)
  func all(_ list: Few<Hierarchy.ID>, _ callback: Callback) -> Few<Step> {
    list.each { .tell($0, callback, parent: nil) }
  }

  @inlinable @inline(__always)
  func moved(
    _ list: Few<Hierarchy.ID>, in shown: Few<Hierarchy.ID>, _ callback: Callback,
    to parent: Hierarchy.ID?
  ) -> Few<Step> {
    guard isAttached else { return [] }  // A34
    return list.filter { shown.contains($0) }.each { .tell($0, callback, parent: parent) }
  }

  @inlinable var selection: Few<Step> {
    guard let subject, let selected = shownAfter.last else { return [] }
    return Few(.delegate(subject, .didSelect, selected))
  }
}
