import Foundation
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
        + "\"orientationDidChange\", with the name and the window or view that it is about; for "
        + "those of the keyboard with its movement and the name; returns a number for "
        + "`removeObserver`."
    ) { [unowned self] (name: String, function: LuaFunction) throws(LuaError) -> Int in
      let notification = try self.notification(named: name)
      return stage.addObserver(for: notification) { [weak self] contents in
        self?.callBack("observer of \(name)") { () throws(LuaError) in
          try self?.interpreter.call(function, contents.luaArguments(named: name))
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
    let all = UIKitNotification.known
    if let notification = all.first(where: { $0.word == name }) { return notification }
    if let spelling = Spellings.notifications.first(where: { $0.name == name }) {
      throw LuaError(spelling.text)
    }
    let words = all.map(\.word)
    let hint = nearest(to: name, in: words).map { "did you mean '\($0)'?" }
    let valid = "valid: \(words.joined(separator: ", "))"
    throw LuaError("UIKit posts no notification '\(name)' (\(hint ?? valid))")
  }
}

extension UIKitNotification {
  /// Those that scripts can observe.
  static var known: [UIKitNotification] { all + ofMovies }
}

extension Spellings {
  /// The names of notifications in Objective-C.
  static let notifications = UIKitNotification.known.map {
    Spelling($0.name.rawValue, "\"\($0.word)\"")
  }
}

extension UIKitNotification.Contents {
  /// What observers get: the name and the view, for the keyboard its movement and the name.
  fileprivate func luaArguments(named name: String) -> [any LuaConvertible] {
    if let movement = KeyboardMovement(userInfo) { return [movement, name] }
    return [name] + ((object as? UIView).map { [$0] } ?? [])
  }
}

/// How the keyboard moves, in notifications about it.
struct KeyboardMovement: LuaStructure {
  static let luaSummary = "How the keyboard moves, in points of the screen and seconds."
  static let luaFields = [
    LuaField("frameBegin", CGRect.self), LuaField("frameEnd", CGRect.self),
    LuaField("duration", Double.self), LuaField("curve", Int.self),
    LuaField("isLocal", Bool.self, "Whether it belongs to this app."),
  ]

  private let begin, end: CGRect
  private let duration: Double
  private let curve: Int
  private let isLocal: Bool

  /// The movement in the values of a notification; nil for one about something else.
  init?(_ values: [AnyHashable: Any]) {
    guard let begin = values[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
      let end = values[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = values[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = values[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
      let isLocal = values[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
    else { return nil }
    (self.begin, self.end, self.duration, self.curve) = (begin, end, duration, curve)
    self.isLocal = isLocal
  }

  init(fields: LuaFields) throws(LuaMismatch) {
    begin = try fields.read("frameBegin")
    end = try fields.read("frameEnd")
    duration = try fields.read("duration")
    curve = try fields.read("curve")
    isLocal = try fields.read("isLocal")
  }

  var fieldValues: [any LuaConvertible] { [begin, end, duration, curve, isLocal] }
}
