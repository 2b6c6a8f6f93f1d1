import Foundation
import NavigationModel

/// Is notified of a scene's life cycle.
///
/// [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate)
// rows: UIScene.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected: its windows are made here (F1, F14); what they show may present
  /// from its `viewDidAppear` on (F15).
  // row: willConnect
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has left memory; its session may come back (F9, F10).
  // row: didDisconnect
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called before the scene comes to the screen (F4).
  // row: willEnterForeground
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene receives events (F4, F8).
  // row: didBecomeActive
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene receives no events any more (F4, F8).
  // row: willResignActive
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene has left the screen (F4).
  // row: didEnterBackground
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called for URLs while the scene runs; those of a launch are in the connection options (F11).
  // row: openURLContexts
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called when the scene has left the screen: the activity that restores it; nil for none (H47).
  // row: stateRestorationActivity = nil
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after `willConnectTo`, before the scene comes to the screen, if an activity was saved (iOS
  /// 15; H47).
  // row: restoreInteractionStateWith
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called before the scene gets an activity to continue (H48).
  // row: willContinueUserActivityWithType
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called to continue an activity while the scene runs; those of a launch are in the connection
  /// options (H48).
  // row: continueUserActivity
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when responders of the scene have updated an activity: the last chance to add to it
  /// (H122).
  // row: didUpdateUserActivity
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Called when an activity that was announced doesn't arrive (H122).
  // row: didFailToContinueUserActivityWithType
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
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
