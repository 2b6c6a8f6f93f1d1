import Foundation
import NavigationModel

/// The stack of the More tab.
final class UIMoreNavigationController: UINavigationController {
  nonisolated deinit {}
}
