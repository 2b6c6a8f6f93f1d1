import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UITabGroup.SidebarAppearance: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.automatic, .inline, .rootSection] }
}

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
    .property(
      "selectedChild", summary: "The child that is selected, or was last; nil if none was.",
      get: { $0.selectedChild }, set: { $0.selectedChild = $1 }
    )
    .property(
      "defaultChildIdentifier", summary: "Which child is selected first; nil for the first one.",
      get: { $0.defaultChildIdentifier }, set: { $0.defaultChildIdentifier = $1 }
    )
    .property(
      "displayOrder", summary: "The children in the order in which they are shown.",
      get: { $0.displayOrder }
    )
    .property(
      "displayOrderIdentifiers", summary: "The identifiers of the children in that order.",
      get: { $0.displayOrderIdentifiers }, set: { $0.displayOrderIdentifiers = $1 }
    )
    .property(
      "sidebarActions", summary: "What the sidebar offers below its children.", owned: true,
      get: { $0.sidebarActions }, set: { $0.sidebarActions = $1 }
    )
    .property(
      "allowsReordering", summary: "Whether the user may change the order in the sidebar.",
      get: { $0.allowsReordering }, set: { $0.allowsReordering = $1 }
    )
    .property(
      "managingNavigationController",
      summary: "The stack that shows its children: group, nested groups, tab.", owned: true,
      get: { $0.managingNavigationController }, set: { $0.managingNavigationController = $1 }
    )
    .property(
      "sidebarAppearance", summary: "How a sidebar shows it. Kept, no effect.",
      get: { $0.sidebarAppearance }, set: { $0.sidebarAppearance = $1 }
    )
    .property(
      "isSidebarDestination",
      summary: "Whether selecting it selects itself rather than one of its children.",
      get: { $0.isSidebarDestination }, set: { $0.isSidebarDestination = $1 }
    )
    .method(
      "tabForIdentifier", "identifier", summary: "The tab in it with an identifier, at any depth."
    ) { (group: UITabGroup, identifier: String) -> UITab? in group.tab(forIdentifier: identifier) }
  }
}
