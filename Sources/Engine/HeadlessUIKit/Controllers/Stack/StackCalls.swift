import NavigationModel

/// A call that changes a stack.
protocol StackCall: LaneCall {
  /// The stack.
  var stack: UINavigationController { get }
  /// The method, as UIKit names it in its text.
  static var method: String { get }
}

extension StackCall {
  var lane: TransitionEngine.Lane { stack.lane }

  var isAllowed: Bool { meetsConditions }

  /// Whether no presentation rules out a change of the stack (A46b).
  fileprivate var meetsConditions: Bool {
    StackRequest(stack: stack, method: Self.method).meets(StackRequest.conditions)
  }
}

/// A push.
struct StackPush: StackCall {
  let stack: UINavigationController
  let viewController: UIViewController
  let isAnimated: Bool
  private(set) var kind = Choreography.Kind.push
  private var item: ActiveTransition.ChangedItem?

  init(_ viewController: UIViewController, onto stack: UINavigationController, animated: Bool) {
    self.stack = stack
    self.viewController = viewController
    isAnimated = animated
  }

  static var method: String { "pushViewController:animated:" }

  private var isRoot: Bool { stack.stage.hierarchy[stack.id].children.isEmpty }

  var isPossible: Bool { stack.accepts(viewController) }

  mutating func resolve() -> Bool {
    if viewController.zooms && isAnimated && !isRoot { kind = .zoomPush }
    return true
  }

  mutating func prepare() -> Bool {
    guard stack.takeOver(viewController) else { return false }
    stack.topViewController?.readBottomBarFlag()
    viewController.readBottomBarFlag()
    if !isRoot { item = stack.changedItem(.didPush, asking: .shouldPush, of: viewController) }
    return true
  }

  func edit(_ hierarchy: inout Hierarchy) -> Change {
    hierarchy.append(viewController.id, to: stack.id)
  }

  func conclude(_ transition: ActiveTransition?) {
    stack.announce(item, in: transition)
    if stack.stage.hierarchy[stack.id].presenter != nil {
      stack.takePreferredSize(of: viewController)
    }
  }
}

/// An addition of a column of a split view, or of a tab that doesn't fit in the bar, to which the
/// conditions of a push don't apply.
struct StackAddition: LaneCall {
  let stack: UINavigationController
  let controller: UIViewController
  /// The owner to which the controller returns on a pop; nil if it stays outside.
  let returnParent: UIViewController?
  let isAnimated: Bool

  var lane: TransitionEngine.Lane { stack.lane }
  var kind: Choreography.Kind { .push }

  mutating func prepare() -> Bool {
    guard stack.takeOver(controller) else { return false }
    controller.readBottomBarFlag()
    return true
  }

  func edit(_ hierarchy: inout Hierarchy) -> Change {
    hierarchy.append(controller.id, to: stack.id)
  }

  func conclude(_ transition: ActiveTransition?) {
    guard let returnParent else { return }
    stack.stage.hierarchy.setReturnParent(returnParent.id, of: controller.id)
  }
}

/// A pop of all controllers above one, whose answer is them.
struct StackPop: StackCall {
  let stack: UINavigationController
  /// What is to be on top, as the stack is when the pop is made.
  let target: Target
  let isAnimated: Bool
  /// Whether the delegate of the bar is asked about it.
  let asksDelegate: Bool
  /// The controllers that were popped.
  private(set) var answer: SmallArray<UIViewController> = []
  private var item: ActiveTransition.ChangedItem?
  private(set) var kind = Choreography.Kind.pop

  init(
    _ stack: UINavigationController, to target: Target, animated: Bool, asksDelegate: Bool = false
  ) {
    self.stack = stack
    self.target = target
    isAnimated = animated
    self.asksDelegate = asksDelegate
  }

  static var method: String { "popToViewController:transition:" }

  /// What is to be on top of a stack.
  enum Target {
    case root
    case previous
    case controller(UIViewController)
  }

  /// How many controllers are left; all of them where there is nothing to pop any more.
  private var count: Int {
    let children = stack.stage.hierarchy[stack.id].children
    return switch target {
    case .root: min(1, children.count)
    case .previous: max(children.count - 1, min(1, children.count))
    case .controller(let top): children.lastIndex(of: top.id).map { $0 + 1 } ?? children.count
    }
  }

  /// Whether there is something to pop, now that it is asked for or made.
  var isPossible: Bool { count < stack.stage.hierarchy[stack.id].children.count }

  var isAllowed: Bool {
    if case .root = target { return meetsConditions }
    return !isPossible || meetsConditions
  }

  mutating func resolve() -> Bool {
    if stack.topViewController?.zooms == true && isAnimated { kind = .zoomPop }
    return true
  }

  mutating func prepare() -> Bool {
    let count = count
    answer = stack.controllers(above: count)
    guard let top = answer.last else { return false }
    if count > 0 {
      stack.controller(stack.stage.hierarchy[stack.id].children[count - 1])?.readBottomBarFlag()
    }
    item = stack.changedItem(.didPop, asking: asksDelegate ? .shouldPop : nil, of: top)
    return true
  }

  func edit(_ hierarchy: inout Hierarchy) -> Change { hierarchy.truncate(stack.id, to: count) }

  func conclude(_ transition: ActiveTransition?) { stack.announce(item, in: transition) }
}

/// A replacement of the stack with at most one transition (A21).
struct StackReplacement: StackCall {
  let stack: UINavigationController
  let viewControllers: [UIViewController]
  let isAnimated: Bool
  /// Whether its root receives no moves: it comes from an archive (D40), or is a part of UIKit's.
  private let exemptsRoot: Bool
  private let ids: [Hierarchy.ID]
  private(set) var kind = Choreography.Kind.push

  init(
    _ viewControllers: [UIViewController], of stack: UINavigationController,
    animated: Bool = false, exemptsRoot: Bool = false
  ) {
    self.stack = stack
    self.viewControllers = viewControllers
    self.exemptsRoot = exemptsRoot
    ids = viewControllers.map(\.id)
    isAnimated = animated
  }

  static var method: String { "setViewControllers:animated:" }

  private var attempt: StackAttempt {
    StackAttempt(stack: stack, wanted: SmallArray(viewControllers))
  }

  var isPossible: Bool {
    attempt.meets(StackAttempt.conditionsOfReplacement)
      && attempt.newChildren.array.allSatisfy(stack.mayAdopt)
  }

  mutating func prepare() -> Bool {
    let old = stack.stage.hierarchy[stack.id].children
    guard ids != old else { return false }
    let newChildren = attempt.newChildren.array
    guard stack.takeOver(viewControllers) else { return false }
    for newChild in newChildren + viewControllers.suffix(1) { newChild.readBottomBarFlag() }
    // A replacement is admitted as a push, also where it is shown as a pop.
    kind = ids.last.map(old.contains) ?? true ? .pop : .push
    return true
  }

  func edit(_ hierarchy: inout Hierarchy) -> Change {
    let change = hierarchy.setChildren(ids, of: stack.id)
    if exemptsRoot { hierarchy.exemptRoot(of: stack.id) }
    return change
  }
}
