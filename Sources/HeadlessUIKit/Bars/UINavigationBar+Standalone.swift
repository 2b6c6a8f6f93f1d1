import Foundation
import NavigationModel

// A bar without a controller has its own stack of items.
extension UINavigationBar {
  func push(_ item: UINavigationItem, animated: Bool) {
    guard isAllowed(Calls.shouldPush, item, { $0.navigationBar($1, shouldPush: $2) }) else {
      return
    }
    take(.push(item), pushing: item, animated: animated)
  }

  func pop(animated: Bool, asks: Bool = true) -> UINavigationItem? {
    guard let item = ownItems?.last else { return nil }
    let mayPop = !asks || isAllowed(Calls.shouldPop, item) { $0.navigationBar($1, shouldPop: $2) }
    guard mayPop else { return nil }
    take(.pop(item), popping: item, animated: animated)
    return item
  }

  /// Replaces the items: a push if the new top was not there, a pop if it was below (B44).
  ///
  /// The delegate is not asked, and changes without an animation are not reported to it
  /// (unconfirmed).
  func replaceItems(with items: [UINavigationItem]?, animated: Bool) {
    let former = ownItems ?? []
    guard animated, let top = items?.last, top !== former.last else {
      return take(.replace(items), animated: false)
    }
    let isBelow = former.contains { $0 === top }
    take(
      .replace(items), pushing: isBelow ? nil : top, popping: isBelow ? former.last : nil,
      animated: true)
  }

  /// Performs a tap on the back button; returns the reason if nothing happens.
  func userTapsBack() -> String? {
    if let action = topItem?.backAction {  // F108
      action.callHandler(sender: self)
      return nil
    }
    return userPopsByTap()
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

  private func take(
    _ edit: ItemsChange.Edit, pushing pushed: UINavigationItem? = nil,
    popping popped: UINavigationItem? = nil, animated: Bool
  ) {
    stage.engine.play(
      .items, by: ItemsChange(bar: self, edit: edit, pushed: pushed, popped: popped),
      animated: animated)
  }
}

/// Other items of a bar without a stack.
private struct ItemsChange: ChangingPart {
  /// What happens to the items, in place: a stack may be deep.
  enum Edit {
    case push(UINavigationItem), pop(UINavigationItem), replace([UINavigationItem]?)
  }

  weak var bar: UINavigationBar?
  let edit: Edit
  /// What its delegate is notified of.
  let pushed, popped: UINavigationItem?

  func play(_ beat: Beat) {
    guard let bar else { return }
    switch beat {
    case .takeItems:
      switch edit {
      case .push(let item) where bar.ownItems == nil: bar.ownItems = [item]
      case .push(let item): bar.ownItems?.append(item)
      case .pop(let item): bar.ownItems?.remove(item)
      case .replace(let items): bar.ownItems = items
      }
      bar.arrangeItemViews()
    default:
      if let pushed {
        bar.call(UINavigationBar.Calls.didPush, [pushed.label]) {
          $0.navigationBar(bar, didPush: pushed)
        }
      }
      if let popped {
        bar.call(UINavigationBar.Calls.didPop, [popped.label]) {
          $0.navigationBar(bar, didPop: popped)
        }
      }
    }
  }
}
