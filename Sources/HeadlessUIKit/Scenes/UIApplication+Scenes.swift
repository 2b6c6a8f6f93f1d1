import Foundation

extension UIApplication {
  /// The scenes in memory, in no order (F12).
  public var connectedScenes: Set<UIScene> { Set(stage.scenes.all) }

  /// The sessions, also those whose scene isn't in memory (F12).
  public var openSessions: Set<UISceneSession> { Set(stage.scenes.sessions) }

  /// Whether several scenes can be open; on an iPad.
  public var supportsMultipleScenes: Bool { stage.scenes.isMultiple }

  /// Brings a session's scene to the front in the next turn; nil for a new scene.
  ///
  /// A phone refuses with `multipleScenesNotSupported`, and nothing changes (F13). The activity and the
  /// options are not used.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: AnyObject? = nil,
    options: UIScene.ActivationRequestOptions? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) {
    request(errorHandler) { $0.activate(sceneSession) }
  }

  /// Brings a session's scene to the front in the next turn (iOS 17).
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    self.request(errorHandler) { $0.activate(request.session) }
  }

  /// Closes a session's scene for good in the next turn (F10); the last one stays.
  public func requestSceneSessionDestruction(
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
    stage.after(.zero) { handler.run(UISceneError(.multipleScenesNotSupported)) }
  }
}

/// A request to bring a scene to the front (iOS 17).
public struct UISceneSessionActivationRequest {
  let session: UISceneSession?

  /// Asks for a new scene.
  public init(role: UISceneSession.Role = .windowApplication) { session = nil }

  /// Asks for the scene of a session.
  public init(session: UISceneSession) { self.session = session }
}

/// How a scene is closed.
open class UISceneDestructionRequestOptions: NSObject {
  nonisolated deinit {}
}
