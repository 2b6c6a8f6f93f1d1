import Parcel
import UIKit

/// A screen that a router can make by itself.
public protocol Routable: UIViewController {
  static var path: String { get }
}

/// Why a path leads nowhere.
public enum RouterError: Error, Equatable {
  case unknown(String)
  case noScreen
}

/// Opens the screens of an application by their paths.
@MainActor
public final class Router {
  private let window: UIWindow
  private var makers: [String: () -> UIViewController] = [:]

  public init(window: UIWindow) { self.window = window }

  /// Lets a path lead to a class of screens.
  public func register<Screen: Routable>(_ screen: Screen.Type) {
    makers[Screen.path] = { Screen() }
  }

  /// Opens the screen of a path: in the stack in front, or above what is there.
  public func open(
    _ path: String, with contents: [String: String] = [:], animated: Bool = true,
    completion: (() -> Void)? = nil
  ) throws {
    guard let maker = makers[path] else { throw RouterError.unknown(path) }
    guard let front = front(from: window.rootViewController) else { throw RouterError.noScreen }
    let screen = maker()
    screen.parcel = Parcel(sender: path, contents: contents)
    guard let stack = front.navigationController else {
      front.present(screen, animated: animated, completion: completion)
      return
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    stack.pushViewController(screen, animated: animated)
    CATransaction.commit()
  }

  private func front(from controller: UIViewController?) -> UIViewController? {
    if let presented = controller?.presentedViewController { return front(from: presented) }
    switch controller {
    case let tabs as UITabBarController: return front(from: tabs.selectedViewController)
    case let stack as UINavigationController: return front(from: stack.topViewController)
    default: return controller
    }
  }
}
