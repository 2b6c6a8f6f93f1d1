import NavigationModel

/// A request that a stack changes at all.
struct StackRequest: Attempt {
  /// The stack.
  let stack: UINavigationController
  /// The method, as UIKit names it in its text.
  let method: String

  var stage: Stage { stack.stage }

  private var busyPresenter: Hierarchy.ID? { stage.engine.busyPresenter(askedFrom: stack.id) }

  /// What every change of a stack has to meet: it never changes during an animated presentation that
  /// it or a descendant requested (A46b, D28).
  static let conditions = [
    Condition<StackRequest>(
      .stackBusy, if: { $0.busyPresenter != nil },
      names: { [$0.stage.describe($0.stack), $0.method] },
      because: { request in
        request.busyPresenter.map {
          request.stage.hierarchy.activity(of: $0, in: request.stage.trace)
        }
      })
  ]
}

/// A request that a stack shows other controllers.
struct StackAttempt: Attempt {
  /// The stack.
  let stack: UINavigationController
  /// All controllers that are asked for.
  let wanted: SmallArray<UIViewController>

  /// The controllers that would be new in the stack.
  var newChildren: SmallArray<UIViewController> {
    var new: SmallArray<UIViewController> = []
    wanted.forEach { if isNew($0) { new.append($0) } }
    return new
  }

  var stage: Stage { stack.stage }

  private var hasNewChild: Bool {
    var hasOne = false
    wanted.forEach { if isNew($0) { hasOne = true } }
    return hasOne
  }

  private func isNew(_ child: UIViewController) -> Bool {
    child.stage.hierarchy[child.id].parent != stack.id
  }

  private var innerStack: UIViewController? { newChild(of: .navigation) }
  private var split: UIViewController? { newChild(of: .split) }

  /// Whether one of a kind would be new in the stack.
  private func adds(_ kind: Node.Kind) -> Bool {
    var hasOne = false
    wanted.forEach {
      if $0.stage.hierarchy[$0.id].kind == kind, isNew($0) { hasOne = true }
    }
    return hasOne
  }

  /// The first new child of a kind.
  private func newChild(of kind: Node.Kind) -> UIViewController? {
    var first: UIViewController?
    wanted.forEach {
      if first == nil, $0.stage.hierarchy[$0.id].kind == kind, isNew($0) { first = $0 }
    }
    return first
  }

  /// What a push has to meet (A58, A59).
  static let conditionsOfPush: [Condition<StackAttempt>] =
    [
      Condition(
        .sameInstance, if: { !$0.hasNewChild },
        names: { attempt in
          [attempt.stage.describe(attempt.stack)]
            + attempt.wanted.map { attempt.stage.describe($0) }
            + [bundleIdentifier]
        },
        because: { attempt in
          attempt.wanted.first.map {
            attempt.stage.hierarchy.position(of: $0.id, in: attempt.stack.id)
          }
        })
    ] + conditionsOfNewChildren

  /// What a replacement of the stack has to meet.
  static let conditionsOfReplacement: [Condition<StackAttempt>] =
    [
      Condition(
        .notDistinct, if: { Set($0.wanted.map(\.id)).count < $0.wanted.count },
        names: { attempt in
          let list = attempt.wanted.map { "\"\(attempt.stage.describe($0))\"" }
          return ["( \(list.joined(separator: ", ")) )"]
        }, because: { $0.wanted.array.repetition })
    ] + conditionsOfNewChildren

  private static let conditionsOfNewChildren: [Condition<StackAttempt>] = [
    Condition(
      .navigationInNavigation, if: { $0.adds(.navigation) }, names: { _ in [] },
      because: { $0.innerStack.map { "\($0.label) is one" } }),
    Condition(
      .splitInStack, if: { $0.adds(.split) }, names: { [$0.stage.describe($0.stack)] },
      because: { $0.split.map { "\($0.label) is one" } }),
  ]

  /// The name used for the application's bundle in messages.
  private static let bundleIdentifier = "drilldown"
}
