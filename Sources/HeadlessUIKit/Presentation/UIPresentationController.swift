import Foundation
import NavigationModel

/// Manages a presentation: its style, its effect on the presenter's view, its delegate.
///
/// [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller)
open class UIPresentationController: NSObject {
  /// Decides how the presentation adapts, and is notified when the user dismisses it; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Handles methods that a script overrides; nil if there is no script.
  package var behaviour: (any PresentationBehaviour)?
  /// The name of the script class that it is an instance of.
  package var scriptClassName: String?
  /// Objects that the script's side of it retains.
  package var scriptStorage: [String: AnyObject] = [:]
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// The style that it was created for (P17: later changes to the controller's style don't count).
  let madeFor: PresentationStyle
  private let area = UIView()

  /// Creates the manager of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    madeFor = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The name of its class if the program chose it.
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

  /// The presenting controller, or the presented one before the presentation and without a
  /// presenter.
  open var presentingViewController: UIViewController {
    presented?.presentingViewController ?? presenting ?? presentedViewController
  }

  /// Replaces the presented controller (P32).
  func replacePresented(with other: UIViewController) {
    presented?.parts.presentationOptions.manager = nil
    presented = other
    other.parts.presentationOptions.manager = self
  }

  /// Whether the delegate implements a method.
  func listens(to call: DelegateCall) -> Bool {
    guard let delegate else { return false }
    return (delegate as? any SelectiveDelegate)?.listens(to: call) ?? true
  }

  /// The presented controller, unless it has been deallocated.
  package var controller: UIViewController? { presented }

  /// The style that it was created for.
  open var presentationStyle: UIModalPresentationStyle { madeFor }

  /// The style that the presentation has on this device, including the delegate's choice (P31).
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    guard let presented else { return madeFor }
    return presented.stage.adaptation(of: self)
  }

  /// The style that the presentation would have in another environment; here that of the device.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }

  /// The view that contains the presentation; nil when nothing is presented.
  open var containerView: UIView? { presented?.presentingViewController == nil ? nil : area }

  /// The presented view; nil before it is loaded.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// The frame of the presented view, in points of the window.
  open var frameOfPresentedViewInContainerView: CGRect {
    presented.map { $0.stage.frame(ofPresented: $0) } ?? .zero
  }

  /// Whether a presentation in a custom style covers the screen; true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed from the window, with callbacks for its controller
  /// (P27); false unless a style specifies otherwise.
  open var shouldRemovePresentersView: Bool { madeFor.coversPresenter }

  /// Called before the presented view appears.
  open func presentationTransitionWillBegin() {}
  /// Called when it has appeared, or the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view disappears.
  open func dismissalTransitionWillBegin() {}
  /// Called when it has disappeared, or the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  nonisolated deinit {}
}

/// Handles a script's overrides of a presentation controller.
package protocol PresentationBehaviour: AnyObject {
  /// The result of an overridden question; nil if it is not overridden.
  func flag(_ name: String, of presentation: UIPresentationController) -> Bool?
  /// Performs a method; false if it is not overridden.
  func callOverride(_ name: String, of presentation: UIPresentationController, _ completed: Bool?)
    -> Bool
}

extension UIPresentationController {
  /// Whether the presenter's view is removed; a script's override has priority.
  var removesPresentersView: Bool {
    behaviour?.flag("shouldRemovePresentersView", of: self) ?? shouldRemovePresentersView
  }

  /// Calls its method for a beginning or an end.
  func receive(_ beat: Beat, completed: Bool) {
    let isEnd = beat == .presentationDidEnd || beat == .dismissalDidEnd
    let name = Self.names[beat] ?? ""
    if behaviour?.callOverride(name, of: self, isEnd ? completed : nil) == true { return }
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
