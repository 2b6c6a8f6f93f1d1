import Foundation
import NavigationModel

extension UIViewController {
  /// Whether the engine forwards appearance callbacks to its children (A74).
  package var forwardsAppearance: Bool {
    callOverride(.shouldAutomaticallyForwardAppearanceMethods)?.flag
      ?? shouldAutomaticallyForwardAppearanceMethods
  }

  /// Replaces one child with another (A23).
  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self, forwardsAppearance else {
      return stage.report(
        .notExchangeable, stage.describe(old), stage.describe(new), stage.describe(self),
        because: stage.hierarchy.obstacleToExchange([old.id, new.id], in: id))
    }
    let shown = stage.hierarchy[id].shown.filter { $0 != old.id && $0 != new.id } + [new.id]
    let handler = Handler(.transition, completion)
    let finish = ActiveTransition.Completion(.transition, about: new.label) {
      if let gone = old.viewIfLoaded, gone.superview != nil, gone.superview === self.viewIfLoaded {
        gone.removeFromSuperview()
      }
      handler?.run(true)
    }
    stage.engine.makeChange(
      .exchange, in: lane, animated: true, completion: finish,
      lasting: Duration(bounded: duration)
    ) { $0.show(shown, in: id) }
    // The child is shown already, so its view delivers no callbacks. A `loadView` may have made none (A8).
    if let view, let added = new.view { view.addSubview(added) }
    animations?()
  }
}

extension UIViewController {
  /// Reports an appearance callback that the program itself called (A77).
  func checkCaller(of callback: Callback) {
    guard stage.engine.deliveries.innermost?.id != id else { return }
    stage.report(.appearanceMisuse, callback.rawValue, stage.describe(self))
  }
}

extension UIView {
  /// Options for an animation; they have no effect here, because nothing is drawn.
  ///
  /// [UIView.AnimationOptions](https://developer.apple.com/documentation/uikit/uiview/animationoptions)
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
