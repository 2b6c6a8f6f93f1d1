import NavigationModel

/// A step of the tutorial: what to do, and how an input is judged.
struct TourStep {
  /// Its subject, in a few words.
  let title: String
  /// What to do, and what it takes.
  let task: String
  /// Help after one input that did something else.
  let hint: String
  /// A line that does it, after two; names with `$` are those of the learner's world.
  let line: String
  /// What the world must have for it.
  var needs = TourScene.anything
  /// Whether an input did it.
  let isDone: TourCondition
  /// What there is to learn from it.
  let remarks: [TourRemark]
}

/// A sentence about what an input did, printed only if that happened.
struct TourRemark {
  /// When it is true.
  let condition: TourCondition
  /// The sentence; names with `$` are those of the learner's world.
  let text: String
  /// The fact that it rests on; nil if it is about this program.
  let fact: String?

  init(_ text: String, _ fact: String? = nil, if condition: @escaping TourCondition = { _ in true })
  {
    (self.text, self.fact, self.condition) = (text, fact, condition)
  }
}

/// A state of the world that a step needs.
struct TourScene {
  /// Its name: `a navigation controller on screen`.
  let name: String
  /// Whether a world is in it.
  let holds: @MainActor (Hierarchy) -> Bool

  static let anything = TourScene(name: "nothing") { _ in true }
  static let stack = TourScene(name: "a navigation controller on screen") { !$0.tourStacks.isEmpty }
  static let pushed = TourScene(name: "a stack of at least two controllers on screen") {
    $0.tourStacks.contains { $0.count > 1 }
  }
  static let presented = TourScene(name: "a presented controller") { hierarchy in
    hierarchy.visible.contains { hierarchy[$0].presenter != nil }
  }
}

extension Hierarchy {
  /// The navigation controllers on screen that have children.
  var tourNavigations: [ID] {
    visible.filter { self[$0].kind == .navigation && !self[$0].children.isEmpty }
  }

  /// Their stacks.
  var tourStacks: [[ID]] { tourNavigations.map { self[$0].children } }
}
