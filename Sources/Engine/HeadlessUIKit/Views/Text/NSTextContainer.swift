import Foundation

/// Where the lines of a text are; its values are kept.
///
/// [NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer)
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size of the room for lines; kept, no effect.
  open var size: CGSize
  /// The space at both ends of a line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; kept, no effect.
  open var maximumNumberOfLines = 0
  /// How long lines are broken; kept, no effect.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether its width follows the view; kept, no effect.
  open var widthTracksTextView = true
  /// Whether its height follows the view; kept, no effect.
  open var heightTracksTextView = true
  /// The areas that lines avoid; kept, no effect.
  open var exclusionPaths: [UIBezierPath] = []

  /// Creates a container for lines.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  nonisolated deinit {}
}
