import HeadlessUIKit
import Lua
import NavigationModel

extension UIApplication {
  fileprivate var scenesInOrder: [UIScene] { connectedScenes.sorted { $0.number < $1.number } }
  fileprivate var sessionsInOrder: [UISceneSession] {
    openSessions.sorted { $0.number < $1.number }
  }
}

extension ScriptWorld {
  var applicationClass: ClassDescriptor<UIApplication> {
    ClassDescriptor(
      "UIApplication", of: UIApplication.self, extends: "UIResponder", receiver: "application",
      summary: "The running app; its delegate is the table `app`."
    )
    .function("shared", summary: "The running app, the same one at each call.") {
      () -> UIApplication in
      UIApplication.shared
    }
    .property(
      "connectedScenes", summary: "The scenes that are in memory at present, oldest first.",
      get: { $0.scenesInOrder }
    )
    .property(
      "openSessions", summary: "The sessions, also those without a scene in memory.",
      get: { $0.sessionsInOrder }
    )
    .supportsMultipleScenes()
    .method(
      "requestSceneSessionActivation", "session", "errorHandler", "userActivity",
      summary:
        "Brings a session's scene to the front in the next turn; nil asks for a new scene. The "
        + "function gets the code and the text of a refusal; the activity is to be continued there."
    ) {
      [unowned self]
      (
        application: UIApplication, session: UISceneSession?, handler: LuaFunction?,
        activity: NSUserActivity?
      ) -> Void in
      application.requestSceneSessionActivation(
        session, userActivity: activity,
        errorHandler: errorHandler(handler, "requestSceneSessionActivation"))
    }
    .calling("errorHandler")
    .method(
      "activateSceneSession", "request", "errorHandler",
      summary:
        "Brings the scene of a request to the front in the next turn: that of its `session`, else a "
        + "new one, with its `userActivity`. The function gets the code and the text of a refusal."
    ) {
      [unowned self]
      (
        application: UIApplication, request: UISceneSessionActivationRequest, handler: LuaFunction?
      ) -> Void in
      application.activateSceneSession(
        for: request, errorHandler: errorHandler(handler, "activateSceneSession"))
    }
    .calling("errorHandler")
    .method(
      "requestSceneSessionDestruction", "session", "errorHandler",
      summary: "Closes a session's scene for good in the next turn; the last one stays."
    ) {
      [unowned self]
      (application: UIApplication, session: UISceneSession, handler: LuaFunction?) -> Void in
      application.requestSceneSessionDestruction(
        session, errorHandler: errorHandler(handler, "requestSceneSessionDestruction"))
    }
    .calling("errorHandler")
  }
}
