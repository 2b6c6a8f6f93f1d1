import NavigationModel

extension UIScene {
  /// The calls to its delegate.
  enum Calls {
    static let willConnect = Call(
      .willConnect, "scene(_:willConnectTo:options:)", to: { (scene: UIScene) in scene.delegate })
    static let didDisconnect = Call(
      .didDisconnect, "sceneDidDisconnect(_:)", to: { (scene: UIScene) in scene.delegate })
    static let willEnterForeground = Call(
      .willEnterForeground, "sceneWillEnterForeground(_:)",
      to: { (scene: UIScene) in scene.delegate })
    static let didBecomeActive = Call(
      .didBecomeActive, "sceneDidBecomeActive(_:)", to: { (scene: UIScene) in scene.delegate })
    static let willResignActive = Call(
      .willResignActive, "sceneWillResignActive(_:)", to: { (scene: UIScene) in scene.delegate })
    static let didEnterBackground = Call(
      .didEnterBackground, "sceneDidEnterBackground(_:)",
      to: { (scene: UIScene) in scene.delegate })
    static let openURLContexts = Call(
      .openURLContexts, "scene(_:openURLContexts:)", to: { (scene: UIScene) in scene.delegate })

    static let stateRestorationActivity = Call(
      .stateRestorationActivity, "stateRestorationActivity(for:)",
      to: { (scene: UIScene) in scene.delegate }, default: nil as NSUserActivity?)
    static let restoreInteractionState = Call(
      .restoreInteractionStateWith, "scene(_:restoreInteractionStateWith:)",
      to: { (scene: UIScene) in scene.delegate })
    static let willContinueUserActivity = Call(
      .willContinueUserActivityWithType, "scene(_:willContinueUserActivityWithType:)",
      to: { (scene: UIScene) in scene.delegate })
    static let continueUserActivity = Call(
      .continueUserActivity, "scene(_:continue:)", to: { (scene: UIScene) in scene.delegate })
    static let didUpdateUserActivity = Call(
      .didUpdateUserActivity, "scene(_:didUpdate:)", to: { (scene: UIScene) in scene.delegate })
    static let didFailToContinueUserActivity = Call(
      .didFailToContinueUserActivityWithType,
      "scene(_:didFailToContinueUserActivityWithType:error:)",
      to: { (scene: UIScene) in scene.delegate })

    static var rows: [CallRow] {
      [
        willConnect.row, didDisconnect.row, willEnterForeground.row, didBecomeActive.row,
        willResignActive.row, didEnterBackground.row, openURLContexts.row,
        stateRestorationActivity.row, restoreInteractionState.row, willContinueUserActivity.row,
        continueUserActivity.row, didUpdateUserActivity.row, didFailToContinueUserActivity.row,
      ]
    }
  }
}
