import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers
import Testing
import UIKitLua

/// Everything that scripts find is described, in meaningful words.
struct DescriptionTests {
  private let world = ScriptWorld()
  private var catalog: Catalog { world.catalog }

  @Test func everyGlobalIsDescribed() {
    let standard = Set(Interpreter.standardGlobals)
    let described =
      catalog.classes.map(\.name) + catalog.functions.map(\.name) + catalog.tables.map(\.name)
      + catalog.values.map(\.name)
    #expect(Set(world.interpreter.globalNames).subtracting(standard) == Set(described))
  }

  @Test func everyDelegateIsDescribed() {
    let slots = catalog.classes.flatMap(\.members).filter { $0.kind == .slot }
    let types = slots.compactMap { $0.type?.annotation }
      .filter { $0.contains("Delegate") || $0.contains("DataSource") }
    #expect(Set(types).subtracting(catalog.delegates.map(\.name)) == [])
  }

  @Test func everyCallOfADelegateIsDescribed() {
    let described = catalog.delegates.flatMap(\.members).map(\.name)
    let slots = catalog.classes.flatMap(\.members).map(\.name)
    #expect(
      Set((Calls.rows + SystemCalls.rows).map(\.word)).subtracting(described).subtracting(slots)
        .subtracting(Calls.ofSwift.map(\.word)) == [])
  }

  @Test func functionsDescribeTheirArguments() {
    for (owner, member) in members {
      for parameter in member.parameters {
        #expect(
          parameter.type.wrapped.annotation != "function",
          "\(owner).\(member.name) does not say what \(parameter.name) is called with")
      }
    }
  }

  @Test func everyLabelOfAnInitializerHasAType() {
    for descriptor in catalog.classes {
      let properties = catalog.allMembers(of: descriptor).map(\.name)
      let known = Set(properties).union(descriptor.labelledParts.map(\.name))
      #expect(Set(descriptor.labels).subtracting(known) == [], "\(descriptor.name)")
    }
  }

  @Test func noMemberIsDescribedTwice() {
    for descriptor in catalog.classes {
      let counts = Dictionary(grouping: descriptor.members, by: \.name).mapValues(\.count)
      #expect(counts.filter { $0.value > 1 }.keys.sorted() == [], "\(descriptor.name)")
    }
  }

  @Test func everyRuleIsMentionedWhereItMayBeBroken() {
    let mentioned = Set(members.flatMap { $0.1.problems.map(\.name) })
    // Any field, labels of a call, and whatever is newer than a profile.
    let anywhere: Set = ["misspelled-field", "bar-class", "newer-name"]
    #expect(mentioned.union(anywhere) == Set(Diagnostic.Rule.all.map(\.id)))
  }

  @Test func rulesAreAboutMembersThatThereAre() {
    let names = Set(members.map { "\($0.0).\($0.1.name)" })
    #expect(Set(ScriptWorld.problems.map(\.key)).subtracting(names) == [])
  }

  @Test func everySummaryIsASentenceOfSubstance() {
    for (owner, member) in members {
      let problem = Sentence(member.summary).problem(after: member.name)
      #expect(problem == nil, "\(owner).\(member.name): \(problem ?? "")")
    }
    for (name, summary) in summaries {
      let problem = Sentence(summary).problem(after: name)
      #expect(problem == nil, "\(name): \(problem ?? "")")
    }
  }

  /// Every member with the name of its owner.
  private var members: [(String, Member)] {
    catalog.classes.flatMap { owner in owner.members.map { (owner.name, $0) } }
      + (catalog.tables + catalog.delegates).flatMap { owner in
        owner.members.map { (owner.name, $0) }
      } + catalog.functions.map { ("_G", $0) }
  }

  private var summaries: [(String, String)] {
    catalog.classes.map { ($0.name, $0.summary) }
      + (catalog.tables + catalog.delegates).map { ($0.name, $0.summary) }
      + catalog.values.map { ($0.name, $0.summary) }
      + catalog.structures.map { ($0.name, $0.summary) }
  }
}

/// The requirements on a summary.
private struct Sentence {
  let text: String

  init(_ text: String) { self.text = text }

  /// The problem with it; nil if there is none.
  func problem(after name: String) -> String? {
    if !text.hasSuffix(".") { return "no full stop" }
    if text.first?.isLowercase == true { return "begins with a small letter" }
    if words.count < 5 { return "only \(words.count) words" }
    let information = Set(words).subtracting(Self.words(ofName: name)).subtracting(Self.empty)
    return information.count < 2 ? "says no more than the name" : nil
  }

  private var words: [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static let empty: Set = [
    "a", "an", "the", "of", "it", "its", "is", "are", "to", "in", "at", "on", "for", "whether",
  ]

  /// `setNavigationBarHidden` is set, navigation, bar, hidden.
  private static func words(ofName name: String) -> Set<String> {
    Set(
      name.replacing(/[A-Z]+/) { " \($0.output.lowercased())" }.split(separator: " ").map(
        String.init))
  }
}
