/// A model of iPhone whose screen is known (E61).
public enum DeviceModel: String, Sendable, CaseIterable, Codable {
  case iPhone8 = "iPhone 8"
  case iPhoneX = "iPhone X"
  case iPhoneXS = "iPhone XS"
  case iPhoneXR = "iPhone XR"
  case iPhoneXSMax = "iPhone XS Max"
  case iPhone12 = "iPhone 12"
  case iPhone13 = "iPhone 13"
  case iPhone14 = "iPhone 14"
  case iPhone14Pro = "iPhone 14 Pro"
  case iPhone14ProMax = "iPhone 14 Pro Max"

  /// The screen in portrait, in points.
  public var screen: Traits.ScreenSize { row.screen }

  /// What the edges of the screen take.
  public var edges: ScreenEdges { row.edges }

  private var row: (screen: Traits.ScreenSize, edges: ScreenEdges) {
    switch self {  // E61; what is not in the logs is unconfirmed
    case .iPhone8: (.init(width: 375, height: 667), .button)
    case .iPhoneX, .iPhoneXS: (.init(width: 375, height: 812), .camera(44))
    case .iPhoneXR, .iPhoneXSMax: (.init(width: 414, height: 896), .camera(44))
    // The lower and the side edges are unconfirmed.
    case .iPhone12, .iPhone13, .iPhone14: (.tall, .camera(47))
    // The status bar is unconfirmed.
    case .iPhone14Pro: (.init(width: 393, height: 852), .camera(59, statusBar: 53.67))
    // The lower and the side edges are unconfirmed; a navigation bar ends at 97.67.
    case .iPhone14ProMax: (.init(width: 430, height: 932), .camera(59, statusBar: 53.67))
    }
  }
}

/// What the edges of a screen take from its contents, in points.
public struct ScreenEdges: Sendable, Hashable {
  /// The height of the status bar in portrait, and in landscape.
  private let upright, lying: Double
  /// Whether the room of the status bar stays free in portrait while it is hidden, for the camera.
  private let hasCamera: Bool
  private let portrait, landscape: Insets

  /// Edges that only a status bar takes room from.
  init(statusBar upright: Double, inLandscape lying: Double) {
    self.upright = upright
    self.lying = lying
    hasCamera = false
    portrait = Insets(top: upright)
    landscape = Insets(top: lying)
  }

  /// Edges with a camera at the top, or at the side, and an indicator at the bottom.
  private init(camera: Double, statusBar: Double) {
    upright = statusBar
    lying = 0
    hasCamera = true
    portrait = Insets(top: camera, bottom: 34)
    landscape = Insets(left: camera, bottom: 21, right: camera)
  }

  /// A phone with a home button: in landscape it has no status bar (E61).
  static let button = ScreenEdges(statusBar: 20, inLandscape: 0)

  /// A phone with a camera in its screen (E61).
  static func camera(_ height: Double, statusBar: Double? = nil) -> ScreenEdges {
    ScreenEdges(camera: height, statusBar: statusBar ?? height)
  }

  /// The height of the status bar, or what is left free where it is hidden.
  func statusBar(_ orientation: Traits.Orientation, isHidden: Bool) -> Double {
    guard orientation == .portrait else { return isHidden ? 0 : lying }
    return isHidden && !hasCamera ? 0 : upright
  }

  /// The safe area of a window that fills the screen.
  func safeArea(_ orientation: Traits.Orientation, isStatusBarHidden: Bool) -> Insets {
    var insets = orientation == .portrait ? portrait : landscape
    if isStatusBarHidden && !hasCamera { insets.top = 0 }
    return insets
  }
}
