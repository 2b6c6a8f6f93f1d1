import HeadlessUIKit
import NavigationModel
import Testing

/// Taps around a sheet and changes of its height, from Swift.
struct SheetGestureTests {
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func aTapBesideASheetDismissesItAsASwipeDoes(_ style: UIModalPresentationStyle) throws {  // C21
    let (world, modal, delegate) = sheet(style)
    try world.stage.user.tapOutside()
    world.stage.settle()
    #expect(delegate.calls == ["should", "will", "did"])
    #expect(modal.presentingViewController == nil)
  }

  @Test func anotherHeightInsideAnimateChangesMovesAndCallsNothing() throws {  // F54
    let (world, modal, _) = sheet(.pageSheet)
    let manager = try #require(modal.sheetPresentationController)
    manager.detents = [.medium(), .large()]
    let count = world.stage.trace.count
    manager.animateChanges { manager.prefersGrabberVisible = true }
    #expect(world.stage.motions.isEmpty)
    manager.animateChanges { manager.selectedDetentIdentifier = .large }
    let start = world.stage.now
    world.stage.advance(by: .milliseconds(100))
    let number = Int(modal.id.number), presenter = try #require(modal.presentingViewController)
    #expect(
      world.stage.motions == [
        Motion(
          .detent, in: Int(presenter.id.number), from: number, to: number, began: start,
          duration: .milliseconds(400), fraction: 0.25)
      ])
    world.stage.settle()
    #expect(world.stage.motions.isEmpty)
    manager.selectedDetentIdentifier = .medium
    #expect(world.stage.motions.isEmpty)
    #expect(world.stage.trace.count == count)
  }

  /// A sheet on screen, with a delegate.
  private func sheet(_ style: UIModalPresentationStyle) -> (World, UIViewController, Attempts) {
    let world = World()
    let (home, modal) = (world.controller("Home"), world.controller("Sheet"))
    world.window.rootViewController = home
    modal.modalPresentationStyle = style
    home.present(modal, animated: false)
    world.stage.settle()
    let delegate = Attempts()
    modal.presentationController?.delegate = delegate
    return (world, modal, delegate)
  }
}

/// The delegate of a sheet.
private final class Attempts: NSObject, UIAdaptivePresentationControllerDelegate {
  var calls: [String] = []

  func presentationControllerShouldDismiss(_ manager: UIPresentationController) -> Bool {
    calls.append("should")
    return true
  }
  func presentationControllerWillDismiss(_ manager: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ manager: UIPresentationController) {
    calls.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ manager: UIPresentationController) {
    calls.append("attempt")
  }
}
