import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIBarAppearance: LuaObject {}

extension BarBackground: LuaStructure {
  package static var luaType: String { "BarBackground" }
  package static let luaSummary = "The background of a bar that has appearances."
  package static let luaFields = [
    LuaField("fill", String.self, "What it is filled with: default, transparent or a colour."),
    LuaField("shadow", String?.self, "The colour of the line at its edge; nil for none."),
    LuaField("titleColor", String?.self, "The colour of the title; nil for the usual one."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("the background of a bar follows from its appearances and cannot be written")
  }

  package var fieldValues: [any LuaConvertible] { [fill, shadow, titleColor] }
}

/// The attributes of a text that a script can set.
struct TextAttributes {
  let foregroundColor: UIColor?

  /// The attributes that are known of Swift's.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    foregroundColor = attributes[.foregroundColor] as? UIColor
  }

  /// The same for Swift.
  var attributes: [NSAttributedString.Key: Any] {
    foregroundColor.map { [.foregroundColor: $0] } ?? [:]
  }
}

extension TextAttributes: LuaStructure {
  static var luaType: String { "TextAttributes" }
  static let luaSummary = "How a title is drawn."
  static let luaFields = [
    LuaField("foregroundColor", UIColor?.self, "Its colour; nil for the usual one.")
  ]

  init(fields: LuaFields) throws(LuaMismatch) {
    foregroundColor = try fields.read("foregroundColor")
  }

  var fieldValues: [any LuaConvertible] { [foregroundColor] }
}

extension ScriptWorld {
  /// Registers the appearances of bars.
  func registerAppearances() {
    describe("UIBarAppearance") { $0.barAppearance }
    describe("UINavigationBarAppearance") { $0.navigationBarAppearance }
    describe("UIBarButtonItemAppearance") { $0.buttonAppearance }
    describe("UIBarButtonItemStateAppearance") { $0.buttonStateAppearance }
    describe("UIToolbarAppearance") { $0.toolbarAppearance }
    describe("UITabBarAppearance") { $0.tabBarAppearance }
  }

  private var barAppearance: ClassDescriptor<UIBarAppearance> {
    ClassDescriptor(
      "UIBarAppearance", of: UIBarAppearance.self, receiver: "appearance",
      summary: "How a bar's background looks."
    )
    .initializer { _ in UIBarAppearance() }
    .backgroundColor()
    .property(
      "backgroundImage", summary: "The image of the background; kept, no effect.",
      get: { $0.backgroundImage?.name },
      set: { (appearance: UIBarAppearance, name: String?) in
        appearance.backgroundImage = name.flatMap(UIImage.init(named:))
      }
    )
    .shadowColor()
    .property(
      "shadowImage", summary: "The image of that line; kept, no effect.",
      get: { $0.shadowImage?.name },
      set: { (appearance: UIBarAppearance, name: String?) in
        appearance.shadowImage = name.flatMap(UIImage.init(named:))
      }
    )
    .configureWithDefaultBackground()
    .configureWithOpaqueBackground("Gives it an opaque background with the colour of a screen.")
    .configureWithTransparentBackground()
    .method("copy", summary: "Returns another appearance of the same class with the same values.") {
      (appearance: UIBarAppearance) -> UIBarAppearance in appearance.duplicate
    }
  }
}
