import Foundation
import NavigationModel

extension UINavigationController {
  /// Calls `pushViewController(_:animated:)`.
  package func receivePush(_ controller: UIViewController, animated: Bool) {
    callMember(.pushViewController, [controller, animated]) {
      pushViewController(controller, animated: animated)
    }
  }

  /// Takes its root, as `init(rootViewController:)` does: `pushViewController` is called, of a
  /// subclass too (J18), and its own view is loaded (J17; that it is loaded afterwards is unconfirmed).
  package func begin(with root: UIViewController) {
    receivePush(root, animated: false)
    loadViewIfNeeded()
  }

  /// Takes a root that is a part of UIKit's, and receives no moves.
  func take(ownRoot root: UIViewController) {
    stage.engine.submit(StackReplacement([root], of: self, exemptsRoot: true))
  }

  /// Takes the size that its new top prefers, if it prefers one; a pop changes nothing (F74, P42).
  func takePreferredSize(of top: UIViewController) {
    let size = top.preferredContentSize
    if size.width > 0, size.height > 0 { preferredContentSize = size }
  }

  /// Adds a column of a split view, or a tab that doesn't fit in the bar; on a pop it returns to
  /// its owner.
  func add(
    _ controller: UIViewController, returningTo returnParent: UIViewController?, animated: Bool
  ) {
    stage.engine.make(
      StackAddition(
        stack: self, controller: controller, returnParent: returnParent, isAnimated: animated))
  }

  /// Creates a bar of a class; a class of another type than the bar's raises.
  func make<Bar: UIView>(_ barClass: AnyClass?, as _: Bar.Type) -> Bar? {
    guard let barClass else { return nil }
    guard let type = barClass as? Bar.Type else {
      stage.report(.barClass, "\(barClass)", "\(Bar.self)")
      return nil
    }
    return type.init(coder: NSCoder())
  }

  /// Whether a controller may be pushed; reports what forbids it.
  func accepts(_ viewController: UIViewController) -> Bool {
    StackAttempt(stack: self, wanted: SmallArray(viewController)).meets(
      StackAttempt.conditionsOfPush)
      && mayAdopt(viewController)
  }

  /// The controllers above a given count.
  func controllers(above count: Int) -> SmallArray<UIViewController> {
    var result: SmallArray<UIViewController> = []
    var index = count
    while index < stage.hierarchy[id].children.count {
      if let controller = stage.registry[stage.hierarchy[id].children[index]] {
        result.append(controller)
      }
      index += 1
    }
    return result
  }
}

extension UINavigationController {
  /// An operation that a transition performs on a stack.
  ///
  /// [UINavigationController.Operation](https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation)
  nonisolated public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2

    /// The name of the case.
    package var name: String {
      switch self {
      case .none: "none"
      case .push: "push"
      case .pop: "pop"
      }
    }
  }

  /// What the archive of a stack contains about its bars; the bars are made again.
  static let archivedBars: [ArchivedProperty<UINavigationController>] = [
    ArchivedProperty("UINavigationBarHidden", \.visibleBars.hidesNavigationBar),
    ArchivedProperty("UIToolbarHidden", \.visibleBars.hidesToolbar),
    ArchivedProperty("UIHidesBarsOnTap", \.visibleBars.togglesOnTap),
    ArchivedProperty("UIHidesBarsOnSwipe", \.visibleBars.togglesOnSwipe),
    ArchivedProperty("UIHidesBarsWhenKeyboardAppears", \.visibleBars.hidesWhenKeyboardAppears),
    ArchivedProperty(
      "UIHidesBarsWhenVerticallyCompact", \.visibleBars.hidesWhenVerticallyCompact),
  ]

  private static let stackKey = "UINavigationController.viewControllers"

  /// Stores the controllers of the stack; those without identifiers are skipped and leave no gap
  /// (B75).
  func encodeStack(with coder: NSCoder) {
    coder.encode(ownChildren, forKey: Self.stackKey)
  }

  /// Rebuilds the stack from the restored controllers; if there are none it is unchanged (B80).
  func decodeStack(with coder: NSCoder) {
    let stack = restoredChildren(coder, forKey: Self.stackKey).filter {
      !($0 is UINavigationController || $0 is UISplitViewController)
    }
    if !stack.isEmpty { setViewControllers(stack, animated: false) }
  }

  /// Pops to a controller of the stack.
  ///
  /// That this is not animated under a dismissal is unconfirmed.
  func reveal(_ controller: UIViewController, animated: Bool) {
    guard controller.currentParent === self, controller !== topViewController else { return }
    callMember(.popToViewController, [controller, animated]) {
      popToViewController(controller, animated: animated)
    }
  }
}

extension Hierarchy {
  /// Whether the controller that requested a presentation is a given controller or inside it.
  func source(ofPresentationBy presenter: ID, isIn family: ID) -> Bool {
    guard contains(presenter), let source = self[presenter].presentation?.source, contains(source)
    else {
      return false
    }
    return lineage(of: source).contains(family)
  }
}
