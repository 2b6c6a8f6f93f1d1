import Foundation

extension UIView {
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
