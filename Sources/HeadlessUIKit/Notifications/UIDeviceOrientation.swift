import NavigationModel

/// How a device is held.
///
/// [UIDeviceOrientation](https://developer.apple.com/documentation/uikit/uideviceorientation)
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the contents can be turned so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  /// Whether it lies on its back or on its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIDeviceOrientation {
  /// How a device is held whose contents are turned like this (E79).
  init(_ contents: Traits.InterfaceOrientation) {
    switch contents {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    }
  }
}
