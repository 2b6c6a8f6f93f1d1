import NavigationModel

extension Stage {
  /// What a world reads at every change.
  struct State {
    /// The events so far.
    var trace = Trace()
    /// The traits of the device.
    var traits = Traits()
    /// Grows whenever the view of a controller is moved.
    var viewPlaceRevision = 0
    /// Called between turns; `true` ends a wait early.
    var shouldHalt: () -> Bool = { false }
    /// The status bar that the controllers on screen ask for.
    var statusBar = StatusBar()
    /// Called at the end of each turn.
    var turnDidEnd: (() -> Void)?
    /// Whether the world has ended.
    var hasEnded = false
  }
}
