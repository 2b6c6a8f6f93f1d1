import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Popovers of older releases.
struct UIPopoverControllerTests {
  private final class Guard: NSObject, UIPopoverControllerDelegate {
    var lines: [String] = []

    func popoverControllerShouldDismissPopover(_ popover: UIPopoverController) -> Bool {
      lines.append("should")
      return false
    }

    func popoverControllerDidDismissPopover(_ popover: UIPopoverController) {
      lines.append("did")
    }
  }

  /// A stack whose root has a bar button, on screen, and that button.
  private func showHome(in world: World) -> (UIViewController, UIBarButtonItem) {
    let stage = world.stage
    let home = UIViewController()
    let item = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
    home.navigationItem.rightBarButtonItem = item
    var traits = stage.traits
    traits.device = .iPad
    stage.setTraits(traits)
    world.window.rootViewController = UINavigationController(rootViewController: home)
    stage.settle()
    return (home, item)
  }

  @Test func aDismissalByTheProgramIsSilent() {
    let world = World(profile: .classic)
    let stage = world.stage
    let (home, _) = showHome(in: world)
    let popover = UIPopoverController(contentViewController: UIViewController())
    let delegate = Guard()
    popover.delegate = delegate
    popover.popoverContentSize = CGSize(width: 200, height: 300)
    popover.present(
      from: .zero, in: home.view, permittedArrowDirections: [.left, .right], animated: false)
    stage.settle()
    #expect(popover.popoverArrowDirection == .left)
    #expect(popover.contentViewController.view.frame.size == CGSize(width: 200, height: 300))
    popover.dismiss(animated: false)
    stage.settle()
    #expect(!popover.isPopoverVisible && delegate.lines.isEmpty)
  }

  @Test func aPopoverThatWasRefusedLeavesNothingBehind() {
    let world = World(profile: .classic)
    let stage = world.stage
    let (home, item) = showHome(in: world)
    let content = UIViewController()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    home.present(sheet, animated: false)
    stage.settle()
    let popover = UIPopoverController(contentViewController: content)
    popover.present(from: item, permittedArrowDirections: .any, animated: false)
    stage.settle()
    #expect(!popover.isPopoverVisible)
    #expect(content.modalPresentationStyle == .fullScreen)
    #expect(content.presentationManagerIfMade == nil)
  }
}
