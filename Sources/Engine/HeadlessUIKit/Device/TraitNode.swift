import NavigationModel

/// An environment whose traits the stage updates.
protocol TraitNode: UITraitChangeObservable {
  /// What it stores about traits; nil if it stores nothing.
  var traitState: TraitState? { get set }
  /// The world it belongs to.
  var traitStage: Stage { get }
  /// What its calls are recorded about.
  var callOwner: (any CallOwner)? { get }
  /// The environment that it inherits from now; nil if that is the device.
  var traitParent: (any TraitNode)? { get }
  /// What the environment around it overrides for it alone; nil for nothing.
  var overridesFromParent: UITraitCollection? { get }
  /// Calls `traitCollectionDidChange`.
  func receiveDidChange(from former: UITraitCollection?)
}

/// What an environment stores about traits.
final class TraitState {
  private weak var environment: (any TraitNode)?
  /// The traits that it overrides.
  var overrides = TraitValues()
  /// The object through which the program changes them, while it is in use.
  weak var handle: TraitOverrides?
  /// The appearance that it overrides; unspecified for none.
  var style = UIUserInterfaceStyle.unspecified
  /// What it overrides for its children alone.
  var childOverrides: [Hierarchy.ID: UITraitCollection] = [:]
  /// Its traits at the last update; nil for those of the device.
  var current: UITraitCollection?
  /// What is called when its traits change, oldest first.
  var registrations = KeyedList<ObjectIdentifier, TraitRegistration>()
  /// What has read its traits since they changed (F102).
  var readers: Set<TraitReader> = []

  init(of environment: any TraitNode) { self.environment = environment }

  /// Whether it overrides anything for itself.
  var overridesNothing: Bool { overrides.isEmpty && style == .unspecified }

  /// Changes what is overridden: it takes effect at once up to iOS 16, and later at the next update.
  func change(_ edit: (TraitState) -> Void) {
    guard let environment else { return edit(self) }
    let stage = environment.traitStage
    if stage.profile.traitsFollowViews, current == nil { current = environment.traitCollection }
    edit(self)
    stage.notesTraitOverrides()
    stage.setNeedsTraitUpdate()
  }

  nonisolated deinit {}
}

/// A callback in which reads of traits are tracked (F102).
enum TraitReader: Hashable {
  case properties, layout, constraints
}

extension TraitNode {
  /// What it stores about traits, made if there is nothing yet.
  var madeTraitState: TraitState {
    if let traitState { return traitState }
    let state = TraitState(of: self)
    traitState = state
    return state
  }

  /// Its overrides, to be changed; the same object as long as it is in use.
  var ownOverrides: TraitOverrides {
    let state = madeTraitState
    if let made = state.handle { return made }
    let made = TraitOverrides(of: state)
    state.handle = made
    return made
  }

  /// Its traits where it inherits some: the appearance first, then the overrides (unconfirmed).
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    let outer = overridesFromParent
    guard outer != nil || traitState?.overridesNothing == false else { return inherited }
    var values = inherited.values
    if let outer { values.take(outer.values) }
    if let traitState {
      if traitState.style != .unspecified {
        values[UITraitUserInterfaceStyle.self] = traitState.style
      }
      values.take(traitState.overrides)
    }
    return UITraitCollection(values)
  }

  /// Its traits as the environments around it are now, whatever was updated.
  var liveTraits: UITraitCollection { liveTraits(on: traitStage.deviceTraits) }

  /// The same if the device had other traits.
  func liveTraits(on device: UITraitCollection) -> UITraitCollection {
    guard traitStage.hasTraitOverrides else { return device }
    var path: [any TraitNode] = []
    var node: (any TraitNode)? = self
    while let current = node {
      path.append(current)
      node = current.traitParent
    }
    return path.reversed().reduce(device) { $1.traits(inheriting: $0) }
  }

  /// The state of the device with the size classes that it has now.
  var liveRoom: Traits {
    let stage = traitStage
    return stage.hasTraitOverrides ? stage.traits.with(liveTraits) : stage.traits
  }
}

extension Traits {
  /// The same with the size classes of an environment.
  fileprivate func with(_ collection: UITraitCollection) -> Traits {
    var copy = self
    copy.chosenWidth = SizeClass(collection.horizontalSizeClass) ?? chosenWidth
    copy.chosenHeight = SizeClass(collection.verticalSizeClass)
    return copy
  }
}

extension Traits.SizeClass {
  fileprivate init?(_ size: UIUserInterfaceSizeClass) {
    switch size {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension UIViewController: TraitNode {
  var traitState: TraitState? {
    get { parts.traits }
    set { parts.traits = newValue }
  }
  var traitStage: Stage { stage }
  var callOwner: (any CallOwner)? { self }

  var traitParent: (any TraitNode)? { ownTraitParent }

  /// From iOS 17 on what its view is in, if it is anywhere; else, and before, its parent or its
  /// presentation, and the window of a root (F99).
  var nextTraitParent: (any TraitNode)? {
    if let manager = presentationManager { return manager }
    if stage.profile.traitsFollowViews, let container = loadedView?.container {
      return container
    }
    if let parent { return parent }
    return stage.hierarchy[id].window.flatMap { stage.registry.windows[$0 - 1].window }
  }

  /// The manager of its own presentation, while it is presented.
  private var presentationManager: UIPresentationController? {
    stage.hierarchy[id].presenter == nil ? nil : presentationManagerIfMade
  }

  var overridesFromParent: UITraitCollection? {
    isInPopover ? Self.traitsInPopover : parent?.traitState?.childOverrides[id]
  }

  /// What is presented in a popover is narrow, whatever the device (J20).
  private static let traitsInPopover = UITraitCollection(horizontalSizeClass: .compact)

  private var isInPopover: Bool {
    stage.hierarchy[id].presenter.flatMap { stage.hierarchy[$0].presentation?.adaptedStyle }
      == .popover
  }

  /// The state of the device with its own size classes.
  var room: Traits { stage.hasTraitOverrides ? liveRoom : stage.traits }
}

extension UIView: TraitNode {
  var traitStage: Stage { recordingStage }
  var callOwner: (any CallOwner)? { self }
  var overridesFromParent: UITraitCollection? { nil }
  /// Its controller if it is one's view, else its superview; the scene of a window.
  var traitParent: (any TraitNode)? {
    if let window = self as? UIWindow { return window.windowScene }
    return controller ?? container
  }
}

extension UIPresentationController: TraitNode {
  var traitStage: Stage { recordingStage }
  var callOwner: (any CallOwner)? { self }
  var overridesFromParent: UITraitCollection? { nil }
  func receiveDidChange(from former: UITraitCollection?) {
    callMember(.traitCollectionDidChange, [former], [former.map { "from: \($0.room)" }]) {
      traitCollectionDidChange(former)
    }
  }

  /// The window of what it presents.
  var traitParent: (any TraitNode)? { area.container ?? controller?.loadedView?.window }
}

extension UIWindowScene: TraitNode {
  var traitStage: Stage { stage }
  var callOwner: (any CallOwner)? { self }
  var overridesFromParent: UITraitCollection? { nil }
  var traitParent: (any TraitNode)? { nil }
  func receiveDidChange(from former: UITraitCollection?) { traitCollectionDidChange(former) }
}
