import NavigationModel
import Testing

struct BarHeightsTests {
  @Test(
    arguments: [
      (Profile.classic, Traits.Device.iPhone, Traits.Orientation.portrait, 44.0, 20.0),
      (.classic, .iPhone, .landscape, 32, 20), (.classic, .iPad, .portrait, 44, 20),
      (.mid, .iPad, .landscape, 44, 20), (.modern, .iPad, .portrait, 50, 20),
      (.modern, .iPhone, .landscape, 32, 0),
    ] as [(Profile, Traits.Device, Traits.Orientation, Double, Double)])
  func barsAreAsHighAsRecorded(  // B46, B48
    profile: Profile, device: Traits.Device, orientation: Traits.Orientation, bar: Double,
    statusBar: Double
  ) {
    var traits = Traits()
    traits.device = device
    traits.orientation = orientation
    let heights = profile.bars.heights
    #expect(heights.navigationBar(traits, hasPrompt: false, palette: 0) == bar)
    #expect(
      heights.navigationBar(traits, hasPrompt: false, palette: BarHeights.largeTitle) == bar + 52)
    #expect(heights.statusBar(traits) == statusBar)
  }

  @Test(
    arguments: [
      (.classic, .iPhone, .portrait, 0), (.mid, .iPhone, .landscape, 0),
      (.mid, .iPad, .portrait, 0),
      (.modern, .iPad, .portrait, 0), (.modern, .iPhone, .portrait, 47),
      (.modern, .iPhone, .landscape, 0),
    ] as [(Profile, Traits.Device, Traits.Orientation, Double)])
  func hiddenStatusBarsTakeNoRoomButTheCameras(
    profile: Profile, device: Traits.Device, orientation: Traits.Orientation, room: Double
  ) {
    var traits = Traits()
    traits.device = device
    traits.orientation = orientation
    #expect(profile.bars.heights.statusBar(traits, isHidden: true) == room)
  }

  @Test func contentsAreWhatTheBarsLeave() {  // B47, B49
    let bars = BarEdge(height: 64, isUnderlapped: false)
    let tabs = BarEdge(height: 49, isUnderlapped: false)
    let classic = Profile.classic.bars.contents(width: 768, height: 1024, top: bars, bottom: tabs)
    #expect(classic == Frame(x: 0, y: 64, width: 768, height: 911))
    let modern = Profile.modern.bars.contents(width: 390, height: 844, top: bars, bottom: nil)
    #expect(modern == Frame(x: 0, y: 64, width: 390, height: 780))
    let under = BarEdge(height: 64, isUnderlapped: true)
    let full = Profile.modern.bars.contents(width: 390, height: 844, top: under, bottom: nil)
    #expect(full == Frame(x: 0, y: 0, width: 390, height: 844))
  }
}
