import Foundation
import HeadlessUIKit
import Inspection
import NavigationModel

/// Prints ratios against floors measured in the same run, and fails when one is missed.
@main
struct Benchmarks {
  static func main() {
    let rows = [pushAndPop, depth, trace, tree]
    let misses = rows.map { row in
      let row = row()
      print(row.line)
      return row.isMet ? 0 : 1
    }.reduce(0, +)
    if misses > 0 { fatalExit() }
  }

  /// Push and pop with thirteen callbacks, against thirteen virtual calls with the same allocation.
  private static func pushAndPop() -> Row {
    let stack = SilentStack(depth: 1)
    let (work, floor) = paired(stack.pushAndPop, Floor().pushAndPop)
    return Row(name: "push + pop in Swift, trace off", ratio: work / floor, limit: 5)
  }

  /// The same at depth 1,000, against depth 1.
  private static func depth() -> Row {
    let (deep, flat) = paired(SilentStack(depth: 1000).pushAndPop, SilentStack(depth: 1).pushAndPop)
    return Row(name: "push + pop at depth 1,000", ratio: deep / flat, limit: 1.1)
  }

  /// The same with the trace on, against off.
  private static func trace() -> Row {
    let recorded = SilentStack(depth: 1, isRecording: true)
    let (on, off) = paired(recorded.pushAndPop, SilentStack(depth: 1).pushAndPop)
    return Row(name: "push + pop, trace on", ratio: on / off, limit: 1.3)
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
    if CommandLine.arguments.contains("--ns") {
      print(median(times.0) * 1e9, median(times.1) * 1e9)
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

  init(depth: Int, isRecording: Bool = false) {
    stage = Stage()
    Stage.current = stage
    window = UIWindow()
    nav = UINavigationController()
    nav.viewControllers = (0..<depth).map { _ in Silent() }
    window.rootViewController = nav
    window.makeKeyAndVisible()
    stage.settle()
    stage.trace.isRecording = isRecording
  }

  func tree() -> String { TreePrinter(stage.hierarchy).text() }

  func pushAndPop() {
    Stage.current = stage
    nav.pushViewController(Silent(), animated: false)
    stage.endTurn()
    nav.popViewController(animated: false)
    stage.endTurn()
    if stage.trace.isRecording { stage.clearTrace() }
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

/// Thirteen virtual calls and the allocations of a controller with its view.
private final class Floor {
  private var listener = Floor.make(true)

  func pushAndPop() {
    let next = Floor.make(heard >= 0)
    for _ in 0..<13 { next.hear() }
    listener = next
  }

  /// Which class it is cannot be seen by the compiler, so that the calls stay virtual.
  @inline(never)
  private static func make(_ isCounting: Bool) -> Listener {
    isCounting ? CountingListener() : Listener()
  }
}

/// What the floor calls.
private class Listener {
  let view = UIView()
  @inline(never) func hear() {}
}

private final class CountingListener: Listener {
  @inline(never) override func hear() { heard += 1 }
}

private func fatalExit() -> Never { exit(1) }
