import Foundation

/// A delegate that may have a window.
///
/// The property is an optional one of the delegates of applications and scenes: through their protocols it
/// is nil if they don't have it, as any optional property in Objective-C. A protocol of its own, so that
/// their classes have a property of another type for that.
@preconcurrency @MainActor
public protocol WindowOwner: NSObjectProtocol {
  /// The window, which the program sets and retains; a scene's is set before `willConnectTo` only if a
  /// storyboard makes it (F14).
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension WindowOwner {
  /// None; kept by the program's class.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { DefaultBody.reached(nil, by: self) }
    set {}
  }

  /// The window; nil if there is no such property.
  fileprivate var windowIfDeclared: UIWindow?? {
    DefaultBody.answer(of: "window", by: self) { () -> UIWindow? in window }
  }
}

extension UIApplicationDelegate {
  /// The window of an application without scenes; nil if the delegate doesn't have the property.
  public var window: UIWindow?? { windowIfDeclared }
}

extension UIWindowSceneDelegate {
  /// The window of the scene; nil if the delegate doesn't have the property.
  public var window: UIWindow?? { windowIfDeclared }
}
