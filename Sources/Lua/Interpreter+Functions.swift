/// Global functions that are described when one is called or the catalog is read: most scripts use
/// few.
private final class FunctionFamily {
  private let names: [String]
  private let describe: () -> [Member]

  init(_ names: [String], _ describe: @escaping () -> [Member]) {
    self.names = names
    self.describe = describe
  }

  private(set) lazy var members: [Member] = {
    let members = describe()
    precondition(members.map(\.name) == names, "\(members.map(\.name)) were registered as \(names)")
    return members
  }()

  /// Their implementations; stored separately because members are large.
  private(set) lazy var calls = members.map(\.call)
}

extension Interpreter {
  /// Registers a function as a global of its name.
  package func register(function member: Member) {
    register(functions: [member.name]) { [member] }
  }

  /// Registers functions as globals of their names.
  package func register(functions names: [String], describedBy describe: @escaping () -> [Member]) {
    let family = FunctionFamily(names, describe)
    for (index, name) in names.enumerated() {
      setGlobal(name, value(calling: { family.calls[index]?($0, $1) ?? 0 }))
    }
    describeLater { [unowned self] in described.functions += family.members }
  }
}
