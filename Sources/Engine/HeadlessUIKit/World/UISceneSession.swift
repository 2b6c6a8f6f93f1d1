import Foundation

/// What the system keeps of a scene while it is not in memory.
///
/// [UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession)
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The scene; nil while it isn't connected (F12).
  public internal(set) var scene: UIScene?
  /// What it is for.
  public let role: Role
  /// How its scenes are made.
  public internal(set) var configuration: UISceneConfiguration
  /// Its identifier, which no other session has.
  public internal(set) var persistentIdentifier: String
  /// What restores its scene: saved when the scene leaves the screen, there again when it is connected,
  /// also by a later launch (H47).
  public var stateRestorationActivity: NSUserActivity?
  /// Whether it is one of an earlier launch, with the configuration that its scenes had (F2).
  var isRestored = false
  /// Values of the program's.
  public var userInfo: [String: Any]?
  /// A name for trees, timelines and tests; UIKit has no such property.
  public var objectName: String?
  // The world owns its sessions.
  unowned let stage: Stage
  package let number: Int

  init(number: Int, on stage: Stage) {
    self.stage = stage
    self.number = number
    role = .windowApplication
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    persistentIdentifier = "session-\(number)"
    super.init()
  }

  /// What a session is for.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Creates a role from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The windows of an application on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  nonisolated deinit {}
}
