import Foundation

/// What is common to the sections of a compositional layout.
///
/// [UICollectionViewCompositionalLayoutConfiguration](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The distance between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0

  /// Creates a configuration.
  public override init() { super.init() }

  nonisolated deinit {}
}
