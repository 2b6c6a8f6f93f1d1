import SwiftSyntax

extension Rewriter {
  /// What XCTest calls around the tests.
  ///
  /// On Apple's platforms an override in a class on the main actor is there as well.
  private static let surroundings: Set = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest",
  ]

  /// Runs the body of `setUp` and the like on the main actor.
  func moveToMainActor(_ node: FunctionDeclSyntax) {
    guard let body = node.body, let type = types.last, !node.isAsync, node.labels.isEmpty,
      Self.surroundings.contains(node.baseName), node.modifiers.contains("override"),
      !node.modifiers.contains("nonisolated"), declarations.isTestOnMainActor(type)
    else { return }
    node.attributes.named("MainActor").map { text.blank($0.range) }
    let start = body.leftBrace.range.upperBound
    let end = body.rightBrace.range.lowerBound
    let attempt = node.isThrowing ? "try " : ""
    text.add(Edit(start..<start, " \(attempt)MainActor.assumeIsolated {"))
    text.add(Edit(end..<end, "} "))
  }
}
