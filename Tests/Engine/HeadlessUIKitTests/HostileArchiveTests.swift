import Foundation
import HeadlessUIKit
import NavigationModel
import StoredValues
import Support
import Testing

/// Archives come from files, and files may contain anything.
@Suite(.serialized)
struct HostileArchiveTests {
  private static func root() -> UIViewController {
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "tabs"
    let nav = UINavigationController()
    nav.restorationIdentifier = "nav"
    nav.viewControllers = [Page("A", "a"), Page("B", "b"), Page("C", "b")]
    let split = UISplitViewController(style: .doubleColumn)
    split.restorationIdentifier = "split"
    split.setViewController(Page("List", "list"), for: .primary)
    tabs.viewControllers = [nav, split]
    return tabs
  }

  private static func archive() throws -> StoredValue {
    let program = RestorationProgram(root: root)
    program.world.window.rootViewController?.present(Page("P", "p"), animated: false)
    program.world.stage.settle()
    return try #require(program.saved())
  }

  /// Launches with an archive; nothing may be raised, and the hierarchy must stay consistent.
  private func launch(_ archive: StoredValue) {
    let program = RestorationProgram(
      restoring: archive, root: Self.root,
      configure: { program in
        program.world.stage.onRaise = { Issue.record("\($0)") }
      })
    #expect(program.world.stage.hierarchy.faults == [])
    #expect(program.world.window.rootViewController != nil)
  }

  @Test(.slow("it reads thousands of archives")) func twoThousandMutationsNeverCrash() throws {
    let good = try Self.archive()
    var random = SplitMix(seed: 73)
    for _ in 0..<2_000 {
      var bad = good
      for _ in 0..<Int.random(in: 1...4, using: &random) { bad = bad.mutated(using: &random) }
      launch(bad)
    }
  }

  @Test func nonsenseIsIgnored() {
    for value: StoredValue in [
      .bool(true), .list([]), .record([:]), .record(["version": .integer(2)]),
      .record(["version": .integer(1), "controllers": .string("x"), "roots": .integer(1)]),
      .record(["version": .integer(1), "controllers": .list([.bool(true), .record([:])])]),
    ] { launch(value) }
  }

  @Test func thousandsInsideEachOtherAreRead() throws {
    var deep = StoredValue.string("bottom")
    for _ in 0..<1_000 { deep = .list([.record(["$record": deep])]) }
    var entries: [StoredValue] = []
    for index in 0..<1_000 {
      let path = Array(repeating: StoredValue.string("x"), count: min(index + 1, 50))
      var entry: [String: StoredValue] = [
        "path": .record(["$controller": .list(path + [.integer(index)])]),
        "state": .record(["title": deep]),
      ]
      entry["owner"] = index == 0 ? nil : .integer(index - 1)
      entries.append(.record(entry))
    }
    launch(.record(["version": .integer(1), "controllers": .list(entries)]))
  }

  @Test func whatIsLeftOfAnArchiveComesBack() throws {
    let program = RestorationProgram {
      let nav = UINavigationController()
      nav.restorationIdentifier = "nav"
      nav.viewControllers = [Page("A", "a"), Page("B", "b"), Page("C", "c")]
      return nav
    }
    guard case .record(var record) = try #require(program.saved()),
      case .list(var controllers) = record["controllers"]
    else { return }
    controllers[2] = .string("damaged")
    record["controllers"] = .list(controllers)
    #expect(
      RestorationProgram(restoring: .record(record)) {
        let nav = UINavigationController()
        nav.restorationIdentifier = "nav"
        return nav
      }.tree == "nav[A C]")
  }
}

extension StoredValue {
  /// The value with one of its parts replaced.
  fileprivate func mutated(using random: inout SplitMix) -> StoredValue {
    switch self {
    case .list(let list) where !list.isEmpty && Int.random(in: 0..<8, using: &random) != 0:
      let index = list.indices.randomElement(using: &random) ?? 0
      var list = list
      switch Int.random(in: 0..<6, using: &random) {
      case 0: list.remove(at: index)
      case 1: list.append(list[index])
      case 2: list.swapAt(index, list.count - 1)
      default: list[index] = list[index].mutated(using: &random)
      }
      return .list(list)
    case .record(let record) where !record.isEmpty && Int.random(in: 0..<8, using: &random) != 0:
      let keys = record.keys.sorted()
      let key = keys.randomElement(using: &random) ?? ""
      var record = record
      switch Int.random(in: 0..<8, using: &random) {
      case 0: record[key] = nil
      case 1: record[key] = record[keys.randomElement(using: &random) ?? ""]
      default: record[key] = record[key]?.mutated(using: &random)
      }
      return .record(record)
    default: return Self.odds.randomElement(using: &random) ?? self
    }
  }

  private static let odds: [StoredValue] = [
    .bool(true), .integer(-1), .integer(0), .integer(1), .integer(3), .integer(.max),
    .number(.nan), .number(.infinity), .string(""), .string("tabs"), .string("p"), .string("\u{1}"),
    .string("$s"), .string("Sa"), .data([0, 255]), .list([]), .record([:]),
    .record(["$controller": .list([.string("tabs"), .integer(0)])]),
    .record(["$controller": .list([.string("tabs"), .string("nav"), .integer(0)])]),
    .list([
      .record(["$controller": .list([.string("tabs"), .integer(0)])]),
      .record(["$controller": .list([.string("tabs"), .string("p"), .integer(0)])]),
      .record(["$controller": .list([.string("tabs"), .string("split"), .integer(0)])]),
      .record([
        "$controller": .list([.string("tabs"), .string("nav"), .string("b"), .integer(1)])
      ]),
    ]),
  ]
}
