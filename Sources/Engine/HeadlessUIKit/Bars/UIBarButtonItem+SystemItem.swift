import Foundation
import NavigationModel

extension UIBarButtonItem {
  /// The items that the system draws (B29).
  ///
  /// [UIBarButtonItem.SystemItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem)
  nonisolated public enum SystemItem: Int, Sendable, CaseIterable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case pageCurl = 23
    case close = 24

    /// Its word, or an icon's name in brackets; nil for a space (B30).
    package var text: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .add: "[+]"
      default: "[\(self)]"
      }
    }
  }

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

extension UIBarButtonItem {
  /// What stands for it in an overflow menu: what the program says, its menu, or an action that does
  /// what a tap does.
  var elementInOverflow: UIMenuElement {
    if let menuRepresentation { return menuRepresentation }
    let text = displayedText ?? ""
    if let menu, primaryAction == nil { return UIMenu(title: text, children: menu.children) }
    let action = UIAction(title: text) { [weak self] _ in self?.tap() }
    if !isEnabled { action.attributes = .disabled }
    return action
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem {
  /// Where its button is, as near as the bar says: at the side where it has it (unconfirmed).
  var frameOnScreen: Frame? {
    guard let bar, bar.window != nil else { return nil }
    let frame = Frame(CGRect(origin: bar.originOnScreen, size: bar.frame.size))
    let stage = bar.recordingStage
    let items = stage.hierarchy.visibleInFront.compactMap { stage.registry[$0]?.navigationItem }
    let isAtRight = items.contains { $0.itemsAtRight.contains(self) }
    let isAtLeft = items.contains { $0.itemsAtLeft.contains(self) }
    let width = min(44, frame.width)
    let x = isAtRight ? frame.width - width : isAtLeft ? 0 : (frame.width - width) / 2
    return Frame(x: frame.x + x, y: frame.y, width: width, height: frame.height)
  }
}
