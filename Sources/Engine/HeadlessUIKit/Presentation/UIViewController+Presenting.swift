import Foundation
import NavigationModel

extension UIViewController {
  /// Presents a controller, as soon as what presentations wait for has ended (P80, C23).
  ///
  /// Without a manager it has the one that it asks for itself.
  func submitPresentation(
    of presented: UIViewController, by manager: UIPresentationController? = nil,
    as kind: Choreography.Kind? = nil, animated: Bool, completion: (() -> Void)?
  ) {
    stage.engine.submit(
      PresentationCall(
        of: presented, by: self, manager, as: kind, animated: animated, completion: completion))
  }

  /// Dismisses the controllers that a dismissal applies to (P52 to P55, C20).
  func submitDismissal(animated: Bool, completion: (() -> Void)?) {
    stage.engine.submit(
      DismissalCall(askedBy: self, animated: animated, completion: completion))
  }

  /// Dismisses this presented controller itself, whatever it presents, when its presentation has
  /// ended (unconfirmed).
  func submitOwnDismissal(as kind: Choreography.Kind, animated: Bool) {
    stage.engine.submit(DismissalCall(of: self, as: kind, animated: animated))
  }

  /// The manager of its presentation when another controller requests it (P17).
  func manager(presentedBy source: UIViewController) -> UIPresentationController {
    if let manager = parts.presentationOptions.manager { return manager }
    let style = modalPresentationStyle
    if style == .custom,
      let manager = call(
        TransitioningCalls.presentationControllerFor, [label, source.label],
        {
          $0.presentationController(forPresented: self, presenting: nil, source: source)
        })
    {
      return manager
    }
    return makeManager()
  }

  /// The controller that the delegate provides for the compact style, or else the same one (P32).
  func replaced(
    for style: PresentationStyle, in manager: UIPresentationController
  ) -> UIViewController {
    guard let other = manager.replacement(for: style), other !== self, mayBePresented(other) else {
      return self
    }
    manager.replacePresented(with: other)
    return other
  }

  /// Whether nothing about the presented controller alone forbids its presentation; these conditions
  /// come first (P79, D3).
  func mayBePresented(_ presented: UIViewController) -> Bool {
    PresentationAttempt(of: presented, by: self, on: id, style: presented.modalPresentationStyle)
      .meets(PresentationAttempt.conditionsOfPresented)
  }

  /// Whether a presentation of it is requested or active, up to its completion (P51).
  var isPresentationActive: Bool {
    guard let presenter = stage.hierarchy[id].presenter else { return false }
    return stage.engine.isPresenting(on: presenter)
  }

  /// Whether a dismissal of it is requested or active, up to its completion (P51).
  var isDismissalActive: Bool {
    stage.engine.dismissal(of: id) != nil
  }
}

/// The options that a controller sets for its presentation.
struct PresentationOptions {
  /// Its manager, created when it is first read or when the controller is presented (P17).
  var manager: UIPresentationController?
  /// The delegate that provides its manager and its animations.
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Its preferred size in popovers and form sheets, in points.
  var preferredContentSize = CGSize.zero
  /// Whether the user is prevented from dismissing it.
  var isModal = false
  /// Whether it controls the status bar although it doesn't cover the screen.
  var capturesStatusBar = false
  /// Whether the last focused item is focused again after a transition.
  var restoresFocus = true
}
