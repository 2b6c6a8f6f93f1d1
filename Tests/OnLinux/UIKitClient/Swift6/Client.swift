import UIKit

nonisolated(unsafe) private var noteKey: UInt8 = 0

extension UIView {
  /// A value that is associated with the view.
  var note: AnyObject? {
    get { objc_getAssociatedObject(self, &noteKey) as AnyObject? }
    set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

final class Note {
  deinit { MainActor.assumeIsolated { Log.add("note released") } }
}

/// Runs the client, and prints what happened.
@main struct Client {
  static func main() async {
    for line in await log() { print(line) }
  }

  @MainActor static func log() async -> [String] {
    await run()
    return Log.lines
  }

  @MainActor static func run() async {
    let host = UIApplication.shared.keyWindow
    Log.add("host: \(host?.isKeyWindow == true && host?.rootViewController != nil)")
    let coordinator = ShopCoordinator(window: UIWindow(frame: UIScreenSize.bounds))
    coordinator.start()
    await turn()
    await time("push", 0.2) {
      await withCheckedContinuation { done in
        coordinator.run(.push(DetailController(nibName: nil, bundle: nil))) { done.resume() }
      }
    }
    let order = OrderController(order: 7)
    await time("present", 0.5) { await coordinator.navigation.present(order, animated: true) }
    Log.add("half: \(order.view.frame.minY == 422 && order.view.frame.height == 422)")
    await time("dismiss", 0.5) { await coordinator.close() }
    controls(of: coordinator)
    delegates(of: coordinator)
    constructions()
    associations()
    await tabs()
    await Members.run()
    await Signatures.run()
    await Overrides.run()
    await Completeness.run()
    await StandIns.run()
    await Texts.run()
    Names.run()
    await Computed.run()
  }

  /// Returns in the next turn of the run loop.
  @MainActor static func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  /// Says whether something took as long as its animation; seconds.
  @MainActor static func time(
    _ name: String, _ length: TimeInterval, _ body: @MainActor () async -> Void
  ) async {
    let start = Date()
    await body()
    Log.add("\(name) took its time: \(Date().timeIntervalSince(start) >= length)")
  }

  @MainActor static func controls(of coordinator: ShopCoordinator) {
    guard let list = coordinator.navigation.viewControllers.first as? ListController else { return }
    list.button.sendActions(for: .touchUpInside)
    Log.add("taps: \(list.taps)")
    list.button.removeTarget(list, action: Selector("counted"), for: .touchUpInside)
    list.button.sendActions(for: .touchUpInside)
    Log.add("taps: \(list.taps)")
    Log.add("responds: \(coordinator.responds(to: Selector("share:", ShopCoordinator.share)))")
  }

  @MainActor static func delegates(of coordinator: ShopCoordinator) {
    let proxy = DelegateProxy()
    proxy.delegates = [coordinator, proxy]
    Log.add("implementations: \(proxy.countOfImplementations(coordinator.navigation))")
    let delegate: UINavigationControllerDelegate? = coordinator
    let animator = delegate?.navigationController?(
      coordinator.navigation, animationControllerFor: .push, from: UIViewController(),
      to: UIViewController())
    Log.add("animator: \(animator is FadeAnimation)")
    let shown: Void? = delegate?.navigationController?(
      coordinator.navigation, willShow: UIViewController(), animated: false)
    Log.add("will show: \(shown != nil)")
  }

  @MainActor static func constructions() {
    func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller { Controller() }
    func named<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
      Controller(nibName: "Nib", bundle: nil)
    }
    func framed<View: UIView>(_ type: View.Type) -> View {
      View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    let made: [UIViewController] = [
      make(ListController.self), make(UIPageViewController.self), make(DetailController.self),
    ]
    Log.add(made.map { "\(type(of: $0))" }.joined(separator: " "))
    Log.add("nib: \(named(DetailController.self).nibName ?? "none")")
    Log.add("frame: \(framed(UILabel.self).frame.minY), \(type(of: framed(UISlider.self)))")
  }

  @MainActor static func associations() {
    var view: UIView? = UIView()
    view?.note = Note()
    Log.add("note: \(view?.note is Note)")
    view = nil
    autoreleasepool { Log.add("pool") }
  }

  @MainActor static func tabs() async {
    let tabs = UITabBarController()
    tabs.viewControllers = []
    Log.add("no tabs: \(tabs.viewControllers?.count ?? -1)")
    let delegate = TabDelegate()
    tabs.delegate = delegate
    tabs.viewControllers = [DetailController(), UIViewController()]
    let window = UIWindow(frame: UIScreenSize.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    await turn()
    await time("tab", 0.3) {
      await withCheckedContinuation { done in
        CATransaction.begin()
        CATransaction.setCompletionBlock { done.resume() }
        tabs.selectedIndex = 1
        CATransaction.commit()
      }
    }
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    await pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    window.rootViewController = pages
    await turn()
    await time("page", 0.3) {
      await pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
    }
  }
}

final class TabDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimation(duration: 0.3) }
}
