import Foundation
import NavigationModel

/// Is notified of a scene's life cycle.
///
/// [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate)
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected: its windows are made here (F1, F14); what they show may present
  /// from its `viewDidAppear` on (F15).
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has left memory; its session may come back (F9, F10).
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called before the scene comes to the screen (F4).
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene receives events (F4, F8).
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene receives no events any more (F4, F8).
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene has left the screen (F4).
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called for URLs while the scene runs; those of a launch are in the connection options (F11).
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called when the scene has left the screen: the activity that restores it; nil for none (H47).
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after `willConnectTo`, before the scene comes to the screen, if an activity was saved (iOS
  /// 15; H47).
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called before the scene gets an activity to continue (H48).
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called to continue an activity while the scene runs; those of a launch are in the connection
  /// options (H48).
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when responders of the scene have updated an activity: the last chance to add to it
  /// (H122).
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Called when an activity that was announced doesn't arrive (H122).
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    DefaultBody.reached(by: self)
  }
  /// Nil: nothing is saved.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    DefaultBody.reached(nil, by: self)
  }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { DefaultBody.reached(by: self) }
}

/// A delegate that a configuration can create by its class.
///
/// UIKit creates objects of any class; here the class declares `init()` as required.
@preconcurrency @MainActor
public protocol SceneDelegateCreatable: UISceneDelegate {
  /// Creates the delegate of a scene.
  init()
}

/// A URL that a scene is asked to open.
///
/// [UIOpenURLContext](https://developer.apple.com/documentation/uikit/uiopenurlcontext)
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  /// How it is opened.
  public let options = UIScene.OpenURLOptions()

  init(_ url: URL) { self.url = url }

  nonisolated deinit {}
}
