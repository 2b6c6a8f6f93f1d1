import Foundation
import HeadlessUIKit

/// An animation between two states of a layer.
///
/// [CATransition](https://developer.apple.com/documentation/quartzcore/catransition)
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// Its kind.
  open var type = CATransitionType.fade
  /// Its direction.
  open var subtype: CATransitionSubtype?
  /// Where in its course it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where in its course it ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// The direction of a transition.
///
/// [CATransitionSubtype](https://developer.apple.com/documentation/quartzcore/catransitionsubtype)
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a direction from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A kind of transition.
///
/// [CATransitionType](https://developer.apple.com/documentation/quartzcore/catransitiontype)
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new one appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The key of a layer's transition.
nonisolated public let kCATransition = "transition"
/// The key of the action when a layer becomes visible.
nonisolated public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer is no longer visible.
nonisolated public let kCAOnOrderOut = "onOrderOut"

/// The new one appears; its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
nonisolated public let kCATransitionFade = CATransitionType.fade
/// The new one slides over the old one; its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
nonisolated public let kCATransitionMoveIn = CATransitionType.moveIn
/// The new one pushes the old one away; its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
nonisolated public let kCATransitionPush = CATransitionType.push
/// The old one slides away; its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
nonisolated public let kCATransitionReveal = CATransitionType.reveal
/// From the right; its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
nonisolated public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// From the left; its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
nonisolated public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// From the top; its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
nonisolated public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// From the bottom; its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
nonisolated public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
