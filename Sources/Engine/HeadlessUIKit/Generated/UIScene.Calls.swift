// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UIScene {
  /// The calls to what its program gives it.
  enum Calls {
    static let willConnect = Call(.willConnect, "scene(_:willConnectTo:options:)", to: { (owner: UIScene) in owner.delegate })
    static let didDisconnect = Call(.didDisconnect, "sceneDidDisconnect(_:)", to: { (owner: UIScene) in owner.delegate })
    static let willEnterForeground = Call(.willEnterForeground, "sceneWillEnterForeground(_:)", to: { (owner: UIScene) in owner.delegate })
    static let didBecomeActive = Call(.didBecomeActive, "sceneDidBecomeActive(_:)", to: { (owner: UIScene) in owner.delegate })
    static let willResignActive = Call(.willResignActive, "sceneWillResignActive(_:)", to: { (owner: UIScene) in owner.delegate })
    static let didEnterBackground = Call(.didEnterBackground, "sceneDidEnterBackground(_:)", to: { (owner: UIScene) in owner.delegate })
    static let openURLContexts = Call(.openURLContexts, "scene(_:openURLContexts:)", to: { (owner: UIScene) in owner.delegate })
    static let stateRestorationActivity = Call(.stateRestorationActivity, "stateRestorationActivity(for:)", to: { (owner: UIScene) in owner.delegate }, default: nil as NSUserActivity?)
    static let restoreInteractionStateWith = Call(.restoreInteractionStateWith, "scene(_:restoreInteractionStateWith:)", to: { (owner: UIScene) in owner.delegate })
    static let willContinueUserActivityWithType = Call(.willContinueUserActivityWithType, "scene(_:willContinueUserActivityWithType:)", to: { (owner: UIScene) in owner.delegate })
    static let continueUserActivity = Call(.continueUserActivity, "scene(_:continue:)", to: { (owner: UIScene) in owner.delegate })
    static let didUpdateUserActivity = Call(.didUpdateUserActivity, "scene(_:didUpdate:)", to: { (owner: UIScene) in owner.delegate })
    static let didFailToContinueUserActivityWithType = Call(.didFailToContinueUserActivityWithType, "scene(_:didFailToContinueUserActivityWithType:error:)", to: { (owner: UIScene) in owner.delegate })

    static var rows: [CallRow] {
      [willConnect.row, didDisconnect.row, willEnterForeground.row, didBecomeActive.row, willResignActive.row, didEnterBackground.row, openURLContexts.row, stateRestorationActivity.row, restoreInteractionStateWith.row, willContinueUserActivityWithType.row, continueUserActivity.row, didUpdateUserActivity.row, didFailToContinueUserActivityWithType.row]
    }
  }
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { DefaultBody.reached(by: self) }
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
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { DefaultBody.reached(by: self) }
  /// `nil` where it is left out.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { DefaultBody.reached(nil, by: self) }
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) { DefaultBody.reached(by: self) }
}
