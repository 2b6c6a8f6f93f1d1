import Foundation
import NavigationModel

// A bar without a controller has its own stack of items.
extension UINavigationBar {
  func push(_ item: UINavigationItem, animated: Bool) {
    guard isAllowed(Calls.shouldPush, item, { $0.navigationBar($1, shouldPush: $2) }) else {
      return
    }
    takeItems(pushing: item, animated: animated) {
      if ownItems == nil { ownItems = [item] } else { ownItems?.append(item) }
    }
  }

  func pop(animated: Bool, asks: Bool = true) -> UINavigationItem? {
    guard let item = ownItems?.last else { return nil }
    let mayPop = !asks || isAllowed(Calls.shouldPop, item) { $0.navigationBar($1, shouldPop: $2) }
    guard mayPop else { return nil }
    takeItems(popping: item, animated: animated) { ownItems?.remove(item) }
    return item
  }

  /// Replaces the items: a push if the new top was not there, a pop if it was below (B44).
  ///
  /// The delegate is not asked, and changes without an animation are not reported to it
  /// (unconfirmed).
  func replaceItems(with items: [UINavigationItem]?, animated: Bool) {
    let former = ownItems ?? []
    guard animated, let top = items?.last, top !== former.last else {
      return takeItems(animated: false) { ownItems = items }
    }
    let isBelow = former.contains { $0 === top }
    takeItems(
      pushing: isBelow ? nil : top, popping: isBelow ? former.last : nil, animated: true
    ) { ownItems = items }
  }

  /// Performs a tap on the back button; returns the reason if nothing happens.
  func userTapsBack() -> String? {
    if let action = topItem?.backAction {  // F108
      action.callHandler(sender: self)
      return nil
    }
    return userPopsByTap()
  }

  /// Why a tap on the back button does nothing now; nil if it does something, unless the delegate
  /// refuses.
  var obstacleToBack: String? {
    topItem?.backAction == nil ? navigationController?.obstacleToGoingBack : nil
  }

  private func userPopsByTap() -> String? {
    if let navigationController { navigationController.userGoesBack() } else { userGoesBack() }
  }

  /// Performs a tap on the back button of a standalone bar (B45).
  private func userGoesBack() -> String? {
    pop(animated: true) == nil ? "shouldPop refused" : nil
  }

  /// Performs a choice of an entry of the menu: the delegate is not asked (B66).
  func userPicks(menuEntry index: Int) {
    let item = ownItems?.dropLast(index + 1).last
    while let top = ownItems?.last, top !== item { _ = pop(animated: true, asks: false) }
  }

  private func isAllowed(
    _ question: Call<UINavigationBar, any UINavigationBarDelegate, Bool>, _ item: UINavigationItem,
    _ ask: (any UINavigationBarDelegate, UINavigationBar, UINavigationItem) -> Bool
  ) -> Bool {
    isAsking
      || call(question, [item.label]) { delegate in
        withoutAsking { ask(delegate, self, item) }
      }
  }

  /// Takes other items, and notifies the delegate of those that were pushed or popped: when the animation
  /// has run, which takes 0.35 s (unconfirmed), or at once without one (B43).
  private func takeItems(
    pushing pushed: UINavigationItem? = nil, popping popped: UINavigationItem? = nil,
    animated: Bool, _ change: () -> Void
  ) {
    change()
    arrangeItemViews()
    let end = { [weak self] in
      guard let self else { return }
      if let pushed {
        call(Calls.didPush, [pushed.label]) { $0.navigationBar(self, didPush: pushed) }
      }
      if let popped {
        call(Calls.didPop, [popped.label]) { $0.navigationBar(self, didPop: popped) }
      }
    }
    if animated { stage.complete(after: .milliseconds(350), end) } else { end() }
  }

  /// Takes the views of the top item into the bar, and removes those of another one.
  func arrangeItemViews() {
    guard ItemViews.areUsed else { return }
    let item = topItem
    let items = (item?.itemsAtLeft ?? []) + (item?.itemsAtRight ?? [])
    let views = items.compactMap(\.customView)
    itemViews.show([item?.titleView].compactMap { $0 } + views, in: self)
  }
}

extension UINavigationBar: BarWithAppearances {
  /// The background that is seen; nil as long as no appearance was set, or while it is hidden.
  package var displayedBackground: BarBackground? { displayed == nil ? nil : backgroundInForce }

  var appearancesOfItem: BarAppearances? { topItem?.appearances }

  /// What decides which one is in force; that a bar without a stack is at no edge is unconfirmed.
  var situation: BarSituation {
    guard let navigationController else { return BarSituation() }
    let content = navigationController.topViewController?.scrollViewBelowBar
    return BarSituation(
      isCompact: stage.traits.vertical == .compact, isAtScrollEdge: content?.isAtTop ?? true)
  }
}
