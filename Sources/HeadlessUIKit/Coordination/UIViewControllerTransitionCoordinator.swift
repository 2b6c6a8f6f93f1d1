import Foundation
import NavigationModel

/// What an animated transition can say of itself.
///
/// [UIViewControllerTransitionCoordinatorContext](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext)
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is animated; coordinators exist for those that are (A53).
  var isAnimated: Bool { get }
  /// Whether it began with a finger.
  var initiallyInteractive: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it is being taken back (A56).
  var isCancelled: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the finger has gone, from 0 to 1; 0 where none drives it.
  var percentComplete: CGFloat { get }
  /// The controller that goes, or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// An animated transition that others may animate along with.
///
/// [UIViewControllerTransitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator)
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs one closure when the animation begins and one when the transition is over or taken back.
  ///
  /// False where the transition is over already, and nothing runs.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// Which controller of a transition is meant.
///
/// [UITransitionContextViewControllerKey](https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey)
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name, as on UIKit.
  public let rawValue: String

  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that was there before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that will be there after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

extension UIViewController {
  /// The animated transition that this controller, or the container around it, takes part in; nil
  /// without one, and for transitions that are not animated (A53).
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let family = Set(stage.hierarchy.lineage(of: id))
    let transition = stage.engine.running.last { $0.involves(id, family) }
    return transition.map { TransitionCoordinator($0, on: stage) }
  }
}

/// An animation that others may animate along with.
protocol CoordinatedAnimation: AnyObject {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How a finger drives it.
  var finger: (began: Bool, drives: Bool, progress: Double) { get }
  /// Whether it goes back to where it came from.
  var goesBack: Bool { get }
  /// How long it takes.
  var duration: Duration { get }
  /// The controller that goes or comes.
  func controller(
    _ key: UITransitionContextViewControllerKey, on stage: Stage
  ) -> UIViewController?
  /// Runs closures when it begins and at the end; false where the end is past.
  func accompany(
    _ animation: (() -> Void)?, _ completion: ((_ isCancelled: Bool) -> Void)?
  ) -> Bool
}

extension TransitionUnderWay: CoordinatedAnimation {
  var isAnimated: Bool { transition.isAnimated }

  var finger: (began: Bool, drives: Bool, progress: Double) {
    (
      gesture != nil || context?.driver != nil,
      gesture?.isHeld == true || context?.isInteractive == true,
      gesture?.progress ?? context.map { Double($0.percentComplete) } ?? 0
    )
  }

  var goesBack: Bool { isCancelled || context?.transitionWasCancelled == true }
}

/// The coordinator of an active transition, or of a turn of the device.
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private let underWay: any CoordinatedAnimation
  private let stage: Stage

  init(_ underWay: any CoordinatedAnimation, on stage: Stage) {
    self.underWay = underWay
    self.stage = stage
  }

  /// Whether it is animated.
  package var isAnimated: Bool { underWay.isAnimated }
  /// Whether a finger began it.
  package var initiallyInteractive: Bool { underWay.finger.began }
  /// Whether a finger is on the screen.
  package var isInteractive: Bool { underWay.finger.drives }
  /// Whether it goes back to where it came from.
  package var isCancelled: Bool { underWay.goesBack }
  /// The duration, in seconds.
  package var transitionDuration: TimeInterval { underWay.duration.inSeconds }
  /// How far the finger has gone.
  package var percentComplete: CGFloat { CGFloat(underWay.finger.progress) }

  /// The controller that goes or comes, of the stack, the tabs or the presentation.
  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    underWay.controller(key, on: stage)
  }

  /// Runs closures at the beginning and at the end.
  @discardableResult
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    underWay.accompany(
      animation.map { animation in { animation(self) } },
      completion.map { completion in { _ in completion(self) } })
  }

  nonisolated deinit {}
}
