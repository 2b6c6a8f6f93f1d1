import Foundation
import HeadlessUIKit
import Testing

/// Pickers show a row of each wheel, which the user turns.
struct PickerTests {
  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [3, 2]
    var lines: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      lines.append("rows of \(component)")
      return counts[component]
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "wheel \(component) row \(row)" }

    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      lines.append(
        "selected \(component) \(row) \(pickerView.selectedRow(inComponent: component))")
    }
  }

  private struct Scene {
    let world = World()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    let wheels = Wheels()

    init() {
      let top = world.controller("Top")
      top.view.addSubview(picker)
      (picker.dataSource, picker.delegate) = (wheels, wheels)
      world.window.rootViewController = top
      world.stage.settle()
    }

    var texts: [String] { picker.subviews.compactMap { ($0 as? UILabel)?.text } }
  }

  @Test func theSelectedRowsAreOnTheScreen() {
    let scene = Scene()
    #expect(scene.texts == ["wheel 0 row 0", "wheel 1 row 0"])
    let frames = scene.picker.subviews.map(\.frame)
    #expect(frames == [0, 160].map { CGRect(x: $0, y: 92, width: 160, height: 32) })
  }

  @Test func theUserTurnsAWheel() throws {
    let scene = Scene()
    scene.wheels.lines = []
    try scene.world.stage.user.turn(scene.picker, component: 1, to: 1)
    scene.world.stage.settle()
    #expect(scene.wheels.lines == ["selected 1 1 1"])
    #expect(scene.texts == ["wheel 0 row 0", "wheel 1 row 1"])
    #expect(throws: Stage.User.Failure.ignored("wheel 1 has 2 rows, and no row 4")) {
      try scene.world.stage.user.turn(scene.picker, component: 1, to: 4)
    }
    #expect(throws: Stage.User.Failure.ignored("the row is selected")) {
      try scene.world.stage.user.turn(scene.picker, component: 1, to: 1)
    }
  }

  @Test func theProgramSelectsWithoutACall() {
    let scene = Scene()
    scene.wheels.lines = []
    scene.picker.selectRow(2, inComponent: 0, animated: true)
    scene.picker.selectRow(9, inComponent: 0, animated: true)
    #expect(scene.picker.selectedRow(inComponent: 0) == 2)
    #expect(scene.wheels.lines == [])
  }

  @Test func whatIsSelectedStaysWhereItExists() {
    let scene = Scene()
    scene.picker.selectRow(2, inComponent: 0, animated: false)
    scene.picker.selectRow(1, inComponent: 1, animated: false)
    scene.wheels.counts = [2, 2]
    scene.picker.reloadComponent(0)
    #expect(scene.picker.selectedRow(inComponent: 0) == 1)
    scene.wheels.counts = [0]
    scene.picker.reloadAllComponents()
    scene.world.stage.settle()
    #expect(scene.picker.numberOfComponents == 1)
    #expect(scene.picker.selectedRow(inComponent: 0) == -1)
    #expect(scene.picker.selectedRow(inComponent: 7) == -1)
    #expect(scene.texts == [])
  }

  @Test func aDelegateProvidesViewsAndSizes() {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var reused: [UIView?] = []

      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(
        _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
      ) -> Int { 5 }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        100
      }
      func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
      ) -> CGFloat { 50 }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        reused.append(view)
        return view ?? UIView()
      }
    }
    let views = Views()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    (picker.dataSource, picker.delegate) = (views, views)
    let first = picker.view(forRow: 0, forComponent: 0)
    #expect(first?.frame == CGRect(x: 100, y: 75, width: 100, height: 50))
    #expect(picker.view(forRow: 1, forComponent: 0) == nil)
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 3, forComponent: 0) === first)
    #expect(views.reused.count == 2 && views.reused[1] === first)
  }
}
