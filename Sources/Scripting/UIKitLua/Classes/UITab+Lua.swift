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
      .title("The text that is shown for it.")
      .identifier("Its name; the title if it was made without one.")
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
      .subtitle("The second text, which only a sidebar shows.")
      .badgeValue("What the red circle at its corner shows; nil for none.")
      .parent("The group that it is in; nil for a root.")
      .tabBarController("The tab bar controller that has it.")
      .managingTabGroup("The outermost group around it with a `managingNavigationController`.")
      .description { tab in "\(tab is UITabGroup ? "UITabGroup" : "UITab") \"\(tab.title)\"" })
  }

  private func withVisibility(_ descriptor: ClassDescriptor<UITab>) -> ClassDescriptor<UITab> {
    descriptor
      .isEnabled("Whether it can be tapped; true by default.")
      .isHidden("Whether neither the bar nor the sidebar shows it.")
      .isHiddenByDefault("Whether it is hidden until the user shows it.")
      .allowsHiding("Whether the user may hide it in the sidebar; false by default.")
      .preferredPlacement("Where it should be: in the bar, in the sidebar only, or at one end.")
      .hasVisiblePlacement("Whether the bar or the sidebar shows it now.")
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
