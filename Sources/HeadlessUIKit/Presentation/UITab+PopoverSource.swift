import Foundation
import NavigationModel

extension UITab: UIPopoverPresentationControllerSourceItem {}
