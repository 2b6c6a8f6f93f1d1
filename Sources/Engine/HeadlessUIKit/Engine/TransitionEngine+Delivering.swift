import NavigationModel

/// How a callback is delivered by a transition: a row of a table.
final class DeliveryRow {
  /// A step of the delivery, and its answer.
  typealias Step<Answer> = (
    _ engine: TransitionEngine, _ controller: UIViewController, _ transition: ActiveTransition,
    _ circumstances: Circumstances
  ) -> Answer

  /// Whether it still applies to what has happened since the change was made; nil for always.
  let applies: Step<Bool>?
  /// What comes before it.
  let comesBefore: Step<Void>?
  /// What comes after it.
  let comesAfter: Step<Void>?
  /// Whether it is called here; not where what comes before it does so.
  let isCalled: Bool

  private init(
    applies: Step<Bool>? = nil, comesBefore: Step<Void>? = nil, comesAfter: Step<Void>? = nil,
    isCalled: Bool = true
  ) {
    self.applies = applies
    self.comesBefore = comesBefore
    self.comesAfter = comesAfter
    self.isCalled = isCalled
  }

  nonisolated deinit {}

  /// What a delivery depends on besides the controller and the transition.
  struct Circumstances {
    /// Whether the callback is about a new parent; else it is about none.
    let hasParent: Bool
    /// Whether the status bar is asked for, as the controller appears.
    let asksForStatusBar: Bool
  }

  /// The rows, by the number of the callback.
  static let all: [DeliveryRow] = Callback.allCases.map { rows[$0] ?? DeliveryRow() }

  private static let rows: [Callback: DeliveryRow] = [
    .viewDidLoad: DeliveryRow(
      // A controller covered in the same turn is not loaded (A35).
      applies: { engine, controller, _, _ in engine.hierarchy[controller.id].isOnScreen },
      comesBefore: { engine, controller, transition, _ in
        engine.deliver(.willMove, owedTo: controller.id, as: .both, in: transition)
        controller.adaptToTraits()
        controller.loadViewIfNeeded()
      }, isCalled: false),
    .viewWillAppear: DeliveryRow(
      applies: { engine, controller, transition, _ in
        transition.driver != nil
          || engine.hierarchy[controller.id].isOnScreen
            && engine.isParentNotified(controller.id)
      },
      comesBefore: { engine, controller, transition, circumstances in
        engine.deliver(.willMove, owedTo: controller.id, as: .both, in: transition)
        controller.loadViewIfNeeded()
        if circumstances.asksForStatusBar { engine.stage.updateStatusBar() }
        engine.layOut(controller)
      }),
    .viewIsAppearing: DeliveryRow(
      applies: { engine, controller, _, _ in engine.hierarchy.markIsAppearing(controller.id) }),
    .viewDidAppear: DeliveryRow(
      applies: { engine, controller, transition, _ in
        if let host = engine.appearanceHost(of: controller.id, besides: transition) {
          host.addEntering(controller.id)
          return false
        }
        return engine.deliverToUncontained(of: controller.id, in: transition)
      },
      comesAfter: { engine, controller, transition, _ in
        engine.hierarchy.markAppeared(controller.id)
        engine.deliver(.didMove, owedTo: controller.id, as: .didMove, in: transition)
      }),
    .viewWillDisappear: DeliveryRow(
      applies: { engine, controller, transition, _ in
        transition.driver != nil || !engine.hierarchy[controller.id].isOnScreen
      }),
    .willMove: DeliveryRow(
      applies: { engine, controller, transition, circumstances in
        circumstances.hasParent
          ? engine.isChild(controller.id) && engine.hierarchy.payWillMove(controller.id)
          : engine.isDueRemoval(controller.id, in: transition)
      }),
    .didMove: DeliveryRow(
      applies: { engine, controller, transition, circumstances in
        circumstances.hasParent
          ? engine.hierarchy.payDidMove(controller.id)
          : engine.isDueRemoval(controller.id, in: transition)
      }),
  ]
}

/// Callbacks of controllers in transitions.
extension TransitionEngine {
  /// Delivers a callback to controllers.
  func deliver(
    _ members: SmallArray<Hierarchy.ID>, _ callback: Callback, parent: Hierarchy.ID?,
    in transition: ActiveTransition
  ) {
    if members.count < 2 {
      members.forEach { deliverIfApplicable($0, callback, parent: parent, in: transition) }
    } else {
      deliverToAll(members, callback, parent: parent, in: transition)
    }
  }

  /// Delivers a callback to several controllers, which may be nested; parents come first.
  ///
  /// The status bar is updated for the first and the last one that appear: an update may ask all of
  /// them.
  private func deliverToAll(
    _ members: SmallArray<Hierarchy.ID>, _ callback: Callback, parent: Hierarchy.ID?,
    in transition: ActiveTransition
  ) {
    var path = ForwardingPath()
    for (index, id) in members.enumerated() {
      guard registry[id] != nil, callback.follows(hierarchy[id].appearance) else {
        reportIfEndedByHand(id, callback, in: transition)
        continue
      }
      guard !callback.isAppearance || isForwarded(to: id, along: &path, from: transition.driver)
      else { continue }
      deliverIfApplicable(
        id, callback, parent: parent, in: transition, isForwarded: true,
        asksForStatusBar: index == 0 || index == members.count - 1)
    }
  }

  /// Delivers a callback to a controller, unless it no longer applies: the controller is gone, it
  /// has received the callback already, or the screen has changed again since the change was made.
  private func deliverIfApplicable(
    _ id: Hierarchy.ID, _ callback: Callback, parent: Hierarchy.ID?,
    in transition: ActiveTransition, isForwarded: Bool = false, asksForStatusBar: Bool = true
  ) {
    guard let controller = registry[id],
      !callback.isAppearance
        || callback.follows(hierarchy[id].appearance)
          && (isForwarded || self.isForwarded(to: id, from: transition.driver))
    else { return reportIfEndedByHand(id, callback, in: transition) }
    let row = deliveries[callback.rawValue]
    let circumstances = DeliveryRow.Circumstances(
      hasParent: parent != nil, asksForStatusBar: asksForStatusBar)
    guard row.applies?(self, controller, transition, circumstances) != false else { return }
    row.comesBefore?(self, controller, transition, circumstances)
    guard row.isCalled else { return }
    if let appearance = callback.appearance { hierarchy.setAppearance(appearance, of: id) }
    if callback == .viewDidDisappear { controller.leaveSuperview() }
    deliver(
      callback, to: controller, parent: parent,
      animated: isAlone(transition)
        ? transition.isAnimated : isAnimated(callback, to: id, in: transition),
      in: transition)
    row.comesAfter?(self, controller, transition, circumstances)
  }

  /// Delivers a call about its parent that a container owes to a child (C11), unless the child was
  /// added by this transition: then the call is in its row.
  fileprivate func deliver(
    _ callback: Callback, owedTo id: Hierarchy.ID, as owed: OwedMoves,
    in transition: ActiveTransition
  ) {
    guard hierarchy.contains(id), hierarchy[id].owedMoves == owed,
      let parent = hierarchy[id].parent, !transition.adopted.contains(id)
    else { return }
    deliverIfApplicable(id, callback, parent: parent, in: transition)
  }

  /// Whether its container counts a controller among its children (J21).
  fileprivate func isChild(_ id: Hierarchy.ID) -> Bool {
    hierarchy[id].parent.flatMap { registry[$0] }?.counts(child: id) != false
  }

  /// The children that a change adds off screen receive the first of their moves inside the call (J10; of
  /// other containers than stacks unconfirmed).
  func beginMoves(of change: Change) { change.adopted.forEach { beginMove(of: $0) } }

  /// A child receives the first of its moves, if that is due: before its view is loaded at the latest,
  /// which a program may do before the turn ends (A38).
  func beginMove(of id: Hierarchy.ID) {
    guard hierarchy.contains(id), hierarchy[id].owedMoves == .both, let child = registry[id],
      let parent = hierarchy[id].parent, isChild(id), hierarchy.payWillMove(id)
    else { return }
    deliver(.willMove, to: child, parent: parent, in: nil)
  }

  /// Whether a controller receives the moves of its removal: in a window, or if it has received those of
  /// its addition (A36, C11).
  fileprivate func isDueRemoval(_ id: Hierarchy.ID, in transition: ActiveTransition) -> Bool {
    transition.change.isAttached || hierarchy.hasBegunMove(id)
  }

  /// Uncontained children receive `viewDidAppear` first (A18, CONT-01); false if the controller around
  /// them is not to receive it any more, because one of them has changed the screen.
  fileprivate func deliverToUncontained(of id: Hierarchy.ID, in transition: ActiveTransition)
    -> Bool
  {
    if hierarchy[id].uncontainedChildren.isEmpty { return true }
    for child in hierarchy[id].uncontainedChildren {
      deliverIfApplicable(child, .viewDidAppear, parent: nil, in: transition)
    }
    return registry[id] != nil && Callback.viewDidAppear.follows(hierarchy[id].appearance)
  }

  /// Delivers a callback to a controller.
  func deliver(
    _ callback: Callback, to controller: UIViewController, parent: Hierarchy.ID? = nil,
    animated: Bool = false, in transition: ActiveTransition?
  ) {
    if tracksTraits { controller.followTraits(before: callback) }
    state.deliveries.begin(Delivery(controller.id, callback, in: transition))
    if let parent {
      controller.receive(callback, animated: animated, parent: registry[parent])
    } else {
      controller.receive(callback, animated: animated)
    }
    state.deliveries.end()
  }

  /// Whether a callback to a controller is animated: as the transition that it appears with.
  private func isAnimated(
    _ callback: Callback, to id: Hierarchy.ID, in transition: ActiveTransition
  ) -> Bool {
    guard callback.isAppearance, let host = appearanceHost(of: id, besides: transition) else {
      return transition.isAnimated
    }
    return host.isAnimated
  }

  /// The container that a controller has left by a change of which it, or another one that left with it,
  /// is being notified; nil from `viewDidDisappear` on (A98).
  func parentLeft(by id: Hierarchy.ID) -> Hierarchy.ID? {
    if state.deliveries.isEmpty { return nil }
    let delivery = state.deliveries.last(of: [.willMove, .viewWillDisappear]) {
      $0.transition?.change.orphaned.contains(id) == true
    }
    return delivery?.transition?.change.subject
  }

  /// Whether the parent of a controller has received its callback for appearing, which always comes
  /// first (D13).
  ///
  /// A controller skipped here receives its callback together with the parent.
  fileprivate func isParentNotified(_ id: Hierarchy.ID) -> Bool {
    guard let outer = hierarchy[id].outer else { return true }
    let appearance = hierarchy[outer].appearance
    return appearance == .appearing || appearance == .appeared
  }

  /// The other active transition that brings the controller's parent on screen, with which the
  /// controller appears; nil if there is none.
  func appearanceHost(
    of id: Hierarchy.ID, besides transition: ActiveTransition
  ) -> ActiveTransition? {
    if isAlone(transition) || transition.driver != nil { return nil }
    return otherAppearanceHost(of: id, besides: transition)
  }

  /// Whether no other transition has begun.
  private func isAlone(_ transition: ActiveTransition) -> Bool {
    state.running.containsNone(besides: transition)
  }

  private func otherAppearanceHost(
    of id: Hierarchy.ID, besides transition: ActiveTransition
  ) -> ActiveTransition? {
    guard let outer = hierarchy[id].outer, hierarchy[outer].appearance == .appearing,
      let host = transitionShowing(outer), host !== transition
    else { return nil }
    return host
  }
}
