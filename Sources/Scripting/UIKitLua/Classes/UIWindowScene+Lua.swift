import HeadlessUIKit
import Lua
import NavigationModel

/// The present geometry of a scene, in scripts.
struct SceneGeometry: LuaStructure {
  static var luaType: String { "UIWindowScene.Geometry" }
  static let luaSummary = "The present geometry of a scene (iOS 16)."
  static let luaFields = [
    LuaField("interfaceOrientation", UIInterfaceOrientation.self, "How its contents are turned."),
    LuaField(
      "isInterfaceOrientationLocked", Bool.self,
      "Whether they don't follow the device (iOS 26)."),
  ]

  private let orientation: UIInterfaceOrientation
  private let isLocked: Bool

  init(_ geometry: UIWindowScene.Geometry) {
    orientation = geometry.interfaceOrientation
    isLocked = geometry.isInterfaceOrientationLocked
  }

  init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("the geometry of a scene is asked for with requestGeometryUpdate")
  }

  var fieldValues: [any LuaConvertible] { [orientation, isLocked] }
}

extension ScriptWorld {
  var windowScene: ClassDescriptor<UIWindowScene> {
    ClassDescriptor(
      "UIWindowScene", of: UIWindowScene.self, extends: "UIScene", receiver: "scene",
      summary: "A scene whose contents are the windows of the app."
    )
    .windows()
    .keyWindow()
    .interfaceOrientation()
    .traitCollection()
    .isFullScreen()
    .property(
      "effectiveGeometry", summary: "Its present geometry: orientation, and whether it is locked.",
      get: { SceneGeometry($0.effectiveGeometry) }
    )
    .method(
      "requestGeometryUpdate", "interfaceOrientations", "errorHandler",
      summary: "Turns the contents to one of some orientations; the function gets the error's code "
        + "and its text if none of them is supported."
    ) {
      [unowned self]
      (scene: UIWindowScene, wanted: UIInterfaceOrientationMask, handler: LuaFunction?) -> Void in
      scene.requestGeometryUpdate(
        UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: wanted),
        errorHandler: errorHandler(handler, "requestGeometryUpdate"))
    }
    .calling("errorHandler")
  }
}
