import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIBarAppearance: LuaObject {}
extension UIBarButtonItemAppearance: LuaObject {}
extension UIBarButtonItemStateAppearance: LuaObject {}

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
    .property(
      "backgroundColor",
      summary: "The colour of the background; nil for none beside that of the configuration.",
      get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }
    )
    .property(
      "backgroundImage", summary: "The image of the background; kept, no effect.",
      get: { $0.backgroundImage?.name },
      set: { (appearance: UIBarAppearance, name: String?) in
        appearance.backgroundImage = name.flatMap(UIImage.init(named:))
      }
    )
    .property(
      "shadowColor", summary: "The colour of the line at the bar's edge; nil for none.",
      get: { $0.shadowColor }, set: { $0.shadowColor = $1 }
    )
    .property(
      "shadowImage", summary: "The image of that line; kept, no effect.",
      get: { $0.shadowImage?.name },
      set: { (appearance: UIBarAppearance, name: String?) in
        appearance.shadowImage = name.flatMap(UIImage.init(named:))
      }
    )
    .method(
      "configureWithDefaultBackground",
      summary: "Gives it the background of the system, which content shines through."
    ) { (appearance: UIBarAppearance) -> Void in appearance.configureWithDefaultBackground() }
    .method(
      "configureWithOpaqueBackground",
      summary: "Gives it an opaque background with the colour of a screen."
    ) { (appearance: UIBarAppearance) -> Void in appearance.configureWithOpaqueBackground() }
    .method("configureWithTransparentBackground", summary: "Takes away background and line.") {
      (appearance: UIBarAppearance) -> Void in appearance.configureWithTransparentBackground()
    }
    .method("copy", summary: "Returns another appearance of the same class with the same values.") {
      (appearance: UIBarAppearance) -> UIBarAppearance in appearance.duplicate
    }
  }

  private var navigationBarAppearance: ClassDescriptor<UINavigationBarAppearance> {
    ClassDescriptor(
      "UINavigationBarAppearance", of: UINavigationBarAppearance.self, extends: "UIBarAppearance",
      receiver: "appearance", summary: "How the background and the titles of a navigation bar look."
    )
    .initializer { _ in UINavigationBarAppearance() }
    .property(
      "titleTextAttributes", summary: "The attributes of the title; its colour is drawn.",
      get: { TextAttributes($0.titleTextAttributes) },
      set: { $0.titleTextAttributes = $1.attributes }
    )
    .property(
      "largeTitleTextAttributes", summary: "The attributes of a large title; kept, no effect.",
      get: { TextAttributes($0.largeTitleTextAttributes) },
      set: { $0.largeTitleTextAttributes = $1.attributes }
    )
    .property(
      "buttonAppearance", summary: "How plain buttons look; kept, no effect.",
      get: { $0.buttonAppearance }, set: { $0.buttonAppearance = $1 }
    )
    .property(
      "doneButtonAppearance", summary: "How buttons of the style done look; kept, no effect.",
      get: { $0.doneButtonAppearance }, set: { $0.doneButtonAppearance = $1 }
    )
    .property(
      "backButtonAppearance", summary: "How the back button looks; kept, no effect.",
      get: { $0.backButtonAppearance }, set: { $0.backButtonAppearance = $1 }
    )
  }

  private var buttonAppearance: ClassDescriptor<UIBarButtonItemAppearance> {
    ClassDescriptor(
      "UIBarButtonItemAppearance", of: UIBarButtonItemAppearance.self, receiver: "buttons",
      summary: "How the buttons of a bar look in their states; kept, no effect."
    )
    .initializer("style") { arguments throws(LuaError) in
      let style: UIBarButtonItem.Style? = try arguments.read("style")
      return UIBarButtonItemAppearance(style: style ?? .plain)
    }
    .label("style", UIBarButtonItem.Style.self, "The style of the buttons; plain without it.")
    .property("normal", summary: "The look of a button to tap.", get: { $0.normal })
    .property("highlighted", summary: "The look of a touched button.", get: { $0.highlighted })
    .property("disabled", summary: "The look of a disabled button.", get: { $0.disabled })
    .property("focused", summary: "The look of a button with the focus.", get: { $0.focused })
    .method("configureWithDefault", "style", summary: "Takes away what was set.") {
      (buttons: UIBarButtonItemAppearance, style: UIBarButtonItem.Style) -> Void in
      buttons.configureWithDefault(for: style)
    }
  }

  private var buttonStateAppearance: ClassDescriptor<UIBarButtonItemStateAppearance> {
    ClassDescriptor(
      "UIBarButtonItemStateAppearance", of: UIBarButtonItemStateAppearance.self,
      receiver: "state", summary: "How a bar's buttons look in one state; kept, no effect."
    )
    .property(
      "titleTextAttributes", summary: "The attributes of the title; kept, no effect.",
      get: { TextAttributes($0.titleTextAttributes) },
      set: { $0.titleTextAttributes = $1.attributes }
    )
    .property(
      "backgroundImage", summary: "The image behind the button; kept, no effect.",
      get: { $0.backgroundImage?.name },
      set: { (state: UIBarButtonItemStateAppearance, name: String?) in
        state.backgroundImage = name.flatMap(UIImage.init(named:))
      }
    )
  }

  private var toolbarAppearance: ClassDescriptor<UIToolbarAppearance> {
    ClassDescriptor(
      "UIToolbarAppearance", of: UIToolbarAppearance.self, extends: "UIBarAppearance",
      receiver: "appearance", summary: "How the background of a toolbar looks."
    )
    .initializer { _ in UIToolbarAppearance() }
    .property(
      "buttonAppearance", summary: "How plain buttons look; kept, no effect.",
      get: { $0.buttonAppearance }, set: { $0.buttonAppearance = $1 }
    )
    .property(
      "doneButtonAppearance", summary: "How buttons of the style done look; kept, no effect.",
      get: { $0.doneButtonAppearance }, set: { $0.doneButtonAppearance = $1 }
    )
  }

  private var tabBarAppearance: ClassDescriptor<UITabBarAppearance> {
    ClassDescriptor(
      "UITabBarAppearance", of: UITabBarAppearance.self, extends: "UIBarAppearance",
      receiver: "appearance", summary: "How the background of a tab bar looks."
    )
    .initializer { _ in UITabBarAppearance() }
  }

  // MARK: On bars and items

  /// Adds the appearances of a navigation bar.
  func withAppearances(
    _ descriptor: ClassDescriptor<UINavigationBar>
  ) -> ClassDescriptor<UINavigationBar> {
    descriptor
      .property(
        "standardAppearance", summary: "The appearance where no other one is in force; a copy.",
        get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 }
      )
      .property(
        "compactAppearance", summary: "The appearance of a low bar; nil for the standard one.",
        get: { $0.compactAppearance }, set: { $0.compactAppearance = $1 }
      )
      .property(
        "scrollEdgeAppearance",
        summary:
          "The appearance while no content is below the bar; nil for the standard one without a background.",
        get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }
      )
      .property(
        "compactScrollEdgeAppearance",
        summary: "The same of a low bar; nil for that of a high one.",
        get: { $0.compactScrollEdgeAppearance }, set: { $0.compactScrollEdgeAppearance = $1 }
      )
      .property(
        "displayedBackground",
        summary: "The background of the appearance in force; nil if none was set.",
        get: { $0.displayedBackground })
  }

  /// Adds the appearances of a toolbar.
  func withAppearances(_ descriptor: ClassDescriptor<UIToolbar>) -> ClassDescriptor<UIToolbar> {
    descriptor
      .property(
        "standardAppearance", summary: "The appearance where no other one is in force; a copy.",
        get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 }
      )
      .property(
        "compactAppearance", summary: "The appearance of a low bar; nil for the standard one.",
        get: { $0.compactAppearance }, set: { $0.compactAppearance = $1 }
      )
      .property(
        "scrollEdgeAppearance",
        summary:
          "The appearance while no content is below the bar; nil for the standard one without a background.",
        get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }
      )
      .property(
        "compactScrollEdgeAppearance",
        summary: "The same of a low bar; nil for that of a high one.",
        get: { $0.compactScrollEdgeAppearance }, set: { $0.compactScrollEdgeAppearance = $1 }
      )
      .property(
        "displayedBackground",
        summary: "The background of the appearance in force; nil if none was set.",
        get: { $0.displayedBackground })
  }

  /// Adds the appearances of a tab bar.
  func withAppearances(_ descriptor: ClassDescriptor<UITabBar>) -> ClassDescriptor<UITabBar> {
    descriptor
      .property(
        "standardAppearance", summary: "The appearance where no other one is in force; a copy.",
        get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 }
      )
      .property(
        "scrollEdgeAppearance",
        summary:
          "The appearance while no content is below the bar; nil for the standard one without a background.",
        get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }
      )
      .property(
        "displayedBackground",
        summary: "The background of the appearance in force; nil if none was set.",
        get: { $0.displayedBackground })
  }

  /// Adds the appearances of an item.
  func withAppearances(
    _ descriptor: ClassDescriptor<UINavigationItem>
  ) -> ClassDescriptor<UINavigationItem> {
    descriptor
      .property(
        "standardAppearance", summary: "The bar's appearance while it is on top; nil for its own.",
        get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 }
      )
      .property(
        "compactAppearance", summary: "The same of a low bar; nil for its own.",
        get: { $0.compactAppearance }, set: { $0.compactAppearance = $1 }
      )
      .property(
        "scrollEdgeAppearance",
        summary: "The same while no content is below the bar; nil for its own.",
        get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }
      )
      .property(
        "compactScrollEdgeAppearance",
        summary: "The same of a low bar with no content below it; nil for its own.",
        get: { $0.compactScrollEdgeAppearance }, set: { $0.compactScrollEdgeAppearance = $1 })
  }

  /// Adds the appearances of a tab.
  func withAppearances(
    _ descriptor: ClassDescriptor<UITabBarItem>
  ) -> ClassDescriptor<UITabBarItem> {
    descriptor
      .property(
        "standardAppearance",
        summary: "The bar's appearance while it is selected; nil for its own.",
        get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 }
      )
      .property(
        "scrollEdgeAppearance",
        summary: "The same while no content is below the bar; nil for its own.",
        get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 })
  }
}
