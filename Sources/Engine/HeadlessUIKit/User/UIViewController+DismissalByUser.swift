import Foundation
import NavigationModel

extension UIViewController {
  /// Whether the user, and not the program, is dismissing it.
  package var isDismissedByUser: Bool {
    isBeingDismissed && stage.engine.isDismissedByUser(id)
  }

  /// Performs a swipe down on a sheet; returns why it is not handled, or nil if it is (P33, P34).
  package func userSwipesDown() -> String? {
    guard zooms else {
      return userDismisses(by: DismissalGesture.swipe, "which a swipe does not dismiss")
    }
    guard preferredTransition?.options?.mayBegin != false else {
      return "interactiveDismissShouldBegin refused"  // F114
    }
    return userDismisses(by: DismissalGesture.zoom, "which a swipe does not dismiss")
  }

  /// Performs a tap outside a popover or a sheet; returns why it is not handled, or nil if it is
  /// (P36, C21).
  package func userTapsOutside() -> String? {
    userDismisses(by: DismissalGesture.tapOutside, "which a tap outside does not dismiss")
  }

  private func userDismisses(by gestures: [DismissalGesture], _ reason: String) -> String? {
    guard let presenter = stage.hierarchy[id].presenter,
      let presentation = stage.hierarchy[presenter].presentation
    else { return "nothing is presented" }
    let style = presentation.adaptedStyle
    guard !style.isSheet || stage.profile.userDismissesSheets else {
      return "the user can dismiss sheets since iOS 13"
    }
    guard let gesture = gestures.first(where: { $0.styles.contains(style) }) else {
      return "it is presented as \(style), \(reason)"
    }
    return userDismisses(presenter, by: gesture)
  }

  private func userDismisses(
    _ presenterID: Hierarchy.ID, by gesture: DismissalGesture
  ) -> String? {
    guard !stage.hierarchy.isLeaving(id), stage.engine.prepareTouch(in: .presenter(presenterID)),
      !stage.engine.isPresenting(on: presenterID)
    else { return "a transition is active" }
    guard let manager = parts.presentationOptions.manager, mayBeDismissed(manager, by: gesture)
    else { return "the user may not dismiss the presentation" }
    guard let presenter = controller(presenterID) else { return nil }
    stage.engine.onBehalfOfUser(dismissing: id) {
      // The popover of a `UIPopoverController` has no presenter for programs (unconfirmed).
      if manager.popoverController != nil {
        presenter.submitDismissal(animated: true, completion: nil)
      } else {
        presenter.receiveDismiss()  // J19
      }
    }
    return nil
  }

  /// Whether the user may dismiss it; if not, the delegate may be notified of the attempt (P34).
  private func mayBeDismissed(
    _ manager: UIPresentationController, by gesture: DismissalGesture
  ) -> Bool {
    let isModal = stage.hierarchy.containedFamily(of: id).contains {  // F65
      stage.registry[$0]?.isModalInPresentation == true
    }
    let answer =
      !isModal && (manager.popoverController?.mayBeDismissed ?? manager.mayBeDismissed)
    if !answer, gesture.notifiesOfAttempt {
      manager.call(UIPresentationController.Calls.didAttemptToDismiss) {
        $0.presentationControllerDidAttemptToDismiss(manager)
      }
    }
    return answer
  }

  /// The manager of the sheet that it is presented as at the lower edge of the screen, where sheets
  /// have heights; nil if it isn't.
  package var presentedSheet: UISheetPresentationController? {
    guard stage.traits.hasSheetsAtBottom, let presenter = stage.hierarchy[id].presenter,
      stage.hierarchy[presenter].presentation?.adaptedStyle.isSheet == true
    else { return nil }
    return sheetManager
  }

  /// What manages it where it is a sheet: its manager, or what a popover has for the case that it
  /// becomes one (F70).
  var sheetManager: UISheetPresentationController? {
    let manager = presentationManagerIfMade
    return manager as? UISheetPresentationController
      ?? (manager as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
  }

  /// Why the user can't move its sheet now; nil if that is possible.
  var sheetObstacle: String? {
    guard let presenter = stage.hierarchy[id].presenter else { return "nothing is presented" }
    let isBusy =
      stage.engine.isBusy(.presenter(presenter)) || stage.engine.isPresenting(on: presenter)
    return isBusy || stage.isTouching ? "a transition is active" : nil
  }
}

/// A gesture of the user that dismisses presentations of some styles.
struct DismissalGesture {
  /// The styles that it dismisses.
  let styles: Set<PresentationStyle>
  /// Whether the delegate is notified of an attempt that is prevented (P34).
  let notifiesOfAttempt: Bool

  /// A drag down on a sheet (P33).
  static let swipe = [DismissalGesture(styles: sheets, notifiesOfAttempt: true)]
  /// A drag down on what came by a zoom, in whatever style (F110).
  static let zoom = [
    DismissalGesture(styles: Set(PresentationStyle.allCases), notifiesOfAttempt: true)
  ]
  /// A tap outside a popover (P36) or on the dimmed area around a sheet (C21, F63).
  static let tapOutside = [
    DismissalGesture(styles: [.popover], notifiesOfAttempt: true),
    DismissalGesture(styles: sheets, notifiesOfAttempt: false),
  ]

  private static let sheets: Set = [PresentationStyle.pageSheet, .formSheet]
}
