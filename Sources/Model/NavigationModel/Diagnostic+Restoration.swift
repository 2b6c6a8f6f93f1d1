// Saving and restoring state.
extension Diagnostic.Rule {
  /// An object is encoded that can't be stored (B76).
  public static let notStorable = Diagnostic.Rule(
    "not-storable", raises: invalidArgument,
    [(.iOS5, "-[%1 encodeWithCoder:]: unrecognized selector sent to instance")],
    hint:
      "store values from which the object can be made again: numbers, strings, lists, dictionaries",
    why: "an archive can contain values and references to controllers only",
    effect: "an exception is raised, and the key has no value", facts: ["B76"],
    script: "save-a-view-itself")
  /// A restoration class cannot make controllers.
  ///
  /// B78
  public static let notARestorationClass = Diagnostic.Rule(
    "not-a-restoration-class",
    [
      (
        .iOS5,
        "Warning: restoration class for view controller does not conform to "
          + "UIViewControllerRestoration protocol: Class is %1"
      )
    ],
    hint: "give the class the function viewControllerWithRestorationIdentifierPath",
    why: "a restoration class makes the controller when the state is restored",
    effect: "the state is saved; the application's delegate is asked for the controller instead",
    facts: ["B78"],
    script: "name-a-class-that-restores-nothing")
}
