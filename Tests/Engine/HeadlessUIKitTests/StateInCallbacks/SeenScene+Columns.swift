import HeadlessUIKit
import NavigationModel

extension SeenScene {
  /// A split view without a style whose device turns, on iOS 7.
  func prepareHidden(_ seen: Observation) -> () -> Void {
    let stage = seen.world.stage
    var traits = stage.traits
    traits.device = .iPad
    func turn(to orientation: Traits.Orientation) {
      traits.orientation = orientation
      stage.setTraits(traits)
    }
    turn(to: self == .hidePrimary ? .landscape : .portrait)
    let split = UISplitViewController()
    split.viewControllers = [seen.controller("A"), seen.controller("B")]
    split.delegate = seen.listener
    seen.world.window.rootViewController = split
    return { turn(to: self == .hidePrimary ? .portrait : .landscape) }
  }

  /// Shows and hides columns of a split view.
  func prepareColumns(_ seen: Observation) -> () -> Void {
    var traits = seen.world.stage.traits
    traits.device = .iPad
    traits.orientation = .landscape
    seen.world.stage.setTraits(traits)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(seen.stack(seen.controller("A")), for: .primary)
    split.setViewController(seen.stack(seen.controller("B")), for: .secondary)
    split.setViewController(seen.stack(seen.controller("C")), for: .inspector)
    split.delegate = seen.listener
    seen.world.window.rootViewController = split
    seen.world.stage.settle()
    let stage = seen.world.stage
    func setHorizontal(_ sizeClass: Traits.SizeClass) {
      traits.chosenWidth = sizeClass
      stage.setTraits(traits)
    }
    switch self {
    case .columnsIn, .userColumnsIn, .dragColumnsIn, .cancelColumnsIn: split.hide(.primary)
    case .inspectAway: split.show(.inspector)
    case .expand: setHorizontal(.compact)
    default: break
    }
    stage.settle()
    switch self {
    case .collapse: return { setHorizontal(.compact) }
    case .expand: return { setHorizontal(.regular) }
    case .columns: return { split.hide(.primary) }
    case .columnsIn: return { split.show(.primary) }
    case .inspect: return { split.show(.inspector) }
    case .inspectAway: return { split.hide(.inspector) }
    case .userColumns, .userColumnsIn:
      return { try? stage.user.tap("[sidebar]") }
    case .dragColumns: return { try? stage.user.swipeColumnOut() }
    case .dragColumnsIn: return { try? stage.user.swipeColumnIn() }
    case .cancelColumns: return { try? stage.user.swipeColumnOut(.cancelled) }
    default: return { try? stage.user.swipeColumnIn(.cancelled) }
    }
  }
}
