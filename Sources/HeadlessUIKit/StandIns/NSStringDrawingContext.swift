import Foundation

/// How a text is fitted into its room; its values are kept.
///
/// [NSStringDrawingContext](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext)
nonisolated public final class NSStringDrawingContext: NSObject {
  /// By how much the text may become smaller; kept, no effect.
  public var minimumScaleFactor: CGFloat = 0
  /// By how much it has become smaller: not at all.
  public var actualScaleFactor: CGFloat { 1 }
}
