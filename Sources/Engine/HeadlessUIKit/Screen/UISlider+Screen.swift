import NavigationModel

extension UISlider {
  /// The slider as seen.
  var screenSlider: Screen.Slider {
    Screen.Slider(fraction: fraction, isEnabled: isEnabled, id: targetID)
  }
}
