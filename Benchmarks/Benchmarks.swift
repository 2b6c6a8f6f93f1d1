import Foundation
import HeadlessUIKit
import Inspection
import NavigationModel

/// Prints ratios against floors measured in the same run, and fails when one is missed.
@main
struct Benchmarks {
  static func main() {
    let rows = [depth, tree]
    let misses = rows.map { row in
      let row = row()
      print(row.line)
      return row.isMet ? 0 : 1
    }.reduce(0, +)
    if misses > 0 { exit(1) }
  }

  /// Push and pop with all callbacks overridden at depth 1,000, against depth 1.
  private static func depth() -> Row {
    let (deep, flat) = paired(SilentStack(depth: 1000).pushAndPop, SilentStack(depth: 1).pushAndPop)
    return Row(name: "push + pop at depth 1,000", ratio: deep / flat, limit: 1.1)
  }

  /// A tree of 10,000 controllers, against 1,000, for each controller.
  private static func tree() -> Row {
    let (large, small) = (SilentStack(depth: 10_000), SilentStack(depth: 1000))
    let (more, less) = paired(
      { _ = large.tree() }, { for _ in 0..<10 { _ = small.tree() } }, repeats: 1)
    return Row(name: "tree of 10,000 controllers", ratio: more / less, limit: 1.2)
  }

  /// The medians of two pieces of work, run in turns so that a busy machine slows both.
  private static func paired(
    _ work: () -> Void, _ floor: () -> Void, repeats: Int = 2000
  ) -> (Double, Double) {
    var times: ([Double], [Double]) = ([], [])
    for _ in 0..<25 {
      times.0.append(time(work, repeats))
      times.1.append(time(floor, repeats))
    }
    return (median(times.0), median(times.1))
  }

  private static func time(_ work: () -> Void, _ repeats: Int) -> Double {
    let start = ContinuousClock.now
    for _ in 0..<repeats { work() }
    return (ContinuousClock.now - start).inSeconds / Double(repeats)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// A line of the report.
private struct Row {
  let name: String
  let ratio: Double
  let limit: Double

  var isMet: Bool { ratio <= limit }
  var line: String {
    "\(name): \(rounded(ratio)) x, at most \(rounded(limit)) x, \(isMet ? "ok" : "MISSED")"
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

/// A stack of controllers that do nothing in their thirteen callbacks.
private final class SilentStack {
  let stage: Stage
  private let window: UIWindow
  private let nav: UINavigationController

  init(depth: Int) {
    stage = Stage()
    Stage.current = stage
    window = UIWindow()
    nav = UINavigationController()
    nav.viewControllers = (0..<depth).map { _ in Silent() }
    window.rootViewController = nav
    window.makeKeyAndVisible()
    stage.settle()
    stage.trace.isRecording = false
  }

  func tree() -> String { TreePrinter(stage.hierarchy).text() }

  func pushAndPop() {
    Stage.current = stage
    nav.pushViewController(Silent(), animated: false)
    stage.endTurn()
    nav.popViewController(animated: false)
    stage.endTurn()
  }
}

private var heard = 0

/// A controller that overrides what can be overridden.
private final class Silent: UIViewController {
  override func loadView() { view = UIView() }
  override func viewDidLoad() { heard += 1 }
  override func viewWillAppear(_ animated: Bool) { heard += 1 }
  override func viewIsAppearing(_ animated: Bool) { heard += 1 }
  override func viewDidAppear(_ animated: Bool) { heard += 1 }
  override func viewWillDisappear(_ animated: Bool) { heard += 1 }
  override func viewDidDisappear(_ animated: Bool) { heard += 1 }
  override func willMove(toParent parent: UIViewController?) { heard += 1 }
  override func didMove(toParent parent: UIViewController?) { heard += 1 }
  override func viewWillLayoutSubviews() { heard += 1 }
  override func viewDidLayoutSubviews() { heard += 1 }
}
