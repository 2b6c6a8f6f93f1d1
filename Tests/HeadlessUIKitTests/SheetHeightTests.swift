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

  @Test func noDetentsAreRefused() throws {  // F52
    let world = World()
    let sheet = try #require(world.controller("Sheet").sheetPresentationController)
    let raised = world.stage.exceptions { sheet.detents = [] }
    #expect(raised.map(\.code) == ["no-detents"])
    #expect(sheet.detents.count == 1)
  }

  @Test func onlyTheUsersDragsAreReported() throws {  // F55, F56
    let (world, modal, sheet, delegate) = try presented()
    #expect(delegate.calls.isEmpty && modal.view.frame.minY == 422)
    for identifier in [Detent.Identifier("tip"), .medium, .large, .init("tip")] {
      try world.stage.user.dragSheet(to: identifier)
      #expect(sheet.selectedDetentIdentifier == identifier)
    }
    #expect(delegate.calls == ["tip", "medium", "large", "tip"])
    sheet.selectedDetentIdentifier = .large
    try world.stage.user.dragSheet(to: .medium, cancelled: true)
    world.stage.settle()
    #expect(delegate.calls.count == 4 && modal.view.frame.minY == 57)
    #expect(throws: Stage.User.Failure.self) {
      try world.stage.user.dragSheet(to: .init("other"))
    }
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

  /// A sheet on screen at its medium height, with a delegate.
  private func presented() throws -> (World, UIViewController, Sheet, Listener) {
    let world = World()
    let (home, modal) = (world.controller("Home"), world.controller("Sheet"))
    world.window.rootViewController = home
    let sheet = try #require(modal.sheetPresentationController)
    sheet.detents = [.custom(identifier: .init("tip")) { _ in 120 }, .medium(), .large()]
    sheet.selectedDetentIdentifier = .medium
    let delegate = Listener()
    sheet.delegate = delegate
    home.present(modal, animated: false)
    world.stage.settle()
    return (world, modal, sheet, delegate)
  }
}

/// The delegate of a sheet.
private final class Listener: NSObject, @MainActor UISheetPresentationControllerDelegate {
  var calls: [String] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let identifier = sheetPresentationController.selectedDetentIdentifier
    calls.append(identifier?.rawValue.split(separator: ".").last.map(String.init) ?? "none")
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
