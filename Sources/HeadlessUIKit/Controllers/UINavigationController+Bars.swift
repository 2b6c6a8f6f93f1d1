import Foundation
import NavigationModel

extension UINavigationController {
  /// A stack with bars that a script has made of classes of its own (B40).
  package convenience init(navigationBar: UINavigationBar?, toolbar: UIToolbar?) {
    self.init(nibName: nil, bundle: nil)
    bars.takeIn(navigationBar, toolbar, for: self)
  }

  /// Whether the navigation bar is on screen with it (B51, B52).
  var showsNavigationBar: Bool {
    visibleBars.showsNavigationBar(stage.traits, stage.profile.bars)
  }

  /// Whether the toolbar is on screen with it (B53, B55).
  var showsToolbar: Bool {
    visibleBars.showsToolbar(
      topHidesIt: topViewController?.hidesBottomBar == true, stage.traits, stage.profile.bars)
  }

  /// What a person does to the contents, where nobody else handles it, may hide or show the bars
  /// (B52).
  ///
  /// Returns why nothing happens; nil where something does.
  @discardableResult
  package func userTouchesContents(_ gesture: ContentGesture) -> String? {
    let before = visibleBars
    visibleBars = before.after(
      gesture, hasToolbarItems: topViewController?.toolbarItems?.isEmpty == false,
      stage.profile.bars)
    return before == visibleBars ? "nothing handles it" : nil
  }

  // MARK: Back

  /// What a tap on Back and a swipe do: the bar asks whether it may pop, and the stack pops (B63,
  /// B64, B68).
  ///
  /// Returns why nothing happens.
  package func userGoesBack<Failure: Error>(
    _ pop: () throws(Failure) -> Void
  ) throws(Failure) -> String? {
    if stage.engine.isBusy(lane) { return "a transition is active" }
    guard let item = navigationBar.topItem, let mayPop = askShouldPop(item) else {
      try pop()
      return nil
    }
    guard mayPop else { return "shouldPop refused" }  // B65
    if stage.profile.bars.popsAfterShouldPop { try navigationBar.withoutAsking(pop) }
    return nil
  }

  /// Asks about a pop that a program has made; the answer comes too late to change anything (B63).
  ///
  /// That it is ignored is unconfirmed.
  func askShouldPop(afterPopOf controller: UIViewController) {
    guard answers(.shouldPop) else { return }
    _ = askShouldPop(controller.navigationItem, isLeaving: true)
  }

  /// Whether somebody answers a call of the bar's delegate: a subclass does so for its own bar.
  private func answers(_ call: DelegateCall) -> Bool {
    behaviour?.overrides(call.rawValue, of: self) == true || isBarDelegate
  }

  /// What is answered; nil where nobody is asked.
  private func askShouldPop(_ item: UINavigationItem, isLeaving: Bool = false) -> Bool? {
    guard answers(.shouldPop), !navigationBar.isAsking else { return nil }
    stage.noteDelegateCall(.shouldPop, of: navigationBar, item)
    return navigationBar.withoutAsking(leaving: isLeaving ? item : nil) {
      scriptAnswer(to: "shouldPop", navigationBar, item)
        ?? (self as? any UINavigationBarDelegate)?.navigationBar(navigationBar, shouldPop: item)
    }
  }

  /// Asks about a push that a program has made; the answer comes too late to change anything
  /// (unconfirmed).
  func askShouldPush(afterPushOf controller: UIViewController) {
    guard answers(.shouldPush), navigationBar.backItem != nil else { return }
    let item = controller.navigationItem
    stage.noteDelegateCall(.shouldPush, of: navigationBar, item)
    guard scriptAnswer(to: "shouldPush", navigationBar, item) == nil else { return }
    _ = (self as? any UINavigationBarDelegate)?.navigationBar(navigationBar, shouldPush: item)
  }

  /// Tells about an item that has come or gone: when the animation is over (B43), of a swipe when it
  /// begins (B68).
  func tellBar(
    _ call: DelegateCall, _ controller: UIViewController, after transition: TransitionUnderWay?
  ) {
    guard answers(call) else { return }
    let item = controller.navigationItem
    let isWaiting =
      transition?.gesture == nil
      && transition?.accompany(nil) { [weak self] isCancelled in
        if !isCancelled { self?.say(call, item) }
      } == true
    if !isWaiting { say(call, item) }
  }

  private func say(_ call: DelegateCall, _ item: UINavigationItem) {
    stage.noteDelegateCall(call, of: navigationBar, item)
    guard scriptAnswer(to: call.rawValue, navigationBar, item) == nil,
      let delegate = self as? any UINavigationBarDelegate
    else { return }
    if call == .didPush {
      delegate.navigationBar(navigationBar, didPush: item)
    } else {
      delegate.navigationBar(navigationBar, didPop: item)
    }
  }
}

extension UINavigationController {
  /// Why a drag from the edge would not be honoured now; nil where it would be (B67).
  package var swipeObstacle: String? {
    guard let recognizer = interactivePopGestureRecognizer else {
      return "iOS 5 and 6 have no swipe back"
    }
    if viewControllers.count < 2 { return "there is nothing to go back to" }
    if isChanging { return "a transition is active" }
    if !recognizer.isEnabled { return "the gesture recogniser is disabled" }
    if recognizer.hasUIKitsDelegate { return conditionOfSwipe }
    let mayBegin = recognizer.delegate?.gestureRecognizerShouldBegin(recognizer)
    return mayBegin == false ? "the gesture recogniser's delegate refused" : nil
  }

  /// Whether the stack has not yet come to rest: a finger can move nothing then.
  private var isChanging: Bool {
    stage.isHeld || stage.engine.underWay.contains { $0.lane == lane && !$0.isEnding }
  }

  /// The condition of UIKit's that does not hold (B67).
  private var conditionOfSwipe: String? {
    let item = topViewController?.navigationItem
    if isNavigationBarHidden { return "the bar is hidden, which turns the swipe off" }
    if item?.hidesBackButton == true {
      return "the back button is hidden, which turns the swipe off"
    }
    if item?.leftBarButtonItems?.isEmpty == false && item?.leftItemsSupplementBackButton == false {
      return "a custom left item replaces the back button, which turns the swipe off"
    }
    return nil
  }
}

/// The bars of a stack; they know from it when the stack goes away.
final class NavigationBars {
  /// What recognises a drag from the left edge.
  private(set) lazy var swipe = UIGestureRecognizer()
  @exclusivity(unchecked) private var navigationBar: UINavigationBar?
  @exclusivity(unchecked) private var toolbar: UIToolbar?

  isolated deinit {
    navigationBar?.manage(by: nil)
    toolbar?.manage(by: nil)
  }

  /// The bar at the top; made when first asked for.
  func navigationBar(of stack: UINavigationController) -> UINavigationBar {
    if let navigationBar { return navigationBar }
    let made = UINavigationBar()
    takeIn(made, nil, for: stack)
    return made
  }

  /// The bar at the bottom; made when first asked for.
  func toolbar(of stack: UINavigationController) -> UIToolbar {
    if let toolbar { return toolbar }
    let made = UIToolbar()
    takeIn(nil, made, for: stack)
    return made
  }

  /// Takes bars that somebody else has made.
  func takeIn(
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
