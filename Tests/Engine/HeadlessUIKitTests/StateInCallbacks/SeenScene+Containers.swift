import HeadlessUIKit
import NavigationModel

extension SeenScene {
  func prepareContainer(_ seen: Observation) -> () -> Void {
    let container = seen.controller("C")
    let (first, second) = (seen.controller("A"), seen.controller("B"))
    let nav = self == .addToStack ? seen.stack(second) : seen.stack()
    seen.world.window.rootViewController = container
    let shown: UIViewController = self == .addToStack ? nav : first
    container.addChild(shown)
    container.view.addSubview(shown.view)
    if [.embedStack, .exchange].contains(self) { nav.viewControllers = [second] }
    if self == .exchange { container.addChild(nav) }
    return {
      switch self {
      case .exchange:
        container.transition(from: first, to: nav, duration: 0.2, options: [], animations: nil) {
          _ in seen.note("completion")
        }
      case .unembed:
        first.view.removeFromSuperview()
        first.removeFromParent()
      case .addToStack:
        nav.pushViewController(seen.controller("N"), animated: false)
        nav.addChild(seen.controller("O"))
      default:
        let added: UIViewController = self == .embedStack ? nav : second
        container.addChild(added)
        container.view.addSubview(added.view)
      }
    }
  }

  /// The program drives a child's appearance; the engine delivers what is missing after that.
  func prepareHand(_ seen: Observation) -> () -> Void {
    let container = seen.controller("C")
    let (first, second) = (seen.controller("A"), seen.controller("B"))
    let nav = seen.stack(second)
    container.showsItsChildren = self != .byHandForATurn
    seen.world.window.rootViewController = container
    container.addChild(first)
    container.addChild(nav)
    container.view.addSubview(nav.view)
    first.loadViewIfNeeded()
    return {
      let child: UIViewController = self == .awayByHand ? nav : first
      if self == .byHandForATurn { container.view.addSubview(first.view) }
      child.beginAppearanceTransition(self != .awayByHand, animated: true)
      seen.note("begun")
      if self == .byHand { container.view.addSubview(first.view) }
      if self == .byHandForATurn {
        return seen.world.stage.after(.milliseconds(1)) {
          seen.note("a turn later")
          child.endAppearanceTransition()
        }
      }
      child.endAppearanceTransition()
      guard self == .reconcile else { return }
      nav.beginAppearanceTransition(false, animated: false)
      nav.endAppearanceTransition()
      seen.note("missing")
      seen.stack(seen.controller("D")).pushViewController(seen.controller("E"), animated: false)
    }
  }

  func prepareLayout(_ seen: Observation) -> () -> Void {
    let first = seen.controller("A")
    seen.world.window.rootViewController = first
    if self == .insets {
      return { first.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
    }
    return {
      first.setNeedsUpdateProperties()
      first.view.setNeedsUpdateConstraints()
      first.view.setNeedsLayout()
    }
  }

  func preparePages(_ seen: Observation) -> () -> Void {
    let (first, second) = (seen.controller("A"), seen.stack(seen.controller("B")))
    let curls: [SeenScene] = [.curl, .userCurl, .cancelCurl, .cancelUserCurl]
    let book = UIPageViewController(
      transitionStyle: curls.contains(self) ? .pageCurl : .scroll,
      navigationOrientation: .horizontal)
    book.setViewControllers([first], direction: .forward, animated: false)
    book.dataSource = seen.listener
    book.delegate = seen.listener
    seen.listener.next = second
    seen.world.window.rootViewController = book
    let turn = {
      book.setViewControllers([second], direction: .forward, animated: true) { _ in
        seen.note("completion")
      }
    }
    let stage = seen.world.stage
    switch self {
    case .scroll, .curl: return turn
    case .turnAtOnce:
      return {
        book.setViewControllers([second], direction: .forward, animated: false) { _ in
          seen.note("completion")
        }
      }
    case .cancelScroll, .cancelCurl:
      return { stage.withGesture(Self.gesture(cancelled: true), turn) }
    default:
      let isCancelled = self == .cancelUserScroll || self == .cancelUserCurl
      return {
        _ = stage.withGesture(Self.gesture(cancelled: isCancelled)) { book.userTurns(.forward) }
      }
    }
  }
}
