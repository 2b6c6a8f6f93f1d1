import CLua
import CLuaShims

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
    let family = FunctionFamily(names) { [unowned self] in noting(describe(), of: "") }
    withStack { stack in
      dd_push_globals(stack.state)
      add(family, to: stack)
    }
    describeLater { [unowned self] in described.functions += family.members }
  }

  /// Registers a global table of functions.
  package func register(
    table name: String, summary: String = "", functions names: [String],
    describedBy describe: @escaping () -> [Member]
  ) {
    let family = FunctionFamily(names) { [unowned self] in noting(describe(), of: name) }
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
    withStack { stack in
      table.push(onto: stack)
      add(family, to: stack)
    }
    return table
  }

  /// Sets the functions in the table on top of the stack.
  private func add(_ family: FunctionFamily, to stack: LuaStack) {
    let function = makeHostFunction { family.calls[Int(bitPattern: $1)]?($0, nil) ?? 0 }
    for (index, name) in family.names.enumerated() {
      stack.push(name)
      dd_push_function(stack.state, function.call, UnsafeMutableRawPointer(bitPattern: index))
      lua_rawset(stack.state, -3)
    }
  }
}
