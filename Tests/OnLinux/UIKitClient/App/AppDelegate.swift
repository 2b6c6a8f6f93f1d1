import UIKit

/// An application as Xcode's templates write it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched: \(application.delegate === self), windows: \(application.windows.count)")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RootController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
}

final class RootController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("root appeared")
    perform(Selector("finish", RootController.finish), with: nil, afterDelay: 0.05)
  }

  private func finish() {
    print("finished")
    exit(0)
  }
}
