import NavigationModel
import Support
import Testing

/// The rows of the modern profile compared with the recorded orders: the model alone, no objects.
struct RowTests {
  struct RowCase: CustomTestStringConvertible, Sendable {
    let source: String
    let before: String
    let edit: RowEdit
    let expected: String
    var testDescription: String { source }

    init(_ source: String, _ before: String, _ edit: RowEdit, _ expected: String) {
      self.source = source
      self.before = before
      self.edit = edit
      self.expected = expected
    }
  }

  enum RowEdit: Sendable {
    case push(String), pop(to: Int), select(String), present(String), dismiss, root(String)
  }

  @Test(arguments: [
    RowCase(
      "CAT-02, A13: push", "Nav(A*)", .push("B"),
      "| B willMove, B load, A willDisappear, B willAppear, Nav willShow B, B isAppearing, B layout, release "
        + "| A didDisappear, B didAppear, B didMove, Nav didShow B"),
    RowCase(
      "CAT-03, A14: pop", "Nav(A B*)", .pop(to: 1),
      "| B willMove nil, A load, B willDisappear, A willAppear, Nav willShow A, A isAppearing, A layout, release "
        + "| B didDisappear, A didAppear, B didMove nil, Nav didShow A"),
    RowCase(
      "NIA-06, A19: pop that removes a hidden controller", "Nav(A B C*)", .pop(to: 1),
      "| C willMove nil, A load, C willDisappear, A willAppear, Nav willShow A, A isAppearing, A layout, "
        + "B didMove nil, release | C didDisappear, A didAppear, C didMove nil, Nav didShow A"),
    RowCase(
      "CAT-08, A16, A32: tab", "Tabs(X* Y)", .select("Y"),
      "Y load, Y willAppear, X willDisappear | Y isAppearing, Y layout | X didDisappear, Y didAppear"
    ),
    RowCase(
      "A18, A89: tab with stacks", "Tabs(Nav1(A*)* Nav2(B C*))", .select("Nav2"),
      "Nav2 load, C load, Nav2 willAppear, C willAppear, Nav1 willDisappear, A willDisappear, Nav2 willShow C "
        + "| Nav2 isAppearing, C isAppearing, Nav2 layout, C layout "
        + "| Nav1 didDisappear, A didDisappear, Nav2 didAppear, C didAppear, Nav2 didShow C"),
    RowCase(
      "push onto a stack off screen sends no appearance callbacks", "Tabs(X* Nav(A*))", .push("B"),
      "| B willMove, release | B didMove"),
    RowCase(
      "CAT-06, P48: full screen", "A", .present("M"),
      "M load | M load, A willDisappear, M willAppear, M isAppearing, M layout | M didAppear, A didDisappear, completion"
    ),
    RowCase(
      "P50: sheet", "A", .present("Sheet"),
      "Sheet load | Sheet load, Sheet willAppear, Sheet isAppearing, Sheet layout | Sheet didAppear, completion"
    ),
    RowCase(
      "CAT-07, P49: full screen dismissed", "A=>M", .dismiss,
      "| A load, M willDisappear, A willAppear, A isAppearing, A layout | unlink, A didAppear, M didDisappear, completion"
    ),
    RowCase(
      "P50: sheet dismissed", "A=>Sheet", .dismiss,
      "| Sheet willDisappear | unlink, Sheet didDisappear, completion"),
    RowCase(
      "D14: a chain of sheets goes top first", "A=>OneSheet=>TwoSheet", .dismiss,
      "| TwoSheet willDisappear, OneSheet willDisappear "
        + "| unlink, TwoSheet didDisappear, OneSheet didDisappear, completion"),
    RowCase(
      "D16: root replaced", "A", .root("B"),
      "| B load, A willDisappear, B willAppear, B isAppearing, B layout | A didDisappear, B didAppear"
    ),
  ])
  func steps(_ example: RowCase) {
    var literal = HierarchyLiteral(example.before)
    let transition = literal.apply(example.edit)
    #expect(literal.describe(transition) == example.expected)
  }
}

extension HierarchyLiteral {
  fileprivate mutating func apply(_ edit: RowTests.RowEdit) -> Transition {
    let stack = ids["Nav"] ?? ids["Tabs"] ?? self["A", default: "A"]
    switch edit {
    case .push(let name):
      let new = loose(name)
      return Transition(Profile.modern[.push], hierarchy.append(new, to: stack), isAnimated: true)
    case .pop(let count):
      return Transition(
        Profile.modern[.pop], hierarchy.truncate(stack, to: count), isAnimated: true)
    case .select(let name):
      return Transition(
        Profile.modern[.select], hierarchy.show([self[name]], in: self["Tabs"]), isAnimated: false)
    case .present(let name):
      let presented = loose(name)
      let style: PresentationStyle = name.hasSuffix("Sheet") ? .pageSheet : .fullScreen
      let presentation = Presentation(
        presented: presented, source: stack, style: style, coversPresenter: style.coversPresenter)
      let row = Profile.modern[style.coversPresenter ? .present : .presentOver]
      return Transition(row, hierarchy.present(presentation, by: stack), isAnimated: true)
    case .dismiss:
      let covers = hierarchy[stack].presentation?.coversPresenter == true
      let row = Profile.modern[covers ? .dismiss : .dismissOver]
      return Transition(row, hierarchy.withdrawPresentation(of: stack), isAnimated: true)
    case .root(let name):
      let new = loose(name)
      return Transition(
        Profile.modern[.root], hierarchy.setRoot(new, ofWindow: 1), isAnimated: false)
    }
  }

  private subscript(name: String, default fallback: String) -> Hierarchy.ID {
    ids[name] ?? self[fallback]
  }

  fileprivate func describe(_ transition: Transition) -> String {
    [\Choreography.asked, \.committed, \.ended].map { column in
      transition.steps(column).compactMap(describe).joined(separator: ", ")
    }.joined(separator: " | ").trimmingLeadingSpace
  }

  private func describe(_ step: Step) -> String? {
    switch step {
    case .callback(let id, let callback, let parent):
      let isMove = callback == .willMove || callback == .didMove
      return "\(hierarchy[id].label) \(Self.short(callback))"
        + (isMove && parent == nil ? " nil" : "")
    case .delegate(let id, let call, let child):
      return "\(hierarchy[id].label) \(call) \(hierarchy[child].label)"
    case .sideEffect(.release): return "release"
    case .sideEffect(.unlink): return "unlink"
    case .sideEffect(.complete): return "completion"
    case .enterWindow, .sideEffect: return nil
    }
  }

  private static func short(_ callback: Callback) -> String {
    switch callback {
    case .viewDidLoad: "load"
    case .viewWillLayoutSubviews: "layout"
    case .viewWillAppear: "willAppear"
    case .viewDidAppear: "didAppear"
    case .viewWillDisappear: "willDisappear"
    case .viewDidDisappear: "didDisappear"
    case .viewIsAppearing: "isAppearing"
    default: callback.rawValue
    }
  }
}

extension String {
  fileprivate var trimmingLeadingSpace: String { first == " " ? String(dropFirst()) : self }
}
