import Foundation

#if os(iOS) || ORACLE_TYPES
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A question about UIKit as a program: it runs against UIKit on a simulator and against
/// HeadlessUIKit on Linux, and records what happens.
struct Scenario: Sendable {
  /// The name of its file of results.
  let name: String
  /// The facts or the question of docs/unconfirmed.md that it settles.
  let settles: String
  /// Adds the steps.
  let build: @MainActor @Sendable (Scene) -> Void

  init(
    _ name: String, _ settles: String, _ build: @escaping @MainActor @Sendable (Scene) -> Void
  ) {
    self.name = name
    self.settles = settles
    self.build = build
  }
}

/// One thing that happened: a line of the results.
struct Entry: Encodable {
  /// The number of the step in which it happened, from 1.
  var step: Int
  /// The callback or the delegate's method, or what a value or a line of the scenario is about.
  var event: String
  /// The controller that received it.
  var of: String?
  /// Whether it was animated.
  var animated: Bool?
  /// What it was about: a parent, a shown controller, a value that was read.
  var value: String?
}

/// A window, and what a scenario does with it, step by step.
@MainActor
final class Scene {
  /// Hidden until a scenario shows it.
  let window = UIWindow()
  /// The steps, and the time in seconds from one to the next.
  private(set) var steps: [(wait: TimeInterval, body: () -> Void)] = []
  /// What has happened.
  private(set) var entries: [Entry] = []
  /// The step that is running.
  private var number = 0
  /// Other objects that live as long as the scenario.
  private var kept: [AnyObject] = []

  /// Adds a step; all animations end before the next one.
  func step(_ body: @escaping () -> Void) { steps.append((1.5, body)) }

  /// Adds a step after which the next one follows in the middle of an animation.
  func briefStep(_ body: @escaping () -> Void) { steps.append((0.1, body)) }

  /// Runs a step.
  func run(_ body: () -> Void) {
    number += 1
    body()
    note("the step returns")
  }

  /// Records a line, to see what happens before it and after it.
  func note(_ text: String) { record(text) }

  /// Records a value.
  func value(_ what: String, _ value: Any?) {
    record(what, value: value.map { "\($0)" } ?? "nil")
  }

  /// Records the name of a controller, or of several.
  func value(_ what: String, controller: UIViewController?) {
    record(what, value: name(of: controller))
  }

  func value(_ what: String, controllers: [UIViewController]?) {
    record(what, value: controllers.map { $0.map(name).joined(separator: ", ") } ?? "nil")
  }

  /// Records what happened.
  func record(
    _ event: String, of controller: UIViewController? = nil, animated: Bool? = nil,
    value: String? = nil
  ) {
    entries.append(
      Entry(
        step: number, event: event, of: controller.map(name), animated: animated, value: value))
  }

  /// The name of a probe, or of the class of another controller.
  func name(of controller: UIViewController?) -> String {
    guard let controller else { return "nil" }
    return (controller as? Probe)?.name ?? "\(type(of: controller))"
  }

  /// A controller that records its callbacks.
  func probe(_ name: String) -> Probe { Probe(name, in: self) }

  /// Keeps an object alive: delegates are weak.
  func keep<Kept: AnyObject>(_ object: Kept) -> Kept {
    kept.append(object)
    return object
  }

  /// Shows the window with a root.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Removes the window from the screen.
  func end() {
    window.rootViewController?.dismiss(animated: false)
    window.isHidden = true
    kept = []
  }

  /// The results as lines of JSON.
  var lines: [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return entries.map { entry in
      (try? encoder.encode(entry)).map { String(decoding: $0, as: UTF8.self) } ?? "not encoded"
    }
  }
}

/// A controller that records its callbacks.
class Probe: UIViewController {
  let name: String
  private unowned let scene: Scene
  /// What the scenario does in a callback, by its name.
  var actions: [String: (Probe) -> Void] = [:]

  init(_ name: String, in scene: Scene) {
    self.name = name
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  final func record(_ event: String, animated: Bool? = nil, value: String? = nil) {
    scene.record(event, of: self, animated: animated, value: value)
    actions[event]?(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    record("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("viewWillAppear", animated: animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("viewIsAppearing", animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("viewDidAppear", animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("viewWillDisappear", animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("viewDidDisappear", animated: animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record("willMove", value: scene.name(of: parent))
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record("didMove", value: scene.name(of: parent))
  }
}

#if os(iOS) || ORACLE_TYPES
  /// What UIKit has answered on a device, as a file.
  private struct Evidence: Encodable {
    /// A scenario and its results.
    struct Answer: Encodable {
      let name, settles: String
      let lines: [String]
    }

    let device =
      ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"]
      ?? ProcessInfo.processInfo.hostName
    let release: String = {
      let version = ProcessInfo.processInfo.operatingSystemVersion
      let patch = version.patchVersion == 0 ? "" : ".\(version.patchVersion)"
      return "\(version.majorVersion).\(version.minorVersion)\(patch)"
    }()
    var scenarios: [Answer] = []
  }

  /// Runs every scenario, writes its results into the folder that `ORACLE_RESULTS` names, and ends.
  @main
  @MainActor
  final class OracleApp: UIResponder, UIApplicationDelegate {
    private var waiting = Scenario.all
    private var scene: Scene?
    private var evidence = Evidence()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      after(1) { self.runNextScenario() }
      return true
    }

    private func runNextScenario() {
      guard !waiting.isEmpty else {
        write(evidence)
        exit(0)
      }
      let scenario = waiting.removeFirst()
      let scene = Scene()
      self.scene = scene
      scenario.build(scene)
      run(scene.steps[...], of: scene) {
        self.evidence.scenarios.append(
          Evidence.Answer(name: scenario.name, settles: scenario.settles, lines: scene.lines))
        self.write(scene.lines.joined(separator: "\n") + "\n", to: "\(scenario.name).jsonl")
        scene.end()
        self.after(1.5) { self.runNextScenario() }
      }
    }

    private func run(
      _ steps: ArraySlice<(wait: TimeInterval, body: () -> Void)>, of scene: Scene,
      then end: @escaping () -> Void
    ) {
      guard let step = steps.first else { return end() }
      scene.run(step.body)
      after(step.wait) { self.run(steps.dropFirst(), of: scene, then: end) }
    }

    private func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
      _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
        MainActor.assumeIsolated { body() }
      }
    }

    /// Writes what has been answered with the device and the release, to be checked in.
    private func write(_ evidence: Evidence) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      do {
        write(String(decoding: try encoder.encode(evidence), as: UTF8.self), to: "../evidence.json")
      } catch {
        print("the evidence can't be written: \(error)")
        exit(1)
      }
    }

    private func write(_ text: String, to name: String) {
      let folder = ProcessInfo.processInfo.environment["ORACLE_RESULTS"] ?? NSTemporaryDirectory()
      let path = folder + "/" + name
      do {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        print("wrote \(name)")
      } catch {
        print("\(path) can't be written: \(error)")
        exit(1)
      }
    }
  }
#else
  extension Scenario {
    /// Runs the scenario in a world of its own; returns the results as lines of JSON.
    @MainActor
    func results() -> [String] {
      let stage = Stage()
      return stage.asCurrent {
        let scene = Scene()
        build(scene)
        for step in scene.steps {
          scene.run(step.body)
          stage.advance(by: .milliseconds(Int(step.wait * 1000)))
        }
        defer { scene.end() }
        return scene.lines
      }
    }
  }
#endif
