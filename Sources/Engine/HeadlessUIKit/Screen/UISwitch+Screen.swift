import NavigationModel

extension UISwitch {
  /// The switch as seen.
  var screenSwitch: Screen.Switch {
    Screen.Switch(isOn: isOn, isEnabled: isEnabled, id: targetID)
  }
}
