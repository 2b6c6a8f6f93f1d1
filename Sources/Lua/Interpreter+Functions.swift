/// Functions that are described when one is called or the catalog is read: most scripts use few.
private final class FunctionFamily {
  let names: [String]
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
    for (name, value) in values(of: family) { setGlobal(name, value) }
    describeLater { [unowned self] in described.functions += family.members }
  }

  /// Registers a global table of functions.
  package func register(
    table name: String, summary: String = "", functions names: [String],
    describedBy describe: @escaping () -> [Member]
  ) {
    let family = FunctionFamily(names, describe)
    setGlobal(name, table(of: family))
    describeLater { [unowned self] in
      described.tables.append(TableDescriptor(name, summary, members: family.members))
    }
  }

  /// A table of functions that the catalog doesn't have.
  package func table(
    of names: [String], describedBy describe: @escaping () -> [Member]
  ) -> LuaTable {
    table(of: FunctionFamily(names, describe))
  }

  private func table(of family: FunctionFamily) -> LuaTable {
    let table = LuaTable(in: self)
    for (name, value) in values(of: family) { table[name] = value }
    return table
  }

  private func values(of family: FunctionFamily) -> [(name: String, value: LuaValue)] {
    family.names.enumerated().map { index, name in
      (name, value(calling: { family.calls[index]?($0, $1) ?? 0 }))
    }
  }
}
