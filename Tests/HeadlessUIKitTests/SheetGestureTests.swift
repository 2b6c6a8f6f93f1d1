import HeadlessUIKit
import NavigationModel
import Testing

/// Taps around and behind a sheet, from Swift.
struct SheetGestureTests {
  private typealias Identifier = UISheetPresentationController.Detent.Identifier

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func aTapBesideASheetDismissesItAsASwipeDoes(_ style: UIModalPresentationStyle) throws {  // C21
    let (world, modal, delegate) = sheet(style)
    try world.stage.user.tapOutside()
    world.stage.settle()
    #expect(delegate.calls == ["should", "will", "did"])
    #expect(modal.presentingViewController == nil)
  }

  @Test func aTapBesideASheetThatIsPreventedIsNoAttempt() {  // C21, F63, P34
    let (world, modal, delegate) = sheet(.pageSheet)
    delegate.may = false
    #expect(throws: Stage.User.Failure.self) { try world.stage.user.tapOutside() }
    #expect(delegate.calls == ["should"])
    modal.isModalInPresentation = true
    #expect(throws: Stage.User.Failure.self) { try world.stage.user.tapOutside() }
    world.stage.settle()
    #expect(delegate.calls == ["should"])
    #expect(modal.presentingViewController != nil)
  }

  @Test func whatIsBehindASheetCanBeUsedWhereItDoesNotDim() throws {  // C22
    #expect(try !isUsed(behind: .medium, undimmed: nil))
    #expect(try !isUsed(behind: .large, undimmed: nil))
    #expect(try isUsed(behind: .medium, undimmed: .medium))
    #expect(try !isUsed(behind: .large, undimmed: .medium))
    #expect(try isUsed(behind: .medium, undimmed: .large))
    #expect(try isUsed(behind: .large, undimmed: .large))
  }

  /// Whether a button behind a sheet can be tapped.
  private func isUsed(behind selected: Identifier, undimmed: Identifier?) throws -> Bool {
    let world = World()
    let nav = world.stack("Home")
    var taps = 0
    nav.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", primaryAction: UIAction { _ in taps += 1 })
    let modal = world.controller("Sheet")
    nav.present(modal, animated: false)
    world.stage.settle()
    let manager = try #require(modal.sheetPresentationController)
    manager.detents = [.medium(), .large()]
    manager.selectedDetentIdentifier = selected
    manager.largestUndimmedDetentIdentifier = undimmed
    try? world.stage.user.tap("Go")
    return taps == 1
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
  var may = true

  func presentationControllerShouldDismiss(_ manager: UIPresentationController) -> Bool {
    calls.append("should")
    return may
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
