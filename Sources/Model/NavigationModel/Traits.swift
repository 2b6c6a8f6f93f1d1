/// The current state of the device.
public struct Traits: Sendable, Hashable, Codable {
  /// The device.
  public var device = Device.iPhone
  /// How the contents of its screen are turned.
  public var interfaceOrientation = InterfaceOrientation.portrait
  /// The screen of the release's iPhone.
  public var phone = ScreenSize.tall
  /// The model of iPhone; nil for the one of the release.
  public var model: DeviceModel?
  /// The horizontal size class that was set; nil for the device's own.
  public var chosenWidth: SizeClass?
  /// The vertical size class of an environment that overrides it; nil for the device's own.
  public var chosenHeight: SizeClass?
  /// Whether the device has the dark appearance.
  public var isDark = false

  /// An iPhone in portrait.
  public init() {}

  /// A kind of device.
  public enum Device: String, Sendable, CaseIterable, Codable { case iPhone, iPad }

  /// Whether a screen is upright or on its side.
  public enum Orientation: String, Sendable, CaseIterable, Codable { case portrait, landscape }

  /// The size of a screen in portrait, in points.
  public struct ScreenSize: Sendable, Hashable, Codable {
    /// The extent.
    public let width, height: Double

    /// An iPhone of today.
    public static let tall = ScreenSize(width: 390, height: 844)
    /// An iPhone up to the 4s (E102).
    public static let short = ScreenSize(width: 320, height: 480)
    /// An iPad (B47).
    static let pad = ScreenSize(width: 768, height: 1024)
  }

  /// A size class in one direction.
  public enum SizeClass: String, Sendable, CaseIterable, Codable { case compact, regular }

  /// The horizontal size class; an iPhone is regular in landscape (D11; unconfirmed: true of the
  /// large ones only).
  public var horizontal: SizeClass {
    chosenWidth ?? (device == .iPad || orientation == .landscape ? .regular : .compact)
  }

  /// The vertical size class.
  public var vertical: SizeClass {
    chosenHeight ?? (device == .iPad || orientation == .portrait ? .regular : .compact)
  }

  /// The width and height of the screen in points.
  public var screen: (width: Double, height: Double) {
    let upright = device == .iPhone ? model?.screen ?? phone : .pad
    return orientation == .portrait
      ? (upright.width, upright.height) : (upright.height, upright.width)
  }
}

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
