import Foundation
import NavigationModel

extension UITableViewCell {
  var detailPlace: Screen.TableRow.DetailPlace {
    switch style {
    case .default, .value1: .rightEdge
    case .value2: .beside
    case .subtitle: .below
    }
  }
}
