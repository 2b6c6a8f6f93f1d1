import Foundation

/// Remembers how changes are undone, and redone.
///
/// What is registered between two ends of turns, or in a group, is undone together.
/// [UndoManager](https://developer.apple.com/documentation/foundation/undomanager)
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let handler: Handler<Void>
  }

  private final class Group {
    var steps: [Step] = []
    var name = ""

    nonisolated deinit {}
  }

  private enum State { case idle, undoing, redoing }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  private var open: [Group] = []
  private var state = State.idle
  private var disabled = 0
  private var hasGroupOfTurn = false
  /// Whether what is registered in one turn is one group; kept, no effect: it always is.
  open var groupsByEvent = true
  /// How many groups are kept at most; 0 for all of them.
  open var levelsOfUndo = 0 { didSet { limit() } }

  /// Creates a manager that remembers nothing yet.
  public override init() { super.init() }

  /// Whether something can be undone.
  open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether something can be redone.
  open var canRedo: Bool { !redoable.isEmpty }
  /// Whether it is undoing now.
  open var isUndoing: Bool { state == .undoing }
  /// Whether it is redoing now.
  open var isRedoing: Bool { state == .redoing }
  /// Whether registrations are kept.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  /// The name of what would be undone; empty without one.
  open var undoActionName: String { canUndo ? (open.first ?? undoable.last)?.name ?? "" : "" }
  /// The name of what would be redone; empty without one.
  open var redoActionName: String { redoable.last?.name ?? "" }
  /// The title of a command that undoes.
  open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  /// The title of a command that redoes.
  open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

  private static func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  /// Remembers how a change of a target is undone; the target isn't retained.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openGroupOfTurn()
    let undo = Handler(.undo) { [weak target] (_: Void) in target.map(handler) }
    open[open.count - 1].steps.append(Step(target: target, handler: undo))
    if state == .idle { redoable = [] }
  }

  /// Names the change that was registered last.
  open func setActionName(_ actionName: String) {
    (open.first ?? (state == .redoing ? redoable.last : undoable.last))?.name = actionName
  }

  /// Undoes the last group; what is registered meanwhile redoes it.
  open func undo() {
    closeGroups()
    undoNestedGroup()
  }

  /// Undoes the last group that is closed.
  open func undoNestedGroup() {
    guard state == .idle, let group = undoable.popLast() else { return }
    replay(group, as: .undoing)
  }

  /// Redoes what was undone last.
  open func redo() {
    closeGroups()
    guard state == .idle, let group = redoable.popLast() else { return }
    replay(group, as: .redoing)
  }

  private func replay(_ group: Group, as new: State) {
    state = new
    let inverse = Group()
    inverse.name = group.name
    open.append(inverse)
    for step in group.steps.reversed() where step.target != nil { step.handler.run() }
    open.removeAll { $0 === inverse }
    if !inverse.steps.isEmpty {
      if new == .undoing { redoable.append(inverse) } else { undoable.append(inverse) }
    }
    state = .idle
  }

  /// Begins a group, which is undone as a whole.
  open func beginUndoGrouping() {
    openGroupOfTurn()
    open.append(Group())
  }

  /// Ends the group; it becomes a part of the group around it.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { keep(group) } else { open[open.count - 1].steps += group.steps }
    if open.last?.name.isEmpty == true { open.last?.name = group.name }
  }

  /// Ignores what is registered until `enableUndoRegistration`.
  open func disableUndoRegistration() { disabled += 1 }

  /// Ends that.
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

  /// Forgets everything.
  open func removeAllActions() { (undoable, redoable, open, hasGroupOfTurn) = ([], [], [], false) }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoable + redoable + open { group.steps.removeAll { $0.target === object } }
    undoable.removeAll(where: \.steps.isEmpty)
    redoable.removeAll(where: \.steps.isEmpty)
  }

  /// Opens the group of this turn, which ends with it.
  private func openGroupOfTurn() {
    guard open.isEmpty, state == .idle else { return }
    open.append(Group())
    hasGroupOfTurn = true
    Stage.current.after(.zero) { [weak self] in
      guard let self, hasGroupOfTurn, open.count == 1 else { return }
      closeGroups()
    }
  }

  private func closeGroups() {
    while !open.isEmpty, state == .idle { endUndoGrouping() }
    hasGroupOfTurn = false
  }

  private func keep(_ group: Group) {
    guard !group.steps.isEmpty else { return }
    if state == .undoing { redoable.append(group) } else { undoable.append(group) }
    limit()
  }

  private func limit() {
    if levelsOfUndo > 0, undoable.count > levelsOfUndo {
      undoable.removeFirst(undoable.count - levelsOfUndo)
    }
  }

  nonisolated deinit {}
}
