import Foundation
import HeadlessUIKit
import Testing

/// The user chooses shortcuts at the app's icon.
struct ShortcutTests {
  private static let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")

  private final class App: NSObject, UIApplicationDelegate {
    var lines: [String] = []

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      lines.append("\(shortcutItem.type) \(application.applicationState == .active)")
      completionHandler(true)
    }
  }

  @Test func theApplicationGetsThemWithoutScenes() throws {
    let world = World(), app = App()
    world.stage.application.delegate = app
    try world.stage.user.performShortcut(Self.item)
    try world.stage.user.leaveApp()
    try world.stage.user.performShortcut(Self.item)
    #expect(app.lines == ["new true", "new true"])
  }

  private final class Scene: NSObject, UIWindowSceneDelegate {
    var lines: [String] = []

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      lines.append("\(shortcutItem.localizedTitle) \(windowScene.delegate === self)")
      completionHandler(true)
    }
  }

  @Test func theSceneInFrontGetsThem() throws {
    let world = World(), app = App(), scene = Scene()
    world.stage.application.delegate = app
    world.window.windowScene?.delegate = scene
    try world.stage.user.performShortcut(Self.item)
    #expect(scene.lines == ["New true"])
    #expect(app.lines == [])
  }
}
