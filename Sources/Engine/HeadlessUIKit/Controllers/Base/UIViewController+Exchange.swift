import Foundation
import NavigationModel

extension UIViewController {
  /// Whether the engine forwards appearance callbacks to its children (A74).
  package var forwardsAppearance: Bool {
    askMember(.shouldAutomaticallyForwardAppearanceMethods) {
      shouldAutomaticallyForwardAppearanceMethods
    }
  }

  /// Replaces one child with another (A23, C17).
  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let attempt = ExchangeAttempt(container: self, old: old, new: new)
    guard attempt.meets(ExchangeAttempt.conditions) else { return }
    let shown = stage.hierarchy[id].shown.filter { $0 != old.id && $0 != new.id } + [new.id]
    let finish = ActiveTransition.Completion(.transition, about: new.label) {
      self.removeView(ofExchanged: old)
      completion?(true)
    }
    let duration = Duration(bounded: duration)
    stage.engine.submit(
      .exchange, in: lane, animated: duration > .zero, completion: finish, lasting: duration
    ) { [id] in $0.show(shown, in: id) }
    addView(of: new, exchangedFor: old)
    if let animations { HandlerCall.animation.run(on: stage, animations) }
  }

  /// Adds the view of a child where the other's is: above it, with its frame.
  ///
  /// A view that is there already stays as the program has placed it (unconfirmed). The child is
  /// shown already, so its view delivers no callbacks. A `loadView` may have made none (A8).
  private func addView(of new: UIViewController, exchangedFor old: UIViewController) {
    guard let view, let added = new.view else { return }
    guard let former = old.viewIfLoaded, let place = former.superview,
      let index = place.subviews.firstIndex(where: { $0 === former })
    else { return view.addSubview(added) }
    guard added.superview !== place else { return }
    added.frame = former.frame
    place.insertSubview(added, at: index + 1)
  }

  /// Removes the view of a child that was replaced, wherever it is; not if it is shown again.
  private func removeView(ofExchanged old: UIViewController) {
    if stage.hierarchy[id].shown.contains(old.id) { return }
    old.viewIfLoaded?.removeFromSuperview()
  }
}

extension UIViewController {
  /// Reports an appearance callback that the program itself called (A77, J26); in another callback of
  /// the same controller as well (unconfirmed).
  func checkCaller(of callback: Callback) {
    guard stage.engine.state.deliveries.callback(to: id) != callback else { return }
    stage.report(.appearanceMisuse, callback.name, stage.describe(self))
  }
}
