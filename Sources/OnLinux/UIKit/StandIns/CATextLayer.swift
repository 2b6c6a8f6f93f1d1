import Foundation
import HeadlessUIKit

/// A layer that shows a text; its values are kept, and nothing is drawn.
///
/// [CATextLayer](https://developer.apple.com/documentation/quartzcore/catextlayer)
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a string, or one with attributes.
  open var string: Any?
  /// The font: its name, or an object; kept, no effect.
  open var font: AnyObject?
  /// The size of the font, in points; kept, no effect.
  open var fontSize: CGFloat = 36
  /// The color of the text; kept, no effect.
  open var foregroundColor: CGColor?
  /// Whether its lines are broken at the width; kept, no effect.
  open var isWrapped = false
  /// How long texts are cut off; kept, no effect.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Where the lines are between the edges; kept, no effect.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether letters may be drawn between pixels; kept, no effect.
  open var allowsFontSubpixelQuantization = false

  nonisolated deinit {}
}

/// How a layer cuts a text off.
///
/// [CATextLayerTruncationMode](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode)
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = Self(rawValue: "none")
  /// At the beginning.
  public static let start = Self(rawValue: "start")
  /// At the end.
  public static let end = Self(rawValue: "end")
  /// In the middle.
  public static let middle = Self(rawValue: "middle")
}

/// Where the lines of a layer's text are between its edges.
///
/// [CATextLayerAlignmentMode](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode)
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where lines of the language begin.
  public static let natural = Self(rawValue: "natural")
  /// On the left.
  public static let left = Self(rawValue: "left")
  /// On the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At both edges.
  public static let justified = Self(rawValue: "justified")
}
