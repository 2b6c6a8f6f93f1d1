import HeadlessUIKit
import Lua
import NavigationModel

extension UISceneConfiguration: LuaObject {}

extension UISceneConfiguration: DelegateOwner {
  var label: String { name ?? "configuration" }
}

extension ScriptWorld {
  var sceneConfiguration: ClassDescriptor<UISceneConfiguration> {
    ClassDescriptor(
      "UISceneConfiguration", of: UISceneConfiguration.self, receiver: "configuration",
      summary: "How scenes are made: the result of `configurationForConnecting`."
    )
    .initializer("name") { arguments throws(LuaError) in
      UISceneConfiguration(name: try arguments.read("name"), sessionRole: .windowApplication)
    }
    .label("name", String.self, "Its name in Info.plist.")
    .delegate(
      type: "UISceneDelegate",
      summary: "The table that is notified of the life cycle of its scenes.",
      as: ScriptedSceneDelegate.self, in: self
    ) { configuration, delegate in
      configuration.makeDelegate = delegate.map { made in { _ in made } }
    }
  }
}
