import Foundation
import HeadlessUIKit
import NavigationModel

/// A service for something.
///
/// [UIActivity](https://developer.apple.com/documentation/uikit/uiactivity)
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Creates a service.
  public override init() { super.init() }

  /// Its type; nil unless a subclass has one.
  open var activityType: ActivityType? { nil }
  /// Its title; nil unless a subclass has one.
  open var activityTitle: String? { nil }

  nonisolated deinit {}

  /// The type of a service.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates UIKit's type with a short name: `mail`.
    init(name: String) {
      rawValue =
        name.contains(".")
        ? name : "com.apple.UIKit.activity." + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Mail.
    public static let mail = Self(name: "mail")
    /// A text message.
    public static let message = Self(name: "message")
    /// The pasteboard.
    public static let copyToPasteboard = Self(name: "copyToPasteboard")
    /// A printer.
    public static let print = Self(name: "print")
    /// The album of the camera.
    public static let saveToCameraRoll = Self(name: "saveToCameraRoll")
    /// Devices nearby.
    public static let airDrop = Self(name: "airDrop")
    /// The reading list.
    public static let addToReadingList = Self(name: "addToReadingList")
  }
}
