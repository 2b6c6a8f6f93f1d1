import HeadlessUIKit
import Testing

/// Switches, sliders and segmented controls have values that the user changes.
struct ValueControlTests {
  @Test(arguments: [(-1, 0), (0.5, 0.5), (7, 1), (.nan, 0), (.infinity, 1)] as [(Float, Float)])
  func aValueStaysInItsRange(wanted: Float, value: Float) {
    let slider = UISlider()
    slider.value = wanted
    #expect(slider.value == value)
  }

  @Test func theEndsOfARangePushEachOther() {
    let slider = UISlider()
    slider.minimumValue = 5
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [5, 5, 5])
    slider.maximumValue = 2
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [2, 2, 2])
    slider.maximumValue = .infinity
    #expect(slider.maximumValue == 2)
  }

  @Test func withoutASliderADragSaysSo() {
    let world = World()
    #expect(throws: Stage.User.Failure.notFound(.slider(nil), choices: [])) {
      try world.stage.user.slide(to: 1)
    }
  }

  @Test func theSelectionStaysAtItsSegment() {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 2
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 3)
    control.removeSegment(at: 9, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.numberOfSegments == 0)
  }

  @Test func anIndexBeyondTheLastMeansTheLast() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.setTitle("Year", forSegmentAt: 5)
    control.setEnabled(false, forSegmentAt: 5)
    #expect(control.titleForSegment(at: 1) == "Year")
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(control.titleForSegment(at: -1) == nil)
  }
}
