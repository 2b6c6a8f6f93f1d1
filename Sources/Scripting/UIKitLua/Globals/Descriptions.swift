import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Describes the global variables that are objects and tables.
  func describeGlobals() {
    interpreter.describe(
      "window", UIWindow.luaDescription,
      "The key window, on screen from the start; give it a `rootViewController`.")
    interpreter.describe(
      "simulator", Simulator.luaDescription,
      "The device, and what happens to the app from outside.")
    interpreter.describe(
      "app", .named("UIApplicationDelegate"),
      "The application delegate: a table to fill with functions.")
    interpreter.describe(
      "nibs", .named("table<string, Nib>"),
      "The nibs by name, a table to fill; a controller with that `nibName` loads its view here."
    )
    interpreter.describe(Self.nib)
    for delegate in Self.delegates { interpreter.describe(delegate) }
  }

  /// A nib as scripts write it.
  private static var nib: TableDescriptor {
    TableDescriptor("Nib", "A nib: the objects of a view, as in Interface Builder.")
      .field(
        "view", .named("table"),
        "The view: its class first, its properties, then its subviews, written the same way.",
        facts: ["B93"]
      )
      .field(
        "outlets", .optional(.named("table<string, string>")),
        "The fields of the File's Owner, and the `name` of the object that each gets."
      )
      .field(
        "actions", .optional(.named("table<string, string>")),
        "The `name` of an object, and the method of the File's Owner that its main event calls.")
  }
}
