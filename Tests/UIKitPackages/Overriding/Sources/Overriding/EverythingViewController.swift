#if os(iOS)
  import UIKit

  /// A screen that overrides what there is to override, and notes it.
  open class EverythingViewController: UIViewController {
    public private(set) var calls: [String] = []

    func note(_ call: String) { calls.append(call) }

    open override func loadView() {
      calls.append("loadView")
      view = EverythingView()
    }

    open override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("viewDidLoad")
    }

    open override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("viewWillAppear")
    }

    open override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      calls.append("viewIsAppearing")
    }

    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("viewDidAppear")
    }

    open override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("viewWillDisappear")
    }

    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("viewDidDisappear")
    }

    open override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      calls.append(parent == nil ? "willMove from a parent" : "willMove to a parent")
    }

    open override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      calls.append(parent == nil ? "didMove from a parent" : "didMove to a parent")
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    open override var prefersStatusBarHidden: Bool { true }
    open override var shouldAutorotate: Bool { false }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    open override var canBecomeFirstResponder: Bool { true }
    open override var preferredContentSize: CGSize {
      get { CGSize(width: 100, height: 200) }
      set { super.preferredContentSize = newValue }
    }
    open override var title: String? {
      didSet { calls.append("title") }
    }

    open override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      calls.append("present")
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      calls.append("dismiss")
      super.dismiss(animated: flag, completion: completion)
    }
  }

  // What UIKit declares in categories.
  extension EverythingViewController {
    open override var storyboard: UIStoryboard? { nil }
    open override var nibName: String? { "Everything" }

    open override func registerForPreviewing(
      with delegate: UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> UIViewControllerPreviewing {
      note("registerForPreviewing")
      return super.registerForPreviewing(with: delegate, sourceView: sourceView)
    }

    open override func transition(
      from fromViewController: UIViewController, to toViewController: UIViewController,
      duration: TimeInterval, options: UIView.AnimationOptions = [],
      animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      note("transition")
      super.transition(
        from: fromViewController, to: toViewController, duration: duration, options: options,
        animations: animations, completion: completion)
    }

    open override var traitOverrides: UITraitOverrides {
      get { super.traitOverrides }
      set {
        note("traitOverrides")
        super.traitOverrides = newValue
      }
    }
  }

  /// A cell whose identifier is its own.
  open class EverythingCell: UITableViewCell {
    open override var reuseIdentifier: String? { "everything" }
  }

  /// Its view.
  open class EverythingView: UIView {
    public private(set) var layouts = 0

    open override class var areAnimationsEnabled: Bool { false }
    open override var topAnchor: NSLayoutYAxisAnchor { layoutMarginsGuide.topAnchor }

    open override func convert(
      _ point: CGPoint, to coordinateSpace: UICoordinateSpace
    ) -> CGPoint { CGPoint(x: 1, y: super.convert(point, to: coordinateSpace).y) }

    open override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// A stack that lets nothing in that it has already.
  open class CarefulNavigationController: UINavigationController {
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      guard !viewControllers.contains(viewController) else { return }
      super.pushViewController(viewController, animated: animated)
    }

    open override var childForStatusBarStyle: UIViewController? { topViewController }
  }

  /// Tabs that count.
  open class CountingTabBarController: UITabBarController {
    public private(set) var selections = 0

    open override var selectedIndex: Int {
      didSet { selections += 1 }
    }
  }
#endif
