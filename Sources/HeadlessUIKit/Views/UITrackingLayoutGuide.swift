import Foundation
import NavigationModel

/// A layout guide that follows something on screen.
///
/// [UITrackingLayoutGuide](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide)
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
