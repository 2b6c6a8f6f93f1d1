import Foundation
import NavigationModel

extension UIViewController {
  /// Whether the user, and not the program, is dismissing it.
  package var isDismissedByUser: Bool {
    isBeingDismissed && stage.engine.isDismissedByUser(id)
  }

  /// Performs a swipe down on a sheet; returns why it is not handled, or nil if it is (P33, P34).
  package func userSwipesDown() -> String? {
    if zooms, preferredTransition?.options?.mayBegin == false {
      return "interactiveDismissShouldBegin refused"  // F114
    }
    return userDismisses(by: swipeDown)
  }

  /// The swipe down that would dismiss it.
  package var swipeDown: DismissalGesture { zooms ? .zoom : .swipe }

  /// Performs a tap outside a popover or a sheet; returns why it is not handled, or nil if it is
  /// (P36, C21).
  package func userTapsOutside() -> String? { userDismisses(by: .tapOutside) }

  /// Why a gesture of the user doesn't dismiss it now; nil if it does, unless the delegate refuses.
  package func obstacle(to gesture: DismissalGesture) -> DismissalObstacle? {
    guard let presenter = stage.hierarchy[id].presenter,
      let presentation = stage.hierarchy[presenter].presentation
    else { return .other("nothing is presented") }
    let style = presentation.adaptedStyle
    guard !style.isSheet || stage.profile.userDismissesSheets else {
      return .other("the user can dismiss sheets since iOS 13")
    }
    guard gesture.styles.contains(style) else {
      return .other("it is presented as \(style), which \(gesture.name) does not dismiss")
    }
    guard !stage.hierarchy.isLeaving(id), stage.engine.mayTouch(.presenter(presenter)),
      !stage.engine.willBePresenting(on: presenter)
    else { return .other("a transition is active") }
    return modalMember.map { .modal($0) }
  }

  /// The controller in it because of which it has to stay (F65); nil without one.
  private var modalMember: Hierarchy.ID? {
    stage.hierarchy.containedFamily(of: id).first {
      stage.registry[$0]?.isModalInPresentation == true
    }
  }

  private func userDismisses(by gesture: DismissalGesture) -> String? {
    if case .other(let reason) = obstacle(to: gesture) { return reason }
    guard let presenterID = stage.hierarchy[id].presenter,
      stage.engine.prepareTouch(in: .presenter(presenterID)),
      !stage.engine.isPresenting(on: presenterID)
    else { return "a transition is active" }
    guard let manager = parts.presentationOptions.manager, mayBeDismissed(manager, by: gesture)
    else { return DismissalObstacle.refusal }
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
    let answer =
      modalMember == nil && (manager.popoverController?.mayBeDismissed ?? manager.mayBeDismissed)
    let style = stage.hierarchy[id].presenter.flatMap {
      stage.hierarchy[$0].presentation?.adaptedStyle
    }
    if !answer, let style, gesture.notifiesOfAttempt(in: style) {
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

/// Why a gesture of the user doesn't dismiss a presentation.
package enum DismissalObstacle: Equatable {
  /// A controller in it whose `isModalInPresentation` is true.
  case modal(Hierarchy.ID)
  /// Another reason, in words.
  case other(String)

  /// The words for a presentation that has to stay, or whose delegate refuses.
  static let refusal = "the user may not dismiss the presentation"

  /// The reason, as `user` says it.
  package var text: String {
    switch self {
    case .modal: Self.refusal
    case .other(let reason): reason
    }
  }
}

/// A gesture of the user that dismisses presentations of some styles.
package struct DismissalGesture: Sendable {
  /// Its name in messages.
  let name: String
  /// The styles that it dismisses.
  let styles: Set<PresentationStyle>
  /// The styles in which the delegate is notified of an attempt that is prevented (P34).
  private let stylesWithAttempts: Set<PresentationStyle>

  /// Whether the delegate is notified of an attempt that is prevented.
  func notifiesOfAttempt(in style: PresentationStyle) -> Bool { stylesWithAttempts.contains(style) }

  /// A drag down on a sheet (P33).
  static let swipe = DismissalGesture(
    name: "a swipe", styles: sheets, stylesWithAttempts: sheets)
  /// A drag down on what came by a zoom, in whatever style (F110).
  static let zoom = DismissalGesture(
    name: "a swipe", styles: all, stylesWithAttempts: all)
  /// A tap outside a popover (P36) or on the dimmed area around a sheet (C21, F63).
  static let tapOutside = DismissalGesture(
    name: "a tap outside", styles: sheets.union([.popover]), stylesWithAttempts: [.popover])

  private static let sheets: Set = [PresentationStyle.pageSheet, .formSheet]
  private static let all = Set(PresentationStyle.allCases)
}
