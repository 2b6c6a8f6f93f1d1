import Foundation
import NavigationModel

/// Information about an animated transition.
///
/// [UIViewControllerTransitionCoordinatorContext](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext)
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is animated; only animated transitions have coordinators (A53).
  var isAnimated: Bool { get }
  /// Whether it began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives it now.
  var isInteractive: Bool { get }
  /// Whether it is being cancelled (A56).
  var isCancelled: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the gesture, from 0 to 1; 0 if it is not interactive.
  var percentComplete: CGFloat { get }
  /// The controller that disappears, or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// An animated transition, which can run further animations alongside its own.
///
/// [UIViewControllerTransitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator)
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs one closure when the animation begins and one when the transition ends or is cancelled.
  ///
  /// Returns false if the transition has already ended, and runs nothing.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// Identifies a controller of a transition.
///
/// [UITransitionContextViewControllerKey](https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey)
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

extension UIViewController {
  /// The coordinator of the animated transition that this controller or its container takes part
  /// in, from the call that was accepted (C23); nil without one, for transitions that are not
  /// animated and for those that are held (A53, A46d).
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let family = Set(stage.hierarchy.lineage(of: id))
    let transition = stage.engine.active.last { $0.involves(id, family) }
    return transition.map { TransitionCoordinator($0, on: stage) }
  }
}

/// An animation that others can run alongside.
protocol CoordinatedAnimation: AnyObject {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether it began interactively, whether a gesture drives it now, and its progress.
  var interaction: (began: Bool, drives: Bool, progress: Double) { get }
  /// Whether it is cancelled.
  var isReversing: Bool { get }
  /// Its duration.
  var duration: Duration { get }
  /// The controller that disappears or appears.
  func controller(
    _ key: UITransitionContextViewControllerKey, on stage: Stage
  ) -> UIViewController?
  /// Runs closures when it begins and at the end; false if it has already ended.
  func addAlongside(
    _ animation: (() -> Void)?, _ completion: ((_ isCancelled: Bool) -> Void)?
  ) -> Bool
}

extension ActiveTransition: CoordinatedAnimation {
  var interaction: (began: Bool, drives: Bool, progress: Double) {
    (
      gesture != nil || context?.driver != nil,
      gesture?.isTouching == true || context?.isInteractive == true,
      gesture?.progress ?? context.map { Double($0.percentComplete) } ?? 0
    )
  }

  var isReversing: Bool { isCancelled || context?.transitionWasCancelled == true }
}

/// The coordinator of an active transition, or of a rotation of the device.
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private let coordinated: any CoordinatedAnimation
  private let stage: Stage

  init(_ coordinated: any CoordinatedAnimation, on stage: Stage) {
    self.coordinated = coordinated
    self.stage = stage
  }

  /// Whether it is animated.
  package var isAnimated: Bool { coordinated.isAnimated }
  /// Whether it began interactively.
  package var initiallyInteractive: Bool { coordinated.interaction.began }
  /// Whether a gesture drives it now.
  package var isInteractive: Bool { coordinated.interaction.drives }
  /// Whether it is cancelled.
  package var isCancelled: Bool { coordinated.isReversing }
  /// The duration, in seconds.
  package var transitionDuration: TimeInterval { coordinated.duration.inSeconds }
  /// The progress of the gesture.
  package var percentComplete: CGFloat { CGFloat(coordinated.interaction.progress) }

  /// The controller that disappears or appears in the stack, tab bar controller or presentation.
  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    coordinated.controller(key, on: stage)
  }

  /// Runs closures at the beginning and at the end.
  @discardableResult
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    coordinated.addAlongside(
      animation.map { animation in { animation(self) } },
      completion.map { completion in { _ in completion(self) } })
  }

  nonisolated deinit {}
}
