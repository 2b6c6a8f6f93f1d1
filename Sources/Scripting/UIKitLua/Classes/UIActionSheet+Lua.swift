import HeadlessUIKit
import Lua

extension UIActionSheet: DelegateOwner, ScriptedOlderAlert {}

extension ScriptWorld {
  var actionSheet: ClassDescriptor<UIActionSheet> {
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
    .title()
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
    .destructiveButtonIndex()
    .buttons()
  }
}

/// The delegate of an action sheet.
final class ScriptedActionSheetDelegate: ScriptedDelegate, UIActionSheetDelegate {}
