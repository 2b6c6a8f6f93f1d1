import NavigationModel
import Testing

struct BarVisibilityTests {
  private let rules = Profile.modern.bars

  @Test func aNewStackShowsItsNavigationBarOnly() {  // B51, B53
    let bars = BarVisibility()
    #expect(bars.showsNavigationBar(Traits(), rules))
    #expect(!bars.showsToolbar(topHidesIt: false, Traits(), rules))
  }

  @Test func theTopHidesTheToolbar() {  // B55
    var bars = BarVisibility()
    bars.hidesToolbar = false
    #expect(bars.showsToolbar(topHidesIt: false, Traits(), rules))
    #expect(!bars.showsToolbar(topHidesIt: true, Traits(), rules))
  }

  @Test func littleRoomFromTopToBottomHidesBoth() {  // B52
    var bars = BarVisibility()
    bars.hidesToolbar = false
    bars.hidesWhenVerticallyCompact = true
    var traits = Traits()
    traits.orientation = .landscape
    #expect(!bars.showsNavigationBar(traits, rules))
    #expect(!bars.showsToolbar(topHidesIt: false, traits, rules))
    #expect(bars.showsNavigationBar(traits, Profile.classic.bars))
  }

  @Test func aTapTogglesBothAfterTheNavigationBar() {  // B52
    var bars = BarVisibility()
    bars.togglesOnTap = true
    bars.hidesToolbar = false
    let hidden = bars.after(.tap, hasToolbarItems: true, rules)
    #expect(hidden.hidesNavigationBar && hidden.hidesToolbar)
    #expect(hidden.after(.tap, hasToolbarItems: true, rules) == bars)
    #expect(hidden.after(.tap, hasToolbarItems: false, rules).hidesToolbar)
  }

  @Test func aSwipeUpHidesAndASwipeDownShows() {  // B52
    var bars = BarVisibility()
    bars.togglesOnSwipe = true
    let hidden = bars.after(.swipeUp, hasToolbarItems: false, rules)
    #expect(hidden.hidesNavigationBar)
    #expect(hidden.after(.swipeUp, hasToolbarItems: false, rules) == hidden)
    #expect(!hidden.after(.swipeDown, hasToolbarItems: false, rules).hidesNavigationBar)
  }

  @Test func whatTheKeyboardHidATapShows() {  // B52
    var bars = BarVisibility()
    bars.hidesWhenKeyboardAppears = true
    let hidden = bars.after(.keyboard, hasToolbarItems: false, rules)
    #expect(hidden.hidesNavigationBar)
    #expect(!hidden.after(.tap, hasToolbarItems: false, rules).hidesNavigationBar)
  }
}
