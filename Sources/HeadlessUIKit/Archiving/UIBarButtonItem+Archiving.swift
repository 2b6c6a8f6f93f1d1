import Foundation
import NavigationModel

extension UIBarButtonItem {
  /// What the archive of a button contains; its target, its closures and its view are not archived.
  static let archivedValues: [ArchivedProperty<UIBarButtonItem>] = [
    ArchivedProperty("UIStyle", raw: \.style),
    ArchivedProperty("UISystemItem", raw: \.systemItem),
    ArchivedProperty("UIWidth", get: { Double($0.width) }, set: { $0.width = CGFloat($1) }),
    ArchivedProperty(
      "UIAction", get: { $0.action?.description }, set: { $0.action = Selector($1) }),
    ArchivedProperty(
      "UIPossibleTitles", get: { $0.possibleTitles?.sorted() },
      set: { $0.possibleTitles = Set($1) }),
  ]
}
