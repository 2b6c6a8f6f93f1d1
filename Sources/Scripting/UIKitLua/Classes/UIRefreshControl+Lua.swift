import HeadlessUIKit
import Lua

extension ScriptWorld {
  var refreshControl: ClassDescriptor<UIRefreshControl> {
    ClassDescriptor(
      "UIRefreshControl", of: UIRefreshControl.self, extends: "UIControl", receiver: "refresh",
      summary: "A control above the content of a scroll view, which the user pulls to refresh it."
    )
    .initializer { _ in UIRefreshControl(frame: .zero) }
    .property(
      "isRefreshing", summary: "Whether a refresh is in progress.", get: { $0.isRefreshing }
    )
    .method(
      "beginRefreshing",
      summary: "Marks a refresh that the script has begun; it sends no action and scrolls nothing."
    ) { (control: UIRefreshControl) -> Void in control.beginRefreshing() }
    .method("endRefreshing", summary: "Ends a refresh, however it was begun.") {
      (control: UIRefreshControl) -> Void in control.endRefreshing()
    }
  }
}
