import Foundation

/// A request to bring a scene to the front (iOS 17).
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  let session: UISceneSession?
  /// What the scene is to continue; nil for nothing in particular (H48).
  public var userActivity: NSUserActivity?

  /// Asks for a new scene.
  public init(role: UISceneSession.Role = .windowApplication) { session = nil }

  /// Asks for the scene of a session.
  public init(session: UISceneSession) { self.session = session }
}
