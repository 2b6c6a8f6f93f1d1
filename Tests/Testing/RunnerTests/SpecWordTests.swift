import Console
import Foundation
import Lua
import Testing

@testable import Specs

/// The definitions of the spec language for editors match the language.
@MainActor struct SpecWordTests {
  private let host: SpecHost

  init() throws {
    host = try SpecHost(in: Session())
  }

  private func names(_ path: String...) -> Set<String> {
    let table = path.reduce(host.shared as LuaTable?) { table, key in
      if case .table(let inner)? = table?[key] { inner } else { nil }
    }
    return Set(table?.sortedStringKeys ?? [])
  }

  private func names(_ assertions: [SpecAssertion]) -> Set<String> {
    Set(assertions.flatMap { [$0.word.name] + $0.others })
  }

  @Test func everyWordIsDescribed() {
    let described = SpecWords.blocks.map(\.name) + SpecWords.tables
    #expect(names("words").union(["finally"]) == Set(described))
  }

  @Test func everyAssertionIsDescribed() {
    #expect(names("registered", "assertion") == names(SpecWords.assertions))
  }

  @Test func everyMatcherIsDescribed() {
    #expect(names("registered", "matcher") == names(SpecWords.matchers))
  }

  @Test func everyModifierIsDescribed() {
    let single = SpecWords.modifiers.filter { !$0.contains("_") }
    #expect(names("registered", "modifier") == Set(single + SpecWords.takers.map(\.name)))
  }

  @Test func everyMethodIsDescribed() {
    #expect(names("methods") == Set(SpecWords.methods.map(\.name)))
    for (name, words) in SpecWords.doubles {
      #expect(names("words", name) == Set(words.map(\.name)))
    }
  }

  @Test func everyCallOfAGeneratorIsDescribed() {
    let calls = names("Generator").filter { !$0.hasPrefix("__") }
    #expect(calls == Set(SpecWords.generator.map(\.name)))
  }
}
