import Foundation
import HeadlessUIKit
import Testing

/// What stands for contents that aren't there lies over the view of its controller.
struct ContentUnavailableTests {
  private final class Page: UIViewController {
    var isEmpty = true
    var updates = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      var configuration = UIListContentConfiguration.cell()
      configuration.text = "Nothing"
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  @Test func itFillsTheViewInFrontOfTheOthers() throws {
    let world = World(), page = world.stage.asCurrent { Page() }
    page.view.addSubview(UIView())
    world.window.rootViewController = page
    world.stage.settle()
    #expect(page.view.subviews.count == 1)
    page.setNeedsUpdateContentUnavailableConfiguration()
    page.setNeedsUpdateContentUnavailableConfiguration()
    #expect(page.updates == 0)
    world.stage.settle()
    #expect(page.updates == 1)
    let overlay = try #require(page.view.subviews.last as? UIListContentView)
    #expect(page.view.subviews.count == 2 && overlay.frame == page.view.bounds)
    page.view.frame.size.height = 200
    page.view.layoutIfNeeded()
    #expect(overlay.frame == page.view.bounds)
    page.setNeedsUpdateContentUnavailableConfiguration()
    world.stage.settle()
    #expect(page.view.subviews.last === overlay)
    page.isEmpty = false
    page.setNeedsUpdateContentUnavailableConfiguration()
    world.stage.settle()
    #expect(page.view.subviews.count == 1)
  }

  @Test func itIsThereWhenTheViewHasBeenLoaded() {
    let world = World(), page = world.stage.asCurrent { Page() }
    world.stage.asCurrent {
      page.contentUnavailableConfiguration = UIListContentConfiguration.cell()
    }
    #expect(!page.isViewLoaded)
    #expect(page.view.subviews.first is UIListContentView)
  }
}
