import Foundation
import HeadlessUIKit
import Testing

/// Bars know where they are, and keep images for positions.
struct BarPositionTests {
  private final class Positions: NSObject, UIToolbarDelegate, UINavigationBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test func aDelegateSaysWhereABarIs() {
    let positions = Positions()
    let (toolbar, bar) = (UIToolbar(), UINavigationBar())
    #expect([toolbar.barPosition, bar.barPosition] == [.bottom, .top])
    (toolbar.delegate, bar.delegate) = (positions, positions)
    #expect([toolbar.barPosition, bar.barPosition] == [.topAttached, .topAttached])
    #expect(UISearchBar().barPosition == .any)
    #expect(UINavigationController().navigationBar.barPosition == .top)
  }

  @Test func imagesAreKeptByPosition() {
    let toolbar = UIToolbar()
    let (one, other) = (UIImage(named: "one"), UIImage(named: "other"))
    toolbar.setBackgroundImage(one, forToolbarPosition: .any, barMetrics: .default)
    toolbar.setBackgroundImage(other, forToolbarPosition: .top, barMetrics: .compact)
    toolbar.setShadowImage(other, forToolbarPosition: .bottom)
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == one)
    #expect(toolbar.backgroundImage(forToolbarPosition: .top, barMetrics: .compact) == other)
    #expect(toolbar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) == nil)
    #expect(toolbar.shadowImage(forToolbarPosition: .bottom) == other)
    #expect(toolbar.shadowImage(forToolbarPosition: .any) == nil)
  }

  @Test func aWindowIsOnTheScreen() {
    let world = World()
    #expect(world.window.screen === world.stage.asCurrent { UIScreen.main })
  }
}
