import NavigationModel

extension UINavigationController {
  /// Pushes a controller, unless it is not allowed there.
  func push(
    _ viewController: UIViewController, as kind: Choreography.Kind = .push, animated: Bool
  ) {
    guard accepts(viewController) else { return }
    guard takeOver(viewController) else { return }
    topViewController?.readBottomBarFlag()
    viewController.readBottomBarFlag()
    let (stack, new) = (id, viewController.id)
    let isRoot = stage.hierarchy[stack].children.isEmpty
    let item = isRoot ? nil : changedItem(.didPush, of: viewController)
    let transition = stage.engine.makeChange(
      isRoot ? .push : kind, in: lane, animated: animated, item: item
    ) { $0.append(new, to: stack) }
    if stage.hierarchy[stack].presenter != nil { takePreferredSize(of: viewController) }
    guard !isRoot else { return }
    askShouldPush(afterPushOf: viewController)
    if transition == nil, let item { callBarDelegate(item) }
  }

  /// Takes the size that its new top prefers, if it prefers one; a pop changes nothing (F74, P42).
  func takePreferredSize(of top: UIViewController) {
    let size = top.preferredContentSize
    if size.width > 0, size.height > 0 { preferredContentSize = size }
  }

  /// Adds a column of a split view, or a tab that doesn't fit in the bar; on a pop it returns to
  /// its owner.
  func add(
    _ controller: UIViewController, returningTo returnParent: UIViewController?, animated: Bool
  ) {
    guard takeOver(controller) else { return }
    controller.readBottomBarFlag()
    stage.engine.makeChange(.push, in: lane, animated: animated) {
      $0.append(controller.id, to: id)
    }
    if let returnParent { stage.hierarchy.setReturnParent(returnParent.id, of: controller.id) }
  }

  /// Creates a bar of a class; a class of another type than the bar's raises.
  func make<Bar: UIView>(_ barClass: AnyClass?, as _: Bar.Type) -> Bar? {
    guard let barClass else { return nil }
    guard let type = barClass as? Bar.Type else {
      stage.report(.barClass, "\(barClass)", "\(Bar.self)")
      return nil
    }
    return type.init(coder: NSCoder())
  }

  private func accepts(_ viewController: UIViewController) -> Bool {
    StackAttempt(stack: self, wanted: SmallArray(viewController)).meets(
      StackAttempt.conditionsOfPush)
      && mayAdopt(viewController)
  }

  /// Pops all controllers above a given count and returns them.
  func truncate(to count: Int, animated: Bool) -> SmallArray<UIViewController> {
    let popped = controllers(above: count)
    guard let top = popped.last else { return popped }
    let stack = id
    if count > 0 { controller(stage.hierarchy[stack].children[count - 1])?.readBottomBarFlag() }
    let item = changedItem(.didPop, of: top)
    let plain: Choreography.Kind = stage.engine.gesture == nil ? .pop : .userPop
    let kind = top.zooms && animated ? .zoomPop : plain
    let transition = stage.engine.makeChange(kind, in: lane, animated: animated, item: item) {
      $0.truncate(stack, to: count)
    }
    if transition == nil, let item { callBarDelegate(item) }
    return popped
  }

  /// The controllers above a given count.
  private func controllers(above count: Int) -> SmallArray<UIViewController> {
    var result: SmallArray<UIViewController> = []
    for id in stage.hierarchy[id].children.dropFirst(count) {
      if let controller = stage.registry[id] { result.append(controller) }
    }
    return result
  }

  /// Replaces the stack with at most one transition (A21).
  func replace(with viewControllers: [UIViewController], animated: Bool) {
    let new = viewControllers.map(\.id)
    let old = stage.hierarchy[id].children
    guard new != old else { return }
    let attempt = StackAttempt(stack: self, wanted: SmallArray(viewControllers))
    guard attempt.meets(StackAttempt.conditionsOfReplacement) else { return }
    let newChildren = attempt.newChildren.array
    guard newChildren.allSatisfy(mayAdopt) else { return }
    guard takeOver(viewControllers) else { return }
    for newChild in newChildren + viewControllers.suffix(1) { newChild.readBottomBarFlag() }
    let kind: Choreography.Kind = new.last.map(old.contains) ?? true ? .pop : .push
    stage.engine.makeChange(kind, in: lane, animated: animated) { $0.setChildren(new, of: id) }
  }
}

extension UINavigationController {
  /// An operation that a transition performs on a stack.
  ///
  /// [UINavigationController.Operation](https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation)
  nonisolated public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2

    /// The name of the case.
    package var name: String {
      switch self {
      case .none: "none"
      case .push: "push"
      case .pop: "pop"
      }
    }
  }
}

extension Hierarchy {
  /// Whether the controller that requested a presentation is a given controller or inside it.
  func source(ofPresentationBy presenter: ID, isIn family: ID) -> Bool {
    guard contains(presenter), let source = self[presenter].presentation?.source, contains(source)
    else {
      return false
    }
    return lineage(of: source).contains(family)
  }
}
