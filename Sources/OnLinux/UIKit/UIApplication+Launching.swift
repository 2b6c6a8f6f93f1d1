import Foundation
import HeadlessUIKit

nonisolated extension UIApplication.LaunchOptionsKey {
  /// The URL that is to be opened.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The application that asks for it.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// What that application passes.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The remote notification that the user has tapped.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The local notification that the user has tapped.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// A change of the place of the device.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// An issue of a newsstand's.
  public static let newsstandDownloads = Self(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// The managers of Bluetooth devices to restore.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The managers of Bluetooth services to restore.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// The shortcut of the application's icon that the user has chosen.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// What belongs to an activity.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The type of an activity.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// The record that the user was invited to share.
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
}

nonisolated extension UIApplication {
  /// Posted before the orientation of the contents changes; not posted here.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the orientation of the contents has changed; not posted here.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the frame of the status bar changes; not posted here.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted when the frame of the status bar has changed; not posted here.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted at midnight, and when the time is set; not posted here.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when it may be refreshed in the background, or no longer; not posted here.
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted before protected files can't be read; not posted here.
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when protected files can be read; not posted here.
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted when the user has made a picture of the screen; not posted here.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The key of the orientation in the user info of those notifications.
  public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of the frame in the user info of those notifications.
  public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
