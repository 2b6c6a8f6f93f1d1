import NavigationModel

/// The orientations that a controller or an application supports.
///
/// [UIInterfaceOrientationMask](https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask)
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The orientations as bits.
  public let rawValue: UInt

  /// Creates a mask from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// One orientation.
  init(_ orientation: UIInterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }

  /// The orientations it contains, in the order of UIKit's texts.
  package var orientations: [UIInterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight].filter(contains)
  }

  /// Whether it contains an orientation.
  package func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    contains(UIInterfaceOrientationMask(orientation))
  }

  /// The orientation to take where neither the device nor the screen is in one of them; the order is
  /// unconfirmed.
  var first: UIInterfaceOrientation? {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first(where: contains)
  }

  /// `landscapeLeft, landscapeRight`, as UIKit writes it.
  package var text: String { orientations.map { "\($0)" }.joined(separator: ", ") }

  /// What is supported unless a program says otherwise (E70).
  package init(defaultFor device: Traits.Device) {
    self = device == .iPad ? .all : .allButUpsideDown
  }
}

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
