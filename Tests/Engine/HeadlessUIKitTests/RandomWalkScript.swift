import HeadlessUIKit
import NavigationModel

extension RandomWalk {
  /// The walk in Lua, with the check that fails at the end.
  func script(ending outcome: WalkOutcome) -> String {
    var script = RandomWalkScript(walk: self, raising: outcome.raising)
    script.appendSetting()
    for index in steps.indices { script.append(index) }
    let end = outcome.failedCheck.map { ["-- \($0.check)? \($0.text)"] } ?? []
    return (script.lines + end).joined(separator: "\n")
  }
}

/// Writes a walk as a script, a step at a time.
private struct RandomWalkScript {
  private(set) var lines: [String] = []
  private let walk: RandomWalk
  private let raising: Set<Int>
  private var created: Set<RandomWalk.Participant> = []
  /// The members whose variables are cleared.
  private var forgotten: Set<RandomWalk.Participant> = []
  /// The members whose variables a function written above may have cleared.
  private var doubtful: Set<RandomWalk.Participant> = []
  /// The members whose variables are cleared anywhere.
  private let clearedAnywhere: Set<RandomWalk.Participant>

  init(walk: RandomWalk, raising: Set<Int>) {
    self.walk = walk
    self.raising = raising
    clearedAnywhere = Set(walk.steps.flatMap(\.operation.forgotten))
  }

  /// Writes a step; a step about a member whose variable is cleared is left out.
  mutating func append(_ index: Int) {
    let step = walk.steps[index]
    guard forgotten.isDisjoint(with: step.mentioned) else { return }
    for member in step.mentioned { declare(member) }
    let operationKind = RandomWalk.OperationKind.named(step.operation.kind)
    var body = Self.lines(of: operationKind.lua(step.operation.operands))
    if raising.contains(index) { body = Self.block("pcall(function()", body, end: "end)") }
    let later = Self.guardFor(
      for: step.operation.operands.members.filter(clearedAnywhere.contains), body)
    let statements =
      switch step.moment {
      case .now: body
      case .receiving(let listener, .callback(let callback)):
        Self.override(callback, of: listener, later)
      case .receiving(let listener, .delegate(let call)): Self.delegate(call, of: listener, later)
      case .later(let milliseconds):
        Self.block(
          "after(\(RandomWalk.OperationKind.seconds(milliseconds)), function()", later, end: "end)")
      }
    lines += Self.guardFor(for: step.mentioned.filter(doubtful.contains), statements)
    if step.moment == .now {
      forgotten.formUnion(step.operation.forgotten)
    } else {
      doubtful.formUnion(step.operation.forgotten)
    }
  }

  /// Chooses the releases and the device, unless they are the usual ones.
  mutating func appendSetting() {
    let setting = walk.setting, usual = RandomWalk.WalkEnvironment.plain
    if setting.profile != usual.profile {
      lines.append("simulator.profile = \"\(setting.profile)\"")
    }
    if setting.device != usual.device { lines.append("simulator.device = \"\(setting.device)\"") }
  }

  private mutating func declare(_ member: RandomWalk.Participant) {
    guard !forgotten.contains(member), created.insert(member).inserted else { return }
    // A member that was created before stays where it is.
    let children = (walk.creation(of: member)?.children ?? []).filter { !created.contains($0) }
    for child in children { declare(child) }
    let kind = RandomWalk.Kind.named(member.kind)
    lines += Self.lines(of: kind.lua("\(member)", children.map(\.description)))
  }
}

extension RandomWalkScript {
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  private static func block(_ start: String, _ body: [String], end: String) -> [String] {
    [start] + body.map { "  \($0)" } + [end]
  }

  /// Checks that members have a variable before an operation on them.
  private static func guardFor(for members: [RandomWalk.Participant], _ body: [String]) -> [String]
  {
    guard !members.isEmpty else { return body }
    let condition = members.map(\.description).joined(separator: " and ")
    return block("if \(condition) then", body, end: "end")
  }

  /// An override that exists for one call.
  private static func override(
    _ callback: Callback, of listener: RandomWalk.Participant, _ body: [String]
  ) -> [String] {
    let isMove = callback == .willMove || callback == .didMove
    let parameter = isMove ? "parent" : callback.isAppearance ? "animated" : nil
    let arguments = (["self"] + [parameter].compactMap { $0 }).joined(separator: ", ")
    let className = RandomWalk.Kind.named(listener.kind).className
    return block(
      "function \(listener):\(callback)(\(parameter ?? ""))",
      ["self.\(callback) = nil", "\(className).\(callback)(\(arguments))"] + body, end: "end")
  }

  /// A delegate that exists for one call.
  private static func delegate(
    _ call: DelegateCall, of listener: RandomWalk.Participant, _ body: [String]
  ) -> [String] {
    let function = block(
      "\(call.rawValue) = function(sender)", ["sender.delegate = nil"] + body, end: "end,")
    return block("\(listener).delegate = {", function, end: "}")
  }
}

extension RandomWalk.WalkOperation {
  /// The members whose variables it clears.
  fileprivate var forgotten: [RandomWalk.Participant] {
    RandomWalk.OperationKind.named(kind).clears ? operands.members : []
  }
}
