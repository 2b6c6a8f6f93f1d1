import Foundation
import NavigationModel

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

/// How a scene is closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  nonisolated deinit {}
}

/// Why a request about a scene was refused (F13).
public struct UISceneError: Error, CustomNSError, CustomStringConvertible, Sendable {
  /// The kind of refusal.
  public let code: Code
  private let reason: String?

  init(_ code: Code, _ reason: String? = nil) {
    self.code = code
    self.reason = reason
  }

  /// A kind of refusal.
  nonisolated public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  /// `UISceneErrorDomain`.
  public static let errorDomain = "UISceneErrorDomain"
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The sentence, by the usual key.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  /// One sentence.
  public var description: String {
    if let reason { return reason }
    return switch code {
    case .multipleScenesNotSupported: "The application does not support multiple scenes."
    case .requestDenied: "The request was denied."
    case .geometryRequestUnsupported: "The request for a geometry is not supported."
    case .geometryRequestDenied: "The request for a geometry was denied."
    }
  }
}
