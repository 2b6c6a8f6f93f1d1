import HeadlessUIKit
import Lua
import SystemControllers

/// What scripts observe notifications with: its functions are all there is of it.
final class ScriptNotificationCenter: LuaObject {
  static let luaType = "NotificationCenter"

  nonisolated deinit {}
}

extension ScriptWorld {
  var notificationCenter: ClassDescriptor<ScriptNotificationCenter> {
    ClassDescriptor(
      "NotificationCenter", of: ScriptNotificationCenter.self, receiver: "center",
      summary: "The notifications that UIKit posts."
    )
    .function(
      "addObserver", "name", "fn",
      summary: "Calls a function for each notification of that name, such as "
        + "\"orientationDidChange\", with the name and the window or view that it is about; returns "
        + "a number for `removeObserver`."
    ) { [unowned self] (name: String, function: LuaFunction) throws(LuaError) -> Int in
      let notification = try self.notification(named: name)
      return stage.addObserver(for: notification) { [weak self] contents in
        self?.callBack("observer of \(name)") { () throws(LuaError) in
          let view: [any LuaConvertible] = (contents.object as? UIView).map { [$0] } ?? []
          try self?.interpreter.call(function, [name] + view)
        }
      }
    }
    .calling("fn")
    .function(
      "removeObserver", "number",
      summary: "Ends what `addObserver` began; false if it has ended already."
    ) { [unowned self] (number: Int) -> Bool in stage.removeObserver(number) }
  }

  /// The notification with a name; an unknown name is an error that names the nearest one.
  private func notification(named name: String) throws(LuaError) -> UIKitNotification {
    let all = UIKitNotification.all + UIKitNotification.ofMovies
    if let notification = all.first(where: { $0.word == name }) { return notification }
    let words = all.map(\.word)
    let hint = nearest(to: name, in: words).map { "did you mean '\($0)'?" }
    let valid = "valid: \(words.joined(separator: ", "))"
    throw LuaError("UIKit posts no notification '\(name)' (\(hint ?? valid))")
  }
}
