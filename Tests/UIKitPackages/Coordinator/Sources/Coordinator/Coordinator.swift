import UIKit

/// What a coordinator says to its owner.
@objc public protocol CoordinatorDelegate: NSObjectProtocol {
  func coordinatorDidFinish(_ coordinator: Coordinator)
  @objc optional func coordinator(_ coordinator: Coordinator, willShow screen: UIViewController)
  @objc optional func coordinator(_ coordinator: Coordinator, titleFor screen: UIViewController)
    -> String
  @objc optional var prefersAnimation: Bool { get }
}

/// A part of an application: a stack, the screens in it, and the coordinators of its parts.
@objcMembers
open class Coordinator: NSObject {
  public let navigationController: UINavigationController
  public weak var delegate: CoordinatorDelegate?
  public private(set) var children: [Coordinator] = []
  private weak var parent: Coordinator?

  @objc(initWithNavigationController:)
  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  /// Shows the first screen.
  open func start() {}

  /// Starts a part.
  @objc(startChild:)
  public func start(_ child: Coordinator) {
    child.parent = self
    children.append(child)
    child.start()
  }

  /// Ends the part; its screens disappear with it.
  open func finish() {
    parent?.children.removeAll { $0 === self }
    delegate?.coordinatorDidFinish(self)
  }

  /// Pushes a screen, with a button that ends the part.
  public func show(_ screen: UIViewController) {
    delegate?.coordinator?(self, willShow: screen)
    screen.title = delegate?.coordinator?(self, titleFor: screen) ?? screen.title
    screen.coordinator = self
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: self, action: #selector(done(_:)))
    navigationController.pushViewController(
      screen, animated: delegate?.prefersAnimation ?? false)
  }

  @IBAction private func done(_ sender: Any?) { finish() }
}

private var coordinatorKey: UInt8 = 0

extension UIViewController {
  /// The coordinator that shows the screen; the screen keeps it alive.
  @objc public internal(set) var coordinator: Coordinator? {
    get { objc_getAssociatedObject(self, &coordinatorKey) as? Coordinator }
    set {
      objc_setAssociatedObject(self, &coordinatorKey, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
