/// How controllers decide on the orientation of the screen, as it differs by release.
public struct OrientationRules: Sendable, Equatable {
  /// Whether `shouldAutorotate` is asked before the mask (E74: up to iOS 15).
  public private(set) var asksWhetherToRotate = false
  /// Whether `shouldAutorotate(to:)` is asked about each orientation (iOS 2 to 5; in iOS 6 the mask
  /// is its default answer, unconfirmed).
  public private(set) var asksAboutEach = false
  /// Whether containers ask their delegate (E72: iOS 7).
  public private(set) var asksDelegates = true
  /// Whether a mask that shares nothing with the application's raises (E76).
  public private(set) var raisesWithoutCommon = false
  /// Whether an application that supports all orientations of an iPad multitasks, so that its
  /// controllers aren't asked (E73: iOS 9).
  public private(set) var multitasksOnPad = true
  /// How a program asks for a turn.
  public private(set) var request = Request.update

  /// How a program asks for a turn.
  public enum Request: Sendable {
    /// `attemptRotationToDeviceOrientation`, and by setting the device's orientation (E84: up to iOS
    /// 15).
    case attempt
    /// `setNeedsUpdateOfSupportedInterfaceOrientations` (E85: iOS 16).
    case update
  }

  /// iOS 16 and later.
  static let modern = OrientationRules()

  /// iOS 8 to 12.
  static let mid: OrientationRules = {
    var rules = modern
    rules.asksWhetherToRotate = true  // E74
    rules.raisesWithoutCommon = true  // E76
    rules.request = .attempt  // E84
    return rules
  }()

  /// iOS 7.
  static let ios7: OrientationRules = {
    var rules = mid
    rules.multitasksOnPad = false  // E73
    return rules
  }()

  /// iOS 5 and 6.
  static let classic: OrientationRules = {
    var rules = ios7
    rules.asksDelegates = false  // E72
    rules.asksAboutEach = true
    return rules
  }()
}
