import Foundation
import HeadlessUIKit
import Inspection
import Testing

/// An app with tabs, a detail with a sheet, a popover and a menu, and two scenes, written as for a
/// device.
private final class TripsViewController: UITableViewController {
  private let titles = ["Lisbon", "Kyoto", "Oslo"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter", primaryAction: UIAction { [weak self] _ in self?.showFilter() })
    addKeyCommand(
      UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("showFilter")))
  }

  private func showFilter() {
    let filter = UIViewController()
    filter.title = "Filter"
    filter.modalPresentationStyle = .popover
    filter.preferredContentSize = CGSize(width: 240, height: 120)
    filter.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
    present(filter, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let trip = TripViewController()
    trip.title = titles[indexPath.row]
    navigationController?.pushViewController(trip, animated: true)
  }
}

private final class TripViewController: UIViewController, UISheetPresentationControllerDelegate {
  private(set) var heights: [String] = []
  private(set) var styles: [UIUserInterfaceStyle] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let rename = UIAction(title: "Rename") { [weak self] _ in self?.title = "Renamed" }
    let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "More", menu: UIMenu(children: [rename, delete])),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Notes") { [weak self] _ in self?.showNotes() }),
    ]
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
      self.styles.append(self.traitCollection.userInterfaceStyle)
    }
  }

  private func showNotes() {
    let notes = UIViewController()
    notes.title = "Notes"
    notes.modalPresentationStyle = .pageSheet
    notes.sheetPresentationController?.detents = [.medium(), .large()]
    notes.sheetPresentationController?.delegate = self
    present(notes, animated: true)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    heights.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
  }
}

private final class TripsSceneDelegate: NSObject, UIWindowSceneDelegate, SceneDelegateCreatable {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = Self.makeTabs()
    window.makeKeyAndVisible()
    self.window = window
  }

  static func makeTabs() -> UITabBarController {
    UITabBarController(tabs: [
      UITab(title: "Trips", image: nil, identifier: "trips") { _ in
        UINavigationController(rootViewController: TripsViewController(style: .plain))
      },
      UITab(title: "Settings", image: nil, identifier: "settings") { _ in
        let settings = UIViewController()
        settings.title = "Settings"
        return settings
      },
    ])
  }
}

private final class TripsApplicationDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = TripsSceneDelegate.self
    return configuration
  }
}

struct TwoScenesTests {
  private let stage = Stage()
  private let window: UIWindow
  private let tabs: UITabBarController

  init() {
    let stage = stage
    (window, tabs) = stage.asCurrent {
      var traits = stage.traits
      traits.device = .iPad
      stage.setTraits(traits)
      let tabs = TripsSceneDelegate.makeTabs()
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      return (window, tabs)
    }
    stage.settle()
  }

  private var navigation: UINavigationController? {
    tabs.selectedViewController as? UINavigationController
  }

  private func tap(_ text: String) throws {
    try stage.user.tap(text)
    stage.settle()
  }

  @Test func theNotesHaveTwoHeights() throws {
    try tap("Kyoto")
    let trip = try #require(navigation?.topViewController as? TripViewController)
    try tap("Notes")
    let sheet = try #require(trip.presentedViewController?.sheetPresentationController)
    #expect(sheet.detents.count == 2)
    // On a pad it is a page, which can't be dragged to another height.
    #expect(throws: Stage.User.Failure.self) { try stage.user.dragSheet(to: .large) }
    #expect(trip.heights.isEmpty)
    try stage.user.swipeDown()
    stage.settle()
    #expect(trip.presentedViewController == nil)
  }

  @Test func theMenuRenamesAndDeletes() throws {
    try tap("Oslo")
    try tap("More")
    #expect(stage.user.targets.map(\.text) == ["Rename", "Delete"])
    try tap("Rename")
    #expect(navigation?.topViewController?.title == "Renamed")
    try tap("More")
    try tap("Delete")
    #expect(navigation?.viewControllers.count == 1)
  }

  @Test func theFilterIsAPopover() throws {
    try tap("Filter")
    let filter = try #require(navigation?.topViewController?.presentedViewController)
    #expect(filter.presentationController?.adaptivePresentationStyle == .popover)
    try stage.user.tapOutside()
    stage.settle()
    #expect(navigation?.topViewController?.presentedViewController == nil)
  }

  @Test func darknessReachesTheDetail() throws {
    try tap("Lisbon")
    let trip = try #require(navigation?.topViewController as? TripViewController)
    stage.asCurrent { window.overrideUserInterfaceStyle = .dark }
    stage.settle()
    #expect(trip.styles == [.dark])
    #expect(tabs.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aSecondSceneOpensAndCloses() throws {
    let application = TripsApplicationDelegate()
    stage.application.delegate = application
    let scene = try stage.user.openScene()
    stage.settle()
    #expect(stage.application.connectedScenes.count == 2)
    #expect(scene.windows.first?.rootViewController is UITabBarController)
    #expect(scene.activationState == .foregroundActive)
    try stage.user.showScene(scene)
    try stage.user.leaveApp()
    #expect(scene.activationState == .background)
    #expect(throws: Stage.User.Failure.ignored("the app is in the background")) {
      try stage.user.leaveApp()
    }
    try stage.user.returnToApp()
    try stage.user.closeScene(scene)
    #expect(stage.application.connectedScenes.count == 1)
    #expect(throws: Stage.User.Failure.ignored("the scene is not connected")) {
      try stage.user.showScene(scene)
    }
  }

  @Test func tabsAreMadeWhenTheyAreNeeded() throws {
    let settings = try #require(tabs.tab(forIdentifier: "settings"))
    try stage.user.selectTab("Settings")
    stage.settle()
    #expect(tabs.selectedTab === settings)
    #expect(tabs.selectedViewController?.title == "Settings")
  }
}
