import HeadlessUIKit
import NavigationModel

extension RandomWalk {
  /// A row of the table of what must hold: to add a check, add a row.
  struct Check {
    /// What a row is told by.
    let name: String
    /// Whether it must hold only when everything has settled.
    let isForSettled: Bool
    /// What is wrong.
    let faults: (RandomWalkScene) -> [String]

    /// A row.
    init(
      _ name: String, whenSettled isForSettled: Bool = false,
      _ faults: @escaping (RandomWalkScene) -> [String]
    ) {
      self.name = name
      self.isForSettled = isForSettled
      self.faults = faults
    }
  }

  /// A check that failed.
  struct Breach: Equatable {
    /// The name of the check.
    let check: String
    /// What it found.
    let text: String
  }
}

extension RandomWalk.Check {
  /// The table.
  static let all: [Self] = [
    Self("links agree") { $0.linkFaults },
    Self("callbacks alternate") { $0.witness.faults },
    Self("nobody freed is visible") { scene in
      scene.stage.hierarchy.visible.filter { !scene.witness.isAlive($0, on: scene.stage) }.map {
        "\($0) is visible, and freed"
      }
    },
    Self("time comes to an end") { $0.reportedErrors },
    Self("all comes to an end", whenSettled: true) {
      $0.stage.isIdle ? [] : ["something is still under way"]
    },
    Self("told is visible", whenSettled: true) { $0.stage.hierarchy.idleFaults },
    // A will without its did would be the last that is heard.
    Self("heard is visible", whenSettled: true) { scene in
      let visible = Set(scene.stage.hierarchy.visible)
      return scene.stage.hierarchy.identifiers.compactMap { id in
        guard let last = scene.witness.lastHeard(by: id) else { return nil }
        let expected: Callback = visible.contains(id) ? .viewDidAppear : .viewDidDisappear
        return last == expected ? nil : "\(id) heard \(last) last, not \(expected)"
      }
    },
    Self("completions run once", whenSettled: true) { $0.completions.faults },
    Self("visible views have a window", whenSettled: true) { scene in
      let visible = Set(scene.stage.hierarchy.visible)
      return scene.stage.hierarchy.identifiers.compactMap { id in
        let isInWindow = scene.stage.hierarchy[id].isInWindow
        guard isInWindow != visible.contains(id) else { return nil }
        return isInWindow ? "\(id) is off screen in a window" : "\(id) is on screen in no window"
      }
    },
    Self("nobody lives without a place", whenSettled: true) { scene in
      scene.living.filter { scene.member($0.id) == nil && $0.retainers.isEmpty }.map {
        "\($0.id) has no place, is forgotten, and lives"
      }
    },
  ]
}

extension RandomWalkScene {
  /// Everybody whom the hierarchy knows.
  fileprivate var living: [UIViewController] {
    stage.hierarchy.identifiers.compactMap(stage.controller)
  }

  /// The first check that fails.
  func breach(of checks: [RandomWalk.Check], isSettled: Bool) -> RandomWalk.Breach? {
    for check in checks where isSettled || !check.isForSettled {
      let faults = check.faults(self)
      if let first = faults.first {
        return RandomWalk.Breach(check: check.name, text: named(first))
      }
    }
    return nil
  }
}
