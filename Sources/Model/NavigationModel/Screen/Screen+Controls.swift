extension Screen {
  /// A control that is on or off.
  public struct Switch: Sendable, Hashable, Codable {
    /// Whether it is on.
    public var isOn: Bool
    /// Whether it can be used.
    public var isEnabled: Bool
    /// Its identity as a target; nil for a picture of a switch.
    public var id: Target.ID?

    /// A switch.
    public init(isOn: Bool, isEnabled: Bool = true, id: Target.ID? = nil) {
      self.isOn = isOn
      self.isEnabled = isEnabled
      self.id = id
    }
  }

  /// A control with a thumb on a track.
  public struct Slider: Sendable, Hashable, Codable {
    /// The place of the thumb, from 0 at the left end to 1.
    public var fraction: Double
    /// Whether it can be used.
    public var isEnabled: Bool
    /// Its identity as a target; nil for a picture of a slider.
    public var id: Target.ID?

    /// A slider.
    public init(fraction: Double, isEnabled: Bool = true, id: Target.ID? = nil) {
      self.fraction = fraction
      self.isEnabled = isEnabled
      self.id = id
    }
  }
}

extension Screen.Switch {
  /// The switch as a target; a user knows it by its kind.
  var target: Screen.Target? { id.map { Screen.Target($0, "UISwitch", isEnabled: isEnabled) } }
}

extension Screen.Slider {
  /// The slider as a target; a user knows it by its kind.
  var target: Screen.Target? { id.map { Screen.Target($0, "UISlider", isEnabled: isEnabled) } }
}
