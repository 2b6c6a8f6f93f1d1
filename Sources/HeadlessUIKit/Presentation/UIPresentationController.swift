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

  /// Called before the presented view appears.
  open func presentationTransitionWillBegin() {}
  /// Called when it has come, or the presentation was taken back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view disappears.
  open func dismissalTransitionWillBegin() {}
  /// Called when it has gone, or the dismissal was taken back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  nonisolated deinit {}
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
