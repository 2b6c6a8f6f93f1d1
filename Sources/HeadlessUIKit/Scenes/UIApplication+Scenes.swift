import Foundation

extension UIApplication {
  /// What `connectedScenes` is where no class overrides it.
  final var ownConnectedScenes: Set<UIScene> { Set(stage.scenes.all) }

  /// What `openSessions` is where no class overrides it.
  final var ownOpenSessions: Set<UISceneSession> { Set(stage.scenes.sessions) }

  /// What `supportsMultipleScenes` is where no class overrides it.
  final var ownSupportsMultipleScenes: Bool { stage.scenes.isMultiple }

  /// What `requestSceneSessionActivation` does where no class overrides it.
  final func ownRequestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) {
    request(errorHandler) { $0.activate(sceneSession, userActivity) }
  }

  /// What `activateSceneSession` does where no class overrides it.
  final func ownActivateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    self.request(errorHandler) { $0.activate(request.session, request.userActivity) }
  }

  /// What `requestSceneSessionDestruction` does where no class overrides it.
  final func ownRequestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    request(errorHandler) { list in
      if let scene = sceneSession.scene as? UIWindowScene, list.all.count > 1 {
        list.discard(scene)
      }
    }
  }

  private func request(
    _ errorHandler: ((any Error) -> Void)?, _ carryOut: @escaping (SceneList) -> Void
  ) {
    let scenes = stage.scenes
    if scenes.isMultiple { return stage.after(.zero) { carryOut(scenes) } }
    guard let handler = Handler(.sceneRequest, errorHandler) else { return }
    stage.after(.zero) { handler.run(UISceneError(.multipleScenesNotSupported), on: self.stage) }
  }
}
