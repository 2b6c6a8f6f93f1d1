import NavigationModel

/// When calls come that aren't appearance callbacks.
nonisolated enum CallLaw {
  /// The calls that aren't callbacks of every controller: those around a turn, or a new size.
  static let otherCalls = [
    "willRotate", "willAnimateRotation", "didRotate", "viewWillTransition", "willTransition",
  ]

  /// The rule of a call; nil for those that appearance decides.
  static func law(of call: String) -> Law? {
    switch call {
    case "loadView": loading
    case "viewWillUnload", "viewDidUnload": unloading
    case "didReceiveMemoryWarning": memory
    case "willMove", "didMove": moving
    case "willRotate", "willAnimateRotation", "didRotate": rotation
    case "viewWillTransition", "willTransition": transition
    case "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange": insets
    case "updateProperties", "updateViewConstraints", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews":
      layout
    default: nil
    }
  }

  private static let loading = Law(
    "loadView is seen in classes that override it, once, when the view is first needed", ["A1"])
  private static let unloading = Law(
    "a memory warning unloads the views that are in no window, up to iOS 5 only",
    ["A9", "B85", "B86"],
    do: ":reset, :profile classic, then simulator:memoryWarning() while it is covered")
  private static let memory = Law(
    "every controller receives it when memory is short", ["B86"], do: "simulator:memoryWarning()")
  private static let moving = Law(
    "willMove and didMove come when a controller gets another parent, or none", ["A36"])
  private static let rotation = Law(
    "willRotate, willAnimateRotation and didRotate come when the device turns, up to iOS 7; a class has to override them",
    ["E91"], do: "simulator.orientation = \"landscape\"; since iOS 8 override viewWillTransition")
  private static let transition = Law(
    "both transitions come when a view gets another size or size class, since iOS 8; a class has to override them",
    ["F103"], do: "simulator.orientation = \"landscape\"")
  private static let insets = Law(
    "it comes when bars or margins change, and before a view first appears; a class has to override them",
    ["E51", "E55"])
  private static let layout = Law(
    "it is called before or in a layout; it is seen in classes that override it",
    ["A26"], do: "override it, or view:setNeedsLayout()")
}
