/// A method that UIKit calls on a view controller, named as UIKit names it.
public enum Callback: Int, Sendable, CaseIterable {
  case loadView, viewDidLoad
  case viewWillAppear, viewIsAppearing, viewDidAppear
  case viewWillDisappear, viewDidDisappear
  case updateProperties, updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews
  case viewLayoutMarginsDidChange, viewSafeAreaInsetsDidChange
  case willMove, didMove
  case didReceiveMemoryWarning
  case viewWillUnload, viewDidUnload

  /// The method's name, without its arguments.
  public var name: String { Self.names[rawValue] }
  private static let names = allCases.map { "\($0)" }

  /// The callback with a name; nil if there is none.
  public init?(named name: String) {
    guard let callback = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = callback
  }

  /// Whether it is an appearance callback.
  @inlinable
  public var isAppearance: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      true
    default: false
    }
  }

  /// Whether it is in a timeline only when it is overridden.
  @inlinable
  public var isTracedOnlyWhenOverridden: Bool {
    switch self {
    case .loadView, .updateProperties, .updateViewConstraints, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews,
      .viewLayoutMarginsDidChange, .viewSafeAreaInsetsDidChange:
      true
    default: false
    }
  }

  /// Whether the view has been laid out when it is called (A25, A26).
  @inlinable
  public var comesAfterLayout: Bool {
    switch self {
    case .viewIsAppearing, .viewDidAppear: true
    default: false
    }
  }

  /// The controller's appearance after this callback; nil if it doesn't change.
  @inlinable
  public var appearance: Appearance? {
    switch self {
    case .viewWillAppear: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear: .disappeared
    default: nil
    }
  }

  /// Whether the callback may follow this appearance: callbacks alternate (A50).
  @inlinable
  public func follows(_ appearance: Appearance) -> Bool {
    switch self {
    case .viewWillAppear: appearance == .disappeared || appearance == .disappearing
    case .viewIsAppearing, .viewDidAppear: appearance == .appearing
    case .viewWillDisappear: appearance == .appeared || appearance == .appearing
    case .viewDidDisappear: appearance == .disappearing
    default: true
    }
  }
}
