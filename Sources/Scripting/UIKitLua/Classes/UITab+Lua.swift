import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UITab: LuaObject {}

extension UITab.Placement: LuaEnumeration {}

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
      .title()
      .identifier()
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
      .subtitle()
      .badgeValue()
      .slot("userInfo", summary: "Anything that the program wants to know of it later.")
      .parent()
      .tabBarController()
      .managingTabGroup()
      .description { tab in "\(tab is UITabGroup ? "UITabGroup" : "UITab") \"\(tab.title)\"" })
  }

  private func withVisibility(_ descriptor: ClassDescriptor<UITab>) -> ClassDescriptor<UITab> {
    descriptor
      .isEnabled()
      .isHidden()
      .isHiddenByDefault()
      .allowsHiding()
      .preferredPlacement("Where it should be: in the bar, in the sidebar only, or at one end.")
      .hasVisiblePlacement()
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
