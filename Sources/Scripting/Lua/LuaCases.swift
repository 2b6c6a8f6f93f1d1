/// The cases of an enumeration with their names in Lua, in the order in which messages list them: a
/// list of cases, which are named as in Swift, or pairs.
nonisolated package struct LuaCases<Case>: RandomAccessCollection {
  private let cases: [Case]
  private let names: [String]?

  package var startIndex: Int { 0 }
  package var endIndex: Int { cases.count }

  package subscript(index: Int) -> (key: String, value: Case) { (name(at: index), cases[index]) }

  private func name(at index: Int) -> String { names?[index] ?? "\(cases[index])" }
}

nonisolated extension LuaCases where Case: Equatable {
  /// The name of a case; nil for a value that is none of them.
  func name(of value: Case) -> String? { cases.firstIndex(of: value).map(name) }
}

nonisolated extension LuaCases: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral cases: Case...) { (self.cases, names) = (cases, nil) }

  package init(dictionaryLiteral pairs: (String, Case)...) {
    (cases, names) = (pairs.map(\.1), pairs.map(\.0))
  }
}
