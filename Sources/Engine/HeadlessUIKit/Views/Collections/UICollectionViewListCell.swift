import Foundation

/// A row of a list (H30, H33).
///
/// [UICollectionViewListCell](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell)
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at its edges, in their order (H34).
  open var accessories: [UICellAccessory] = []
  /// How often it is indented; 0 by default.
  ///
  /// Kept, no effect.
  open var indentationLevel = 0
  /// The width of one indentation, in points; 10 by default.
  ///
  /// Kept, no effect.
  open var indentationWidth: CGFloat = 10
  /// Whether accessories are indented, too; true by default.
  ///
  /// Kept, no effect.
  open var indentsAccessories = true

  /// The content of a row without texts, to be completed and assigned to `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What a row of a list shows at an edge (H34).
///
/// [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct)
public struct UICellAccessory: Sendable {
  /// What it is.
  public let accessoryType: AccessoryType

  /// An accessory of a type.
  package init(accessoryType: AccessoryType) { self.accessoryType = accessoryType }

  /// The arrow of a row that leads to another screen.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(accessoryType: .disclosureIndicator)
  }

  /// The mark of a chosen row.
  public static func checkmark() -> UICellAccessory { UICellAccessory(accessoryType: .checkmark) }

  /// The button for details, without an action.
  public static func detail() -> UICellAccessory { UICellAccessory(accessoryType: .detail) }

  /// The accessories that there are here.
  public enum AccessoryType: Sendable {
    case disclosureIndicator, checkmark, detail
  }
}

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
