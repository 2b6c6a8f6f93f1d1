import Foundation
import NavigationModel

extension Stage.User {
  /// How a finger ends a gesture that drives a transition.
  nonisolated public enum Drag: Sendable, Equatable {
    /// Lifts the finger so that the transition completes.
    case completed
    /// Lifts the finger half way and cancels the transition.
    case cancelled
    /// Holds the finger at this progress, from 0 to 1, until `release`.
    case held(at: Double)

    @MainActor fileprivate var gesture: Gesture {
      switch self {
      case .completed: Gesture(progress: 0.5, isTouching: false, isCancelled: false)
      case .cancelled: Gesture(progress: 0.5, isTouching: false, isCancelled: true)
      case .held(let progress): Gesture(progress: progress, isTouching: true, isCancelled: false)
      }
    }
  }

  // MARK: Back

  /// Taps the back button of the topmost stack.
  public func back() throws(Failure) {
    try perform { () throws(Failure) in
      let bar = try barWithBack
      try checkTouches(of: bar)
      try check(bar.userTapsBack())
    }
  }

  /// Drags from the left edge: an interactive pop of the topmost stack, or of one around it (B67,
  /// B68, C31).
  public func swipeBack(_ drag: Drag = .completed) throws(Failure) {
    try perform { () throws(Failure) in
      let nav = try topmost(
        UINavigationController.self, or: "there is no navigation controller on screen"
      ).swipedStack
      try checkTouches(of: nav.viewIfLoaded)
      try check(nav.swipeObstacle ?? nav.userGoesBack(drag.gesture))
    }
  }

  /// Long-presses the back button and returns the titles of its menu, nearest first (B66).
  public func holdBack() throws(Failure) -> [String] {
    try perform { () throws(Failure) in try barWithMenu.menu }
  }

  /// Long-presses the back button and picks a title of its menu (B66).
  public func holdBack(_ title: String) throws(Failure) {
    try perform { () throws(Failure) in
      let bar = try barWithMenu
      let menu = bar.menu
      guard let index = menu.firstIndex(of: title) else {
        throw .notFound(.menuTitle(title), choices: menu)
      }
      if let nav = bar.navigationController {
        nav.userPicks(menuEntry: index)
      } else {
        bar.userPicks(menuEntry: index)
      }
    }
  }

  private var barWithMenu: UINavigationBar {
    get throws(Failure) {
      guard stage.profile.bars.hasBackMenu else {
        throw .ignored("before iOS 14 the back button has no menu")
      }
      let bar = try barWithBack
      try checkTouches(of: bar)
      return bar
    }
  }

  /// The topmost bar with a back button.
  private var barWithBack: UINavigationBar {
    get throws(Failure) {
      let bar = targets.lazy.compactMap { stage.targets.object($0.id) as? UINavigationBar }.last
      guard let bar else { throw .ignored("there is no back button on screen") }
      return bar
    }
  }

  // MARK: Zooms

  /// Grabs a controller that is being pushed by a zoom: the push is complete at once, and the finger
  /// drives the way back, until `release` (F111).
  public func grab() throws(Failure) {
    try perform { () throws(Failure) in
      guard let stack = stage.engine.finishZoomedPush() as? UINavigationController else {
        throw .ignored("no push by a zoom is active")
      }
      try check(
        stack.userGoesBack(Gesture(progress: 0.5, isTouching: true, isCancelled: false)))
    }
  }

  // MARK: Columns

  /// Drags from the edge of the primary column: the topmost split view shows a further column.
  public func swipeColumnIn(_ drag: Drag = .completed) throws(Failure) {
    try dragColumn(in: true, drag)
  }

  /// Drags towards the edge of the primary column: the topmost split view hides a column.
  public func swipeColumnOut(_ drag: Drag = .completed) throws(Failure) {
    try dragColumn(in: false, drag)
  }

  private func dragColumn(in isShowing: Bool, _ drag: Drag) throws(Failure) {
    try perform { () throws(Failure) in
      let split = try topmost(UISplitViewController.self, or: "there is no split view on screen")
      try checkTouches(of: split.viewIfLoaded)
      try check(split.userDragsColumn(in: isShowing, drag.gesture))
    }
  }

  // MARK: Presentations

  /// The topmost presented controller.
  var topmostPresented: UIViewController? {
    let hierarchy = stage.hierarchy
    return hierarchy.visible.last { hierarchy[$0].presenter != nil }.flatMap(stage.controller)
  }

  /// The topmost presented controller; throws if there is none.
  var presented: UIViewController {
    get throws(Failure) {
      if let panel = stage.panel { throw .ignored("\(panel.recordedName) covers it") }
      guard let presented = topmostPresented else { throw .ignored("nothing is presented") }
      return presented
    }
  }

  /// The topmost stack, if its top has been pushed by a zoom.
  var zoomedStack: UINavigationController? {
    let stack = reachable.lazy.compactMap { $0 as? UINavigationController }.last
    guard let stack, stack.viewControllers.count > 1, stack.topViewController?.zooms == true else {
      return nil
    }
    return stack
  }

  /// Drags a sheet down to dismiss it (P33, P34), or a controller that was pushed by a zoom
  /// (F114).
  public func swipeDown(_ drag: Drag = .completed) throws(Failure) {
    try perform { () throws(Failure) in
      if topmostPresented == nil, stage.panel == nil, let stack = zoomedStack {
        let mayBegin =
          stack.topViewController?.preferredTransition?.options?.mayBegin ?? true
        guard mayBegin else { throw .ignored("interactiveDismissShouldBegin refused") }  // F114
        try checkTouches(of: stack.viewIfLoaded)
        return try check(stack.userGoesBack(drag.gesture))
      }
      let presented = try presented
      try checkTouches(of: presented.viewIfLoaded)
      try check(stage.withGesture(drag.gesture) { presented.userSwipesDown() })
    }
  }

  /// Drags to dismiss with the program's own animation.
  public func dragDismiss(_ drag: Drag = .completed) throws(Failure) {
    try perform { () throws(Failure) in
      let presented = try presented
      try checkTouches(of: presented.viewIfLoaded)
      try check(presented.dragObstacle)
      var gesture = drag.gesture
      gesture.isFromProgram = true
      stage.withGesture(gesture) { presented.userDragsAway() }
    }
  }

  // MARK: Contents

  /// Swipes over a view: its nearest swipe recogniser for that direction recognises it; without a view
  /// over the contents of the topmost stack, which may hide or show its bars (B52).
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, over view: UIView? = nil
  ) throws(Failure) {
    try perform { () throws(Failure) in
      if let view {
        let count = view.fingers(for: UISwipeGestureRecognizer.self, \.numberOfTouchesRequired)
        return try gesture(
          for: UISwipeGestureRecognizer.self, on: view, fingers: count,
          where: { $0.direction.contains(direction) && $0.numberOfTouchesRequired == count }
        ) { fingers, recognizers in
          fingers.move(by: direction.distance(over: view))
          fingers.enter(.ended, recognizers)
          fingers.lift()
        }
      }
      guard direction == .up || direction == .down else {
        throw .ignored("name a view: nothing else is swiped sideways")
      }
      let nav = try topmost(
        UINavigationController.self, or: "there is no navigation controller on screen")
      try checkTouches(of: nav.viewIfLoaded)
      try check(nav.userTouchesContents(direction == .up ? .swipeUp : .swipeDown))
    }
  }

  /// Swipes to another page: an interactive page turn.
  public func turnPage(
    _ direction: UIPageViewController.NavigationDirection, _ drag: Drag = .completed
  ) throws(Failure) {
    try perform { () throws(Failure) in
      let pages = try topmost(UIPageViewController.self, or: "there are no pages on screen")
      try checkTouches(of: pages.viewIfLoaded)
      try check(stage.withGesture(drag.gesture) { pages.userTurns(direction) })
    }
  }

  /// Lifts the finger of a gesture that was held; cancelled, the transition is reversed.
  public func release(cancelled: Bool = false) throws(Failure) {
    try perform { () throws(Failure) in
      guard stage.endTouch(cancelled: cancelled) else { throw .ignored("no gesture is held") }
    }
  }

  /// Rotates the device, whichever app is in front; its contents follow if that is supported (E78).
  public func rotate(to orientation: Traits.Orientation) {
    try? rotate(deviceTo: orientation == .portrait ? .portrait : .landscapeLeft)
  }

  /// Rotates the device, whichever app is in front; ignored by its contents if the application or
  /// the controller that decides doesn't support that (E78).
  public func rotate(deviceTo orientation: UIDeviceOrientation) throws(Stage.User.Failure) {
    if let obstacle = stage.asCurrent({ stage.turnDevice(to: orientation) }) {
      throw .ignored(obstacle)
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// How far a swipe in it moves from the middle of a view: to its edge.
  fileprivate func distance(over view: UIView) -> CGPoint {
    let (width, height) = (view.frame.width / 2, view.frame.height / 2)
    return switch self {
    case .left: CGPoint(x: -width, y: 0)
    case .up: CGPoint(x: 0, y: -height)
    case .down: CGPoint(x: 0, y: height)
    default: CGPoint(x: width, y: 0)
    }
  }
}
