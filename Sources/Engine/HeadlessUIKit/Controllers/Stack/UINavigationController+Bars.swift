import Foundation
import NavigationModel

extension UINavigationController {
  /// Creates a stack with bars that the program has made (B40).
  package convenience init(navigationBar: UINavigationBar?, toolbar: UIToolbar?) {
    self.init(nibName: nil, bundle: nil)
    bars.setBars(navigationBar, toolbar, for: self)
  }

  /// Whether the navigation bar is shown (B51, B52).
  var showsNavigationBar: Bool {
    visibleBars.showsNavigationBar(room, stage.profile.bars)
  }

  /// Whether the toolbar is shown (B53, B55).
  var showsToolbar: Bool {
    visibleBars.showsToolbar(
      topHidesIt: topViewController?.hidesBottomBar == true, room, stage.profile.bars)
  }

  /// Hides or shows the bars in response to a user's gesture on the contents that nothing else
  /// handles (B52).
  ///
  /// Returns the reason if nothing happens; nil otherwise.
  @discardableResult
  package func userTouchesContents(_ gesture: ContentGesture) -> String? {
    let obstacle = obstacle(toTouchingContents: gesture)
    let after = barsVisible(after: gesture)
    if bars.recognizer(of: gesture)?.isEnabled != false {
      changeBars(animated: true) { $0 = after }
    }
    return obstacle
  }

  /// Why a user's gesture on the contents hides and shows no bars; nil if it does.
  func obstacle(toTouchingContents gesture: ContentGesture) -> String? {
    guard bars.recognizer(of: gesture)?.isEnabled != false else {
      return "the gesture recogniser is disabled"
    }
    return barsVisible(after: gesture) == visibleBars ? "nothing handles it" : nil
  }

  private func barsVisible(after gesture: ContentGesture) -> BarVisibility {
    visibleBars.after(
      gesture, hasToolbarItems: topViewController?.toolbarItems?.isEmpty == false,
      stage.profile.bars)
  }

  /// Shows the bars that the height hides, after an unhandled tap on a view that is where they would
  /// be (E49).
  ///
  /// That they are hidden again after the next turn into that height is unconfirmed.
  func userTouchesPlaceOfBars(_ view: UIView) -> Bool {
    guard visibleBars.isCompact(room, stage.profile.bars), let own = viewIfLoaded,
      view.isDescendant(of: own)
    else { return false }
    let heights = stage.profile.bars.heights
    let top = statusBarHeight + heights.navigationBar(room, hasPrompt: false, palette: 0)
    let place = view.place(in: own)
    guard place.minY < top || place.maxY > Double(area.height) - heights.toolbar(room)
    else { return false }
    changeBars(animated: true) { $0.isRevealedWhileCompact = true }
    return true
  }

  /// Changes which bars are shown; those that are seen to move take their time (B51).
  ///
  /// No controller appears with them, so they have no coordinator of their own; in a push or pop
  /// they move along with it.
  func changeBars(animated: Bool, _ change: (inout BarVisibility) -> Void) {
    let before = (showsNavigationBar, showsToolbar)
    change(&visibleBars)
    guard animated, stage.animations.areAnimated, stage.hierarchy[id].isOnScreen else { return }
    let after = (showsNavigationBar, showsToolbar)
    if before.0 != after.0 { move("setNavigationBarHidden", isHidden: !after.0) }
    if before.1 != after.1 { move("setToolbarHidden", isHidden: !after.1) }
  }

  /// Records that a bar moves, and ends the movement when its time is over.
  private func move(_ method: String, isHidden: Bool) {
    stage.trace.append(
      Event(
        at: stage.now, kind: .transition, subject: id, callback: method, isAnimated: true,
        arguments: ["\(label), \(isHidden ? "hidden" : "shown")"]))
    let end = stage.animations.addAnimation()
    stage.complete(after: stage.profile.bars.hideShowDuration, end)
  }

  // MARK: Back

  /// Performs a tap on the back button, or a swipe: the bar asks its delegate whether it may pop,
  /// and the stack pops (B63, B64, B68).
  ///
  /// Returns the reason if nothing happens.
  func userGoesBack(_ swipe: Gesture? = nil) -> String? {
    if let obstacleToGoingBack { return obstacleToGoingBack }
    guard let item = navigationBar.topItem, let mayPop = askShouldPop(item) else {
      userPops(swipe)
      return nil
    }
    guard mayPop else { return "shouldPop refused" }  // B65
    if stage.profile.bars.popsAfterShouldPop { navigationBar.withoutAsking { userPops(swipe) } }
    return nil
  }

  /// Why the user can't go back now; nil if that is possible, unless the delegate refuses.
  var obstacleToGoingBack: String? {
    stage.engine.isBusy(lane) ? "a transition is active" : nil
  }

  private func userPops(_ swipe: Gesture?) {
    if let swipe { return stage.withGesture(swipe) { userPops(nil) } }
    callMember(.popViewController, [true]) { popViewController(animated: true) }
  }

  /// Performs a choice of an entry of the back button's menu (B66).
  func userPicks(menuEntry index: Int) {
    let target = viewControllers[viewControllers.count - 2 - index]
    callMember(.popToViewController, [target, true]) {
      popToViewController(target, animated: true)
    }
  }

  /// Asks the bar's delegate about an item that a call has just pushed or popped; the answer arrives too
  /// late to change anything (B63).
  ///
  /// It is notified when the transition has ended (B43), of a swipe at once (B68), and so in no window.
  /// That the answer is ignored is unconfirmed.
  func announce(_ changed: ActiveTransition.ChangedItem?, in transition: ActiveTransition?) {
    guard let changed else { return }
    switch changed.question {
    case .shouldPush: askShouldPush(changed.item)
    case .shouldPop: _ = askShouldPop(changed.item, isLeaving: true)
    default: break
    }
    if let transition, stage.engine.gesture == nil {
      transition.changedItems.append(changed)
    } else {
      callBarDelegate(changed)
    }
  }

  /// The controllers that an active pop has removed, in the order of the stack; none where the bar has
  /// lost their items already (J7).
  var controllersBeingPopped: [UIViewController] {
    guard stage.profile.bars.keepsPoppedItems, !stage.engine.isIdle else { return [] }
    return controllers(stage.engine.popped(in: lane))
  }

  /// Whether a call of the bar's delegate is implemented: a subclass can implement it for its own
  /// bar, which is not created to find out.
  private func hasBarDelegateMethod(_ call: DelegateCall?) -> Bool {
    guard let call else { return false }
    return overrides?.overrides(call.rawValue, of: self) == true || isBarDelegate
  }

  /// The delegate's answer; nil if there is no delegate to ask.
  private func askShouldPop(_ item: UINavigationItem, isLeaving: Bool = false) -> Bool? {
    guard hasBarDelegateMethod(.shouldPop), !navigationBar.isAsking else { return nil }
    return navigationBar.ask(UINavigationBar.Calls.shouldPop, [item.label]) { receiver in
      navigationBar.withoutAsking(leaving: isLeaving ? item : nil) {
        receiver.navigationBar(navigationBar, shouldPop: item)
      }
    }
  }

  private func askShouldPush(_ item: UINavigationItem) {
    guard hasBarDelegateMethod(.shouldPush), navigationBar.backItem != nil else { return }
    navigationBar.call(UINavigationBar.Calls.shouldPush, [item.label]) {
      $0.navigationBar(navigationBar, shouldPush: item)
    }
  }

  /// The item that a change pushes or pops, if the bar's delegate is asked about it or notified of it.
  func changedItem(
    _ call: DelegateCall, asking question: DelegateCall?, of controller: UIViewController
  ) -> ActiveTransition.ChangedItem? {
    guard hasBarDelegateMethod(call) || hasBarDelegateMethod(question) else { return nil }
    return ActiveTransition.ChangedItem(
      question: question, call: call, item: controller.navigationItem)
  }

  /// Notifies the bar's delegate of an item.
  func callBarDelegate(_ changed: ActiveTransition.ChangedItem) {
    guard hasBarDelegateMethod(changed.call) else { return }
    let item = changed.item
    if changed.call == .didPush {
      navigationBar.call(UINavigationBar.Calls.didPush, [item.label]) {
        $0.navigationBar(navigationBar, didPush: item)
      }
    } else {
      navigationBar.call(UINavigationBar.Calls.didPop, [item.label]) {
        $0.navigationBar(navigationBar, didPop: item)
      }
    }
  }
}

extension UINavigationController {
  /// The stack that a drag from the edge pops: this one, or where it is at its root the next one
  /// further out that isn't (C31).
  package var swipedStack: UINavigationController {
    var stack = self
    while stack.viewControllers.count < 2, let outer = stack.navigationController { stack = outer }
    return stack
  }

  /// The reason why a drag from the edge would not be handled now; nil if it would be (B67).
  package var swipeObstacle: String? {
    if let unaskedSwipeObstacle { return unaskedSwipeObstacle }
    guard let recognizer = interactivePopGestureRecognizer, !recognizer.hasUIKitsDelegate,
      let view = loadedView
    else { return nil }
    let lets =
      recognizer.delegateLetsItReceiveTouch(atEdgeOf: view) && recognizer.delegateLetsItBegin
    return lets ? nil : "the gesture recogniser's delegate refused"
  }

  /// The same without what the delegate of the gesture recogniser would be asked.
  var unaskedSwipeObstacle: String? {
    guard let recognizer = interactivePopGestureRecognizer else {
      return "iOS 5 and 6 have no swipe back"
    }
    if viewControllers.count < 2 { return "there is nothing to go back to" }
    if isChanging { return "a transition is active" }
    if !recognizer.isEnabled { return "the gesture recogniser is disabled" }
    if recognizer.hasUIKitsDelegate { return conditionOfSwipe }
    return loadedView == nil ? "it is not on screen" : nil
  }

  /// Whether a transition of the stack is still in progress; a drag has no effect then.
  private var isChanging: Bool {
    stage.isTouching || stage.engine.isChanging(lane)
  }

  /// Whether the delegate has the method that provides animators, whatever it returns (J8).
  private var providesAnimators: Bool {
    let children = viewControllers.suffix(2)
    guard let from = children.last, let to = children.first else { return false }
    return implements(Calls.animationControllerFor) {
      $0.navigationController(self, animationControllerFor: .pop, from: from, to: to)
    }
  }

  /// The UIKit condition that is not met (B67, J8).
  private var conditionOfSwipe: String? {
    let item = topViewController?.navigationItem
    if isNavigationBarHidden { return "the bar is hidden, which turns the swipe off" }
    if item?.hidesBackButton == true {
      return "the back button is hidden, which turns the swipe off"
    }
    if item?.itemsAtLeft.isEmpty == false && item?.leftItemsSupplementBackButton == false {
      return "a custom left item replaces the back button, which turns the swipe off"
    }
    if providesAnimators {  // J8
      return "the delegate provides animators, which turns the swipe off"
    }
    return nil
  }
}

/// The bars of a stack; they are detached from it when the stack is deallocated.
final class NavigationBars {
  private lazy var swipe = UIGestureRecognizer()

  /// The recognizer of a drag from the left edge of a stack.
  func swipe(of stack: UINavigationController) -> UIGestureRecognizer {
    swipe.stack = stack
    return swipe
  }

  /// The recognizer of a drag over the contents (F114).
  private(set) lazy var contentSwipe = UIGestureRecognizer()
  /// The recognizers of a tap and of a swipe that hide or show the bars (E49).
  private(set) lazy var hidingTap = UIGestureRecognizer()
  private(set) lazy var hidingSwipe = UIGestureRecognizer()
  private var navigationBar: UINavigationBar?
  private var toolbar: UIToolbar?

  /// Whether the stack got its own title while it was empty (J4).
  var isTitledWhileEmpty = false

  /// Whether there is a bar that prefers large titles; none is created to find out.
  var prefersLargeTitles: Bool { navigationBar?.prefersLargeTitles == true }

  isolated deinit {
    navigationBar?.manage(by: nil)
    toolbar?.manage(by: nil)
  }

  /// The recognizer of a gesture on the contents; nil if it has none.
  func recognizer(of gesture: ContentGesture) -> UIGestureRecognizer? {
    switch gesture {
    case .tap: hidingTap
    case .swipeUp, .swipeDown: hidingSwipe
    case .keyboard: nil
    }
  }

  /// The bar at the top; created on first access.
  func navigationBar(of stack: UINavigationController) -> UINavigationBar {
    if let navigationBar { return navigationBar }
    let made = UINavigationBar()
    setBars(made, nil, for: stack)
    return made
  }

  /// The bar at the bottom; created on first access.
  func toolbar(of stack: UINavigationController) -> UIToolbar {
    if let toolbar { return toolbar }
    let made = UIToolbar()
    setBars(nil, made, for: stack)
    return made
  }

  /// Adopts bars that were created elsewhere.
  func setBars(
    _ bar: UINavigationBar?, _ toolbar: UIToolbar?, for stack: UINavigationController
  ) {
    if let bar {
      navigationBar = bar
      bar.manage(by: stack)
    }
    if let toolbar {
      self.toolbar = toolbar
      toolbar.manage(by: stack)
    }
  }
}
