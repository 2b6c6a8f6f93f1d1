import Drawings
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// The actions that the user and a program can perform in a world now: each a line of Lua.
package struct PossibleSteps {
  let world: ScriptWorld
  /// What may be typed into a field.
  private let texts: [String]

  /// Creates the steps of a world, in which these texts may be typed.
  package init(in world: ScriptWorld, typing texts: [String] = Stage.User.usualTexts) {
    (self.world, self.texts) = (world, texts)
  }

  // MARK: The user

  /// What a finger can do on the screen as it is drawn, or why it does nothing there; what is in front
  /// comes first.
  ///
  /// Gestures on views that no path of Lua leads to are left out.
  package var hits: [Hit] {
    drawn.enumerated()
      .sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }.map(\.element.hit)
  }

  /// The hits in reading order, and how many things were drawn before each.
  private var drawn: [(hit: Hit, depth: Int)] {
    let stage = world.stage
    let screen = stage.screen
    let touches = stage.user.touches(on: screen, typing: texts)
    if touches.isEmpty { return [] }
    let drawing = DeviceDrawing(screen, look: Look(stage.profile))
    return drawing.places(of: touches).compactMap { touch, frame, depth in
      line(of: touch.gesture).map {
        (Hit(touch.kind, touch.name, line: $0, frame: frame, obstacle: touch.obstacle), depth)
      }
    }
  }

  /// The user's actions: the hits that do something, taps first, and what has no place on the screen.
  package var actions: [String] {
    if world.stage.application.applicationState == .background { return ["simulator:foreground()"] }
    if world.stage.isTouching { return ["user.release()", "user.release{ cancel = true }"] }
    let possible = drawn.map(\.hit).filter { $0.obstacle == nil }
    let taps = possible.filter(\.kind.isTap), others = possible.filter { !$0.kind.isTap }
    return (taps + others).map(\.line) + [turn]
  }

  private var turn: String {
    let isPortrait = world.stage.traits.orientation == .portrait
    return "user.rotate(\"\(isPortrait ? "landscape" : "portrait")\")"
  }
}

// How a script spells a gesture.
extension PossibleSteps {
  /// A gesture as a call; nil if no path leads to the view that it is done with.
  private func line(of gesture: Screen.Gesture) -> String? {
    let arguments = gesture.arguments.compactMap(text)
    guard arguments.count == gesture.arguments.count else { return nil }
    if arguments.count == 1, case .options = gesture.arguments[0] {
      return "user.\(gesture.name)\(arguments[0])"
    }
    return "user.\(gesture.name)(\(arguments.joined(separator: ", ")))"
  }

  private func text(_ argument: Screen.Gesture.Argument) -> String? {
    switch argument {
    case .text(let text): return luaText(text)
    case .integer(let number): return "\(number)"
    case .number(let number): return "\(number)"
    case .flag(let flag): return "\(flag)"
    case .view(let id): return (world.stage.object(of: id) as? UIView).flatMap(path)
    case .list(let items):
      let texts = items.compactMap(text)
      return texts.count == items.count ? "{ \(texts.joined(separator: ", ")) }" : nil
    case .options(let options):
      let texts = options.compactMap { key, value in text(value).map { "\(key) = \($0)" } }
      return texts.count == options.count ? "{ \(texts.joined(separator: ", ")) }" : nil
    }
  }

  /// How a script reaches a view: through its controller, and the views around it.
  private func path(to view: UIView) -> String? {
    if let controller = view.nearestController, controller.viewIfLoaded === view {
      return path(to: controller).map { "\($0).view" }
    }
    guard let outer = view.superview, let index = outer.subviews.firstIndex(of: view) else {
      return nil
    }
    return path(to: outer).map { "\($0).subviews[\(index + 1)]" }
  }

  /// How a script reaches a controller: from the window, through children and presentations.
  private func path(to controller: UIViewController) -> String? {
    if controller === world.window.rootViewController { return "window.rootViewController" }
    if let parent = controller.parent, let index = parent.children.firstIndex(of: controller) {
      return path(to: parent).map { "\($0).children[\(index + 1)]" }
    }
    guard let presenter = controller.presentingViewController,
      presenter.presentedViewController === controller
    else { return nil }
    return path(to: presenter).map { "\($0).presentedViewController" }
  }
}
