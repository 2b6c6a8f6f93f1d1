import HeadlessUIKit
import Lua

extension UISearchToken: LuaObject {}

extension ScriptWorld {
  var searchToken: ClassDescriptor<UISearchToken> {
    ClassDescriptor(
      "UISearchToken", of: UISearchToken.self, receiver: "token",
      summary: "A part of what is searched for, shown in front of the text."
    )
    .initializer("icon", "text") { arguments throws(LuaError) in
      let icon: String? = try arguments.read("icon")
      return UISearchToken(
        icon: icon.flatMap(UIImage.init(named:)), text: try arguments.read("text") ?? "")
    }
    .property("text", summary: "The text that it is created with.", get: { $0.text })
    .property("icon", summary: "The name of its icon; nil for none.", get: { $0.icon?.name })
    .description { token in "UISearchToken \"\(token.text)\"" }
  }
}
