/// What the device is like just now.
public struct Traits: Sendable, Hashable {
  /// The device.
  public var device = Device.iPhone
  /// How it is held.
  public var orientation = Orientation.portrait
  /// The width that was asked for; nil lets the device decide.
  public var chosenWidth: SizeClass?

  /// An iPhone held upright.
  public init() {}

  /// A kind of device.
  public enum Device: String, Sendable, CaseIterable { case iPhone, iPad }

  /// How a device is held.
  public enum Orientation: String, Sendable, CaseIterable { case portrait, landscape }

  /// How much room there is in one direction.
  public enum SizeClass: String, Sendable, CaseIterable { case compact, regular }

  /// How much room there is from left to right; an iPhone is wide in landscape (D11; unconfirmed:
  /// true of the large ones only).
  public var horizontal: SizeClass {
    chosenWidth ?? (device == .iPad || orientation == .landscape ? .regular : .compact)
  }

  /// How much room there is from top to bottom.
  public var vertical: SizeClass {
    device == .iPad || orientation == .portrait ? .regular : .compact
  }

  /// How many tabs a tab bar has room for, the More tab included (A84; the number of an iPad is
  /// unconfirmed).
  public var tabLimit: Int { device == .iPhone || horizontal == .compact ? 5 : 8 }

  /// The width and height of the screen in points.
  public var screen: (width: Double, height: Double) {
    let upright: (Double, Double) = device == .iPhone ? (390, 844) : (768, 1024)  // B47
    return orientation == .portrait ? upright : (upright.1, upright.0)
  }
}
