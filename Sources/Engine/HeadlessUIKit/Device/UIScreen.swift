import Foundation
import NavigationModel

/// The screen of the device.
///
/// [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen)
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  // The world owns its screen, and no other object retains it longer.
  private unowned let stage: Stage

  /// The screen of the current world.
  public static var main: UIScreen { Stage.current.screenOfDevice }

  /// The screens that there are: one.
  public static var screens: [UIScreen] { [main] }

  init(of stage: Stage) {
    self.stage = stage
    super.init()
  }

  /// Its size, in points; that of a device in portrait or landscape, as it is held.
  public var bounds: CGRect {
    let screen = stage.traits.screen
    return CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
  }

  /// How many pixels a point has: 3 on a phone, 2 on a pad.
  public var scale: CGFloat { stage.traits.device == .iPhone ? 3 : 2 }

  /// The same, as it is built.
  public var nativeScale: CGFloat { scale }

  /// Its size in pixels, in portrait.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }

  /// How bright it is, from 0 to 1; kept, no effect.
  public var brightness: CGFloat {
    get { 0.5 }
    set { stage.noteStandIn(.brightness) }
  }

  /// The traits of the device.
  public var traitCollection: UITraitCollection { stage.deviceTraits }

  /// How many pictures a second it shows at most.
  public var maximumFramesPerSecond: Int { 60 }

  /// Whether it is being recorded; false.
  public var isCaptured: Bool { false }

  nonisolated deinit {}
}

extension UIScreen: UICoordinateSpace {
  /// The space of the screen as it is held.
  public var coordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    moved(point, to: coordinateSpace)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.moved(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: moved(rect.origin, to: coordinateSpace), size: rect.size)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: coordinateSpace.moved(rect.origin, to: self), size: rect.size)
  }
}
