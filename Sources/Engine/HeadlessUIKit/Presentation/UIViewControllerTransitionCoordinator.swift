import Foundation
import NavigationModel

/// An animated transition, which can run further animations alongside its own.
///
/// [UIViewControllerTransitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator)
@preconcurrency @MainActor
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
  /// Runs a closure each time that the transition becomes interactive or ceases to be (iOS 10):
  /// when the finger is lifted, `isCancelled` says how it ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Runs a closure when the transition ceases to be interactive (to iOS 9).
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure when the animation begins.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// The same for changes to a view outside of the container; nothing is drawn, so the view isn't used.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}

/// The coordinator of an active transition, or of a rotation of the device.
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let coordinated: ActiveTransition
  private let stage: Stage

  init(_ coordinated: ActiveTransition, on stage: Stage) {
    self.coordinated = coordinated
    self.stage = stage
  }

  /// Whether it is animated.
  package var isAnimated: Bool { coordinated.isAnimated }
  /// The style of the presentation.
  package var presentationStyle: UIModalPresentationStyle {
    coordinated.presentationStyle(on: stage) ?? .none
  }
  /// Whether a gesture may stop it.
  package var isInterruptible: Bool { false }
  /// How fast it ends.
  package var completionVelocity: CGFloat { 1 }
  /// How its speed changes.
  package var completionCurve: UIView.AnimationCurve { .easeInOut }
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

  /// The rotation of the contents.
  package var targetTransform: CGAffineTransform {
    CGAffineTransform(quarters: coordinated.quarters)
  }

  /// The controller that disappears or appears in the stack, tab bar controller or presentation.
  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    coordinated.controllerInDirection(key, on: stage)
  }

  /// The view of that controller, if it is loaded.
  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }

  /// The view around those of both controllers.
  package var containerView: UIView {
    if let context = coordinated.context { return context.containerView }
    let views = [view(forKey: .to), view(forKey: .from)].compactMap { $0 }
    return views.compactMap(\.superview).first ?? views.compactMap(\.window).first ?? UIView()
  }

  /// Runs closures at the beginning and at the end; a completion alone is enough (E94).
  @discardableResult
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    coordinated.addAlongside(
      animation.map { animation in { animation(self) } },
      completion.map { completion in { _ in completion(self) } })
  }

  /// Runs a closure each time that a finger begins or ceases to drive it.
  package func notifyWhenInteractionChanges(
    _ notify: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { coordinated.addInteractionHandler(Handler(.interaction) { [self] in notify(self) }) }

  /// Runs a closure when a finger ceases to drive it.
  package func notifyWhenInteractionEnds(
    _ notify: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges { if !$0.isInteractive { notify($0) } } }

  nonisolated deinit {}
}

/// Information about an animated transition.
///
/// [UIViewControllerTransitionCoordinatorContext](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext)
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated; only animated transitions have coordinators (A53).
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture may stop it on its way; false.
  var isInterruptible: Bool { get }
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
  /// How fast it ends when the finger is lifted, as a part of its own speed; 1.
  var completionVelocity: CGFloat { get }
  /// How its speed changes when the finger is lifted; by default `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// The rotation of the contents while the device turns: by 90 or 180 degrees; else the identity
  /// (E94).
  var targetTransform: CGAffineTransform { get }
  /// The controller that disappears, or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that disappears, or the one that appears, if it is loaded.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that contains those of both controllers during the transition: that of the program's own
  /// animation, or the one that they are in.
  var containerView: UIView { get }
}
