import Foundation
import HeadlessUIKit

extension String {
  /// The size of the text on one line, in points.
  @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText(self, attrs?[.font] as? UIFont).size(within: nil)
  }

  /// The room that the text needs, in points: lines are broken between words if the options say so.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    return CGRect(
      origin: .zero, size: MeasuredText(self, attributes?[.font] as? UIFont).size(within: width))
  }

  /// Draws the text in a rectangle; nothing is drawn.
  @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    Stage.current.noteStandIn(.drawing)
  }

  /// Draws the text at a point; nothing is drawn.
  @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    Stage.current.noteStandIn(.drawing)
  }
}

extension String {
  /// Draws the text in a rectangle, with its lines broken as the options say; nothing is drawn.
  @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { Stage.current.noteStandIn(.drawing) }
}

extension NSString {
  /// The size of the text on one line, in points.
  @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// The room that the text needs, in points: lines are broken between words if the options say so.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in a rectangle; nothing is drawn.
  @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    Stage.current.noteStandIn(.drawing)
  }

  /// Draws the text at a point; nothing is drawn.
  @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    Stage.current.noteStandIn(.drawing)
  }

  /// Draws the text in a rectangle, with its lines broken as the options say; nothing is drawn.
  @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { Stage.current.noteStandIn(.drawing) }
}

extension NSAttributedString {
  /// The size of the text on one line, in points, in the font of its beginning.
  @MainActor
  public func size() -> CGSize { MeasuredText(string, fontOfStart).size(within: nil) }

  /// The room that the text needs in the font of its beginning, in points: lines are broken between words
  /// if the options say so.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    return CGRect(origin: .zero, size: MeasuredText(string, fontOfStart).size(within: width))
  }

  /// Draws the text in a rectangle; nothing is drawn.
  @MainActor
  public func draw(in rect: CGRect) { Stage.current.noteStandIn(.drawing) }

  /// Draws the text in a rectangle, with its lines broken as the options say; nothing is drawn.
  @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { Stage.current.noteStandIn(.drawing) }

  /// Draws the text at a point; nothing is drawn.
  @MainActor
  public func draw(at point: CGPoint) { Stage.current.noteStandIn(.drawing) }

  private var fontOfStart: UIFont? {
    length == 0 ? nil : attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }
}

/// How a text is fitted into its room; its values are kept.
///
/// [NSStringDrawingContext](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext)
nonisolated public final class NSStringDrawingContext: NSObject {
  /// By how much the text may become smaller; kept, no effect.
  public var minimumScaleFactor: CGFloat = 0
  /// By how much it has become smaller: not at all.
  public var actualScaleFactor: CGFloat { 1 }
}

/// How a text is measured.
///
/// [NSStringDrawingOptions](https://developer.apple.com/documentation/uikit/nsstringdrawingoptions)
nonisolated public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines are broken at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the space between them that the font wants.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines are as high as what is in them.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line is cut off where there is too little room.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
