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
    .selectedChild("The child that is selected, or was last; nil if none was.")
    .defaultChildIdentifier("Which child is selected first; nil for the first one.")
    .displayOrder("The children in the order in which they are shown.")
    .displayOrderIdentifiers("The identifiers of the children in that order.")
    .sidebarActions("What the sidebar offers below its children.", owned: true)
    .allowsReordering("Whether the user may change the order in the sidebar.")
    .managingNavigationController(
      "The stack that shows its children: group, nested groups, tab.", owned: true
    )
    .sidebarAppearance("How a sidebar shows it. Kept, no effect.")
    .isSidebarDestination("Whether selecting it selects itself rather than one of its children.")
    .method(
      "tabForIdentifier", "identifier", summary: "The tab in it with an identifier, at any depth."
    ) { (group: UITabGroup, identifier: String) -> UITab? in group.tab(forIdentifier: identifier) }
  }
}
