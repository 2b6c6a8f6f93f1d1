import Foundation
import NavigationModel

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
