import HeadlessUIKit

extension RandomWalk {
  /// A row of the table of operations: to add an operation, add a row.
  struct OperationKind {
    /// The name of the row.
    let name: String
    /// How often it is drawn, relative to the others.
    let weight: Int
    /// Where it may be performed.
    let place: Scope
    /// The members it needs.
    let roles: [Role]
    /// The number of choices.
    let choices: Int
    /// The row that does less with the same participants; tried when a walk is shortened.
    let plainer: String?
    /// Whether it clears the variables of its participants.
    let clears: Bool
    /// Performs it.
    let execute: (Execution) -> Void
    /// Writes it as statements of a script.
    let lua: (Operands) -> String

    /// A row.
    init(
      _ name: String, weight: Int = 1, _ place: Scope = .anywhere, roles: [Role] = [],
      choices: Int = 1, plainer: String? = nil, clears: Bool = false,
      execute: @escaping (Execution) -> Void,
      lua: @escaping (Operands) -> String
    ) {
      self.name = name
      self.weight = weight
      self.place = place
      self.roles = roles
      self.choices = choices
      self.plainer = plainer
      self.clears = clears
      self.execute = execute
      self.lua = lua
    }

    /// Where an operation may be performed.
    enum Scope {
      /// Inside callbacks, too.
      case anywhere
      /// Between turns only.
      case outside
      /// Between turns, and the world is idle afterwards.
      case idleAfterwards
    }

    /// The members that may be drawn.
    enum Role: Equatable {
      /// A member of a kind.
      case one(String)
      /// Any existing member.
      case any
      /// Half of the members that are in no window.
      case outsiders
      /// A new member of one of these kinds, or of any kind if there are none.
      case new(of: [String] = [])
      /// A child of the first participant, a different one each time.
      case child
      /// Some of the children of the first participant, in another order.
      case children
    }

    /// An operation in progress: its scene and its operands.
    struct Execution {
      /// The scene.
      let scene: RandomWalkScene
      /// The members.
      let controllers: [UIViewController]
      /// The operands.
      let operands: Operands
    }
  }
}

extension RandomWalk.OperationKind.Execution {
  /// The member that acts.
  var one: UIViewController { controllers[0] }
  /// The same as a navigation controller.
  var nav: UINavigationController? { one as? UINavigationController }
  /// The same as a tab bar controller.
  var tabs: UITabBarController? { one as? UITabBarController }
  /// The member that the operation is applied to.
  var other: UIViewController { controllers[1] }
  /// All members but the one that acts.
  var others: [UIViewController] { Array(controllers.dropFirst()) }
  /// Whether it is animated, or hides, or cancels.
  var flag: Bool { operands.flag }
  /// An index, a choice, or milliseconds.
  var number: Int { operands.number }
  /// The world.
  var stage: Stage { scene.stage }
}

extension RandomWalk.OperationKind {
  /// A row by its name.
  static func named(_ name: String) -> Self {
    guard let operationKind = byName[name] else { preconditionFailure("no operation \(name)") }
    return operationKind
  }

  /// The rows, each repeated by its weight.
  static let byWeight = all.flatMap { Array(repeating: $0, count: $0.weight) }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
