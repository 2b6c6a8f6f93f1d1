import Foundation
import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptWorld {
  var safariController: ClassDescriptor<SFSafariViewController> {
    ClassDescriptor(
      "SFSafariViewController", of: SFSafariViewController.self, extends: "UIViewController",
      receiver: "controller", summary: "Shows a page of the web; Done dismisses it."
    )
    .initializer("url") { arguments throws(LuaError) in
      let text: String = try arguments.read("url")
      guard let url = URL(string: text), url.scheme != nil else {
        throw LuaError("\"\(text)\" is no URL; one begins with a scheme, such as https://")
      }
      return SFSafariViewController(url: url)
    }
    .property(
      "url", summary: "The address of the page that it shows.", get: { $0.url.absoluteString }
    )
    .delegate(
      type: "SFSafariViewControllerDelegate", summary: "Is notified of the page and of the end.",
      as: ScriptedSystemDelegate.self, in: self
    ) { $0.delegate = $1 }
  }
}
