#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// How the lines of a paragraph are set; kept, no effect.
  ///
  /// [NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle)
  nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    var values = Values()

    struct Values: Hashable {
      var lineSpacing: CGFloat = 0
      var paragraphSpacing: CGFloat = 0
      var paragraphSpacingBefore: CGFloat = 0
      var alignment = NSTextAlignment.natural
      var firstLineHeadIndent: CGFloat = 0
      var headIndent: CGFloat = 0
      var tailIndent: CGFloat = 0
      var lineBreakMode = NSLineBreakMode.byWordWrapping
      var minimumLineHeight: CGFloat = 0
      var maximumLineHeight: CGFloat = 0
      var lineHeightMultiple: CGFloat = 0
      var hyphenationFactor: Float = 0
      var defaultTabInterval: CGFloat = 0
      var allowsDefaultTighteningForTruncation = false
    }

    /// The style of a paragraph that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Creates a style with default values.
    public override init() { super.init() }

    /// The space between two lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Where the lines are between the edges.
    open var alignment: NSTextAlignment { values.alignment }
    /// How far the first line begins from the edge, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How far the other lines begin from the edge, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// How far the lines end from the edge, in points.
    open var tailIndent: CGFloat { values.tailIndent }
    /// How a line ends that is too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The largest height of a line, in points; zero for any.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What the height of a line is multiplied by; zero for one.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// From which filling words are parted, from 0 to 1.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// The distance of tab stops, in points.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether letters may be moved together before a line is cut.
    open var allowsDefaultTighteningForTruncation: Bool {
      values.allowsDefaultTighteningForTruncation
    }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = NSParagraphStyle()
      copy.values = values
      return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
      let copy = NSMutableParagraphStyle()
      copy.values = values
      return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
  }
#endif
