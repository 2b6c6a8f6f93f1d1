import HeadlessUIKit
import Lua
import NavigationModel

/// What scripts see of each bar: its look, and its appearances.
protocol ScriptedBar: UIView {
  associatedtype Appearance: UIBarAppearance
  var barStyle: UIBarStyle { get set }
  var isTranslucent: Bool { get set }
  var tintColor: UIColor? { get set }
  var standardAppearance: Appearance { get set }
  var scrollEdgeAppearance: Appearance? { get set }
  var displayedBackground: BarBackground? { get }
}

/// A bar that is low where there is little room.
protocol ScriptedCompactBar: ScriptedBar {
  var compactAppearance: Appearance? { get set }
  var compactScrollEdgeAppearance: Appearance? { get set }
}

extension ClassDescriptor where Object: ScriptedBar {
  /// Adds the look of a bar, and the object that stands for all bars of the class, which a closure
  /// makes.
  func look(
    in world: ScriptWorld, standIn: @escaping ([AppearanceContainer]) -> Object
  ) -> Self {
    property(
      "barStyle", summary: "Whether its background is light or dark.", get: { $0.barStyle },
      set: { $0.barStyle = $1 }
    )
    .property(
      "isTranslucent", summary: "Whether content shows through it.", get: { $0.isTranslucent },
      set: { $0.isTranslucent = $1 }
    )
    .property(
      "tintColor", summary: "The colour of its buttons; nil for the standard one.",
      get: { $0.tintColor }, set: { $0.tintColor = $1 }
    )
    .function(
      "appearance", "options",
      summary:
        "What stands for all bars of the class that come into a window later; with `{ whenContainedIn = Class }`, or a list of classes with the nearest one first, for those inside of them."
    ) { [unowned world] (options: LuaTable?) throws(LuaError) -> Object in
      let containers = try world.appearanceContainers(options)
      return world.stage.asCurrent { standIn(containers) }
    }
  }

  /// Adds the appearances of a bar that has one height.
  func appearances() -> Self { standardAppearance().scrollEdgeAppearance().displayedBackground() }

  private func standardAppearance() -> Self {
    property(
      "standardAppearance", summary: "The appearance where no other one is in force; a copy.",
      get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 })
  }

  private func scrollEdgeAppearance() -> Self {
    property(
      "scrollEdgeAppearance",
      summary:
        "The appearance while no content is below the bar; nil for the standard one without a background.",
      get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 })
  }

  private func displayedBackground() -> Self {
    property(
      "displayedBackground",
      summary: "The background of the appearance in force; nil if none was set.",
      get: { $0.displayedBackground })
  }
}

extension ClassDescriptor where Object: ScriptedCompactBar {
  /// Adds the appearances of a bar, high and low.
  func appearances() -> Self {
    standardAppearance()
      .property(
        "compactAppearance", summary: "The appearance of a low bar; nil for the standard one.",
        get: { $0.compactAppearance }, set: { $0.compactAppearance = $1 }
      )
      .scrollEdgeAppearance()
      .property(
        "compactScrollEdgeAppearance",
        summary: "The same of a low bar; nil for that of a high one.",
        get: { $0.compactScrollEdgeAppearance }, set: { $0.compactScrollEdgeAppearance = $1 }
      )
      .displayedBackground()
  }
}
