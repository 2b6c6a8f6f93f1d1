import Foundation
import NavigationModel

// What the user can do: each gesture with the reason why it does nothing, which is the one that the
// gesture itself throws. The program is asked nothing, so it may still refuse some of them.
extension Stage.User {
  /// What a finger can do on the screen now, which is that of `Stage.screen`, or why it does nothing.
  ///
  /// There is nothing while the app is in the background, or while a finger is down.
  package func touches(
    on screen: Screen, typing texts: [String] = usualTexts
  ) -> [Screen.Touch] {
    guard stage.application.applicationState != .background, !stage.isTouching else { return [] }
    return stage.asCurrent {
      // In parts, since the compiler takes seconds for one expression.
      var touches = touchesOfTargets(on: screen, typing: texts)
      touches += touchesOfViews(besides: screen.targets)
      touches += swipesOfStacks
      touches += touchesOfContainers
      touches += touchesOfPresentations
      touches += tapOutsideFront
      if screen.showsStatus { touches += tapOnStatusBar }
      touches += movesOfKeyboard
      return touches + choicesInSystemController
    }
  }

  /// A drag as the user completes it, and as it is cancelled.
  private func drags(
    _ kind: Hit.Kind, _ name: String, _ arguments: [Screen.Gesture.Argument] = [],
    of controller: UIViewController, at place: Screen.Place? = nil, obstacle: String?
  ) -> [Screen.Touch] {
    let obstacle = controller.viewIfLoaded?.obstacleToTouches ?? obstacle
    return [arguments, arguments + [.options(["cancel": .flag(true)])]].map {
      Screen.Touch(
        kind, controller.label, Screen.Gesture(name, $0), at: place ?? .view(controller.number),
        obstacle: obstacle)
    }
  }

  // MARK: Containers

  /// The topmost stack: drags from its edge, over its contents, and of what comes by a zoom.
  private var swipesOfStacks: [Screen.Touch] {
    var touches: [Screen.Touch] = []
    if let zooming = stage.engine.stackOfZoomedPush {
      touches.append(
        Screen.Touch(.grab, zooming.label, Screen.Gesture("grab"), at: .view(zooming.number)))
    }
    guard let nav = reachable.lazy.compactMap({ $0 as? UINavigationController }).last else {
      return touches
    }
    let swiped = nav.swipedStack
    if swiped.viewControllers.count > 1, let view = swiped.viewIfLoaded {
      let edge = view.edge(of: Self.widthOfEdge)
      let obstacle = swiped.unaskedSwipeObstacle ?? swiped.obstacleToGoingBack
      touches += drags(
        .backSwipe, "swipeBack", of: swiped, at: .part(of: swiped.number, edge), obstacle: obstacle)
      touches.append(
        Screen.Touch(
          .backSwipe, swiped.label,
          Screen.Gesture("swipeBack", [.options(["at": .number(0.5)])]),
          at: .part(of: swiped.number, edge), obstacle: view.obstacleToTouches ?? obstacle))
    }
    touches += swipesOverContents(of: nav)
    if topmostPresented == nil, stage.panel == nil, let zoomed = zoomedStack {
      touches += drags(
        .dismissalSwipe, "swipeDown", of: zoomed, obstacle: zoomed.obstacleToGoingBack)
    }
    return touches
  }

  /// How far from the edge of the screen a swipe may begin, in points (unconfirmed).
  private static let widthOfEdge = 24.0

  /// Swipes that hide or show bars; others do nothing that could be seen.
  private func swipesOverContents(of nav: UINavigationController) -> [Screen.Touch] {
    guard nav.viewIfLoaded?.obstacleToTouches == nil else { return [] }
    let swipes: KeyValuePairs<String, ContentGesture> = ["up": .swipeUp, "down": .swipeDown]
    return swipes.filter { nav.obstacle(toTouchingContents: $0.value) == nil }.map { name, _ in
      Screen.Touch(
        .contentsSwipe, nav.label, Screen.Gesture("swipe", [.text(name)]), at: .view(nav.number))
    }
  }

  /// The topmost split view and the topmost pages.
  private var touchesOfContainers: [Screen.Touch] {
    var touches: [Screen.Touch] = []
    if let split = reachable.lazy.compactMap({ $0 as? UISplitViewController }).last,
      let view = split.viewIfLoaded
    {
      for (name, isShowing) in [("swipeColumnIn", true), ("swipeColumnOut", false)]
      where split.obstacle(toDraggingColumnIn: isShowing) == nil {
        let edge = view.edge(of: Self.widthOfEdge, atRight: split.primaryEdge == .trailing)
        touches += drags(
          .columnSwipe, name, of: split, at: .part(of: split.number, edge), obstacle: nil)
      }
    }
    if let pages = reachable.lazy.compactMap({ $0 as? UIPageViewController }).last {
      for direction in ["forward", "reverse"] {
        touches += drags(
          .pageTurn, "turnPage", [.text(direction)], of: pages, obstacle: pages.obstacleToTurning)
      }
    }
    return touches
  }

  // MARK: Presentations

  /// Drags of what is presented on top: to dismiss it, or to another height.
  private var touchesOfPresentations: [Screen.Touch] {
    guard stage.panel == nil, let presented = topmostPresented,
      stage.services.floating?.coversScreen != true
    else { return [] }
    var touches: [Screen.Touch] = []
    let presentation = stage.hierarchy[presented.id].presenter.flatMap {
      stage.hierarchy[$0].presentation
    }
    if let presentation, presented.swipeDown.styles.contains(presentation.adaptedStyle) {
      touches += drags(
        .dismissalSwipe, "swipeDown", of: presented,
        obstacle: presented.obstacle(to: presented.swipeDown)?.text)
    }
    if let sheet = presented.presentedSheet {
      for height in sheet.otherHeights {
        touches += dragsOfSheet(presented, to: height)
      }
    }
    if presented.dragObstacle == nil {
      touches += drags(.dismissalDrag, "dragDismiss", of: presented, obstacle: nil)
    }
    return touches
  }

  private func dragsOfSheet(_ presented: UIViewController, to height: String) -> [Screen.Touch] {
    let obstacle = presented.sheetObstacle ?? presented.viewIfLoaded?.obstacleToTouches
    let arguments: [Screen.Gesture.Argument] = [
      .text(height), .options(["to": .text(height), "cancel": .flag(true)]),
    ]
    return arguments.map {
      Screen.Touch(
        .sheetDrag, presented.label, Screen.Gesture("dragSheet", [$0]), at: .view(presented.number),
        obstacle: obstacle)
    }
  }

  private var tapOutsideFront: [Screen.Touch] {
    guard let front = try? inFront, let place = front.surroundings  // nothing is in front
    else { return [] }
    return [
      Screen.Touch(
        .surroundings, front.name, Screen.Gesture("tapOutside"), at: place,
        obstacle: frontWindow?.obstacleToTouches ?? front.obstacle)
    ]
  }

  // MARK: The system

  private var tapOnStatusBar: [Screen.Touch] {
    let frame = Frame(stage.frameOfStatusBar)
    guard frame.height > 0, !scrollViews.filter(\.scrollsToTop).isEmpty else { return [] }
    let obstacle: String?
    do throws(Failure) {
      obstacle = try viewThatScrollsToTop.obstacleToTop
    } catch {
      obstacle = error.description
    }
    return [
      Screen.Touch(
        .statusBar, "status bar", Screen.Gesture("tapStatusBar"), at: .screen(frame),
        obstacle: frontWindow?.obstacleToTouches ?? obstacle)
    ]
  }

  private var movesOfKeyboard: [Screen.Touch] {
    KeyboardPlace.allCases.filter { stage.keyboardObstacle(to: $0) == nil }.map {
      Screen.Touch(
        .keyboardDrag, "keyboard", Screen.Gesture("moveKeyboard", [.text("\($0)")]), at: .keyboard)
    }
  }

  /// Cancel in the topmost system controller, and what is done there without a choice.
  private var choicesInSystemController: [Screen.Touch] {
    guard let controller = systemController else { return [] }
    let place: Screen.Place =
      (controller as? UIViewController).map { .view($0.number) }
      ?? .screen(stage.frame(ofFloating: controller))
    let isDone = controller.obstacle(to: .pick) == nil
    let cancel = controller.hasCancel ? [("cancel", controller.obstacle(to: .cancel))] : []
    return (cancel + (isDone ? [("pick", nil)] : [])).map {
      Screen.Touch(
        .systemChoice, controller.label, Screen.Gesture($0), at: place, obstacle: $1)
    }
  }
}

extension UIView {
  /// A strip at its left edge, or at its right one, in its own points.
  fileprivate final func edge(of width: Double, atRight: Bool = false) -> Frame {
    Frame(
      x: atRight ? Double(frame.width) - width : 0, y: 0, width: width,
      height: Double(frame.height))
  }
}
