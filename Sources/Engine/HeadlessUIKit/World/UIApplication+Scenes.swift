import Foundation

extension UIApplication {
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

  /// Carries out a request about scenes at the end of the turn, or fails where there is only one.
  func request(
    _ errorHandler: ((any Error) -> Void)?, _ carryOut: @escaping (SceneList) -> Void
  ) {
    let scenes = stage.scenes
    if scenes.isMultiple { return stage.after(.zero) { carryOut(scenes) } }
    guard let handler = Handler(.sceneRequest, errorHandler) else { return }
    stage.after(.zero) { handler.run(UISceneError(.multipleScenesNotSupported), on: self.stage) }
  }
}
