import Foundation
import NavigationModel

/// How the presentation in a style begins and ends if UIKit makes it: a row.
struct SearchPresentation {
  let style: UIModalPresentationStyle?
  let begin, end: Choreography.Kind

  /// The rows; the first that fits applies.
  static let all = [
    SearchPresentation(style: .popover, begin: .presentSearch, end: .dismissOver),  // E27
    SearchPresentation(style: nil, begin: .presentSearch, end: .dismissSearch),
  ]

  /// The row of a style.
  static func row(of style: UIModalPresentationStyle) -> SearchPresentation {
    all.first { $0.style == nil || $0.style == style } ?? all[all.count - 1]
  }
}

extension UISearchController {
  /// The controller that shows the bar: that of the navigation item, else the one in whose view the
  /// bar is (E22).
  package var searchedController: UIViewController? { ownerOfItem ?? searchBar.nearestController }

  /// Whether it is presented and not being dismissed.
  var isPresentedNow: Bool {
    guard let presenter = stage.hierarchy[id].presenter else { return false }
    return stage.hierarchy[presenter].presentation?.isLeaving == false
  }

  private var row: SearchPresentation { .row(of: modalPresentationStyle) }

  /// Becomes active, when its dismissal has ended (unconfirmed).
  func activate() {
    if isPresentedNow { return }
    guard let presenter = stage.hierarchy[id].presenter, !stage.engine.isIdle else {
      return presentItself()
    }
    let lane = TransitionEngine.Lane.presenter(presenter)
    stage.engine.wait(for: lane, changing: lane) { [weak self] in self?.activate() }
  }

  /// Is presented: the delegate may do that, else UIKit does (E3).
  private func presentItself() {
    call(Calls.present) { $0.presentSearchController(self) }
    guard stage.hierarchy[id].presenter == nil, let searched = searchedController else { return }
    searched.submitPresentation(of: self, as: row.begin, animated: true, completion: nil)
  }

  /// Ends the search, active or not (E8).
  func deactivate() {
    guard isPresentedNow else {
      call(Calls.willDismiss) { $0.willDismissSearchController(self) }
      return
    }
    submitOwnDismissal(as: row.end, animated: true)
  }

  /// Why the user can't use its bar yet; nil if nothing prevents that: what it searches has to be on the
  /// screen, and no finger may move it.
  var obstacleToTap: String? {
    guard !isPresentedNow, let searched = searchedController else { return nil }
    guard let view = searched.viewIfLoaded, view.window != nil else {
      return "a transition is active"
    }
    return view.obstacleOfTransition
  }

  /// Plays a beat of its presentation or dismissal.
  func play(_ beat: Beat) {
    switch beat {
    case .willPresentSearch:
      call(Calls.willPresent) { $0.willPresentSearchController(self) }
    case .didPresentSearch: call(Calls.didPresent) { $0.didPresentSearchController(self) }
    case .willDismissSearch: call(Calls.willDismiss) { $0.willDismissSearchController(self) }
    case .didDismissSearch: call(Calls.didDismiss) { $0.didDismissSearchController(self) }
    case .emptySearch:
      searchBar.empty()
      updateResults()
    default: searchBar.receiveResignFirstResponder()
    }
  }

  /// Performs a tap on the dimmed area, which ends the search without Cancel (H14); returns why that
  /// isn't possible, or nil.
  func userTapsDimmedArea() -> String? {
    if let obstacleToTapDimmedArea { return obstacleToTapDimmedArea }
    isActive = false  // J19
    return nil
  }

  /// Why a tap on the dimmed area doesn't end the search now; nil if it does.
  var obstacleToTapDimmedArea: String? {
    guard !coversSearched else { return "the results cover what is searched" }
    return isPresentedNow ? nil : "a transition is active"
  }

  /// Why the user can't cancel it; nil if it was cancelled.
  package func userCancels() -> String? {
    guard isPresentedNow else { return "the search is not active" }
    guard searchBar.showsCancelButton else { return "the bar shows no Cancel" }
    searchBar.userCancels()
    return nil
  }
}
