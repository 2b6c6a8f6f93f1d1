import HeadlessUIKit
import NavigationModel
import Testing

/// Alerts and action sheets that are views.
struct UIAlertViewTests {
  /// Records what it is notified of.
  private final class Recorder: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var lines: [String] = []

    func willPresent(_ alertView: UIAlertView) { lines.append("willPresent") }
    func didPresent(_ alertView: UIAlertView) { lines.append("didPresent") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      lines.append("clicked \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      lines.append("willDismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      lines.append("didDismiss \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      lines.append("clicked \(buttonIndex)")
    }
  }

  @Test func aTapNotifiesTheDelegateAndDismisses() throws {
    let world = World(profile: .classic)
    _ = world.stack("A")
    let recorder = Recorder()
    let alert = UIAlertView(
      title: "Sure?", message: nil, delegate: recorder, cancelButtonTitle: "No",
      otherButtonTitles: "Yes", "Later")
    alert.show()
    alert.show()
    world.stage.settle()
    try world.stage.user.tap("Later")
    #expect(alert.isVisible)
    world.stage.settle()
    #expect(!alert.isVisible)
    #expect(
      recorder.lines == ["willPresent", "didPresent", "clicked 2", "willDismiss 2", "didDismiss 2"])
  }

  @Test func anAlertThatIsDismissedBeforeItIsShownWasNeverShown() {
    let world = World(profile: .classic)
    _ = world.stack("A")
    let recorder = Recorder()
    let alert = UIAlertView(
      title: "Sure?", message: nil, delegate: recorder, cancelButtonTitle: "No")
    alert.show()
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    world.stage.settle()
    #expect(recorder.lines == ["willPresent", "willDismiss 0", "didDismiss 0"])
  }

  @Test func nothingElseReceivesTapsMeanwhile() throws {
    let world = World(profile: .classic)
    _ = world.stack("A", "B")
    let alert = UIAlertView(title: "Sure?", message: nil, delegate: nil, cancelButtonTitle: "No")
    alert.show()
    world.stage.settle()
    #expect(world.stage.user.targets.map(\.text) == ["No"])
    #expect(throws: Stage.User.Failure.self) { try world.stage.user.back() }
    #expect(throws: Stage.User.Failure.ignored("Sure? covers it")) {
      try world.stage.user.swipeDown()
    }
    try world.stage.user.tap("No")
    world.stage.settle()
    try world.stage.user.back()
  }

  @Test func aSheetNumbersItsButtonsFromTheTop() throws {
    let world = World(profile: .classic)
    let nav = world.stack("A")
    let recorder = Recorder()
    let sheet = UIActionSheet(
      title: nil, delegate: recorder, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Copy")
    sheet.show(in: nav.view)
    world.stage.settle()
    try world.stage.user.tap("Cancel")
    #expect(sheet.destructiveButtonIndex == 0)
    #expect(sheet.firstOtherButtonIndex == 1)
    #expect(sheet.cancelButtonIndex == 2)
    #expect(sheet.buttonTitle(at: 1) == "Copy")
    #expect(sheet.buttonTitle(at: 9) == nil)
    #expect(recorder.lines == ["clicked 2"])
  }

  @Test func aStyleHasItsFields() {
    _ = World(profile: .classic)
    let alert = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    #expect(alert.textField(at: 2) == nil)
    alert.alertViewStyle = .default
    #expect(alert.textField(at: 0) == nil)
  }
}
