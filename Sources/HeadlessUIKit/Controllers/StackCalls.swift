import NavigationModel

/// A call that changes a stack.
protocol StackCall: LaneCall {
  /// The stack.
  var stack: UINavigationController { get }
  /// The method, as UIKit names it in its text.
  static var method: String { get }
}

extension StackCall {
  /// Ends a swipe that began in the same turn: the stack changes from where it leads.
  fileprivate func overtakeSwipe() { stack.stage.engine.overtakeGesture(in: lane) }

  var lane: TransitionEngine.Lane { stack.lane }

  /// Whether no presentation rules out a change of the stack (A46b).
  var isAllowed: Bool {
    StackRequest(stack: stack, method: Self.method).meets(StackRequest.conditions)
  }
}

/// A push.
struct StackPush: StackCall {
  let stack: UINavigationController
  let viewController: UIViewController
  let isAnimated: Bool

  static var method: String { "pushViewController:animated:" }

  var kind: Choreography.Kind { viewController.zooms && isAnimated ? .zoomPush : .push }

  func make() {
    overtakeSwipe()
    stack.push(viewController, as: kind, animated: isAnimated)
  }
}

/// A pop of all controllers above a count, whose answer is them.
struct StackPop: StackCall {
  let stack: UINavigationController
  let count: Int
  let isAnimated: Bool

  static var method: String { "popToViewController:transition:" }

  var kind: Choreography.Kind { .pop }

  func make() -> SmallArray<UIViewController> {
    overtakeSwipe()
    return stack.truncate(to: count, animated: isAnimated)
  }
}

/// A replacement of the stack.
struct StackReplacement: StackCall {
  let stack: UINavigationController
  let viewControllers: [UIViewController]
  let isAnimated: Bool

  static var method: String { "setViewControllers:animated:" }

  var kind: Choreography.Kind { .push }

  func make() {
    overtakeSwipe()
    stack.replace(with: viewControllers, animated: isAnimated)
  }
}
