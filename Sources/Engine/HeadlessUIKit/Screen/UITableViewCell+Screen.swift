import Foundation
import NavigationModel

extension UITableViewCell {
  var detailPlace: Screen.TableRow.DetailPlace {
    if let list = shownList {
      return list.prefersSideBySideTextAndSecondaryText ? .rightEdge : .below
    }
    return switch style {
    case .default, .value1: .rightEdge
    case .value2: .beside
    case .subtitle: .below
    }
  }
}
