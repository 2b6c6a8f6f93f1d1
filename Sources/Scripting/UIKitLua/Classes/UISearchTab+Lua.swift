import HeadlessUIKit
import Lua

extension ScriptWorld {
  var searchTab: ClassDescriptor<UISearchTab> {
    ClassDescriptor(
      "UISearchTab", of: UISearchTab.self, extends: "UITab", receiver: "tab",
      summary: "A tab for the search, with a title of the system's, at the end of the bar."
    )
    .initializer { [unowned self] _ in UISearchTab(asking: provider) }
  }
}
