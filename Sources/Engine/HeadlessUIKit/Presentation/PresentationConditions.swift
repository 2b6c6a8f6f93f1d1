import NavigationModel

/// A request to present a controller.
struct PresentationAttempt: Attempt {
  /// The controller to be presented, the one that was asked to, and the one that would.
  let presented, source: UIViewController
  /// The identifier of the controller that would present it.
  let presenterID: Hierarchy.ID
  /// The style on this device.
  let style: PresentationStyle
  /// The controller that would present it.
  let presenter: UIViewController?

  /// An attempt.
  init(
    of presented: UIViewController, by source: UIViewController, on presenterID: Hierarchy.ID,
    style: PresentationStyle
  ) {
    self.presented = presented
    self.source = source
    self.presenterID = presenterID
    self.style = style
    presenter = source.controller(presenterID)
  }

  var stage: Stage { source.stage }
  private var hierarchy: Hierarchy { stage.hierarchy }
  private var node: Node { hierarchy[presented.id] }
  private var presentation: Presentation? { hierarchy[presenterID].presentation }

  private func names(_ objects: UIViewController?...) -> [String] { objects.map(stage.describe) }

  /// The presented controller, the presenter and the source, as most texts name them.
  private var all: [String] { names(presented, presenter, source) }
}

extension PresentationAttempt {
  /// What the presented controller alone has to meet (P79, D3).
  static let conditionsOfPresented: [Condition<PresentationAttempt>] = [
    Condition(
      .presentSelf, if: { $0.presented === $0.source }, names: { $0.names($0.source) },
      because: { "\($0.source.label) was asked to present itself" }),
    Condition(
      .alreadyPresented, if: { $0.node.presenter != nil },
      names: { $0.names($0.presented, $0.source.controller($0.node.presenter)) },
      because: { attempt in
        attempt.node.presenter.map {
          attempt.hierarchy.activity(of: $0, in: attempt.stage.trace)
        }
      }),
    Condition(
      .hasParent, if: { $0.node.parent != nil },
      names: { $0.names($0.presented, $0.source.controller($0.node.parent)) },
      because: { attempt in
        attempt.node.parent.map { attempt.hierarchy.position(of: attempt.presented.id, in: $0) }
      }),
    Condition(
      .rootPresented, if: { $0.node.window != nil }, names: { $0.names($0.presented, $0.source) },
      because: { "\($0.presented.label) is the root of a window" }),
    Condition(
      .presentedWithNone, if: { $0.presented.modalPresentationStyle == .none },
      names: { $0.names($0.presented) }, because: { "\($0.presented.label) asks for it" }),
  ]

  /// What the presenter has to meet, in UIKit's order: exceptions, then the window, then active
  /// transitions (P79, D3).
  static let conditionsOfPresenter: [Condition<PresentationAttempt>] = [
    Condition(
      .presentSelf, if: { $0.presenter?.isWithin($0.presented) == true },
      names: { $0.names($0.presenter) },
      because: {
        "\($0.hierarchy[$0.presenterID].label), which presents, is in \($0.presented.label)"
      }),
    Condition(
      .partialCurl, if: { $0.curled != nil }, names: { $0.names($0.source.controller($0.curled)) },
      because: { attempt in
        attempt.curled.map { attempt.hierarchy.curlConflict($0, attempt.style) }
      }),
    Condition(
      .transitionInPopover,
      if: {
        $0.stage.profile.popoversCoverOnly
          && $0.hierarchy.isTurnedInPopover($0.presented.id, on: $0.presenterID, in: $0.style)
      }, names: { $0.names($0.presented) },
      because: { "that of \($0.presented.label) is \($0.presented.modalTransitionStyle)" }),
    Condition(
      .transitionInProgress,
      if: { $0.stage.profile.modalTransitionsExclude && $0.stage.engine.isInModalTransition },
      names: \.all, because: { Diagnostic.Cause($0.stage.engine.activeModalTransitionText) }),
    Condition(
      .notInWindow,  // C2
      if: { !$0.hierarchy.isInWindow($0.presenterID) || $0.hierarchy.isLeaving($0.presenterID) },
      names: \.all,
      because: {
        $0.hierarchy.absence(of: $0.presenterID, askedBy: $0.source.id, in: $0.stage.trace)
      }),
    Condition(
      ruleOf: { $0.stage.profile.presentationBusyRule },
      if: { $0.stage.engine.isPresenting(on: $0.presenterID) }, names: \.all, because: \.activity),
    Condition(
      .presenterLeaving, if: { $0.presentation?.isLeaving == true }, names: \.allAndCurrent,
      because: \.activity),
    Condition(
      .searching, if: { $0.searched != nil }, names: \.allAndSearch, because: \.activityOfSearch),
    Condition(
      .alreadyPresenting, if: { $0.presentation != nil }, names: \.allAndCurrent,
      because: \.activity),
    Condition(
      .noCommonOrientation, if: \.lacksOrientations, names: { [$0.presented.className] },
      because: { "\($0.presented.label) \($0.presented.askedOrientations.support)" }),
    Condition(
      .preferredNotSupported, if: \.prefersUnsupportedOrientation,
      names: {
        ["\($0.presented.resolvedPreferredOrientation)", $0.presented.resolvedOrientations.text]
      },
      because: {
        "\($0.presented.label) prefers \($0.presented.resolvedPreferredOrientation)"
      }),
    Condition(
      .detachedPresenter, .warns,
      if: { $0.stage.profile.warnsOfDetachedPresenters && $0.presenterIsUncontained },
      names: { $0.names($0.presented, $0.source) },
      because: { $0.hierarchy.detachment(of: $0.presenterID) }),
  ]

  /// The style before it is adapted to the device.
  private var madeFor: PresentationStyle { presented.modalPresentationStyle }

  /// Whether the presented controller will decide on the orientation, and is asked for it (E80).
  private var decidesOnOrientation: Bool {
    madeFor.fillsScreen && stage.frontRoot != nil && stage.asks(presented)
  }

  /// Whether it supports no orientation, or none of the application's (E75, E76).
  private var lacksOrientations: Bool {
    decidesOnOrientation
      && stage.lacksOrientations(
        presented, stage.application.resolvedOrientations(for: stage.frontWindow))
  }

  /// Whether it prefers an orientation that it doesn't support (E75).
  private var prefersUnsupportedOrientation: Bool {
    madeFor == .fullScreen && decidesOnOrientation
      && !presented.resolvedOrientations.contains(presented.resolvedPreferredOrientation)
  }

  private var presenterIsUncontained: Bool {
    hierarchy[presenterID].host != nil || hierarchy[presenterID].hostWindow != nil
  }

  private var curled: Hierarchy.ID? { hierarchy.curlConflict(presented.id, presenterID, style) }

  private var allAndCurrent: [String] {
    all + names(source.controller(presentation?.presented))
  }

  /// The controller whose active search is presented, seen from the one that was asked (P8, E21); nil
  /// if none is.
  private var searched: Hierarchy.ID? {
    guard stage.hasSearches else { return nil }
    let presenting = hierarchy.lineage(of: source.id).first { hierarchy[$0].presentation != nil }
    return presenting.flatMap { search(of: $0) == nil ? nil : $0 }
  }

  private func search(of presenter: Hierarchy.ID) -> UISearchController? {
    source.controller(hierarchy[presenter].presentation?.presented) as? UISearchController
  }

  private var allAndSearch: [String] {
    names(presented, source.controller(searched), source, searched.flatMap(search))
  }

  private var activityOfSearch: Diagnostic.Cause? {
    searched.flatMap { hierarchy.activity(of: $0, askedBy: source.id, in: stage.trace) }
  }

  private var activity: Diagnostic.Cause? {
    hierarchy.activity(of: presenterID, askedBy: source.id, in: stage.trace)
  }
}
