/// A closure that is called when traits change; it ends with its environment, or when it is
/// unregistered (F101).
///
/// [UITraitChangeRegistration](https://developer.apple.com/documentation/uikit/uitraitchangeregistration)
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}
