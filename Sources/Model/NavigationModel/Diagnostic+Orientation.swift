// Orientations.
extension Diagnostic.Rule {
  private static let invalidOrientation = "UIApplicationInvalidInterfaceOrientation"
  private static let notTurned = "an exception is raised, and the screen isn't turned"

  /// A controller supports no orientation, or none that the application supports (E75, E76).
  ///
  /// The text for a mask without any orientation is unconfirmed.
  public static let noCommonOrientation = Diagnostic.Rule(
    "no-common-orientation", raises: invalidOrientation,
    [
      (
        .iOS5,
        "Supported orientations has no common orientation with the application, and "
          + "[%1 shouldAutorotate] is returning YES"
      )
    ],
    hint: "support at least one of the application's orientations, or add one to them",
    why:
      "the screen is turned to an orientation that both the controller and the application support",
    effect: notTurned, facts: ["E71", "E75", "E76"],
    script: "a-mask-that-the-app-does-not-share")
  /// A controller is to be presented first in an orientation that it doesn't support (E75).
  public static let preferredNotSupported = Diagnostic.Rule(
    "preferred-orientation", raises: invalidOrientation,
    [
      (
        .iOS5,
        "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
      ),
      (
        .iOS8,
        "preferredInterfaceOrientationForPresentation '%1' must match a supported interface "
          + "orientation: '%2'!"
      ),
    ],
    hint: "return one of supportedInterfaceOrientations",
    why:
      "a full-screen presentation begins in the preferred orientation, which has to be supported",
    effect: raised, facts: ["E75", "E81"],
    script: "prefer-an-orientation-that-is-not-supported")
  /// The program sets how the device is held (E87).
  public static let settingOrientation = Diagnostic.Rule(
    "setting-orientation", category: "Orientation",
    [
      (.iOS5, nil),
      (
        .iOS13,
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
          + "UIWindowScene.requestGeometryUpdate(_:)"
      ),
    ],
    hint: "change supportedInterfaceOrientations and call "
      + "setNeedsUpdateOfSupportedInterfaceOrientations",
    why: "only the user turns a device (iOS 16)",
    effect: "nothing is turned", facts: ["E87"],
    script: "turn-the-device-by-its-key")
}
