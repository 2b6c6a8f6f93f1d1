import Foundation
import NavigationModel

extension UIWindow {
  /// The place of windows in front of or behind others.
  ///
  /// [UIWindow.Level](https://developer.apple.com/documentation/uikit/uiwindow/level)
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Its number; a higher one is in front.
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of windows that set none.
    public static let normal = Level(rawValue: 0)  // F16
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)  // F16
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)  // F16

    /// Whether a level is behind another one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// The level that is that much further in front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }

    /// The level that is that much further behind.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
  }

  /// Posted when a window has been shown; the object is the window, as for the other three.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has been hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window's `becomeKey`.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window's `resignKey`.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// What the edges of the screen take from it.
  var coveredScreenEdges: Insets {
    let screen = stage.traits.screen
    return stage.profile.bars.heights.safeArea(
      stage.traits, isStatusBarHidden: stage.statusBar.isHidden
    ).inside(Frame(frame), width: screen.width, height: screen.height)
  }

  /// Calls `becomeKey` or its override.
  package func receiveBecomeKey() {
    callMember(.becomeKey) { becomeKey() }
  }

  /// Calls `resignKey` or its override.
  package func receiveResignKey() {
    callMember(.resignKey) { resignKey() }
  }

  /// Calls `sendEvent` or its override.
  package func receive(_ event: UIEvent) {
    callMember(.sendEvent, [event]) { sendEvent(event) }
  }

  /// Calls the member that belongs to a step, if there is one.
  func receive(_ step: WindowStep) {
    switch step {
    case .didBecomeKey: receiveBecomeKey()
    case .didResignKey: receiveResignKey()
    case .didBecomeVisible, .didBecomeHidden: break
    }
  }
}

/// The subviews of a deallocated view.
final class DetachedSubviews {
  private var views: [UIView]

  nonisolated init(_ views: inout [UIView]) {
    self.views = views
    views = []
  }

  // Nested views are released one after the other: releasing each from its superview would use
  // call stack in proportion to the depth.
  isolated deinit {
    var rest = views
    views = []
    while var view = rest.popLast() {
      view.container = nil
      UIView.nestedCount -= 1
      guard isKnownUniquelyReferenced(&view) else { continue }
      rest += view.subviews
      view.inner = []
    }
  }
}
