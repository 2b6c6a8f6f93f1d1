import Foundation
import HeadlessUIKit
import Lua
import StoredValues

extension NSUserActivity: LuaObject {}

extension ScriptWorld {
  /// What the user is doing, to be continued later.
  var userActivity: ClassDescriptor<NSUserActivity> {
    ClassDescriptor(
      "NSUserActivity", of: NSUserActivity.self, receiver: "activity",
      summary: "What the user is doing, so that it can be continued later or in another scene."
    )
    .initializer("activityType") { arguments throws(LuaError) in
      NSUserActivity(activityType: try arguments.read("activityType"))
    }
    .stringShorthand("activityType")
    .label("activityType", String.self, "What kind of activity it is: `com.example.reading`.")
    .activityType()
    .title()
    .property(
      "userInfo",
      summary: "What is needed to continue it, a table of plain values by key; a copy, so write it "
        + "as a whole or with `addUserInfoEntries`.",
      get: { [unowned self] in userInfo(of: $0) },
      set: { [unowned self] (activity: NSUserActivity, value: LuaValue) throws(LuaError) -> Void in
        activity.userInfo = value.isNil ? nil : try entries(value, named: "userInfo", on: activity)
      }
    )
    .needsSave()
    .property(
      "webpageURL", summary: "A page that shows the same on the web. Kept, no effect.",
      get: { $0.webpageURL?.absoluteString },
      set: { (activity: NSUserActivity, text: String?) throws(LuaError) -> Void in
        let url = text.flatMap { URL(string: $0) }
        if let text, url?.scheme == nil {
          throw LuaError("\"\(text)\" is no URL; one begins with a scheme, such as https://")
        }
        activity.webpageURL = url
      }
    )
    .targetContentIdentifier()
    .method(
      "addUserInfoEntries", "entries",
      summary: "Adds values to `userInfo`, in place of those of the same keys."
    ) { [unowned self] (activity: NSUserActivity, value: LuaValue) throws(LuaError) -> Void in
      activity.addUserInfoEntries(from: try entries(value, named: "entries", on: activity))
    }
    .method(
      "becomeCurrent", summary: "Makes it what the user is doing now: `simulator.currentActivity`."
    ) { [unowned self] (activity: NSUserActivity) -> Void in
      stage.asCurrent { activity.becomeCurrent() }
    }
    .method("resignCurrent", summary: "Leaves it, if it is current.") {
      [unowned self] (activity: NSUserActivity) -> Void in
      stage.asCurrent { activity.resignCurrent() }
    }
    .method("invalidate", summary: "Ends it for good: it can't become current again.") {
      [unowned self] (activity: NSUserActivity) -> Void in
      stage.asCurrent { activity.invalidate() }
    }
    .description { activity in "NSUserActivity \"\(activity.activityType)\"" }
  }

  /// The entries of a script's table, by key.
  private func entries(
    _ value: LuaValue, named name: String, on activity: NSUserActivity
  ) throws(LuaError) -> [AnyHashable: Any] {
    let stored = try StoredValue(value, named: name, in: interpreter)
    if stored == .list([]) { return [:] }
    guard case .record(let record) = stored.unescaped else {
      throw LuaError(
        "\(name) must be a table of values by key, such as { page = 3 }, got "
          + interpreter.describe(value))
    }
    return NSUserActivity.entries(record, on: stage)
  }

  /// A copy of its values by key; nil for none.
  private func userInfo(of activity: NSUserActivity) -> LuaValue {
    guard activity.userInfo != nil else { return .nil }
    return LuaValue(StoredValue.record(activity.userInfoValues(on: stage)).escaped, in: interpreter)
  }
}
