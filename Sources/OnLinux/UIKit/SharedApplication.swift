#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  // Extensions of applications may not name the application, so that packages for both ask for it.
  extension UIApplication {
    /// Whether the class has a method: the one that returns the application.
    nonisolated public static func responds(to aSelector: Selector!) -> Bool {
      aSelector?.description == sharedMethod
    }

    /// The application, if that is what the method returns.
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      responds(to: aSelector) ? .passUnretained(UIApplication.shared) : nil
    }

    /// The application, if that is what the key path names.
    public static func value(forKeyPath keyPath: String) -> Any? {
      keyPath == "shared" || keyPath == sharedMethod ? UIApplication.shared : nil
    }

    /// The application, if that is what the key names.
    public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    nonisolated private static let sharedMethod = "sharedApplication"
  }
#endif
