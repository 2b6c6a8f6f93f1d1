import HeadlessUIKit
import Lua

extension ScriptWorld {
  var refreshControl: ClassDescriptor<UIRefreshControl> {
    ClassDescriptor(
      "UIRefreshControl", of: UIRefreshControl.self, extends: "UIControl", receiver: "refresh",
      summary: "A control above the content of a scroll view, which the user pulls to refresh it."
    )
    .initializer { _ in UIRefreshControl(frame: .zero) }
    .isRefreshing()
    .beginRefreshing(
      "Marks a refresh that the script has begun; it sends no action and scrolls nothing."
    )
    .endRefreshing()
  }
}
