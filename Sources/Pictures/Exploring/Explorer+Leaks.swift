import HeadlessUIKit
import NavigationModel

// What is still alive after it was removed.
extension Explorer {
  /// Goes through a circle once more, if something that was removed is alive after it: a leak is what
  /// there is more of then.
  func lookForLeaks(
    _ running: any RunningApp, from state: Int, to target: Int, _ lines: [String]
  ) {
    let start = exploration.states[target].distance
    guard isAncestor(target, of: state), !findings.hasSoughtLeaks(at: known[state].sight.place),
      running.stage.hierarchy.hasRemoved
    else { return }
    findings.seeksLeaks(at: known[state].sight.place)
    let circle = lines[start...]
    let once = begin(after: lines).leaks()
    guard !once.isEmpty else { return }
    let twice = begin(after: lines + circle).leaks()
    for (name, leaks) in Dictionary(grouping: twice, by: \.name).sorted(by: { $0.key < $1.key }) {
      let before = once.count { $0.name == name }
      guard leaks.count > before, let leak = leaks.last else { continue }
      let holders = leak.retainers.isEmpty ? "" : ": \(leak.retainers.joined(separator: ", "))"
      findings.add(
        .leak, name, "\(name) is still alive after it was removed\(holders).", state: target,
        lines: lines)
    }
  }

  /// Whether the shortest way to a state leads through another one.
  private func isAncestor(_ ancestor: Int, of state: Int) -> Bool {
    var current = state
    while current != ancestor {
      guard let way = exploration.states[current].cameBy else { return false }
      current = exploration.ways[way].from
    }
    return true
  }
}

extension Hierarchy {
  /// Whether a controller is alive that no window leads to, although it has had a view.
  fileprivate var hasRemoved: Bool {
    let present = Set(members)
    return identifiers.contains { self[$0].isViewLoaded && !present.contains($0) }
  }
}
