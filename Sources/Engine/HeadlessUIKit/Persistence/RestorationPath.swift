import NavigationModel
import StoredValues

/// The path of a controller: the identifiers from the root down to its own, and its number among
/// the controllers that share them (B75, B77).
nonisolated struct RestorationPath: Hashable, Sendable {
  let components: [String]
  let number: Int

  private static let key = "$controller"

  /// The path as a value in an archive.
  var stored: StoredValue {
    .record([Self.key: .list(components.map(StoredValue.string) + [.integer(number)])])
  }

  /// Creates a path from these identifiers.
  init(_ components: [String], number: Int) {
    self.components = components
    self.number = number
  }

  /// Reads a path from a value, if it represents one.
  init?(_ value: StoredValue) {
    guard case .record(let record) = value, record.count == 1,
      case .list(let list) = record[Self.key],
      case .integer(let number) = list.last
    else { return nil }
    self.init(list.dropLast(), number: number)
  }

  /// Creates a path from identifiers in an archive; nil for anything else.
  init?(_ list: some Collection<StoredValue>, number: Int) {
    let components = list.compactMap { if case .string(let text) = $0 { text } else { nil } }
    guard components.count == list.count else { return nil }
    self.init(components, number: number)
  }
}

extension UIViewController {
  /// The container that it belongs to, or else its presenter (B77); stacks that a container created
  /// are skipped.
  var restorationOwner: UIViewController? {
    var owner = nextOwner(of: self)
    while let stack = owner, stack.isPlumbing { owner = nextOwner(of: stack) }
    return owner
  }

  private func nextOwner(of controller: UIViewController) -> UIViewController? {
    let node = stage.hierarchy[controller.id]
    return self.controller(node.returnParent ?? node.parent ?? node.presenter)
  }

  /// Whether it is a stack that a split view created around a column, or a tab bar controller
  /// around tabs.
  private var isPlumbing: Bool {
    guard restorationIdentifier == nil, self is UINavigationController else { return false }
    let owner = nextOwner(of: self)
    if let split = owner as? UISplitViewController {
      return split.columns.values.contains { $0.isWrapped && $0.id == id }
    }
    return (owner as? UITabBarController)?.moreID == id
  }

  /// The identifiers of its owners, its own last; nil if one of them has none (B74, B77).
  var restorationComponents: [String]? {
    var components: [String] = []
    var next: UIViewController? = self
    while let controller = next {
      guard let identifier = controller.restorationIdentifier else { return nil }
      components.append(identifier)
      next = controller.restorationOwner
    }
    return components.reversed()
  }
}

extension Stage {
  /// The live controllers at a path, in the order of the tree.
  func controllers(at components: [String]) -> [UIViewController] {
    guard let last = components.last else { return [] }
    let members = hierarchy.members
    let known = Set(members)
    return (members + hierarchy.identifiers.filter { !known.contains($0) }).compactMap { id in
      guard let controller = registry[id], controller.restorationIdentifier == last,
        controller.restorationComponents == components
      else { return nil }
      return controller
    }
  }
}
