import Foundation

/// A request to bring a scene to the front (iOS 17).
///
/// [UISceneSessionActivationRequest](https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest-6yhfq)
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The session whose scene is asked for; nil for a new one.
  public let session: UISceneSession?
  /// What the scene is to continue; nil for nothing in particular (H48).
  public var userActivity: NSUserActivity?
  /// How the scene is asked for; kept, no effect.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Asks for the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}
