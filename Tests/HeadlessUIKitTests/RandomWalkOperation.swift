import HeadlessUIKit

extension RandomWalk {
  /// A row of the table of things to do: to add an operation, add a row.
  struct OperationKind {
    /// What a row is found by.
    let name: String
    /// How often it is drawn, compared with others.
    let weight: Int
    /// Where it may be done.
    let place: Scope
    /// Whom it is about.
    let roles: [Role]
    /// How many choices its number has.
    let choices: Int
    /// The row that does less with the same cast, to be tried when a walk is shortened.
    let plainer: String?
    /// Whether the variables of its cast are cleared by it.
    let clears: Bool
    /// Does it.
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

    /// Where a deed may be done.
    enum Scope {
      /// Inside callbacks, too.
      case anywhere
      /// Between turns only.
      case outside
      /// The same, and everything has settled afterwards.
      case idleAfterwards
    }

    /// Who may be drawn.
    enum Role: Equatable {
      /// One of a kind.
      case one(String)
      /// Anybody there is.
      case any
      /// Half of those that are in no window.
      case outsiders
      /// One that is made for it, of one of these kinds; of any when there are none.
      case new(of: [String] = [])
      /// A child of the first of the cast, another one each time.
      case child
      /// Some of the children of the first of the cast, in another order.
      case children
    }

    /// A deed being done: in which scene, and with whom.
    struct Execution {
      /// Where.
      let scene: RandomWalkScene
      /// The members.
      let controllers: [UIViewController]
      /// What it is about.
      let operands: Operands
    }
  }
}

extension RandomWalk.OperationKind.Execution {
  /// The one that acts.
  var one: UIViewController { controllers[0] }
  /// The same, where it is a stack.
  var nav: UINavigationController? { one as? UINavigationController }
  /// The same, where it has tabs.
  var tabs: UITabBarController? { one as? UITabBarController }
  /// The one that something is done with.
  var other: UIViewController { controllers[1] }
  /// All but the one that acts.
  var others: [UIViewController] { Array(controllers.dropFirst()) }
  /// Whether it is animated, or hides, or takes back.
  var flag: Bool { operands.flag }
  /// An index, a choice, or milliseconds.
  var number: Int { operands.number }
  /// The world.
  var stage: Stage { scene.stage }
}

extension RandomWalk.OperationKind {
  /// A row by its name.
  static func named(_ name: String) -> Self {
    guard let operationKind = byName[name] else { preconditionFailure("no deed is called \(name)") }
    return operationKind
  }

  /// The rows, each as often as its weight says.
  static let byWeight = all.flatMap { Array(repeating: $0, count: $0.weight) }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
