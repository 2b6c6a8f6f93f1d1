#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  extension UIApplicationDelegate {
    /// Launches the program with a delegate of this class, and serves its main run loop until it ends.
    ///
    /// It is what `@main` in front of the delegate calls.
    public static func main() {
      guard let type = Self.self as? NSObject.Type else {
        preconditionFailure("\(Self.self) is no subclass of NSObject")
      }
      ApplicationMain.run(type)
    }
  }

  /// Launches the program with a delegate of a class, and serves its main run loop until it ends.
  ///
  /// The application is of UIKit's class, whatever is passed.
  public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?, _ delegateClassName: String?
  ) -> Int32 {
    let name = delegateClassName ?? ""
    guard let type = NSClassFromString(name) as? NSObject.Type else {
      preconditionFailure("there is no class '\(name)' for the delegate of the application")
    }
    ApplicationMain.run(type)
    return 0
  }

  /// The start of a program that is an application.
  private enum ApplicationMain {
    static func run(_ type: NSObject.Type) {
      guard let delegate = UIKitConstructor.make(type) as? any UIApplicationDelegate else {
        preconditionFailure("\(type) is no UIApplicationDelegate")
      }
      let stage = Stage.current
      stage.beginProgram()
      stage.application.delegate = delegate
      stage.application.launch()
      withExtendedLifetime(delegate) { RunLoop.main.run() }
    }
  }
#endif
