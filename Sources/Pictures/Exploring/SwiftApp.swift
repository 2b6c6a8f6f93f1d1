import Drawings
import HeadlessUIKit
import NavigationModel

/// An app in Swift, to be explored: a closure builds it in a window.
final class SwiftApp<Parts>: ExploredApp {
  let source = Film.Source(name: "app", text: "")
  let isStopped = false
  let classes: [(name: String, line: Int)]
  private let profile: Profile
  /// What may be typed.
  private let texts: [String]
  private let fingerprint: ((Parts) -> String)?
  private let build: (UIWindow) -> Parts

  /// An app, in whose fields a text and Return may be typed.
  init(
    _ profile: Profile, typing text: String, classes: [UIViewController.Type],
    fingerprint: ((Parts) -> String)?, build: @escaping (UIWindow) -> Parts
  ) {
    self.profile = profile
    texts = [text, "\n"]
    self.classes = classes.map { (String(describing: $0), 0) }
    self.fingerprint = fingerprint
    self.build = build
  }

  func begin() -> any RunningApp {
    RunningSwiftApp(profile, typing: texts, fingerprint, build: build)
  }
}

/// A world of an app in Swift in which its user does something.
private final class RunningSwiftApp<Parts>: RunningApp {
  let stage: Stage
  let language = UserLanguage.swift
  private let texts: [String]
  private let describe: ((Parts) -> String)?
  private var window: UIWindow?
  /// What the app retains of itself.
  private var parts: Parts?
  private var troubles: [Trouble] = []

  init(
    _ profile: Profile, typing texts: [String], _ describe: ((Parts) -> String)?,
    build: (UIWindow) -> Parts
  ) {
    stage = Stage(profile: profile)
    (self.texts, self.describe) = (texts, describe)
    follow()
    stage.asCurrent {
      let window = UIWindow()
      self.window = window
      parts = build(window)
      window.makeKeyAndVisible()
    }
    settle()
  }

  private func follow() {
    stage.onRaise = { [weak self] in
      self?.troubles.append(Trouble(.exception, $0.code, $0.reason))
    }
    stage.onUnraisedError = { [weak self] in
      self?.troubles.append(Trouble(.lostCompletion, "the app", $0))
    }
    stage.onDiagnostic = { [weak self] in self?.note($0) }
  }

  private func note(_ diagnostic: Diagnostic) {
    guard !diagnostic.rule.isException else { return }
    troubles.append(Trouble(diagnostic, under: stage.profile))
  }

  // MARK: The user

  private var touches: [Screen.Touch] { stage.user.touches(on: stage.screen, typing: texts) }

  var hits: [Hit] {
    let user = stage.user
    let drawing = DeviceDrawing(stage.screen, look: Look(stage.profile))
    let places = drawing.places(of: touches).enumerated()
      .sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
    return places.compactMap { _, place in
      let touch = place.touch
      return user.line(of: touch.gesture).map {
        Hit(touch.kind, touch.name, line: $0, frame: place.frame, obstacle: touch.obstacle)
      }
    }
  }

  func perform(_ line: String) -> Bool {
    if let time = UserLanguage.time(in: line) {
      stage.advance(by: time)
      return true
    }
    let user = stage.user
    for isPortrait in [true, false] where line == language.turn(toPortrait: isPortrait) {
      user.rotate(to: isPortrait ? .portrait : .landscape)
      return true
    }
    guard let touch = touches.first(where: { user.line(of: $0.gesture) == line }) else {
      return false
    }
    do throws(Stage.User.Failure) {
      try user.make(touch.gesture)
      return true
    } catch {
      return false
    }
  }

  /// Waits, and gives the controllers of the app's classes their names in reports.
  func settle() {
    stage.settle()
    for case let controller? in stage.hierarchy.identifiers.map(stage.controller)
    where controller.isOfProgram && !stage.hierarchy[controller.id].description.hasOwnClassName {
      controller.adoptClassName(controller.className)
    }
  }

  func collect() {}

  // MARK: The state

  var pendingTimes: [Duration] { stage.nextDue.map { [max($0 - stage.now, .zero)] } ?? [] }

  var fingerprint: String? {
    guard let describe, let parts else { return nil }
    return stage.asCurrent { describe(parts) }
  }

  func takeTroubles() -> [Trouble] {
    defer { troubles = [] }
    return troubles
  }

  func takePrinted() -> [String] { [] }

  func leaks() -> [(name: String, retainers: [String])] {
    stage.removedControllers.map { controller in
      let owners = controller.retainers.compactMap { ($0 as? UIViewController)?.label }
      return (
        controller.isOfProgram ? controller.className : controller.label,
        owners.map { "its owner \($0)" }
      )
    }
  }
}
