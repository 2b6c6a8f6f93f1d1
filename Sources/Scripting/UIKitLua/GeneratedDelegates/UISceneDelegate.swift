// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { _ = run(.willConnect, [scene, session, SceneConnection(connectionOptions)]) }
  func sceneDidDisconnect(_ scene: UIScene) { _ = run(.didDisconnect, [scene]) }
  func sceneWillEnterForeground(_ scene: UIScene) { _ = run(.willEnterForeground, [scene]) }
  func sceneDidBecomeActive(_ scene: UIScene) { _ = run(.didBecomeActive, [scene]) }
  func sceneWillResignActive(_ scene: UIScene) { _ = run(.willResignActive, [scene]) }
  func sceneDidEnterBackground(_ scene: UIScene) { _ = run(.didEnterBackground, [scene]) }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { _ = run(.openURLContexts, [scene, URLContexts.sortedTexts]) }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { answer(.stateRestorationActivity, [scene]) }
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) { _ = run(.restoreInteractionStateWith, [scene, stateRestorationActivity]) }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { _ = run(.willContinueUserActivityWithType, [scene, userActivityType]) }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { _ = run(.continueUserActivity, [scene, userActivity]) }
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { _ = run(.didUpdateUserActivity, [scene, userActivity]) }
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) { _ = run(.didFailToContinueUserActivityWithType, [scene, userActivityType, "\(error)"]) }
}

extension TableDescriptor {
  static var uiSceneDelegate: TableDescriptor {
    TableDescriptor("UISceneDelegate", "Is notified of a scene's life cycle.")
      .call(.willConnect, ["scene": UIScene.self, "session": UISceneSession.self, "connectionOptions": SceneConnection.self], "Called when a scene is connected: its windows are made here; what they show may present from its `viewDidAppear` on.", facts: "F1", "F14", "F15")
      .call(.didDisconnect, ["scene": UIScene.self], "Called when the scene has left memory; its session may come back.", facts: "F9", "F10")
      .call(.willEnterForeground, ["scene": UIScene.self], "Called before the scene comes to the screen.", facts: "F4")
      .call(.didBecomeActive, ["scene": UIScene.self], "Called when the scene receives events.", facts: "F4", "F8")
      .call(.willResignActive, ["scene": UIScene.self], "Called before the scene receives no events any more.", facts: "F4", "F8")
      .call(.didEnterBackground, ["scene": UIScene.self], "Called when the scene has left the screen.", facts: "F4")
      .call(.openURLContexts, ["scene": UIScene.self, "URLContexts": [String].self], "Called for URLs while the scene runs; those of a launch are in the connection options.", facts: "F11")
      .call(.stateRestorationActivity, ["scene": UIScene.self], returning: NSUserActivity?.self, "Called when the scene has left the screen: the activity that restores it; nil for none.", facts: "H47")
      .call(.restoreInteractionStateWith, ["scene": UIScene.self, "stateRestorationActivity": NSUserActivity.self], "Called after `willConnectTo`, before the scene comes to the screen, if an activity was saved (iOS 15).", facts: "H47")
      .call(.willContinueUserActivityWithType, ["scene": UIScene.self, "userActivityType": String.self], "Called before the scene gets an activity to continue.", facts: "H48")
      .call(.continueUserActivity, ["scene": UIScene.self, "userActivity": NSUserActivity.self], "Called to continue an activity while the scene runs; those of a launch are in the connection options.", facts: "H48")
      .call(.didUpdateUserActivity, ["scene": UIScene.self, "userActivity": NSUserActivity.self], "Called when responders of the scene have updated an activity: the last chance to add to it.", facts: "H122")
      .call(.didFailToContinueUserActivityWithType, ["scene": UIScene.self, "userActivityType": String.self, "error": String.self], "Called when an activity that was announced doesn't arrive.", facts: "H122")
  }
}
