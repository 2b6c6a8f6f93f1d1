import Foundation
import NavigationModel

extension UISheetPresentationController {
  /// The names of the active heights that it doesn't have now.
  package var otherHeights: [String] {
    let current = currentDetent
    return activeDetents.active.map(\.identifier).filter { $0 != current }.map(\.shortName)
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// Its name in texts: that of UIKit's two is short.
  package var shortName: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    default: rawValue
    }
  }
}
