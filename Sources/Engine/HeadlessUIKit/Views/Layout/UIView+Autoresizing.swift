import Foundation

extension UIView {
  /// The parts of a view's frame that change with the size of its superview.
  ///
  /// [UIView.AutoresizingMask](https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct)
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a mask from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The distance to the upper edge.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The distance to the lower edge.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  /// Updates the frames of the subviews after the size has changed.
  func resizeSubviews(from oldSize: CGSize) {
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.resize(from: oldSize, to: frame.size)
    }
  }

  private func resize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    var horizontal = Extent(
      before: frame.minX, length: frame.width, after: old.width - frame.maxX)
    horizontal.spread(
      new.width - old.width, before: mask.contains(.flexibleLeftMargin),
      length: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
    var vertical = Extent(
      before: frame.minY, length: frame.height, after: old.height - frame.maxY)
    vertical.spread(
      new.height - old.height, before: mask.contains(.flexibleTopMargin),
      length: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
    frame = CGRect(
      x: horizontal.before, y: vertical.before, width: horizontal.length, height: vertical.length)
  }

  /// The size that stands for none in a direction.
  ///
  /// [noIntrinsicMetric](https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric)
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// A size that asks for as little room as possible.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that asks for as much room as possible.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size of its contents, or of its frame in directions in which they have none; that of its own
  /// constraints comes first.
  final var fittingSize: CGSize {
    let own = askedIntrinsicContentSize
    func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
      extras?.constraints.first {
        $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
      }?.constant
    }
    return CGSize(
      width: length(.width) ?? (own.width >= 0 ? own.width : frame.width),
      height: length(.height) ?? (own.height >= 0 ? own.height : frame.height))
  }
}

/// A view's position and size along one axis, in points.
private struct Extent {
  var before: CGFloat
  var length: CGFloat
  var after: CGFloat

  /// Distributes what the superview gained among the flexible parts, in proportion to their sizes;
  /// equally if they are zero.
  mutating func spread(_ gain: CGFloat, before: Bool, length: Bool, after: Bool) {
    let flexible = [before, length, after]
    let parts = [self.before, self.length, self.after]
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(flexible.filter { $0 }.count)
    guard count > 0 else { return }
    let shares = zip(parts, flexible).map { part, isFlexible in
      isFlexible ? gain * (total == 0 ? 1 / count : part / total) : 0
    }
    self.before += shares[0]
    self.length = max(self.length + shares[1], 0)
    self.after += shares[2]
  }
}
