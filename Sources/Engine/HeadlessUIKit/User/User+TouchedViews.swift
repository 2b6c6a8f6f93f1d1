import Foundation
import NavigationModel

// What the user can do with views that are no targets: those with recognisers, and scroll views.
extension Stage.User {
  /// The touches of the views of controllers that a finger reaches.
  func touchesOfViews(besides targets: [Screen.Target]) -> [Screen.Touch] {
    let known = Set(targets.map(\.id))
    return reachable.flatMap { controller in
      controller.loadedView.map { touches(in: $0, of: controller, besides: known) } ?? []
    }
  }

  private func touches(
    in root: UIView, of controller: UIViewController, besides targets: Set<Screen.Target.ID>
  ) -> [Screen.Touch] {
    var touches: [Screen.Touch] = []
    var rest = [root]
    while let view = rest.popLast() {
      if view.isHidden || view.alpha < 0.01 { continue }
      let gestures = gestures(of: view, besides: targets)
      if !gestures.isEmpty {
        let whole = view.place(in: root), free = whole.inset(by: view.insetsOfBars)
        touches += gestures.map { kind, gesture, obstacle in
          let part = kind == .scroll || kind == .refresh ? free : whole
          return Screen.Touch(
            kind, view.spokenName, gesture, at: .part(of: controller.number, Frame(part)),
            obstacle: view.obstacleToTouches ?? obstacle)
        }
      }
      rest += view.inner.reversed().filter { $0.controller == nil }
    }
    return touches
  }

  private typealias Possible = (kind: Hit.Kind, gesture: Screen.Gesture, obstacle: String?)

  private func gestures(of view: UIView, besides targets: Set<Screen.Target.ID>) -> [Possible] {
    let own = (view.extras?.recognizers ?? []).filter {
      $0.isEnabled && $0 !== (view as? UIScrollView)?.pan
    }
    let hasMenu = view.interactions.contains { $0 is UIContextMenuInteraction }
    let scroll = (view as? UIScrollView).flatMap { $0.turnsPages ? nil : $0 }
    guard !own.isEmpty || hasMenu || scroll != nil else { return [] }
    let number = stage.targets.id(of: view), isTarget = targets.contains(number)
    let id = Screen.Gesture.Argument.view(number)
    var gestures: [Possible] = []
    if !isTarget, own.contains(where: { $0 is UITapGestureRecognizer }) {
      gestures.append((.view, Screen.Gesture("tap", [id]), nil))
    }
    if !isTarget, hasMenu || own.contains(where: { $0 is UILongPressGestureRecognizer }) {
      gestures.append((.hold, Screen.Gesture("hold", [id]), nil))
    }
    gestures += own.flatMap { recognised(by: $0, on: view, id) }
      .map { (.recognizedGesture, $0, nil) }
    if let scroll { gestures += drags(of: scroll, id) }
    return gestures
  }

  /// The gestures that a recogniser of the program is for, besides taps and long presses.
  private func recognised(
    by recognizer: UIGestureRecognizer, on view: UIView, _ id: Screen.Gesture.Argument
  ) -> [Screen.Gesture] {
    switch recognizer {
    case let swipe as UISwipeGestureRecognizer:
      let names: KeyValuePairs<String, UISwipeGestureRecognizer.Direction> = [
        "right": .right, "left": .left, "up": .up, "down": .down,
      ]
      return names.filter { swipe.direction.contains($0.value) }
        .map { Screen.Gesture("swipe", [.text($0.key), id]) }
    case is UIPanGestureRecognizer:
      let middle = Double(view.frame.height / 2).rounded()
      let points = [0.5, 1].map { part in
        Screen.Gesture.Argument.options(["x": .integer(0), "y": .number(middle * part)])
      }
      return [Screen.Gesture("pan", [id, .list(points)])]
    case is UIPinchGestureRecognizer:
      return [2, 0.5].map { Screen.Gesture("pinch", [id, .list([.number($0)])]) }
    default: return []
    }
  }

  /// The drags of a scroll view's content, and the pull that begins a refresh.
  private func drags(of view: UIScrollView, _ id: Screen.Gesture.Argument) -> [Possible] {
    let drags = view.possibleDrags.map { distance -> Possible in
      let (key, value) = distance.y == 0 ? ("x", distance.x) : ("y", distance.y)
      let options = KeyValuePairs(
        dictionaryLiteral: (key, Screen.Gesture.Argument.integer(Int(value))))
      return (.scroll, Screen.Gesture("scroll", [id, .options(options)]), view.scrollObstacle)
    }
    guard view.refreshControl != nil else { return drags }
    return drags + [(.refresh, Screen.Gesture("pullToRefresh", [id]), view.obstacleToPull)]
  }
}

extension UIView {
  /// What bars cover of it: nothing does where only the home indicator is.
  fileprivate final var insetsOfBars: UIEdgeInsets {
    var insets = safeAreaInsets
    if insets.bottom <= window?.safeAreaInsets.bottom ?? 0 { insets.bottom = 0 }
    return insets
  }

  /// What a screen reader would say: its label for accessibility, its text, else its class.
  fileprivate final var spokenName: String {
    if let accessibilityLabel, !accessibilityLabel.isEmpty { return accessibilityLabel }
    let text = self is UIScrollView ? nil : visibleText
    return text.flatMap { $0.isEmpty ? nil : $0 } ?? objectName ?? className
  }
}
