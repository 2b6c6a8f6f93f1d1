import HeadlessUIKit
import NavigationModel

/// A change of the screen that is watched from inside its callbacks.
nonisolated enum SeenScene: Sendable, CaseIterable {
  case push, pushAtOnce, replace, pop, popAtOnce, popTwo, pushThenPop, swipe, swipeByProgram,
    cancelledSwipe
  case cancelledPush, pushOffScreen, lose, loseBelow
  case zoomPush, zoomPop, cancelledZoom, darken
  case animatedSelect, animatedTap, cancelledSelect, animatedArrange
  case select, tap, tapAgain, arrange, root, close, rotate, rotatePopover, rotateKeyboard
  case embed, unembed, embedStack, addToStack, exchange, byHand, byHandForATurn, awayByHand, layout,
    insets, reconcile
  case columns, userColumns, dragColumns, cancelColumns, inspect
  case columnsIn, userColumnsIn, dragColumnsIn, cancelColumnsIn, inspectAway, collapse, expand
  case presentPanel, dismissPanel, items, beginCustomizing, endCustomizing, editSidebar
  case changeSidebar, settleSheet, moveSheet, placeSearch, hidePrimary, showPrimary
  case scroll, curl, userScroll, userCurl, turnAtOnce
  case cancelScroll, cancelCurl, cancelUserScroll, cancelUserCurl
  case present, presentChain, presentOver, presentChainOver, popover, popoverWithoutSource, adapt
  case dismiss, dismissToOther, dismissOver, userDismiss, userUncover
  case cancelPresent, cancelPresentByProgram, cancelDismiss, cancelDismissByProgram, nothing
  case search, searchPopover, endSearch
  case turnOfApp, turnByRoot, turnByPresentation, turnByPresentationOver, turnByDismissal
  case turnByDismissalOver, turnByCancelledPresentation, turnByCancelledDismissal
}

extension SeenScene {
  /// Shows what is there before the change, and returns the change.
  func prepare(_ seen: Observation) -> () -> Void {
    switch self {
    case .push, .pushAtOnce, .replace, .pop, .popAtOnce, .popTwo, .pushThenPop, .swipe,
      .swipeByProgram, .cancelledSwipe, .cancelledPush, .pushOffScreen, .zoomPush, .zoomPop,
      .cancelledZoom:
      prepareStack(seen)
    case .lose, .loseBelow: prepareLoss(seen)
    case .select, .tap, .tapAgain, .arrange, .animatedSelect, .animatedTap, .cancelledSelect,
      .animatedArrange:
      prepareTabs(seen)
    case .root, .rotate, .rotateKeyboard, .darken: prepareRoot(seen)
    case .close: prepareWindow(seen)
    case .embed, .unembed, .embedStack, .addToStack, .exchange: prepareContainer(seen)
    case .byHand, .byHandForATurn, .awayByHand, .reconcile: prepareHand(seen)
    case .layout, .insets: prepareLayout(seen)
    case .scroll, .curl, .userScroll, .userCurl, .cancelScroll, .cancelCurl, .cancelUserScroll,
      .cancelUserCurl, .turnAtOnce:
      preparePages(seen)
    case .search, .searchPopover, .endSearch: prepareSearch(seen)
    case .columns, .userColumns, .dragColumns, .cancelColumns, .inspect, .columnsIn,
      .userColumnsIn, .dragColumnsIn, .cancelColumnsIn, .inspectAway, .collapse, .expand:
      prepareColumns(seen)
    case .presentPanel, .dismissPanel, .items, .beginCustomizing, .endCustomizing, .editSidebar,
      .changeSidebar:
      prepareParts(seen)
    case .settleSheet, .moveSheet: prepareSheet(seen)
    case .placeSearch: preparePlacement(seen)
    case .hidePrimary, .showPrimary: prepareHidden(seen)
    case _ where Self.turns.contains(self): prepareTurn(seen)
    default: preparePresentation(seen)
    }
  }

  /// A gesture that ends at once.
  static func gesture(cancelled: Bool, byProgram: Bool = false) -> Gesture {
    var gesture = Gesture(progress: cancelled ? 0.5 : 1, isTouching: false, isCancelled: cancelled)
    gesture.isFromProgram = byProgram
    return gesture
  }

  private func prepareWindow(_ seen: Observation) -> () -> Void {
    var window: UIWindow? = UIWindow()
    window?.rootViewController = seen.controller("A")
    window?.makeKeyAndVisible()
    return { window = nil }
  }

  private func prepareStack(_ seen: Observation) -> () -> Void {
    let (first, second) = (seen.controller("A"), seen.controller("B"))
    let middle = seen.controller("M")
    let nav = seen.stack(first, middle)
    if [.zoomPush, .zoomPop, .cancelledZoom].contains(self) {
      second.preferredTransition = .zoom(sourceViewProvider: { _ -> UIView? in
        seen.note("zoom")
        return nil
      })
    }
    let pushing: [Self] = [
      .push, .pushAtOnce, .replace, .pushThenPop, .cancelledPush, .pushOffScreen, .zoomPush,
    ]
    if !pushing.contains(self) {
      nav.viewControllers = nav.viewControllers + [second]
    }
    let stage = seen.world.stage
    if self != .pushOffScreen { seen.world.window.rootViewController = nav }
    switch self {
    case .push, .pushOffScreen, .zoomPush: return { nav.pushViewController(second, animated: true) }
    case .pushAtOnce:
      second.loadViewIfNeeded()
      return { nav.pushViewController(second, animated: false) }
    case .popAtOnce:
      middle.loadViewIfNeeded()
      return { nav.popViewController(animated: false) }
    case .replace: return { nav.setViewControllers([second], animated: true) }
    case .pop, .zoomPop: return { nav.popViewController(animated: true) }
    case .popTwo: return { nav.popToViewController(first, animated: true) }
    case .pushThenPop:
      return {
        nav.pushViewController(second, animated: true)
        nav.pushViewController(seen.controller("N"), animated: true)
        nav.popViewController(animated: true)
      }
    case .cancelledPush:
      return {
        stage.withGesture(Self.gesture(cancelled: true, byProgram: true)) {
          nav.pushViewController(second, animated: true)
        }
      }
    default:
      let gesture = Self.gesture(
        cancelled: self == .cancelledSwipe || self == .cancelledZoom,
        byProgram: self == .swipeByProgram)
      return { _ = stage.withGesture(gesture) { nav.popViewController(animated: true) } }
    }
  }

  /// A container takes a controller out of a stack, which has pushed another one in the same turn.
  private func prepareLoss(_ seen: Observation) -> () -> Void {
    let container = seen.controller("C")
    let (first, second) = (seen.controller("A"), seen.controller("B"))
    let nav = seen.stack(first, seen.controller("M"), second)
    seen.world.window.rootViewController = container
    container.addChild(nav)
    container.view.addSubview(nav.view)
    let lost = self == .lose ? second : first
    return {
      if self == .loseBelow { nav.pushViewController(seen.controller("N"), animated: false) }
      container.addChild(lost)
    }
  }

  private func prepareRoot(_ seen: Observation) -> () -> Void {
    let (first, second) = (seen.controller("A"), seen.controller("B"))
    seen.world.window.rootViewController = first
    let nav = seen.stack(second)
    if self == .root { return { seen.world.window.rootViewController = nav } }
    if self == .rotateKeyboard { seen.noteKeyboard(edited: first) }
    var traits = Traits()
    if self == .darken { traits.isDark = true } else { traits.orientation = .landscape }
    return { seen.world.stage.setTraits(traits) }
  }

  private func prepareTabs(_ seen: Observation) -> () -> Void {
    let (first, second) = (seen.controller("A"), seen.controller("B"))
    let tabs = UITabBarController()
    let nav = seen.stack(second)
    let replaces = [.arrange, .animatedArrange].contains(self)
    tabs.viewControllers = replaces ? [first, seen.controller("H")] : [first, nav]
    tabs.delegate = seen.listener
    seen.world.window.rootViewController = tabs
    seen.listener.animatesTabs = [
      .animatedSelect, .animatedTap, .cancelledSelect, .animatedArrange,
    ].contains(self)
    seen.listener.completesTabs = self != .cancelledSelect
    switch self {
    case .animatedTap: return { tabs.userSelects(nav) }
    case .animatedSelect, .cancelledSelect: return { tabs.selectedIndex = 1 }
    case .tap: return { tabs.userSelects(nav) }
    case .tapAgain: return { tabs.userSelects(first) }
    case .select: return { tabs.selectedIndex = 1 }
    case .animatedArrange: return { tabs.setViewControllers([nav], animated: true) }
    default: return { tabs.viewControllers = [nav] }
    }
  }
}
