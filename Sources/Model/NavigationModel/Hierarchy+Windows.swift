/// The order of windows, and which of them is key.
extension Hierarchy {
  /// The windows as they are seen: by their levels, and within one by the order in which they came to
  /// its front (F17).
  public var windowsBackToFront: [Window] {
    windows.count < 2 ? windows : windows.sorted { $0.isBehind($1) }
  }

  /// The window that the user sees: the visible one in front, behind those of alert views.
  public var frontWindow: Window? {
    windows.lazy.filter { $0.isVisible && !$0.isClosed && $0.purpose == nil }
      .max { $0.isBehind($1) }
  }

  /// Makes a window one of an alert view.
  package mutating func setPurpose(_ purpose: Window.Purpose, ofWindow number: Int) {
    windows[number - 1].purpose = purpose
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

  /// The key window of a scene, by the number of the scene (F22); nil if there is none.
  public func keyWindow(ofScene scene: Int) -> Int? {
    scene == 1 ? keyWindow : keyWindowsOfScenes[scene]
  }

  /// The key window of the scene in front.
  public var keyWindowInFront: Int? { keyWindow(ofScene: frontScene ?? 1) }

  /// Whether a window is the key one of its scene.
  public func isKey(window number: Int) -> Bool {
    keyWindow(ofScene: windows[number - 1].scene ?? 1) == number
  }

  /// Sets the key window of a scene; nil for none.
  public mutating func setKeyWindow(_ number: Int?, ofScene scene: Int = 1) {
    if scene == 1 { keyWindow = number } else { keyWindowsOfScenes[scene] = number }
  }

  /// The visible window of a scene in front of its others.
  package func frontWindow(ofScene scene: Int) -> Window? {
    windows.lazy.filter { $0.isVisible && !$0.isClosed && ($0.scene ?? 1) == scene }
      .max { $0.isBehind($1) }
  }

  /// Puts the windows of a scene in front of those of the others.
  package mutating func bringToFront(scene: Int, order: Int) {
    frontScene = scene
    sceneOrders[scene] = order
    for index in windows.indices where (windows[index].scene ?? 1) == scene {
      windows[index].sceneOrder = order
    }
  }

  /// Moves a window to a scene; nil is the first one.
  package mutating func setScene(_ scene: Int?, ofWindow number: Int) {
    if isKey(window: number) { setKeyWindow(nil, ofScene: windows[number - 1].scene ?? 1) }
    windows[number - 1].scene = scene == 1 ? nil : scene
    windows[number - 1].sceneOrder = sceneOrders[scene ?? 1]
  }

  /// Forgets a scene that is closed; the one that was in front before it is in front again.
  package mutating func removeScene(_ scene: Int) {
    setKeyWindow(nil, ofScene: scene)
    sceneOrders[scene] = nil
    if frontScene == scene { frontScene = sceneOrders.max { $0.value < $1.value }?.key }
  }
}

extension Hierarchy.Window {
  /// Whether another window is in front of it.
  package func isBehind(_ other: Self) -> Bool {
    (sceneOrder ?? 0, level, order, number)
      < (other.sceneOrder ?? 0, other.level, other.order, other.number)
  }
}
