import Foundation

extension UIApplication {
  /// An option for opening a URL in another application.
  ///
  /// [UIApplication.OpenExternalURLOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey)
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an application that is made for the URL opens it; kept, no effect.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// An option of a URL that another application opens in this one.
  ///
  /// [UIApplication.OpenURLOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey)
  nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the application that asks.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the application that asks passes.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file has to be copied.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The address of the application's own settings.
  ///
  /// [openSettingsURLString](https://developer.apple.com/documentation/uikit/uiapplication/opensettingsurlstring)
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The schemes of URLs that every device opens: pages, mails, messages, calls, settings (unconfirmed).
  private static let systemSchemes: Set = [
    "http", "https", "mailto", "sms", "tel", "telprompt", "facetime", "facetime-audio", "maps",
    "app-settings", "itms-apps",
  ]

  func ownCanOpen(_ url: URL) -> Bool {
    Self.systemSchemes.contains(url.scheme?.lowercased() ?? "")
  }

  func ownOpen(_ url: URL, completion: ((Bool) -> Void)?) {
    stage.noteStandIn(.opening)
    let isOpened = ownCanOpen(url)
    guard let completion = Handler(.sceneOpening, completion) else { return }
    stage.after(.zero) { completion.run(isOpened, on: self.stage) }
  }

  /// Opens a URL in another application, and returns whether there is one.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
      open(url, options: options) { done.resume(returning: $0) }
    }
  }
}

extension UIApplication {
  /// Performs an action on its target; without one on the first object of the responder chain that
  /// has the method (unconfirmed where the chain begins without a first responder).
  func ownSend(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      return action.perform(as: .sentAction, on: target as AnyObject, sender, event)
    }
    var visited: Set<ObjectIdentifier> = []
    for start in [stage.firstResponder, (sender as? UIResponder)?.next, keyWindow] {
      var responder = start
      while let candidate = responder, visited.insert(ObjectIdentifier(candidate)).inserted {
        if action.perform(as: .sentAction, on: candidate, sender, event) { return true }
        responder = candidate.next
      }
    }
    return action.perform(as: .sentAction, on: self, sender, event)
      || action.perform(as: .sentAction, on: delegate, sender, event)
  }

  /// Posted after the delegate's `didFinishLaunching`.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after the delegate's `applicationDidBecomeActive`.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted after the delegate's `applicationWillResignActive`.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the delegate's `applicationDidEnterBackground`.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted after the delegate's `applicationWillEnterForeground`.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted after the delegate's `applicationWillTerminate`.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted after the delegate's `applicationDidReceiveMemoryWarning`.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
