import HeadlessUIKit
import NavigationModel

/// The world in which a walk runs, with the members that have been created.
final class RandomWalkScene {
  /// The world.
  let stage: Stage
  /// Its window.
  let window: UIWindow
  /// Another one, hidden at first.
  private(set) lazy var otherWindow = stage.asCurrent { UIWindow() }
  /// Records all callbacks.
  let recorder = RandomWalkRecorder()
  /// The members that a script would have variables for, in the order of their creation.
  private(set) var members: [RandomWalk.Participant] = []
  /// The steps whose operations raised an exception.
  private(set) var raising: Set<Int> = []
  /// How often closures of presentations and dismissals have run.
  private(set) var completions = RandomWalkCompletions()
  /// The errors that the clock reported.
  private(set) var reportedErrors: [String] = []
  /// The views that others were last added to by hand.
  private(set) var superviewsByHand: [ObjectIdentifier: ObjectIdentifier] = [:]
  /// The windows of the scenes that the walk has opened, oldest first.
  private var windowsOfScenes: [UIWindow] = []
  private var controllers: [RandomWalk.Participant: UIViewController] = [:]
  private var forgotten: Set<RandomWalk.Participant> = []
  private var armed: [Trigger: (index: Int, operation: RandomWalk.WalkOperation)] = [:]
  private var names: [Hierarchy.ID: RandomWalk.Participant] = [:]
  private var soundHierarchy = Hierarchy()

  private struct Trigger: Hashable {
    let listener: Hierarchy.ID
    let signal: RandomWalk.Signal
  }

  /// A scene without members.
  init(_ setting: RandomWalk.WalkEnvironment) {
    let world = World(profile: Profile.named(setting.profile) ?? .modern)
    stage = world.stage
    window = world.window
    stage.onContradiction = { _ in }  // a row of the table of checks
    stage.onUnraisedError = { [weak self] in self?.reportedErrors.append($0) }
    var traits = stage.traits
    traits.device = setting.device
    stage.setTraits(traits)
    stage.onDiagnostic = { [weak self] in self?.excuse($0) }
    recorder.onSignal = { [weak self] in self?.received($1, by: $0) }
  }

  /// Runs a step of a walk; a step about a forgotten member is skipped.
  func run(_ index: Int, of walk: RandomWalk) {
    let step = walk.steps[index]
    guard forgotten.isDisjoint(with: step.mentioned) else { return }
    for member in step.mentioned { make(member, of: walk) }
    switch step.moment {
    case .now: execute(step.operation, index)
    case .receiving(let member, let signal): arm(index, step.operation, member, signal)
    case .later(let milliseconds):
      stage.after(.milliseconds(milliseconds)) { [weak self] in
        self?.execute(step.operation, index)
      }
    }
  }

  /// Opens a scene with a window, on a pad; four are enough.
  func openScene(with root: UIViewController) {
    guard stage.application.supportsMultipleScenes, windowsOfScenes.count < 4 else { return }
    stage.asCurrent {
      let window = UIWindow(windowScene: stage.scenes.connect())
      windowsOfScenes.append(window)
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  /// The window of a scene that the walk has opened.
  func windowOfScene(_ index: Int) -> UIWindow? {
    windowsOfScenes.indices.contains(index) ? windowsOfScenes[index] : nil
  }

  /// Closes one of those scenes, or removes it from memory if it is in the background.
  func closeScene(_ index: Int, isReclaimed: Bool) {
    guard let scene = windowOfScene(index)?.windowScene else { return }
    guard !isReclaimed || scene.activationState == .background else { return }
    windowsOfScenes.remove(at: index)
    if isReclaimed { stage.scenes.reclaim(scene) } else { stage.scenes.discard(scene) }
  }

  /// Releases the references to members, as a script does that clears its variables.
  func forget(_ removed: [RandomWalk.Participant]) {
    forgotten.formUnion(removed)
    members.removeAll(where: removed.contains)
    for member in removed { controllers[member] = nil }
  }

  /// Adds a view to another one by hand.
  func add(_ view: UIView, to superview: UIView) {
    superview.addSubview(view)
    if view.superview === superview { notePlace(of: view) }
  }

  /// Notes that the program has placed a view where it is now.
  func notePlace(of view: UIView?) {
    guard let view, let superview = view.superview else { return }
    superviewsByHand[ObjectIdentifier(view)] = ObjectIdentifier(superview)
  }

  /// The controller of a member that is not forgotten.
  subscript(member: RandomWalk.Participant) -> UIViewController? { controllers[member] }

  /// The member of a controller, unless it is forgotten.
  func member(_ id: Hierarchy.ID) -> RandomWalk.Participant? {
    names[id].flatMap { forgotten.contains($0) ? nil : $0 }
  }

  /// A text with names in place of identifiers.
  func named(_ text: String) -> String {
    text.replacing(/#(\d+)/) { match in
      names.first { String($0.key.number) == match.1 }?.value.description ?? String(match.0)
    }
  }

  /// The inconsistent links; links that have not changed since the last check are not checked
  /// again.
  var linkFaults: [String] {
    guard stage.hierarchy != soundHierarchy else { return [] }
    let faults = stage.hierarchy.faults
    if faults.isEmpty { soundHierarchy = stage.hierarchy }
    return faults
  }

  /// A closure for a call about controllers; its runs are counted.
  func counted(_ call: String, _ controllers: UIViewController...) -> () -> Void {
    let number = completions.add(call, controllers)
    return { [weak self] in self?.completions.run(number) }
  }

  private func excuse(_ diagnostic: Diagnostic) { completions.excuse(diagnostic) }

  private func execute(_ operation: RandomWalk.WalkOperation, _ index: Int) {
    let participants = operation.operands.members.compactMap { controllers[$0] }
    guard participants.count == operation.operands.members.count else { return }
    let performance = RandomWalk.OperationKind.Execution(
      scene: self, controllers: participants, operands: operation.operands)
    let raised = stage.exceptions {
      RandomWalk.OperationKind.named(operation.kind).execute(performance)
    }
    if !raised.isEmpty { raising.insert(index) }
  }

  private func arm(
    _ index: Int, _ operation: RandomWalk.WalkOperation, _ member: RandomWalk.Participant,
    _ signal: RandomWalk.Signal
  ) {
    guard let listener = controllers[member]?.id else { return }
    if case .delegate = signal {
      // A new delegate replaces the old one, whatever that one waited for.
      armed = armed.filter { trigger, _ in
        guard trigger.listener == listener, case .delegate = trigger.signal else { return true }
        return false
      }
    }
    armed[Trigger(listener: listener, signal: signal)] = (index, operation)
  }

  private func received(_ signal: RandomWalk.Signal, by controller: UIViewController) {
    let trigger = Trigger(listener: controller.id, signal: signal)
    guard let (index, operation) = armed.removeValue(forKey: trigger) else { return }
    execute(operation, index)
  }

  private func make(_ member: RandomWalk.Participant, of walk: RandomWalk) {
    guard controllers[member] == nil, !forgotten.contains(member) else { return }
    // A member that was created before stays where it is.
    let children = (walk.creation(of: member)?.children ?? []).filter { controllers[$0] == nil }
    for child in children { make(child, of: walk) }
    let controller = RandomWalk.Kind.named(member.kind).make(
      children.compactMap { controllers[$0] })
    controller.objectName = member.description
    recorder.watch(controller)
    controllers[member] = controller
    names[controller.id] = member
    members.append(member)
  }
}
