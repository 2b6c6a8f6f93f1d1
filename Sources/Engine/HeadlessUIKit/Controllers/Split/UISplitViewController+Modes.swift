import NavigationModel

extension UISplitViewController {
  /// What can be shown now.
  var modes: SplitModes {
    guard style != .unspecified else { return .classic(isWide: isWide) }
    return .row(usedBehavior ?? resolvedBehavior, isTriple: style == .tripleColumn)
  }

  private var isWide: Bool { stage.traits.orientation == .landscape }

  /// The preferred behaviour, or that of the device: beside in landscape, over in portrait
  /// (unconfirmed).
  var resolvedBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  /// The preferred mode, read through the behaviour; one that no gesture can change is followed
  /// strictly (F34).
  ///
  /// What a device prefers is unconfirmed for three columns.
  var preferred: DisplayMode {
    if preferredDisplayMode == .automatic {
      if let hidden = extras.hidesPrimary { return hidden ? .secondaryOnly : .oneBesideSecondary }
      // Nothing is beside the secondary column under overlay (F33).
      return isWide && resolvedBehavior != .overlay ? .oneBesideSecondary : .secondaryOnly
    }
    if style == .unspecified { return preferredDisplayMode }
    let mode = modes.read(preferredDisplayMode)
    return presentsWithGesture || preferredDisplayMode.count != mode.count
      ? mode : preferredDisplayMode
  }

  /// Another behaviour takes effect (F34).
  func takeBehavior() {
    let new = resolvedBehavior
    guard style != .unspecified, new != usedBehavior else { return }
    let isFirst = usedBehavior == nil
    usedBehavior = new
    if !isFirst, !isCollapsed { changeMode(to: chosenMode.map(modes.read)) }
  }

  /// Shows the columns of another mode; nil for the preferred one.
  ///
  /// Changes by the program notify the delegate of the mode only, those by the system or the user of
  /// the columns as well (F42).
  func changeMode(
    to mode: DisplayMode?, as kind: Choreography.Kind = .columns, animated: Bool = false
  ) {
    guard !isCollapsed else { return chosenMode = mode }
    stage.engine.overtakeGesture(in: lane)
    // A drag that is cancelled later returns to what the program wants now.
    if stage.engine.gesture == nil { modeBeforeGesture = mode }
    let former = stage.hierarchy[id].shown
    extras.askWhetherToHide(in: self)
    let new = mode ?? preferred
    let isChanged = extras.shownMode.map { $0 != new } ?? (new != displayMode)
    chosenMode = mode
    if extras.shownMode == nil || isChanged { extras.shownMode = new }
    if isChanged || animated {
      refresh(kind, animated: animated)
    } else if former != shown(in: new) {
      refresh()
    } else {
      layOutColumns()
    }
    updateHiddenColumn()
    extras.modeButtonIfMade?.askForTarget()
  }

  /// Shows or hides a column.
  func reveal(_ column: Column, isShown: Bool) {
    if column == .inspector { return revealInspector(isShown) }
    guard columns[column] != nil || style == .unspecified else { return }
    if isCollapsed { return revealCollapsed(column, isShown: isShown) }
    guard let count = count(for: column) else { return }
    stage.engine.overtakeGesture(in: lane)
    let mode =
      isShown
      ? modes.mode(from: displayMode, showing: count)
      : modes.mode(from: displayMode, hiding: count)
    if let mode { changeMode(to: mode, animated: true) }
  }

  /// The number of columns besides the secondary one that a mode must show to show a column; nil for
  /// one that no mode shows (F33).
  private func count(for column: Column) -> Int? {
    let order: [Column] =
      style == .tripleColumn ? [.secondary, .supplementary, .primary] : [.secondary, .primary]
    return order.firstIndex(of: column)
  }

  /// Performs a step of a change of columns, of which most notify the delegate.
  func perform(_ beat: Beat, of change: Change) {
    switch beat {
    case .willChangeMode:
      if !isCollapsed { willChange(to: displayMode) }
    case .restoreMode:
      chosenMode = modeBeforeGesture
      extras.shownMode = displayMode
      modeBeforeGesture = nil
      // The program may prefer another mode since.
      if stage.hierarchy[id].shown == shown(in: displayMode) { layOutColumns() } else { refresh() }
    case .gestureDidEnd:
      call(Calls.gestureDidEnd) { $0.splitViewControllerInteractivePresentationGestureDidEnd(self) }
    case .willHideColumn, .didHideColumn:
      // A later change may have shown them again.
      for column in columns(change.shownBefore, besides: stage.hierarchy[id].shown) {
        notify(beat, of: column)
      }
    default:
      let shown = change.shownAfter.intersection(with: stage.hierarchy[id].shown)
      for column in columns(shown, besides: change.shownBefore) {
        notify(beat, of: column)
      }
    }
  }

  /// Notifies the delegate of the mode that it will have.
  func willChange(to mode: DisplayMode) {
    call(Calls.willChangeTo, ["\(mode)"]) { $0.splitViewController(self, willChangeTo: mode) }
  }

  /// Notifies the delegate of a column that is shown or hidden.
  func notify(_ beat: Beat, of column: Column) {
    switch beat {
    case .willHideColumn:
      call(Calls.willHide, ["\(column)"]) { $0.splitViewController(self, willHide: column) }
    case .willShowColumn:
      call(Calls.willShow, ["\(column)"]) { $0.splitViewController(self, willShow: column) }
    case .didHideColumn:
      call(Calls.didHide, ["\(column)"]) { $0.splitViewController(self, didHide: column) }
    default:
      call(Calls.didShow, ["\(column)"]) { $0.splitViewController(self, didShow: column) }
    }
  }

  private func columns(
    _ some: SmallArray<Hierarchy.ID>, besides others: SmallArray<Hierarchy.ID>
  ) -> [Column] {
    guard style != .unspecified else { return [] }
    return some.array.filter { !others.contains($0) }.compactMap(column(of:))
  }
}
