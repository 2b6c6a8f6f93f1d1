import Console
import Foundation
import Lua
import Support
import Testing

/// The rows of `Benchmarks/growth.lua`, which `make bench` measures.
@MainActor
struct GrowthTests {
  private let rows: String

  init() throws {
    rows = try Repository.text(of: "Benchmarks/growth.lua")
  }

  @Test func everyRowRuns() {
    var problems = ""
    let session = Session(writeError: { problems += $0 })
    defer { session.close() }
    session.run(
      script: "for _, row in ipairs((function()\n\(rows)\nend)()) do row[2](3)() end",
      named: "growth")
    #expect(!session.hasFailed, "\(problems)")
  }

  @Test func everyMethodThatChangesAListHasARow() {
    let verbs = ["add", "append", "delete", "insert", "move", "push", "register", "remove"]
    let methods = Session().catalog.classes.flatMap(\.members).filter { $0.kind == .method }
    let missing = Set(methods.map(\.name)).filter { name in
      verbs.contains { name.hasPrefix($0) } && !rows.contains(":\(name)")
    }
    #expect(missing.subtracting(Self.others).sorted() == [])
  }

  /// Those without a row: what they change has few elements, goes as a whole, or is named among the
  /// known limits in `docs/robustness.md`.
  private static let others: Set = [
    "addAnimations", "addCompletion", "addTarget", "deleteAllItems", "removeTarget",
  ]
}
