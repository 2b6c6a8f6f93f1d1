import Demos
import Foundation
import NavigationModel
import Support
import Testing

@testable import Console

/// Each explanation leads to a demo that can be played.
@MainActor
struct ExplainedDemoTests {
  @Test(arguments: Diagnostic.Rule.all.map(\.id))
  func theExplanationOfARuleNamesItsMistakeAndItsCure(_ id: String) throws {
    let rule = try #require(Diagnostic.Rule.named(id))
    let demo = try DemoBook.standard.demo(for: rule.script, at: .prompt)
    #expect(answer(to: ":explain \(id)").contains(":demo \(demo.name)\n"))
    #expect(answer(to: ":demo \(demo.name)").hasPrefix("── \(demo.name) · 1 of "))
    #expect(answer(to: ":cure \(id)").hasPrefix("── \(demo.cure) · 1 of "))
  }

  @Test func everyLawOfAnswersHasADemo() throws {
    let file = try Repository.file("Console/Why/Law.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let laws = source.components(separatedBy: " = Law(").dropFirst()
    #expect(laws.count > 20)
    for law in laws {
      let found = law.firstMatch(of: /\[((?:"[A-Z]+\d+"[, \n]*)+)\]/)
      let list = try #require(found, "\(law)")
      let facts = list.1.matches(of: /[A-Z]+\d+/).map { String($0.output) }
      #expect(DemoBook.standard.demo(showing: facts) != nil, "\(facts)")
    }
  }
}
