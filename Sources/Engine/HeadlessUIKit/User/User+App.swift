import Foundation
import NavigationModel

extension Stage.User {
  // MARK: The app

  /// Leaves the app: its state is saved, and its controllers receive no callbacks (A27, B73).
  public func leaveApp() throws(Failure) {
    try onStage { () throws(Failure) in
      guard stage.application.enterBackground() else {
        throw .ignored("the app is in the background")
      }
    }
  }

  /// Returns to the app; its controllers receive no callbacks (A27).
  public func returnToApp() throws(Failure) {
    try onStage { () throws(Failure) in
      guard stage.application.enterForeground() else {
        throw .ignored("the app is in the foreground")
      }
    }
  }

  /// Something of the system's comes in front of the app, which is inactive until it has gone (F8).
  public func showSystemAlert() throws(Failure) {
    try onStage { () throws(Failure) in
      guard stage.application.interrupt(true) else { throw .ignored("the app is not active") }
    }
  }

  /// What is in front of the app has gone, and the app is active (F8).
  public func endSystemAlert() throws(Failure) {
    try onStage { () throws(Failure) in
      guard stage.application.interrupt(false) else {
        throw .ignored("nothing is in front of the app")
      }
    }
  }

  // MARK: Scenes

  /// Opens another scene of the app, on an iPad; the URLs and activities are in its connection options.
  @discardableResult
  public func openScene(
    urls: [URL] = [], activities: [NSUserActivity] = []
  ) throws(Failure) -> UIWindowScene {
    try onStage { () throws(Failure) in
      guard stage.application.supportsMultipleScenes else {
        throw .ignored("several scenes need an iPad and iOS 13")
      }
      return stage.scenes.connect(urls: urls, activities: activities)
    }
  }

  /// Brings a scene to the front.
  public func showScene(_ scene: UIWindowScene) throws(Failure) {
    try onStage { () throws(Failure) in
      try check(obstacle(to: scene))
      stage.scenes.bringToFront(scene)
    }
  }

  /// Closes a scene in the app switcher; its session is discarded (F9, F10).
  public func closeScene(_ scene: UIWindowScene) throws(Failure) {
    try onStage { () throws(Failure) in
      try check(obstacle(to: scene) ?? obstacleToEndingScenes)
      stage.scenes.discard(scene)
    }
  }

  /// Uses other apps until the system removes a scene in the background from memory; its session stays
  /// (F7, F12).
  public func reclaimScene(_ scene: UIWindowScene) throws(Failure) {
    try onStage { () throws(Failure) in
      try check(obstacle(to: scene))
      guard scene.activationState == .background else {
        throw .ignored("the scene is on the screen")
      }
      try check(obstacleToEndingScenes)
      stage.scenes.reclaim(scene)
    }
  }

  private func obstacle(to scene: UIWindowScene) -> String? {
    stage.scenes.all.contains { $0 === scene } ? nil : "the scene is not connected"
  }

  private var obstacleToEndingScenes: String? {
    stage.scenes.all.count > 1 ? nil : "it is the only scene"
  }

  // MARK: Requests

  /// Opens a URL in another app; the scene in front gets it (F11).
  public func open(_ url: URL) throws(Failure) {
    try onStage { () throws(Failure) in
      guard stage.scenes.open(url) else { throw .ignored("no scene has a delegate") }
    }
  }

  /// Chooses a shortcut at the app's icon: the app comes to the screen, and then the scene in front gets
  /// it, in an app without scenes its delegate; that the app is active then is unconfirmed.
  public func performShortcut(_ item: UIApplicationShortcutItem) throws(Failure) {
    try onStage { () throws(Failure) in
      _ = stage.application.enterForeground()  // It may be there already.
      try check(stage.scenes.perform(item))
    }
  }

  /// Continues an activity of another device: the scene in front gets it, in an app without scenes its
  /// delegate (H48, H111).
  public func continueActivity(_ activity: NSUserActivity) throws(Failure) {
    try onStage { () throws(Failure) in try check(stage.scenes.continue(activity)) }
  }

  /// Continues an activity that doesn't arrive; the scene in front gets an error, in an app without
  /// scenes its delegate (H122).
  public func failToContinueActivity(ofType type: String) throws(Failure) {
    try onStage { () throws(Failure) in try check(stage.scenes.failToContinue(type)) }
  }
}
