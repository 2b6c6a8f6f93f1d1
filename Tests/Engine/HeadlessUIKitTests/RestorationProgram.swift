import Foundation
import HeadlessUIKit
import NavigationModel
import StoredValues

/// A program that is launched, put into the background, and launched again.
final class RestorationProgram: NSObject, UIApplicationDelegate {
  let world: World
  var saves = true
  var restores = true
  /// The controller that the delegate returns for a path.
  var provided: ([String]) -> UIViewController? = { _ in nil }
  /// The values that the delegate stores and restores itself.
  var willEncode: (NSCoder) -> Void = { _ in }
  var didDecode: (NSCoder) -> Void = { _ in }
  private let makeRoot: () -> UIViewController?

  /// A program whose first screen is created before the state is restored; it is launched at once.
  init(
    restoring archive: StoredValue? = nil, profile: Profile = .modern,
    root makeRoot: @escaping () -> UIViewController? = { nil },
    configure: (RestorationProgram) -> Void = { _ in }
  ) {
    world = World(profile: profile)
    self.makeRoot = makeRoot
    super.init()
    configure(self)
    world.stage.application.delegate = self
    world.stage.application.launch(restoring: archive)
    world.stage.settle()
  }

  /// The state that is saved when the user leaves the app.
  func saved() -> StoredValue? {
    try? world.stage.user.leaveApp()  // it is in the foreground
    return world.stage.application.savedState
  }

  /// The root of the window, and its contents.
  var tree: String { world.window.rootViewController.map(Self.text) ?? "nothing" }

  /// `nav[A B] > P`: children in brackets, the presented controller after the mark.
  private static func text(_ controller: UIViewController) -> String {
    let name = controller.ownTitle ?? controller.restorationIdentifier ?? "?"
    let children = controller.children.map(text).joined(separator: " ")
    let presented = controller.presentedViewController
    let isPresenter = presented?.presentingViewController === controller && controller.parent == nil
    return name + (children.isEmpty ? "" : "[\(children)]")
      + (isPresenter ? presented.map { " > \(text($0))" } ?? "" : "")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    world.window.rootViewController = makeRoot()
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  func applicationDidBecomeActive(_ application: UIApplication) {}

  func applicationWillResignActive(_ application: UIApplication) {}

  func applicationDidEnterBackground(_ application: UIApplication) {}

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { saves }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { restores }

  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  {
    saves
  }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { restores }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { provided(identifierComponents) }

  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    willEncode(coder)
  }

  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    didDecode(coder)
  }
}

/// A controller that its class creates again, and that keeps its title.
final class Page: UIViewController, UIViewControllerRestoration {
  /// The identifiers for which the class returns nothing.
  static var refused: Set<String> = []

  convenience init(_ title: String, _ identifier: String?) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    restorationIdentifier = identifier
    restorationClass = Page.self
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    guard let last = identifierComponents.last, !refused.contains(last) else { return nil }
    return Page("new \(last)", last)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(title, forKey: "title")
    Stage.current.mark("\(title ?? "") encodes")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    title = coder.decodeObject(forKey: "title") as? String
    Stage.current.mark("\(title ?? "") decodes")
  }

  override func applicationFinishedRestoringState() {
    Stage.current.mark("\(title ?? "") has finished")
  }
}

extension StoredValue {
  /// The paths in an archive: `nav/b#1` is the second one with its path.
  var paths: [String] {
    controllers.compactMap { controller in
      guard case .record(let record) = controller, case .record(let path) = record["path"],
        case .list(let list) = path["$controller"], case .integer(let number) = list.last
      else { return nil }
      let names = list.dropLast().map { if case .string(let text) = $0 { text } else { "?" } }
      return names.joined(separator: "/") + (number == 0 ? "" : "#\(number)")
    }
  }

  private var controllers: [StoredValue] {
    guard case .record(let record) = self, case .list(let list) = record["controllers"] else {
      return []
    }
    return list
  }
}
