import NavigationModel

extension UISwitch {
  /// The switch as seen.
  var screenSwitch: Screen.Switch {
    Screen.Switch(isOn: isOn, isEnabled: isEnabled, id: targetID)
  }
}

extension UISlider {
  /// The slider as seen.
  var screenSlider: Screen.Slider {
    Screen.Slider(fraction: fraction, isEnabled: isEnabled, id: targetID)
  }
}

extension UISegmentedControl {
  /// The segments as seen, from left to right.
  var screenSegments: [Screen.Tab] {
    let selected = selectedSegmentIndex
    return segments.enumerated().map { index, segment in
      Screen.Tab(
        segment.text, isEnabled: segment.mayBeTapped, isSelected: index == selected,
        id: segment.targetID)
    }
  }
}
