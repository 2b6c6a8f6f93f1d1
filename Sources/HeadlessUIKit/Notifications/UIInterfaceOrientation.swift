import NavigationModel

/// How the contents of a screen are turned; in landscape it is opposite to the device's.
///
/// [UIInterfaceOrientation](https://developer.apple.com/documentation/uikit/uiinterfaceorientation)
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether they are upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether they are turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The orientation of the contents on a device.
  init(_ traits: Traits) {
    self =
      switch traits.interfaceOrientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
  }

  /// The orientation of the contents on a device that is held in one; nil where they stay as they are
  /// (E79).
  init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }
}

extension Traits.InterfaceOrientation {
  /// The same orientation; nil for an unknown one.
  init?(_ orientation: UIInterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    case .unknown: return nil
    }
  }
}
