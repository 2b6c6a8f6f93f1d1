import Foundation
import NavigationModel

/// Methods to respond to changes of the items of a bar; for a managed bar, the controller
/// implements them.
///
/// [UINavigationBarDelegate](https://developer.apple.com/documentation/uikit/uinavigationbardelegate)
public protocol UINavigationBarDelegate: AnyObject {
  /// Whether an item may be pushed (B43).
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item has been pushed; after the animation, if there is one (B43).
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped (B43, B63).
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item has been popped; after the animation, if there is one (B43).
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// True.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

// A bar without a controller has its own stack of items.
extension UINavigationBar {
  func push(_ item: UINavigationItem, animated: Bool) {
    let mayPush = askDelegate(.shouldPush, item) { $0.navigationBar(self, shouldPush: item) }
    guard mayPush else { return }
    ownItems.append(item)
    notifyDelegate(.didPush, item, animated: animated) { $0.navigationBar($1, didPush: item) }
  }

  func pop(animated: Bool, asks: Bool = true) -> UINavigationItem? {
    guard let item = ownItems.last else { return nil }
    let mayPop = !asks || askDelegate(.shouldPop, item) { $0.navigationBar(self, shouldPop: item) }
    guard mayPop else { return nil }
    ownItems.removeAll { $0 === item }
    notifyDelegate(.didPop, item, animated: animated) { $0.navigationBar($1, didPop: item) }
    return item
  }

  /// Replaces the items: a push if the new top was not there, a pop if it was below (B44).
  ///
  /// The delegate is not asked, and changes without an animation are not reported to it
  /// (unconfirmed).
  func replaceItems(with items: [UINavigationItem], animated: Bool) {
    let former = ownItems
    ownItems = items
    guard animated, let top = items.last, top !== former.last else { return }
    if !former.contains(where: { $0 === top }) {
      notifyDelegate(.didPush, top, animated: true) { $0.navigationBar($1, didPush: top) }
    } else if let popped = former.last {
      notifyDelegate(.didPop, popped, animated: true) { $0.navigationBar($1, didPop: popped) }
    }
  }

  /// Performs a tap on the back button (B45); returns the reason if nothing happens.
  package func userGoesBack() -> String? {
    pop(animated: true) == nil ? "shouldPop refused" : nil
  }

  /// Performs a choice of an entry of the menu: the delegate is not asked (B66).
  package func userPicks(menuEntry index: Int) {
    let item = ownItems.dropLast(index + 1).last
    while let top = ownItems.last, top !== item { _ = pop(animated: true, asks: false) }
  }

  private func askDelegate(
    _ call: DelegateCall, _ item: UINavigationItem,
    _ question: (any UINavigationBarDelegate) -> Bool
  ) -> Bool {
    guard !isAsking, let delegate, listens(delegate, to: call) else { return true }
    stage.traceDelegateCall(call, of: self, item)
    return withoutAsking { question(delegate) }
  }

  private func notifyDelegate(
    _ call: DelegateCall, _ item: UINavigationItem, animated: Bool,
    _ statement: @escaping (any UINavigationBarDelegate, UINavigationBar) -> Void
  ) {
    let notify = { [weak self] in
      guard let self, let delegate, listens(delegate, to: call) else { return }
      stage.traceDelegateCall(call, of: self, item)
      statement(delegate, self)
    }
    if animated { stage.after(stage.profile[.push].duration, notify) } else { notify() }
  }

  private func listens(_ delegate: any UINavigationBarDelegate, to call: DelegateCall) -> Bool {
    (delegate as? any SelectiveDelegate)?.listens(to: call) ?? true
  }
}

extension Stage {
  /// Records a delegate call about an item of a bar in the trace.
  func traceDelegateCall(_ call: DelegateCall, of bar: UINavigationBar, _ item: UINavigationItem) {
    trace.append(
      Event(
        at: now, kind: .delegate, subject: bar.navigationController?.id,
        name: bar.navigationController?.label ?? bar.objectName ?? bar.className,
        callback: call.rawValue, arguments: [item.label]))
  }
}
