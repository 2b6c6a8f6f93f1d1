import Foundation
import NavigationModel

/// What manages a presentation: its style, what it does to the presenter's view, its delegate.
///
/// [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller)
open class UIPresentationController: NSObject {
  /// Asked how the presentation adapts, and about dismissals by the person; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Answers for a script that overrides methods; nil where nobody does.
  package var behaviour: (any PresentationBehaviour)?
  /// The name of the class that a script made it of.
  package var scriptClassName: String?
  /// What a script's side of it needs to keep.
  package var scriptStorage: [String: AnyObject] = [:]
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// The style that it was made for (P17: later changes of the controller's do not count).
  let madeFor: PresentationStyle
  private let area = UIView()

  /// The manager of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    madeFor = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The name of its class where the program chose it.
  var ownClassName: String? {
    madeFor == .custom ? scriptClassName ?? String(describing: type(of: self)) : nil
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    guard let presented else {
      preconditionFailure("the presented controller of this presentation is gone")
    }
    return presented
  }

  /// The controller that presents; before the presentation, and without one, the presented one.
  open var presentingViewController: UIViewController {
    presented?.presentingViewController ?? presenting ?? presentedViewController
  }

  /// Another controller is presented in its place (P32).
  func replacePresented(with other: UIViewController) {
    presented?.parts.wishes.manager = nil
    presented = other
    other.parts.wishes.manager = self
  }

  /// Whether the delegate wants to hear of something.
  func listens(to call: DelegateCall) -> Bool {
    guard let delegate else { return false }
    return (delegate as? any SelectiveDelegate)?.listens(to: call) ?? true
  }

  /// The presented controller, unless it is gone.
  package var controller: UIViewController? { presented }

  /// The style that it was made for.
  open var presentationStyle: UIModalPresentationStyle { madeFor }

  /// The style that the presentation has on this device, the delegate's wish included (P31).
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    guard let presented else { return madeFor }
    return presented.stage.adaptation(of: self)
  }

  /// The style that the presentation would have in other surroundings; here those of the device.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }

  /// The view that a presentation takes place in; nil outside presentations.
  open var containerView: UIView? { presented?.presentingViewController == nil ? nil : area }

  /// The view that is presented; nil before it is loaded.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// Where the presented view is, in points of the window.
  open var frameOfPresentedViewInContainerView: CGRect {
    presented.map { $0.stage.frame(ofPresented: $0) } ?? .zero
  }

  /// Whether a presentation of a style of one's own covers the screen; true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window, and its controller hears so (P27); false
  /// unless a style says otherwise.
  open var shouldRemovePresentersView: Bool { madeFor.coversPresenter }

  /// Called before the presented view comes.
  open func presentationTransitionWillBegin() {}
  /// Called when it has come, or the presentation was taken back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view goes.
  open func dismissalTransitionWillBegin() {}
  /// Called when it has gone, or the dismissal was taken back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Answers a script's overrides of a presentation controller.
package protocol PresentationBehaviour: AnyObject {
  /// What it answers for a question; nil where it does not override it.
  func flag(_ name: String, of presentation: UIPresentationController) -> Bool?
  /// Performs a method; false where it does not override it.
  func perform(_ name: String, of presentation: UIPresentationController, _ completed: Bool?)
    -> Bool
}

extension UIPresentationController {
  /// Whether the presenter's view leaves, a script's answer first.
  var removesPresentersView: Bool {
    behaviour?.flag("shouldRemovePresentersView", of: self) ?? shouldRemovePresentersView
  }

  /// Tells it of a beginning or an end.
  func hear(_ beat: Beat, completed: Bool) {
    let isEnd = beat == .presentationDidEnd || beat == .dismissalDidEnd
    let name = Self.names[beat] ?? ""
    if behaviour?.perform(name, of: self, isEnd ? completed : nil) == true { return }
    switch beat {
    case .presentationWillBegin: presentationTransitionWillBegin()
    case .presentationDidEnd: presentationTransitionDidEnd(completed)
    case .dismissalWillBegin: dismissalTransitionWillBegin()
    default: dismissalTransitionDidEnd(completed)
    }
  }

  private static let names: [Beat: String] = [
    .presentationWillBegin: "presentationTransitionWillBegin",
    .presentationDidEnd: "presentationTransitionDidEnd",
    .dismissalWillBegin: "dismissalTransitionWillBegin",
    .dismissalDidEnd: "dismissalTransitionDidEnd",
  ]
}

/// A card; in old releases the same as its superclass.
///
/// [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller)
open class UISheetPresentationController: UIPresentationController {
  /// The heights that the card can have, lowest first; large alone at first.
  open var detents: [Detent] = [.large()]
  /// The height it has; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height that leaves what is below in its own colours; nil dims it at every height.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a handle is drawn.
  open var prefersGrabberVisible = false
  /// The radius of the corners in points; nil for the system's.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling to the edge makes the card larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the card stands on the lower edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// A height that a card can have.
  public final class Detent: NSObject {
    /// Its name.
    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// The whole card.
    public static func large() -> Detent { Detent(.large) }

    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name, as on UIKit.
      public let rawValue: String

      /// A name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole card.
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }

  /// Makes changes; nothing is drawn, so they are there at once.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// The height it has just now.
  var currentDetent: Detent.Identifier {
    let names = detents.map(\.identifier)
    let chosen = selectedDetentIdentifier.flatMap { names.contains($0) ? $0 : nil }
    return chosen ?? (names.contains(.medium) ? .medium : .large)
  }
}

/// A card with an arrow, beside the view it is about.
///
/// [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller)
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points at (P77: this or `barButtonItem` must be set).
  open weak var sourceView: UIView?
  /// The part of that view, in points.
  open var sourceRect = CGRect.null
  /// The button that the arrow points at.
  open var barButtonItem: UIBarButtonItem?
  /// The views outside that can be tapped all the same (P36).
  open var passthroughViews: [UIView]?

  /// Whether it has something to point at.
  var hasSource: Bool { sourceView != nil || barButtonItem != nil }
}

/// Asked how a presentation adapts, and about dismissals by the person.
///
/// [UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate)
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style for little room; `none` keeps the one that was asked for (P31).
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The same, for programs that look at the presentation only.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Another controller to present in the style for little room; nil for the same (P32).
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether the person may send the presentation away (P33).
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when the person begins to send it away (P33).
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the person has sent it away (P33).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the person tried to, and may not (P34).
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The style that UIKit would choose.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// The style that UIKit would choose.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.ownAdaptation }
  /// Nil: the same controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Asked and told about a popover, too.
///
/// [UIPopoverPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate)
@MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before a popover comes: the last chance to say what it points at.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Gives a presentation its manager and its animations.
///
/// [UIViewControllerTransitioningDelegate](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate)
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The manager of a presentation in the style `custom`; nil for UIKit's.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// The animation of the presentation; nil for UIKit's.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animation of the dismissal; nil for UIKit's.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who drives the animation of the presentation; nil where nobody touches the screen.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Who drives the animation of the dismissal; nil where nobody touches the screen.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil: UIKit's.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// Nil: UIKit's.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil: UIKit's.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil: nobody.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil: nobody.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
