import UIKit

/// A delegate without a method of its own, of every protocol that inherits `NSObjectProtocol`.
final class SilentDelegate: NSObject, UIAdaptivePresentationControllerDelegate,
  UIApplicationDelegate, UICollectionViewDelegateFlowLayout, UIGestureRecognizerDelegate,
  UINavigationControllerDelegate, UIPageViewControllerDelegate,
  UIPopoverPresentationControllerDelegate, UIScrollViewDelegate, UISearchBarDelegate,
  UISearchControllerDelegate, UISheetPresentationControllerDelegate, UITabBarControllerDelegate,
  UITableViewDelegate, UITextFieldDelegate, UIViewControllerTransitioningDelegate,
  UIWindowSceneDelegate
{}

/// The delegate of a split view needs no superclass.
final class PlainDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// A default argument of UIKit's, in a class that Swift 6 sees on the main actor.
final class Pinch: UIPinchGestureRecognizer {
  private var previous = State.possible

  func note() {
    previous = state
    view?.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}

#if !swift(>=6)
  /// Code of Swift 5 calls UIKit from wherever it likes.
  extension OldRouter {
    func open(_ controller: UIViewController) {
      controller.modalPresentationStyle = .fullScreen
      navigation.pushViewController(controller, animated: false)
      shown = navigation.viewControllers.count
    }
  }

  func oldTitle(of controller: UIViewController) -> String { controller.title ?? "" }
#else
  extension OldRouter {
    @MainActor func open(_ controller: UIViewController) {
      controller.modalPresentationStyle = .fullScreen
      navigation.pushViewController(controller, animated: false)
      shown = navigation.viewControllers.count
    }
  }

  @MainActor func oldTitle(of controller: UIViewController) -> String { controller.title ?? "" }
#endif

/// What signatures of UIKit's let a program write.
@MainActor enum Signatures {
  static func run() async {
    isolation()
    await waiting()
    protocols()
    initialisers()
    names()
    await animations()
    inherited()
    collections()
  }

  private static func isolation() {
    let router = OldRouter(navigation: UINavigationController())
    let controller = UIViewController()
    controller.title = "Old"
    router.open(controller)
    Log.add("shown: \(router.shown) \(oldTitle(of: controller))")
    Pinch().note()
  }

  /// Every method with a completion has a variant that waits.
  private static func waiting() async {
    let window = UIWindow(frame: UIScreenSize.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    await Client.turn()
    let (first, second) = (UIViewController(), UIViewController())
    root.addChild(first)
    root.addChild(second)
    root.view.addSubview(first.view)
    await Client.time("exchange", 0.1) {
      let isDone = await root.transition(
        from: first, to: second, duration: 0.1, options: [.transitionCrossDissolve]
      ) {}
      Log.add("exchanged: \(isDone) \(second.view.superview === root.view)")
    }
    let isDone = await UIView.transition(
      from: second.view, to: UIView(), duration: 0.01, options: .transitionFlipFromLeft)
    let isAnimated = await UIView.animate(
      withDuration: 0.01, delay: 0.01, options: [.beginFromCurrentState]
    ) {}
    Log.add("done: \(isDone) \(isAnimated)")
    await lists()
    await scenes(window)
  }

  private static func lists() async {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let isUpdated = await grid.performBatchUpdates {}
    let isLaidOut = await grid.setCollectionViewLayout(
      UICollectionViewFlowLayout(), animated: false)
    Log.add("grid: \(isUpdated) \(isLaidOut)")
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    await source.apply(snapshot, animatingDifferences: false)
    Log.add("rows: \(table.numberOfRows(inSection: 0))")
  }

  private static func scenes(_ window: UIWindow) async {
    let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { window.alpha = 0.5 }
    animator.startAnimation()
    let position = await animator.addCompletion()
    Log.add("animator: \(position == .end) \(window.alpha)")
    let isOpen = await UIApplication.shared.open(URL(fileURLWithPath: "/"), options: [:])
    Log.add("file is open: \(isOpen)")
  }

  private static func protocols() {
    let silent = SilentDelegate()
    let delegates: [any NSObjectProtocol] = [silent, silent, silent]
    let stack: UINavigationControllerDelegate = silent
    let tabs: UITabBarControllerDelegate = silent
    let sheet: UISheetPresentationControllerDelegate = silent
    Log.add("same: \(stack.isEqual(tabs)) \(sheet.hash == silent.hash) \(delegates.count)")
    let selected = tabs.tabBarController?(UITabBarController(), shouldSelect: UIViewController())
    let menu = (silent as UIGestureRecognizerDelegate).gestureRecognizerShouldBegin?(
      UIGestureRecognizer())
    let scene: Void? = (silent as UISceneDelegate).sceneDidBecomeActive?(
      UIApplication.shared.connectedScenes.first ?? madeScene())
    Log.add("answers: \(selected as Any) \(menu as Any) \(scene as Any)")
    let split = UISplitViewController(style: .doubleColumn)
    let plain = PlainDelegate()
    split.delegate = plain
    let column = split.delegate?.splitViewController?(
      split, topColumnForCollapsingToProposedTopColumn: .secondary)
    Log.add("column: \(column == .primary)")
  }

  private static func madeScene() -> UIScene { fatalError("there is always a scene") }

  /// Initialisers that UIKit's classes inherit.
  private static func initialisers() {
    let controllers = [
      UIPageViewController(), UINavigationController(), UITabBarController(),
      UISplitViewController(), UITableViewController(), UISearchController(),
      UIAlertController(), UITableViewController(nibName: nil, bundle: nil),
      UITabBarController(nibName: nil, bundle: nil), UIPageViewController(coder: NSCoder()),
    ]
    Log.add("made: \(controllers.compactMap { $0 }.map { "\(type(of: $0))" })")
    let views = [
      UIView(), UILabel(), UIButton(), UIWindow(), UITableView(), UIScrollView(), UIStackView(),
      UIImageView(), UIVisualEffectView(), UINavigationBar(), UIToolbar(), UITabBar(),
      UISearchBar(), UITableViewCell(), UIRefreshControl(), UISegmentedControl(), UITextField(),
    ]
    Log.add("views: \(views.count) \(views.allSatisfy { $0.frame.minX == 0 })")
    let items = [UIBarButtonItem(), UITabBarItem()]
    Log.add("items: \(items.count) \(UINavigationItem().title ?? "no title")")
    Log.add("page curl: \(UIPageViewController().transitionStyle == .pageCurl)")
  }

  /// Types are called as in UIKit.
  private static func names() {
    Log.add("\(UIModalPresentationStyle.self) \(UIModalTransitionStyle.self)")
    Log.add("\(UINavigationItem.LargeTitleDisplayMode.self) \(UIBarButtonItem.SystemItem.self)")
    Log.add(
      String(reflecting: UINavigationController.Operation.self).split(separator: ".").dropFirst()
        .joined(separator: "."))
    Log.add(
      "raw: \(UIModalPresentationStyle.popover.rawValue) \(UIModalTransitionStyle.partialCurl.rawValue)"
    )
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let both = UITraitCollection(traitsFrom: [dark, compact, .init(verticalSizeClass: .regular)])
    Log.add("traits: \(both.userInterfaceStyle == .dark) \(both.horizontalSizeClass == .compact)")
    Log.add(
      "contains: \(both.containsTraits(in: dark)) \(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)"
    )
    Log.add(
      "scale: \(UITraitCollection(displayScale: 2).displayScale) \(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)"
    )
    Log.add(
      "mutated: \(UITraitCollection { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)"
    )
  }

  private static func animations() async {
    let all: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions, .curveEaseInOut, .curveEaseIn,
      .curveEaseOut, .curveLinear, .transitionFlipFromLeft, .transitionFlipFromRight,
      .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromTop,
      .transitionFlipFromBottom, .preferredFramesPerSecond60, .preferredFramesPerSecond30,
    ]
    Log.add(
      "options: \(Set(all.map(\.rawValue)).count) \(UIView.AnimationOptions.curveLinear.rawValue)")
    let view = UIView()
    UIView.animate(
      withDuration: 0.01, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: { view.alpha = 0 }, completion: nil)
    UIView.transition(with: view, duration: 0.01, options: [], animations: nil, completion: nil)
    UIView.transition(from: view, to: UIView(), duration: 0, options: [], completion: nil)
    UIView.performWithoutAnimation { view.alpha = 1 }
    UIView.setAnimationsEnabled(false)
    Log.add("enabled: \(UIView.areAnimationsEnabled)")
    UIView.setAnimationsEnabled(true)
  }

  private static func inherited() {
    let controller = UIViewController()
    Log.add(
      "next: \(controller.next == nil) \(controller.traitCollection.userInterfaceIdiom == .phone)")
    Log.add("action: \(controller.canPerformAction(Selector("copy:"), withSender: nil))")
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    controller.encodeRestorableState(with: coder)
  }

  private static func collections() {
    let stack = UINavigationController(
      navigationBarClass: UINavigationBar.self, toolbarClass: UIToolbar.self)
    let screens = [UIViewController(), UIViewController()]
    stack.setViewControllers(screens, animated: false)
    Log.add(
      "index: \(stack.viewControllers.firstIndex(of: screens[1]) ?? -1) \(Set(screens).count)")
    Log.add("style: \(UINavigationController(nibName: nil, bundle: nil).viewControllers.count)")
  }
}
