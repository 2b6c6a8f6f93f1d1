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
  /// How long it takes, in seconds.
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

/// The coordinator of a transition under way.
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private let underWay: TransitionUnderWay
  private let stage: Stage

  init(_ underWay: TransitionUnderWay, on stage: Stage) {
    self.underWay = underWay
    self.stage = stage
  }

  /// Always: there is none for another transition.
  package var isAnimated: Bool { underWay.transition.isAnimated }
  /// Whether a finger began it.
  package var initiallyInteractive: Bool {
    underWay.gesture != nil || underWay.context?.driver != nil
  }
  /// Whether a finger is on the screen.
  package var isInteractive: Bool {
    underWay.gesture?.isHeld == true || underWay.context?.isInteractive == true
  }
  /// Whether it goes back to where it came from.
  package var isCancelled: Bool {
    underWay.isCancelled || underWay.context?.transitionWasCancelled == true
  }
  /// How long it takes, in seconds.
  package var transitionDuration: TimeInterval { underWay.duration.inSeconds }
  /// How far the finger has gone.
  package var percentComplete: CGFloat {
    underWay.gesture.map { CGFloat($0.progress) } ?? underWay.context?.percentComplete ?? 0
  }

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
}
