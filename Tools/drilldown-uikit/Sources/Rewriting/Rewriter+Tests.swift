import SwiftSyntax

extension Rewriter {
  /// What XCTest calls around the tests.
  ///
  /// On Apple's platforms an override in a class on the main actor is there as well.
  private static let surroundings: Set = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest",
  ]

  /// Marks the statements of a test, so that a film shows which of them changed what.
  func mark(_ node: FunctionDeclSyntax) {
    guard let body = node.body else { return }
    let isOfXCTest =
      node.baseName.hasPrefix("test") && node.labels.isEmpty
      && types.last.map(declarations.isTest) == true
    guard isOfXCTest || node.attributes.named("Test") != nil else { return }
    for statement in body.statements {
      let first = converter.location(for: statement.positionAfterSkippingLeadingTrivia)
      let last = converter.location(for: statement.endPositionBeforeTrailingTrivia)
      let start = statement.range.lowerBound
      text.add(Edit(start..<start, "TestFilms.TestFilm.reach(\(first.line), \(last.line)); "))
    }
  }

  /// Lets Swift Testing film a test: with a trait in front of those it has.
  func film(_ node: FunctionDeclSyntax, in path: String) {
    guard let attribute = node.attributes.named("Test") else { return }
    let name = (types.filter { !$0.isEmpty } + [node.baseName]).joined(separator: ".")
    let line = converter.location(for: node.name.positionAfterSkippingLeadingTrivia).line
    let trait = "TestFilms.FilmedTest(\"\(name)\", in: \"\(path)\", at: \(line))"
    guard case .argumentList(let arguments)? = attribute.arguments, let first = arguments.first
    else {
      return text.exchange(attribute.range, for: "@Test(\(trait))")
    }
    let isTitle = first.label == nil && first.expression.is(StringLiteralExprSyntax.self)
    let place = isTitle ? first.expression.range.upperBound : first.range.lowerBound
    text.add(Edit(place..<place, isTitle ? ", \(trait)" : "\(trait), "))
  }

  /// Makes what marks statements known to the file, which imports XCTest or Testing.
  func importFilms(_ node: ImportDeclSyntax) {
    text.insert("; import TestFilms", at: node.range.upperBound)
  }

  /// Runs the body of `setUp` and the like on the main actor.
  func moveToMainActor(_ node: FunctionDeclSyntax) {
    guard let type = types.last, isAroundTestsOnMainActor(node, in: type), !node.isAsync,
      let body = node.body
    else { return }
    node.attributes.named("MainActor").map { text.blank($0.range) }
    let start = body.leftBrace.range.upperBound
    let end = body.rightBrace.range.lowerBound
    let attempt = node.isThrowing ? "try " : ""
    text.add(Edit(start..<start, " \(attempt)MainActor.assumeIsolated {"))
    text.add(Edit(end..<end, "} "))
  }

  /// Lets a class be used on the main actor with what surrounds its tests: its superclass isn't on it, and
  /// a call of `super` passes it on.
  func makeSendable(_ node: ClassDeclSyntax) {
    let type = node.name.text
    let hasSurroundings = node.memberBlock.members.contains { member in
      member.decl.as(FunctionDeclSyntax.self)
        .map { isAroundTestsOnMainActor($0, in: type) } == true
    }
    guard hasSurroundings || declarations.inherits(Self.surroundings, type),
      let clause = node.inheritanceClause, let last = clause.inheritedTypes.last,
      !clause.inheritedTypes.contains(where: \.isSendable)
    else { return }
    let end = last.type.range.upperBound
    // bridge: the tests run on the main actor, where their superclass isn't
    text.add(Edit(end..<end, ", @unchecked Sendable"))
  }

  /// Whether a method is one of those that are called around the tests and run on the main actor.
  private func isAroundTestsOnMainActor(_ node: FunctionDeclSyntax, in type: String) -> Bool {
    guard node.labels.isEmpty, Self.surroundings.contains(node.baseName),
      node.modifiers.contains("override"), !node.modifiers.contains("nonisolated"),
      declarations.isTest(type)
    else { return false }
    return node.attributes.named("MainActor") != nil || declarations.isTestOnMainActor(type)
  }
}

extension InheritedTypeSyntax {
  /// Whether it is `Sendable`, checked or not.
  fileprivate var isSendable: Bool {
    type.trimmedDescription.split(separator: " ").last == "Sendable"
  }
}
