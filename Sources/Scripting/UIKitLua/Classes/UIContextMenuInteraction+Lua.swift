import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIContextMenuInteraction: LuaObject {}

extension ContextMenuAnimator: LuaObject {
  package static var luaType: String { "UIContextMenuInteractionAnimating" }
}

extension UIContextMenuInteractionCommitStyle: LuaEnumeration {}

extension UIContextMenuInteraction: DelegateOwner {
  var label: String { view?.label ?? "interaction" }
}

/// The delegate of the context menus of a view.
final class ScriptedContextMenuDelegate: ScriptedDelegate, UIContextMenuInteractionDelegate {}

extension ScriptWorld {
  /// Registers the classes of context menus.
  func registerContextMenus() {
    describe("UIContextMenuConfiguration") { $0.contextMenu }
    describe("UIContextMenuInteraction") { $0.contextMenuInteraction }
    describe("UIContextMenuInteractionAnimating") { $0.contextMenuAnimator }
  }

  private var contextMenuInteraction: ClassDescriptor<UIContextMenuInteraction> {
    ClassDescriptor(
      "UIContextMenuInteraction", of: UIContextMenuInteraction.self, receiver: "interaction",
      summary: "Shows a context menu when its view is pressed long."
    )
    .initializer { _ in UIContextMenuInteraction() }
    .view()
    .delegate(
      type: "UIContextMenuInteractionDelegate",
      summary: "Gives the menus, and is notified of them.",
      as: ScriptedContextMenuDelegate.self, in: self
    ) { $0.setDelegate($1) }
    .dismissMenu("Lets the menu on screen disappear.")
  }

  private var contextMenuAnimator: ClassDescriptor<ContextMenuAnimator> {
    ClassDescriptor(
      "UIContextMenuInteractionAnimating", of: ContextMenuAnimator.self, receiver: "animator",
      summary: "Lets a script act along with a context menu's animation, and after it."
    )
    .property(
      "previewViewController", summary: "The controller of the preview; nil for none.",
      get: { $0.previewViewController }
    )
    .property(
      "preferredCommitStyle",
      summary: "How the preview disappears when it was tapped. Kept, no effect.",
      get: { $0.preferredCommitStyle }, set: { $0.preferredCommitStyle = $1 }
    )
    .method(
      "addAnimations", "animations", summary: "Calls a function along with the animation."
    ) { [unowned self] (animator: ContextMenuAnimator, animations: LuaFunction) -> Void in
      if let run = closure(animations, "animations of a context menu") {
        animator.addAnimations { run() }
      }
    }
    .calling("animations")
    .method(
      "addCompletion", "completion", summary: "Calls a function after the animation."
    ) { [unowned self] (animator: ContextMenuAnimator, completion: LuaFunction) -> Void in
      if let run = closure(completion, "completion of a context menu") {
        animator.addCompletion { run() }
      }
    }
    .calling("completion")
  }
}
