extension Hierarchy {
  /// What is wrong with the value; empty if its links are consistent.
  public var faults: [String] {
    let ids = identifiers
    let linkFaults = ids.flatMap { faults(of: $0) } + rootFaults
    guard linkFaults.isEmpty else { return linkFaults }
    // From here on links can be followed; in a circle they lead nowhere.
    return isFree(ofCircles: ids) ? visibilityFaults(of: ids) : ["a controller is inside itself"]
  }

  /// What is wrong with the links of one controller.
  package func faults(of id: ID) -> [String] {
    let node = self[id]
    var faults: [String] = []
    if Set(node.children).count != node.children.count { faults.append("\(id) has a child twice") }
    for child in node.children where !contains(child) || self[child].parent != id {
      faults.append("\(id) has the child \(child), which does not know it")
    }
    if let parent = node.parent, !contains(parent) || !self[parent].children.contains(id) {
      faults.append("\(id) has the parent \(parent), which does not know it")
    }
    for shown in node.shown where !node.children.contains(shown) {
      faults.append("\(id) shows \(shown), which is not its child")
    }
    if node.showing == .last && node.shown != SmallArray(node.children.last) {
      faults.append("\(id) does not show its last child")
    }
    if let presented = node.presentation?.presented,
      !contains(presented) || self[presented].presenter != id
    {
      faults.append("\(id) presents \(presented), which does not know it")
    }
    if let presenter = node.presenter,
      !contains(presenter) || self[presenter].presentation?.presented != id
    {
      faults.append("\(id) is presented by \(presenter), which does not know it")
    }
    for child in node.uncontainedChildren where !contains(child) || self[child].host != id {
      faults.append("\(id) has the guest \(child), which does not know it")
    }
    if let host = node.host, !contains(host) || !self[host].uncontainedChildren.contains(id) {
      faults.append("\(id) is a guest of \(host), which does not know it")
    }
    if let window = node.window, windows[window - 1].root != id {
      faults.append("\(id) is the root of window \(window), which does not know it")
    }
    if let number = node.hostWindow, !windows[number - 1].uncontained.contains(id) {
      faults.append("\(id) is a guest of window \(number), which does not know it")
    }
    let places = [
      node.parent != nil, node.presenter != nil, node.host != nil, node.window != nil,
      node.hostWindow != nil,
    ]
    if places.count(where: { $0 }) > 1 { faults.append("\(id) has several places") }
    return faults
  }

  /// Whether all controllers are reachable from those without an outer one.
  private func isFree(ofCircles ids: [ID]) -> Bool {
    var found = 0
    var rest = ids.filter { self[$0].support == nil }
    while let id = rest.popLast() {
      found += 1
      rest += self[id].children
      rest += self[id].uncontainedChildren
      if let presented = self[id].presentation?.presented { rest.append(presented) }
    }
    return found == ids.count
  }

  private var rootFaults: [String] {
    windows.flatMap { window in
      window.tops.compactMap { top in
        guard contains(top), (self[top].window ?? self[top].hostWindow) == window.number else {
          return "window \(window.number) has the controller \(top), which does not know it"
        }
        return nil
      }
    }
  }

  private func visibilityFaults(of ids: [ID]) -> [String] {
    let visible = visible
    let seen = Set(visible)
    var faults = seen.count == visible.count ? [] : ["a controller is visible twice"]
    for id in ids where self[id].isOnScreen != seen.contains(id) {
      faults.append("\(id) is visible one way and not the other")
    }
    for id in ids where self[id].familyWindow != windowReached(id) {
      faults.append("\(id) does not know its window")
    }
    return faults
  }

  private func windowReached(_ id: ID) -> Int? {
    var top = id
    while let support = self[top].support { top = support }
    return self[top].window ?? self[top].hostWindow
  }

  /// What is wrong with the appearances, once idle: they must match what is visible.
  public var idleFaults: [String] {
    let visible = Set(visible)
    return identifiers.compactMap { id in
      let expected: Appearance = visible.contains(id) ? .appeared : .disappeared
      let notified = self[id].appearance
      if isStranded(id) { return nil }
      return notified == expected
        ? nil : "\(id) has the appearance \(notified) instead of \(expected)"
    }
  }
}
