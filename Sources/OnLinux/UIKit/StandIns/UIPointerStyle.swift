import Foundation
import HeadlessUIKit

/// How the pointer looks; its values are kept.
///
/// [UIPointerStyle](https://developer.apple.com/documentation/uikit/uipointerstyle)
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @MainActor NSCopying {
  /// What is kept.
  private let effect: UIPointerEffect?
  private let shape: UIPointerShape?
  private let axes: UIAxis

  /// Creates a style by what happens to the view, and a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, [])
  }

  /// Creates a style by a shape, which stays in the middle of the region along some axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape, axes)
  }

  public required init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis) {
    (self.effect, self.shape, self.axes) = (effect, shape, axes)
    super.init()
  }

  /// A pointer that isn't seen.
  open class func hidden() -> Self { Self(nil, nil, []) }
  /// The system's pointer.
  open class func system() -> Self { Self(nil, nil, []) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated deinit {}
}

/// What happens to a view below the pointer.
///
/// [UIPointerEffect](https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum)
@preconcurrency @MainActor
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a color is added.
  nonisolated public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of the pointer.
///
/// [UIPointerShape](https://developer.apple.com/documentation/uikit/uipointershape-swift.enum)
@preconcurrency @MainActor
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The radius of round corners that none was given for: that of the system.
  nonisolated public static let defaultCornerRadius = CGFloat.greatestFiniteMagnitude
}

/// Axes.
///
/// [UIAxis](https://developer.apple.com/documentation/uikit/uiaxis)
nonisolated public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt
  /// Creates axes from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
