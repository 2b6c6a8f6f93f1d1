import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// The application delegate, and the class that recreates controllers.
  static var applicationDelegates: [TableDescriptor] {
    [withSaving(withRestoring(withScenes(withLife(application)))), restoration]
  }

  private static var application: TableDescriptor {
    TableDescriptor(
      "UIApplicationDelegate", "The application delegate: the functions of the table `app`.",
      members: [taskFunction.calling("fn").typed(nil, .named(ScriptTask.luaType))])
  }

  private static func withLife(_ delegate: TableDescriptor) -> TableDescriptor {
    delegate
      .call(
        .willFinishLaunching, [:], returning: Bool.self,
        "Called at a launch, before controllers are restored: build the roots here.",
        facts: "B80"
      )
      .call(
        .didFinishLaunching, [:], returning: Bool.self,
        "Called at a launch, when controllers have been restored.", facts: "B80"
      )
      .call(
        .willResignActive, [:], "Called before the app becomes inactive.", facts: "A27"
      )
      .call(
        .didEnterBackground, [:], "Called when the app has entered the background.", facts: "A27"
      )
      .call(
        .willEnterForeground, [:], "Called before the app enters the foreground.", facts: "A27"
      )
      .call(.didBecomeActive, [:], "Called when the app has become active again.", facts: "A27")
      .call(
        .willContinueUserActivityWithType, ["type": String.self], returning: Bool.self,
        "Called before an activity that the user continues arrives, in an app without scenes.",
        facts: "H111"
      )
      .call(
        .continueUserActivity,
        ["activity": NSUserActivity.self, "restorationHandler": LuaValue.self],
        returning: Bool.self,
        "Called to continue an activity, in an app without scenes; the function passes it to the "
          + "objects in its argument.",
        facts: "H111"
      )
      .call(
        .didUpdateUserActivity, ["activity": NSUserActivity.self],
        "Called when controllers have updated an activity, in an app without scenes.",
        facts: "H122"
      )
      .call(
        .didFailToContinueUserActivityWithType, ["type": String.self, "error": String.self],
        "Called when an activity that was announced doesn't arrive, in an app without scenes.",
        facts: "H122"
      )
      .call(.willTerminate, [:], "Called before the user ends the app.", facts: "A27")
      .call(
        .didReceiveMemoryWarning, [:],
        "Called on a memory warning, before the controllers receive it."
      )
      .call(
        .supportedInterfaceOrientations, ["window": UIWindow?.self],
        returning: UIInterfaceOrientationMask.self,
        "Asked for the orientations that the application supports, instead of Info.plist.",
        facts: "E71")
  }

  private static func withScenes(_ delegate: TableDescriptor) -> TableDescriptor {
    delegate
      .call(
        .configurationForConnecting,
        ["session": UISceneSession.self, "options": SceneConnection.self],
        returning: UISceneConfiguration?.self,
        "Asked at a launch, and for each new scene, how the scene is made.", facts: "F2"
      )
      .call(
        .didDiscardSceneSessions, ["sessions": [UISceneSession].self],
        "Called when scenes have been closed for good.", facts: "F10")
  }

  private static func withSaving(_ delegate: TableDescriptor) -> TableDescriptor {
    delegate
      .call(
        .shouldSaveApplicationState, ["coder": RestorationCoder.self], returning: Bool.self,
        "Asked whether to save the state when the app enters the background; only true saves."
      )
      .call(
        .shouldSaveSecureApplicationState, ["coder": RestorationCoder.self], returning: Bool.self,
        "The same question in newer releases, asked first; only true saves."
      )
      .call(
        .willEncodeRestorableState, ["coder": RestorationCoder.self],
        "Called before the controllers are saved: put what belongs to the app into the coder.")
  }

  private static func withRestoring(_ delegate: TableDescriptor) -> TableDescriptor {
    delegate
      .call(
        .shouldRestoreApplicationState, ["coder": RestorationCoder.self], returning: Bool.self,
        "Asked at a launch whether to restore the saved state; only true does.",
        facts: "B79"
      )
      .call(
        .shouldRestoreSecureApplicationState, ["coder": RestorationCoder.self],
        returning: Bool.self,
        "The same question in newer releases, asked first; only true saves.", facts: "B79"
      )
      .call(
        .viewControllerWithRestorationIdentifierPath,
        ["path": [String].self, "coder": RestorationCoder.self],
        returning: UIViewController?.self,
        "Asked for a saved controller, with the identifiers from the root down; nil leaves "
          + "it to its restoration class.", facts: "B79"
      )
      .call(
        .didDecodeRestorableState, ["coder": RestorationCoder.self],
        "Called when the controllers' state has been restored.", facts: "B79")
  }

  private static var restoration: TableDescriptor {
    TableDescriptor(
      "UIViewControllerRestoration", "A class that recreates its controllers after a launch."
    )
    .call(
      .viewControllerWithRestorationIdentifierPath,
      ["path": [String].self, "coder": RestorationCoder.self],
      returning: UIViewController?.self,
      "Asked for a saved controller, with the identifiers from the root down; nil leaves "
        + "it out, with everything inside.", facts: "B79")
  }
}
