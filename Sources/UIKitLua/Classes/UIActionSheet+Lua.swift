import HeadlessUIKit
import Lua

extension UIActionSheet: DelegateOwner {}

extension ScriptWorld {
  var actionSheet: ClassDescriptor<UIActionSheet> {
    withButtons(
      ClassDescriptor(
        "UIActionSheet", of: UIActionSheet.self, extends: "UIView", receiver: "sheet",
        summary: "Buttons that show themselves; `UIAlertController` replaced it in iOS 8."
      )
      .initializer("cancelButtonTitle", "destructiveButtonTitle", "otherButtonTitles") {
        arguments throws(LuaError) in
        let sheet = UIActionSheet(frame: .zero)
        if let title: String = try arguments.read("destructiveButtonTitle") {
          sheet.destructiveButtonIndex = sheet.addButton(withTitle: title)
        }
        for title in try arguments.read("otherButtonTitles", as: [String]?.self) ?? [] {
          sheet.addButton(withTitle: title)
        }
        if let title: String = try arguments.read("cancelButtonTitle") {
          sheet.cancelButtonIndex = sheet.addButton(withTitle: title)
        }
        return sheet
      }
      .label("cancelButtonTitle", String.self, "The title of the button that cancels.")
      .label("destructiveButtonTitle", String.self, "The title of the button that destroys.")
      .label("otherButtonTitles", [String].self, "The titles of the other buttons.")
      .property(
        "title", summary: "The text above the buttons.", get: { $0.title }, set: { $0.title = $1 }
      )
      .delegate(
        type: "UIActionSheetDelegate", summary: "Is notified of the tapped button.",
        as: ScriptedActionSheetDelegate.self, in: self
      ) { $0.delegate = $1 }
      .method(
        "show", "place", summary: "Shows it from a view, a bar or a bar button."
      ) { [unowned self] (sheet: UIActionSheet, place: LuaValue) throws(LuaError) -> Void in
        switch place.object(in: interpreter) {
        case let item as UIBarButtonItem: sheet.show(from: item, animated: true)
        case let view as UIView: sheet.show(in: view)
        default:
          throw LuaError(
            "bad argument #1 to 'show' (UIView or UIBarButtonItem expected, got "
              + "\(place.typeName))")
        }
      }
      .typed("place", .union([UIView.luaDescription, UIBarButtonItem.luaDescription]))
      .method(
        "dismiss", "buttonIndex", "animated",
        summary: "Dismisses it as a tap on a button does, without `clickedButton`."
      ) { (sheet: UIActionSheet, index: Int, animated: Bool) -> Void in
        sheet.dismiss(withClickedButtonIndex: index, animated: animated)
      })
  }

  private func withButtons(
    _ descriptor: ClassDescriptor<UIActionSheet>
  ) -> ClassDescriptor<UIActionSheet> {
    descriptor
      .property("isVisible", summary: "Whether it covers the window now.", get: { $0.isVisible })
      .property(
        "numberOfButtons", summary: "How many buttons it has.", get: { $0.numberOfButtons }
      )
      .property(
        "cancelButtonIndex", summary: "The index of the button that cancels; -1 for none.",
        get: { $0.cancelButtonIndex }, set: { $0.cancelButtonIndex = $1 }
      )
      .property(
        "destructiveButtonIndex", summary: "The index of the button that destroys; -1 for none.",
        get: { $0.destructiveButtonIndex }, set: { $0.destructiveButtonIndex = $1 }
      )
      .property(
        "firstOtherButtonIndex", summary: "The index of the first other button; -1 for none.",
        get: { $0.firstOtherButtonIndex }
      )
      .method("addButton", "title", summary: "Adds a button at the end and returns its index.") {
        (sheet: UIActionSheet, title: String?) -> Int in sheet.addButton(withTitle: title)
      }
      .method("buttonTitle", "index", summary: "The title of a button; nil if there is none.") {
        (sheet: UIActionSheet, index: Int) -> String? in sheet.buttonTitle(at: index)
      }
  }
}

/// The delegate of an action sheet.
final class ScriptedActionSheetDelegate: ScriptedDelegate, UIActionSheetDelegate {
  func willPresent(_ actionSheet: UIActionSheet) { callFunction(.willPresent) }

  func didPresent(_ actionSheet: UIActionSheet) { callFunction(.didPresent) }

  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    callFunction(.clickedButton, buttonIndex)
  }

  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    callFunction(.willDismissWithButtonIndex, buttonIndex)
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    callFunction(.didDismissWithButtonIndex, buttonIndex)
  }
}
