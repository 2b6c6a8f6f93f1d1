import Foundation
import NavigationModel

extension UICollectionViewListCell {
  /// The last of its accessories that is drawn.
  var mark: Screen.TableRow.Accessory? {
    accessories.last.map {
      switch $0.accessoryType {
      case .disclosureIndicator: .disclosureIndicator
      case .checkmark: .checkmark
      case .detail: .detailButton
      }
    }
  }
}
