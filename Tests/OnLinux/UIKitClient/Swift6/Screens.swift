import UIKit

/// A list with a button.
class ListController: UITableViewController {
  var onSelect: (String) -> Void = { _ in }
  private let items = ["Apple", "Pear", "Plum"]
  private(set) var taps = 0
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    button.addTarget(self, action: Selector("tapped:", Self.tapped), for: .touchUpInside)
    button.addTarget(self, action: Selector("counted", Self.counted), for: .touchUpInside)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(items[indexPath.row])
  }

  private func tapped(_ sender: UIButton) { Log.add("tapped") }

  private func counted() { taps += 1 }
}

/// A screen that overrides what screens override.
class DetailController: UIViewController {
  nonisolated(unsafe) private var token: NSObjectProtocol?

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { false }
  override var preferredContentSize: CGSize {
    get { CGSize(width: 200, height: 100) }
    set { super.preferredContentSize = newValue }
  }

  override func loadView() {
    view = UIView(frame: UIScreenSize.bounds)
    view.backgroundColor = .white
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Log.add("\(title ?? "") appeared")
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

enum UIScreenSize {
  @MainActor static var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
}

/// A controller with an initialiser of its own.
final class OrderController: UIViewController {
  let order: Int

  init(order: Int) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = SheetManager.shared
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Fades from one screen to the other.
final class FadeAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.curveEaseInOut], animations: { to.alpha = 1 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// Presents orders half as high as the screen.
final class SheetManager: NSObject, UIViewControllerTransitioningDelegate {
  @MainActor static let shared = SheetManager()

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    HalfPresentation(presentedViewController: presented, presenting: presenting)
  }
}

final class HalfPresentation: UIPresentationController {
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    Log.add("order begins")
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 1 }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { Log.add("order ended") }

  func update() { presentedView?.frame = frameOfPresentedViewInContainerView }
}
