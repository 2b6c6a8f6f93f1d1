extension Traits {
  /// How the contents of the screen are turned; stored under the names of the two orientations that
  /// a device is turned to first.
  public enum InterfaceOrientation: String, Sendable, CaseIterable, Codable {
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight = "landscape"
  }

  /// Whether the screen is upright or on its side; writing it turns the contents as a device does
  /// that is turned to the left.
  @inlinable public var orientation: Orientation {
    get {
      switch interfaceOrientation {
      case .portrait, .portraitUpsideDown: .portrait
      case .landscapeLeft, .landscapeRight: .landscape
      }
    }
    set { interfaceOrientation = newValue == .portrait ? .portrait : .landscapeRight }
  }

  enum CodingKeys: String, CodingKey {
    case device
    case interfaceOrientation = "orientation"
    case phone, chosenWidth
  }
}
