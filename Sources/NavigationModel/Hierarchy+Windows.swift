/// The order of windows, and which of them is key.
extension Hierarchy {
  /// The windows as they are seen: by their levels, and within one by the order in which they came to
  /// its front (F17).
  public var windowsBackToFront: [Window] {
    windows.count < 2 ? windows : windows.sorted { $0.isBehind($1) }
  }

  /// The window that the user sees: the visible one in front.
  public var frontWindow: Window? {
    windows.lazy.filter { $0.isVisible && !$0.isClosed }.max { $0.isBehind($1) }
  }

  /// Puts a window in front of the others of its level.
  public mutating func bringToFront(window number: Int) {
    windows[number - 1].order = 1 + (windows.lazy.map(\.order).max() ?? 0)
  }

  /// Sets the level of a window, which enters it in front; what is no number is the normal level.
  public mutating func setLevel(_ level: Double, ofWindow number: Int) {
    // JSON has no infinite numbers, and no window is further in front than the highest.
    let bounded = level.isNaN ? 0 : min(max(level, -Self.highestLevel), Self.highestLevel)
    guard bounded != windows[number - 1].level else { return }
    windows[number - 1].level = bounded
    bringToFront(window: number)
  }

  private static let highestLevel = 1e9

  /// Sets the key window; nil for none.
  public mutating func setKeyWindow(_ number: Int?) { keyWindow = number }
}

extension Hierarchy.Window {
  /// Whether another window is in front of it.
  package func isBehind(_ other: Self) -> Bool {
    (level, order, number) < (other.level, other.order, other.number)
  }
}
