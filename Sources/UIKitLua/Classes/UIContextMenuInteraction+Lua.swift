import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIContextMenuConfiguration: LuaObject {}
extension UIContextMenuInteraction: LuaObject {}

extension ContextMenuAnimator: LuaObject {
  package static var luaType: String { "UIContextMenuInteractionAnimating" }
}

extension UIContextMenuInteractionCommitStyle: LuaEnumeration {
  package static var luaType: String { "UIContextMenuInteractionCommitStyle" }
  package static var luaCases: KeyValuePairs<String, UIContextMenuInteractionCommitStyle> {
    ["dismiss": .dismiss, "pop": .pop]
  }
}

extension UIContextMenuInteraction: DelegateOwner {
  var label: String { view?.label ?? "interaction" }
}

/// The delegate of the context menus of a view.
final class ScriptedContextMenuDelegate: ScriptedDelegate, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    object(.configurationForMenu, [interaction, location])
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    callFunction(.willPerformPreviewAction, configuration, animator as? ContextMenuAnimator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { callFunction(.willDisplayMenu, configuration, animator as? ContextMenuAnimator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { callFunction(.willEnd, configuration, animator as? ContextMenuAnimator) }
}

extension ScriptWorld {
  /// Registers the classes of context menus.
  func registerContextMenus() {
    describe("UIContextMenuConfiguration") { $0.contextMenu }
    describe("UIContextMenuInteraction") { $0.contextMenuInteraction }
    describe("UIContextMenuInteractionAnimating") { $0.contextMenuAnimator }
  }

  private var contextMenu: ClassDescriptor<UIContextMenuConfiguration> {
    ClassDescriptor(
      "UIContextMenuConfiguration", of: UIContextMenuConfiguration.self, receiver: "configuration",
      summary: "What a long press shows: a preview, and a menu below it."
    )
    .initializer("identifier") { [unowned self] arguments throws(LuaError) in
      let name: String? = try arguments.read("identifier")
      weak var made: UIContextMenuConfiguration?
      let configuration = UIContextMenuConfiguration(
        identifier: name.map(NSString.init(string:)),
        previewProvider: { [weak self] in
          made.flatMap { self?.provided("previewProvider", by: $0, []) }
        },
        actionProvider: { [weak self] suggested in
          made.flatMap { self?.provided("actionProvider", by: $0, [suggested]) }
        })
      made = configuration
      return configuration
    }
    .label("identifier", String?.self, "What it is about, for the script.")
    .property(
      "identifier", summary: "What it is about; a name of its own if the script gave none.",
      get: { "\($0.identifier)" }
    )
    .slot(
      "previewProvider", type: "function", taking: LuaValue.functions,
      summary: "Returns the controller of the preview; without it what was pressed is shown."
    )
    .typed(
      nil,
      .function(
        [], returns: [LuaType.Component("controller", UIViewController?.luaDescription)])
    )
    .slot(
      "actionProvider", type: "function", taking: LuaValue.functions,
      summary: "Returns the menu below the preview."
    )
    .typed(
      nil,
      .function(
        [LuaType.Component("suggestedActions", [UIMenuElement].luaDescription)],
        returns: [LuaType.Component("menu", UIMenu?.luaDescription)]))
  }

  /// What a function of a configuration returns; nil without it.
  private func provided<Object: LuaObject>(
    _ slot: String, by configuration: UIContextMenuConfiguration,
    _ arguments: [any LuaConvertible]
  ) -> Object? {
    guard case .function(let function) = interpreter.slot(of: configuration, slot) else {
      return nil
    }
    var found: Object?
    callBack("the \(slot) of a context menu") { () throws(LuaError) in
      let result = try interpreter.call(function, arguments).first ?? .nil
      found = result.object(in: interpreter) as? Object
      if found == nil, !result.isNil {
        throw LuaError(
          "the \(slot) of a UIContextMenuConfiguration must return a \(Object.luaType) or nil, got "
            + interpreter.describe(result))
      }
    }
    return found
  }

  private var contextMenuInteraction: ClassDescriptor<UIContextMenuInteraction> {
    ClassDescriptor(
      "UIContextMenuInteraction", of: UIContextMenuInteraction.self, receiver: "interaction",
      summary: "Shows a context menu when its view is pressed long."
    )
    .initializer { _ in UIContextMenuInteraction() }
    .property("view", summary: "The view that it was added to; nil for none.", get: { $0.view })
    .delegate(
      type: "UIContextMenuInteractionDelegate",
      summary: "Gives the menus, and is notified of them.",
      as: ScriptedContextMenuDelegate.self, in: self
    ) { $0.setDelegate($1) }
    .method("dismissMenu", summary: "Lets the menu on screen disappear.") {
      (interaction: UIContextMenuInteraction) -> Void in interaction.dismissMenu()
    }
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

  /// Adds what the user can do with a view besides its own touches.
  func withInteractions(_ descriptor: ClassDescriptor<UIView>) -> ClassDescriptor<UIView> {
    descriptor
      .property(
        "interactions", summary: "What the user can do with it besides its own touches.",
        owned: true,
        get: { (view: UIView) in
          view.interactions.compactMap { $0 as? UIContextMenuInteraction }
        }
      )
      .method(
        "addInteraction", "interaction", summary: "Adds a context menu; another view loses it."
      ) { [unowned self] (view: UIView, interaction: UIContextMenuInteraction) -> Void in
        if let former = interaction.view {
          interpreter.unmirror(owner: former, child: interaction)
        }
        view.addInteraction(interaction)
        interpreter.mirror(owner: view, owns: interaction)
      }
      .method("removeInteraction", "interaction", summary: "Removes a context menu from the view.")
    {
      [unowned self] (view: UIView, interaction: UIContextMenuInteraction) -> Void in
      guard interaction.view === view else { return }
      view.removeInteraction(interaction)
      interpreter.unmirror(owner: view, child: interaction)
    }
  }
}
