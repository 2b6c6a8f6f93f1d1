import Foundation
import NavigationModel

extension Stage {
  /// The controller that a controller itself presents and is not dismissing.
  func presented(by controller: UIViewController) -> UIViewController? {
    guard let presentation = hierarchy[controller.id].presentation, !presentation.isLeaving else {
      return nil
    }
    return registry[presentation.presented]
  }
}

extension Stage {
  /// The presentation controller of a presentation, as UIKit prints it.
  ///
  /// P96
  func describe(_ presentation: Presentation, of presented: Hierarchy.ID) -> String {
    "<\(presentation.managerClassName): \(presented.partAddress)>"
  }
}
