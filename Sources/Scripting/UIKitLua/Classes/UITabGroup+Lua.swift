import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UITabGroup.SidebarAppearance: LuaEnumeration {}

extension ScriptWorld {
  var tabGroup: ClassDescriptor<UITabGroup> {
    ClassDescriptor(
      "UITabGroup", of: UITabGroup.self, extends: "UITab", receiver: "group",
      summary: "A tab with tabs in it, which a sidebar shows below its title."
    )
    .initializer("title", "identifier") { [unowned self] arguments throws(LuaError) in
      let title: String? = try arguments.read("title")
      let identifier: String? = try arguments.read("identifier")
      return UITabGroup(
        title: title ?? "", identifier: identifier ?? title ?? "", children: [], asking: provider)
    }
    .children("children") { (group: UITabGroup, children: [UITab]) in group.children = children }
    .property(
      "children", summary: "The tabs in it, in the order of the program.", owned: true,
      get: { $0.children }, set: { $0.children = $1 }
    )
    .selectedChild()
    .defaultChildIdentifier()
    .displayOrder()
    .displayOrderIdentifiers()
    .sidebarActions(owned: true)
    .allowsReordering()
    .managingNavigationController(owned: true)
    .sidebarAppearance("How a sidebar shows it. Kept, no effect.")
    .isSidebarDestination()
    .method(
      "tabForIdentifier", "identifier", summary: "The tab in it with an identifier, at any depth."
    ) { (group: UITabGroup, identifier: String) -> UITab? in group.tab(forIdentifier: identifier) }
  }
}
