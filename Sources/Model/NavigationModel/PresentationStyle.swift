/// How a controller is presented.
///
/// P24 to P30
///
/// [UIModalPresentationStyle](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle)
public enum UIModalPresentationStyle: Int, Sendable, CaseIterable, Codable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// Whether the search for the presenter looks for a presentation context (P3, X12).
  public var isContextual: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether it is a card that leaves a part of the view below visible.
  public var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the presenter's view is removed from the window (P27).
  public var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether what is presented decides on the orientation of the screen (E80).
  public var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }
}

/// The animation of a presentation.
///
/// P44
///
/// [UIModalTransitionStyle](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle)
public enum UIModalTransitionStyle: Int, Sendable, CaseIterable, Codable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

extension UIModalPresentationStyle {
  /// The class of the presentation controller that UIKit prints.
  ///
  /// P96
  package var controllerClassName: String {
    switch self {
    case .fullScreen, .none, .automatic: "_UIFullscreenPresentationController"
    case .pageSheet: "_UIPageSheetPresentationController"
    case .formSheet: "_UIFormSheetPresentationController"  // unconfirmed
    case .currentContext: "_UICurrentContextPresentationController"  // unconfirmed
    case .overFullScreen: "_UIOverFullscreenPresentationController"
    case .overCurrentContext: "_UIOverCurrentContextPresentationController"  // unconfirmed
    case .popover: "UIPopoverPresentationController"
    case .custom: "UIPresentationController"
    }
  }
}

/// The word of the model for UIKit's type, which is part of its face and named as there.
package typealias PresentationStyle = UIModalPresentationStyle

/// The word of the model for UIKit's type, which is part of its face and named as there.
package typealias TransitionStyle = UIModalTransitionStyle
