import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// Adds the members that save and restore the state of controllers.
  func withRestoration(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .restorationIdentifier(
        "The name under which its state is saved; nil leaves it out, with everything inside."
      )
      .slot(
        ScriptedRestorationClass.slot, type: "class", taking: LuaValue.tablesAndObjects,
        passing: { $0.isClass(at: $1) },
        summary:
          "The class that recreates it: `Class.viewControllerWithRestorationIdentifierPath(path, "
          + "coder)` returns a controller, or nil to leave it out."
      )
      .typed(nil, .named("UIViewControllerRestoration"))
      .callback(
        "encodeRestorableState", "coder", summary: "Stores its state in a coder; call super."
      ) { (controller: UIViewController, coder: RestorationCoder) -> Void in
        controller.receiveEncode(coder)
      } super: { controller, coder in
        controller.encodeRestorableState(with: coder)
      }
      .callback(
        "decodeRestorableState", "coder", summary: "Restores its state from a coder; call super."
      ) { (controller: UIViewController, coder: RestorationCoder) -> Void in
        controller.receiveDecode(coder)
      } super: { controller, coder in
        controller.decodeRestorableState(with: coder)
      }
      .callback(
        "applicationFinishedRestoringState",
        summary: "Called when all controllers have been restored."
      ) { (controller: UIViewController) -> Void in
        controller.receiveFinishedRestoring()
      } super: { controller in
        controller.applicationFinishedRestoringState()
      }
      .callback(
        "updateUserActivityState", "activity",
        summary:
          "Called when its activity is saved, and `userInfo` is empty: add what continues it."
      ) { (controller: UIViewController, activity: NSUserActivity) -> Void in
        controller.receiveUpdate(of: activity)
      } super: { controller, activity in
        controller.updateUserActivityState(activity)
      }
      .callback(
        "restoreUserActivityState", "activity",
        summary: "Called by the program to continue an activity; does nothing itself."
      ) { (controller: UIViewController, activity: NSUserActivity) -> Void in
        controller.receiveRestore(of: activity)
      } super: { controller, activity in
        controller.restoreUserActivityState(activity)
      }
  }
}

/// A script's class that recreates controllers.
struct ScriptedRestorationClass: RestorationMaking {
  static let slot = "restorationClass"
  private static let function = "viewControllerWithRestorationIdentifierPath"

  let name: String
  private let make: LuaFunction?
  private unowned let world: ScriptWorld

  /// The class in a table.
  init(_ table: LuaTable, in world: ScriptWorld) {
    name = world.interpreter.toString(.table(table)) ?? "class"
    let field = try? world.interpreter.field(Self.function, of: .table(table))  // unused
    make = if case .function(let function) = field { function } else { nil }
    self.world = world
  }

  var label: String { name }

  var conforms: Bool { make != nil }

  func controller(at path: [String], _ coder: NSCoder) -> UIViewController? {
    guard let make else { return nil }
    return world.controller(from: make, at: path, coder, named: "\(name) \(Self.function)")
  }
}
