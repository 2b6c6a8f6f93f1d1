import Foundation
import HeadlessUIKit

/// Several animations at the same time.
///
/// [CAAnimationGroup](https://developer.apple.com/documentation/quartzcore/caanimationgroup)
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}
