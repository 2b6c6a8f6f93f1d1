import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UITab: LuaObject {}

extension UITab.Placement: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    [.automatic, .default, .optional, .movable, .pinned, .fixed, .sidebarOnly]
  }
}

extension ScriptWorld {
  var tab: ClassDescriptor<UITab> {
    withVisibility(
      ClassDescriptor(
        "UITab", of: UITab.self, receiver: "tab",
        summary: "A tab of a tab bar controller; its controller is provided when it is needed."
      )
      .initializer("title", "identifier") { [unowned self] arguments throws(LuaError) in
        let title: String? = try arguments.read("title")
        let identifier: String? = try arguments.read("identifier")
        return UITab(title: title ?? "", identifier: identifier ?? title ?? "", asking: provider)
      }
      .stringShorthand("title")
      .property(
        "title", summary: "The text that is shown for it.", get: { $0.title },
        set: { $0.title = $1 }
      )
      .property(
        "identifier", summary: "Its name; the title if it was made without one.",
        get: { $0.identifier }
      )
      .slot(
        "provider", type: "function", taking: LuaValue.functions,
        summary: "Returns its controller, once, when that is first needed."
      )
      .typed(
        nil,
        .function(
          [LuaType.Component("tab", UITab.luaDescription)],
          returns: [LuaType.Component("viewController", UIViewController.luaDescription)])
      )
      .property(
        "viewController", summary: "Its controller, which is provided at the first access.",
        owned: true, ownedValue: { $0.viewControllerIfMade }, get: { $0.viewController }
      )
      .property(
        "image", summary: "The name of the picture beside its title.", get: { $0.image?.name },
        set: { (tab: UITab, name: String?) in tab.image = name.flatMap(UIImage.init(named:)) }
      )
      .property(
        "subtitle", summary: "The second text, which only a sidebar shows.",
        get: { $0.subtitle }, set: { $0.subtitle = $1 }
      )
      .property(
        "badgeValue", summary: "What the red circle at its corner shows; nil for none.",
        get: { $0.badgeValue }, set: { $0.badgeValue = $1 }
      )
      .property("parent", summary: "The group that it is in; nil for a root.", get: { $0.parent })
      .property(
        "tabBarController", summary: "The tab bar controller that has it.",
        get: { $0.tabBarController }
      )
      .property(
        "managingTabGroup",
        summary: "The outermost group around it with a `managingNavigationController`.",
        get: { $0.managingTabGroup }
      )
      .description { tab in "\(tab is UITabGroup ? "UITabGroup" : "UITab") \"\(tab.title)\"" })
  }

  private func withVisibility(_ descriptor: ClassDescriptor<UITab>) -> ClassDescriptor<UITab> {
    descriptor
      .property(
        "isEnabled", summary: "Whether it can be tapped; true by default.", get: { $0.isEnabled },
        set: { $0.isEnabled = $1 }
      )
      .property(
        "isHidden", summary: "Whether neither the bar nor the sidebar shows it.",
        get: { $0.isHidden },
        set: { $0.isHidden = $1 }
      )
      .property(
        "isHiddenByDefault", summary: "Whether it is hidden until the user shows it.",
        get: { $0.isHiddenByDefault }, set: { $0.isHiddenByDefault = $1 }
      )
      .property(
        "allowsHiding", summary: "Whether the user may hide it in the sidebar; false by default.",
        get: { $0.allowsHiding }, set: { $0.allowsHiding = $1 }
      )
      .property(
        "preferredPlacement",
        summary: "Where it should be: in the bar, in the sidebar only, or at one end.",
        get: { $0.preferredPlacement }, set: { $0.preferredPlacement = $1 }
      )
      .property(
        "hasVisiblePlacement", summary: "Whether the bar or the sidebar shows it now.",
        get: { $0.hasVisiblePlacement }
      )
  }

  /// What calls the function `provider` of a tab.
  var provider: (UITab) -> UIViewController? {
    { [weak self] tab in self?.provide(for: tab) }
  }

  private func provide(for tab: UITab) -> UIViewController? {
    var made: UIViewController?
    callBack("the provider of \(tab.title)") { () throws(LuaError) in
      guard let result = try interpreter.callSlot(of: tab, "provider", tab)?.first, !result.isNil
      else { return }
      made = result.object(in: interpreter) as? UIViewController
      if made == nil {
        throw LuaError(
          "the provider of a tab must return a UIViewController, got "
            + interpreter.describe(result))
      }
    }
    return made
  }
}
