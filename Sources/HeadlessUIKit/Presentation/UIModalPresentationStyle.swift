import NavigationModel

/// How a controller is presented.
///
/// P24 to P30
///
/// [UIModalPresentationStyle](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle)
public typealias UIModalPresentationStyle = PresentationStyle

/// The animation of a presentation.
///
/// P44
///
/// [UIModalTransitionStyle](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle)
public typealias UIModalTransitionStyle = TransitionStyle
