import Foundation
import NavigationModel

extension Stage.User {
  /// Drags the content of a scroll view so that its offset changes by a distance; decelerating, the
  /// second half of it is momentum (E35).
  ///
  /// A vertical drag is a swipe as well, which may hide or show the bars of the stack (B52).
  public func scroll(
    _ view: UIScrollView, by distance: CGPoint, decelerating: Bool = false
  ) throws(Failure) {
    try perform { () throws(Failure) in
      try checkReach(of: view)
      try checkTouches(of: view)
      guard distance.x.isFinite, distance.y.isFinite, distance != .zero else {
        throw .ignored("a drag has a direction")
      }
      let former = distance, distance = expandSheet(around: view, by: former)
      view.nearestController?.tabBarController?.contentsMoved(by: distance)
      if distance == .zero { return }
      let obstacle = view.userDrags(by: distance, decelerates: decelerating)
      let swipe = distance.y == 0 ? nil : distance.y > 0 ? ContentGesture.swipeUp : .swipeDown
      let isSwipe = swipe.map { view.userTouches($0) == nil } ?? false
      if !isSwipe { try check(obstacle) }
    }
  }

  /// Pulls the content of a scroll view down until its refresh control begins (E41).
  public func pullToRefresh(_ view: UIScrollView) throws(Failure) {
    try perform { () throws(Failure) in
      try checkReach(of: view)
      try checkTouches(of: view)
      try check(view.userPulls())
    }
  }

  /// Taps the status bar, which scrolls to the top (E39).
  public func tapStatusBar() throws(Failure) {
    try perform { () throws(Failure) in
      try checkTouches(of: frontWindow)
      try check(viewThatScrollsToTop.userScrollsToTop())
    }
  }

  /// The scroll view that a tap on the status bar scrolls; throws the reason if it scrolls none.
  var viewThatScrollsToTop: UIScrollView {
    get throws(Failure) {
      if stage.statusBar.isHidden { throw .ignored("the status bar is hidden") }
      let views = scrollViews.filter(\.scrollsToTop)
      guard let view = views.first else {
        throw .ignored("no scroll view on screen has scrollsToTop")
      }
      guard views.count == 1 || stage.traits.device == .iPad else {
        throw .ignored("\(views.count) scroll views on screen have scrollsToTop, so none scrolls")
      }
      return view
    }
  }

  /// Throws the reason why a finger doesn't reach a view, if there is one.
  func checkReach(of view: UIView) throws(Failure) {
    guard view.window != nil else { throw .ignored("it is not on screen") }
    guard let controller = view.nearestController, reachable.contains(controller) else {
      throw .ignored("it is covered")
    }
    try check(view.obstacleOfTransition)
  }

  /// The scroll views that a finger reaches, from the top of the screen.
  var scrollViews: [UIScrollView] {
    reachable.compactMap(\.loadedView).flatMap(\.ownScrollViews)
  }
}
