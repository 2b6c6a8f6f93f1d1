/// Which bars a stack shows: a function of its flags and of the device.
public struct BarVisibility: Sendable, Equatable {
  /// Whether the navigation bar is hidden; false at first (B51).
  public var hidesNavigationBar = false
  /// Whether the toolbar is hidden; true at first (B53).
  public var hidesToolbar = true
  /// Whether both are hidden in a compact height (B52).
  public var hidesWhenVerticallyCompact = false
  /// Whether a tap has shown them again in that height (E49).
  public var isRevealedWhileCompact = false
  /// Whether an unhandled tap hides or shows both (B52).
  public var togglesOnTap = false
  /// Whether a swipe up hides both, and a swipe down shows them (B52).
  public var togglesOnSwipe = false
  /// Whether both are hidden when the keyboard appears (B52).
  public var hidesWhenKeyboardAppears = false

  /// The initial values of a new stack.
  public init() {}

  /// Whether the navigation bar is on screen.
  @inlinable
  public func showsNavigationBar(
    _ traits: @autoclosure () -> Traits, _ rules: @autoclosure () -> BarRules
  ) -> Bool {
    !hidesNavigationBar && !isCompact(traits(), rules())
  }

  /// Whether the toolbar is on screen: the flag of the top hides it (B55).
  @inlinable
  public func showsToolbar(
    topHidesIt: @autoclosure () -> Bool, _ traits: @autoclosure () -> Traits,
    _ rules: @autoclosure () -> BarRules
  ) -> Bool {
    !hidesToolbar && !topHidesIt() && !isCompact(traits(), rules())
  }

  /// Whether the height hides both now (E49).
  @inlinable
  public func isCompact(
    _ traits: @autoclosure () -> Traits, _ rules: @autoclosure () -> BarRules
  ) -> Bool {
    hidesWhenVerticallyCompact && !isRevealedWhileCompact && rules().hideByThemselves
      && traits().vertical == .compact
  }

  /// The same with both bars hidden or shown; a toolbar without items takes no part (B52, E49).
  public func changed(hidden: Bool, hasToolbarItems: Bool) -> BarVisibility {
    var copy = self
    copy.hidesNavigationBar = hidden
    if hasToolbarItems { copy.hidesToolbar = hidden }
    return copy
  }

  /// The same after the user touched the contents and no other view handled it.
  public func after(
    _ gesture: ContentGesture, hasToolbarItems: Bool, _ rules: BarRules
  ) -> BarVisibility {
    guard rules.hideByThemselves else { return self }
    let hidden: Bool? =
      switch gesture {
      case .tap where togglesOnTap: !hidesNavigationBar
      case .tap where hidesWhenKeyboardAppears && hidesNavigationBar: false
      case .swipeUp where togglesOnSwipe: true
      case .swipeDown where togglesOnSwipe: false
      case .keyboard where hidesWhenKeyboardAppears: true
      default: nil
      }
    return hidden.map { changed(hidden: $0, hasToolbarItems: hasToolbarItems) } ?? self
  }
}

/// What the user does to the contents below a bar.
public enum ContentGesture: String, Sendable, CaseIterable {
  case tap, swipeUp, swipeDown, keyboard
}
