import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// The heights of sheets, from Swift.
struct SheetHeightTests {
  private typealias Sheet = UISheetPresentationController
  private typealias Detent = Sheet.Detent

  @Test func aSheetIsLargeWithoutASelection() throws {  // F52, F60
    let sheet = try #require(World().controller("Sheet").sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil && sheet.largestUndimmedDetentIdentifier == nil)
    #expect(!sheet.prefersGrabberVisible && !sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    #expect(sheet.preferredCornerRadius == nil && sheet.prefersPageSizing)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
  }

  @Test func detentsAreResolvedInTheContext() {  // F53
    let context = Room(maximum: 600, vertical: .regular),
      low = Room(maximum: 600, vertical: .compact)
    let own = Detent.custom(identifier: .init("own")) { $0.maximumDetentValue / 3 }
    #expect(Detent.large().resolvedValue(in: context) == 600)
    #expect(Detent.medium().resolvedValue(in: context) == 300)
    #expect(Detent.medium().resolvedValue(in: low) == nil)
    #expect(own.resolvedValue(in: context) == 200 && own.identifier.rawValue == "own")
    let unnamed = [Detent.custom { _ in 1 }, .custom { _ in nil }]
    #expect(unnamed[0].identifier != unnamed[1].identifier)
  }

  @Test func resolversAreAskedOnceAndAgainWhereTheyAreInvalidated() throws {  // F53
    let world = World()
    let (home, modal) = (world.controller("Home"), world.controller("Sheet"))
    world.window.rootViewController = home
    let sheet = try #require(modal.sheetPresentationController)
    var (asked, height) = (0, 100.0)
    sheet.detents = [
      .custom { _ in
        asked += 1
        return height
      }
    ]
    home.present(modal, animated: false)
    world.stage.settle()
    _ = world.stage.screen
    #expect(asked == 1 && modal.view.frame.height == 134)
    height = 200
    sheet.invalidateDetents()
    #expect(asked == 2 && modal.view.frame.height == 234)
    height = .nan
    sheet.invalidateDetents()
    #expect(modal.view.frame.minY == 57)
  }
}

/// A context of the test's own.
private final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(maximum: CGFloat, vertical: UIUserInterfaceSizeClass) {
    maximumDetentValue = maximum
    containerTraitCollection = UITraitCollection(verticalSizeClass: vertical)
  }
}
