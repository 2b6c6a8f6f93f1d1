import NavigationModel

/// A request that a controller becomes another one's child.
struct AdoptionAttempt: Attempt {
  /// The parent to be.
  let parent: UIViewController
  /// The child to be.
  let child: UIViewController

  var stage: Stage { parent.stage }

  private var presenter: Hierarchy.ID? { stage.hierarchy[child.id].presenter }

  /// What every container's new child has to meet.
  static let conditions: [Condition<AdoptionAttempt>] = [
    Condition(
      .childOfItself, if: { $0.parent.isWithin($0.child) },
      names: { [$0.stage.describe($0.child), $0.stage.describe($0.parent)] },
      because: {
        $0.child === $0.parent
          ? "\($0.parent.label) is both" : "\($0.parent.label) is inside \($0.child.label)"
      }),
    Condition(
      .alreadyOnScreen, if: { $0.presenter != nil },
      names: { attempt in
        [attempt.child, attempt.parent.controller(attempt.presenter), attempt.parent].map {
          attempt.stage.describe($0)
        }
      }, because: { $0.stage.hierarchy.presentation(of: $0.child.id, in: $0.stage.trace) }),
  ]
}

/// A request that a container has a list of children.
struct ChildListAttempt: Attempt {
  /// The container.
  let container: UIViewController
  /// The children.
  let wanted: [UIViewController]

  var stage: Stage { container.stage }

  /// What tabs and columns have to meet.
  static let conditions = [
    Condition<ChildListAttempt>(
      .tabsNotDistinct, if: { Set($0.wanted.map(\.id)).count < $0.wanted.count },
      names: { [$0.stage.describe($0.container)] }, because: \.wanted.repetition)
  ]
}

/// A request that a container shows one of its members.
struct MemberAttempt: Attempt {
  /// The container.
  let container: UIViewController
  /// The member.
  let member: UIViewController
  /// Whether it is one.
  let isMember: Bool

  var stage: Stage { container.stage }

  private var cause: Diagnostic.Cause? {
    stage.hierarchy.missingChild(of: member.id, in: container.id)
  }

  /// What a pop has to meet (A63).
  static let conditionsOfPop = [
    Condition<MemberAttempt>(
      .popToNonMember, if: { !$0.isMember }, names: { _ in [] }, because: \.cause)
  ]

  /// What a selection has to meet (A88).
  static let conditionsOfSelection = [
    Condition<MemberAttempt>(
      .notATab, if: { !$0.isMember }, names: { _ in [] }, because: \.cause)
  ]
}

/// A request that a container shows one child instead of another.
struct ExchangeAttempt: Attempt {
  /// The container.
  let container: UIViewController
  /// The child that disappears, and the one that appears.
  let old, new: UIViewController

  var stage: Stage { container.stage }

  private var isImpossible: Bool {
    old.currentParent !== container || new.currentParent !== container
      || !container.forwardsAppearance
  }

  /// What an exchange has to meet (A23, C17).
  static let conditions = [
    Condition<ExchangeAttempt>(
      .notExchangeable, if: \.isImpossible,
      names: { attempt in
        [attempt.old, attempt.new, attempt.container].map { attempt.stage.describe($0) }
      },
      because: { attempt in
        attempt.stage.hierarchy.obstacleToExchange(
          [attempt.old.id, attempt.new.id], in: attempt.container.id)
      })
  ]
}

/// A request that the view of a controller is in that of another one, or that a controller becomes the
/// child of another one while its view is in a place.
struct ViewPlaceAttempt: Attempt {
  /// The controller with the view.
  let controller: UIViewController
  /// The controller in whose view it is, or would be.
  let owner: UIViewController
  /// Its parent, or what would be it.
  let parent: UIViewController

  var stage: Stage { controller.stage }

  private var isApart: Bool { owner !== parent }

  private var names: [String] { [controller, owner, parent].map { stage.describe($0) } }

  private var causeOfView: Diagnostic.Cause {
    let text = "\(controller.label) is a child of \(parent.label), "
    return Diagnostic.Cause(text + "and its view joins that of \(owner.label)")
  }

  private var causeOfParent: Diagnostic.Cause {
    let text = "the view of \(controller.label) is in the view of \(owner.label), "
    return Diagnostic.Cause(text + "not of \(parent.label)")
  }

  /// What a view that moves has to meet (A71).
  static let conditionsOfView = [
    Condition<ViewPlaceAttempt>(
      .hierarchyInconsistency, if: \.isApart, names: \.names, because: { $0.causeOfView })
  ]

  /// What a controller has to meet that gets a parent (A71).
  static let conditionsOfParent = [
    Condition<ViewPlaceAttempt>(
      .requestedParent, if: \.isApart, names: \.names, because: { $0.causeOfParent })
  ]
}
