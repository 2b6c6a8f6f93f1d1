import NavigationModel

/// The entries of an application's Info.plist that its controllers depend on.
public struct InfoPlist: Sendable, Equatable {
  /// The orientations that it supports, `UISupportedInterfaceOrientations`; nil for no entry (E70).
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask?
  /// The same on an iPad, `UISupportedInterfaceOrientations~ipad`; nil for the entry above.
  public var supportedInterfaceOrientationsOnPad: UIInterfaceOrientationMask?
  /// Whether it has the screen of an iPad for itself, `UIRequiresFullScreen` (E73).
  public var requiresFullScreen = false

  /// Creates one without entries.
  public init() {}

  /// The orientations that the application supports on a device.
  func orientations(on device: Traits.Device) -> UIInterfaceOrientationMask {
    let entry =
      device == .iPad
      ? supportedInterfaceOrientationsOnPad ?? supportedInterfaceOrientations
      : supportedInterfaceOrientations
    return entry ?? UIInterfaceOrientationMask(defaultFor: device)
  }

  /// Whether the application shares the screen of an iPad with others: it supports all orientations
  /// and doesn't want the screen for itself (E73).
  var multitasksOnPad: Bool { !requiresFullScreen && orientations(on: .iPad) == .all }
}
