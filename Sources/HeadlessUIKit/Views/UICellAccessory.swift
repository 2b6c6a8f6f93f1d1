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
