import Support
import Testing

/// What differs by release is data of a `Profile`: other modules ask for it, and compare no eras.
struct ReleaseUseTests {
  @Test func onlyProfilesCompareReleases() throws {
    let index = try SourceIndex.sources.get()
    let found = index.placesComparingEras.filter { !$0.hasPrefix("Sources/Model/NavigationModel/") }
    let examples = found.filter { $0.hasPrefix("Tests/") }
    #expect(found.filter { !examples.contains($0) } == [])
    let file = "Tests/Model/TextsTests/SourceMistakes.swift"
    #expect(Set(examples) == Set([10, 11].map { "\(file):\($0)" }))
  }
}

extension SourceIndex {
  /// Where something is compared with an era: beside the operator in the text.
  fileprivate var placesComparingEras: [String] {
    let operators: Set = ["<", "<=", ">", ">=", "==", "!="]
    return uses.indices.dropFirst().dropLast().filter { index in
      operators.contains(String(uses[index].symbol.name.prefix { $0 != "(" }))
        && [uses[index - 1], uses[index + 1]].contains { isEra($0.symbol) }
    }.map { "\(uses[$0].path):\(uses[$0].line)" }
  }

  private func isEra(_ symbol: Symbol) -> Bool {
    symbol.kind == .enumCase
      ? owner(of: symbol)?.name == "Era" : symbol.declaration.hasSuffix(" : NavigationModel.Era")
  }
}
