import Foundation

/// How scenes are made.
///
/// [UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration)
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// Its name in Info.plist; nil without one.
  public let name: String?
  /// What its scenes are for.
  public let role: UISceneSession.Role
  /// The class of the delegate of its scenes, which has a required initialiser without arguments.
  public var delegateClass: (any SceneDelegateCreatable.Type)?
  /// The class of its scenes; `UIWindowScene` if nil.
  public var sceneClass: UIWindowScene.Type?
  /// Creates the delegate of a scene in place of the class.
  package var makeDelegate: ((UIScene) -> (any UISceneDelegate)?)?
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  nonisolated deinit {}
}
