import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// How a search begins and ends, beyond the scenarios of searches.
struct SearchTests {
  @Test func aBarThatMayNotBeginStaysInactive() throws {  // E3, E18
    let scene = SearchScene()
    defer { scene.end() }
    scene.observer.begins = false
    let lines = try scene.lines { try scene.world.stage.user.tap(scene.bar) }
    #expect(lines == ["bar shouldBeginEditing"])
    #expect(!scene.search.isActive && !scene.bar.isFirstResponder)
  }

  @Test func aDelegateThatPresentsReplacesTheCalls() throws {  // E3, E4
    let scene = SearchScene()
    defer { scene.end() }
    scene.observer.presents = { [list = scene.list] in list.present($0, animated: false) }
    let lines = try scene.lines { try scene.world.stage.user.tap(scene.bar) }
    #expect(scene.search.isActive)
    #expect(!lines.contains("search willPresent") && !lines.contains("search didPresent"))
  }

  @Test func didPresentMayBeginEditing() {  // E9
    let scene = SearchScene()
    defer { scene.end() }
    scene.observer.didPresent = { $0.searchBar.becomeFirstResponder() }
    let lines = scene.lines { scene.search.isActive = true }
    #expect(scene.bar.isFirstResponder)
    #expect(
      lines.suffix(5) == [
        "search didPresent", "bar shouldBeginEditing", "bar textDidBeginEditing",
        "search updateSearchResults", "UIKeyboardWillShowNotification",
      ])
  }

  @Test func activatingAndEndingInOneTurnEndsIt() {  // unconfirmed
    let scene = SearchScene()
    defer { scene.end() }
    scene.search.isActive = true
    scene.search.isActive = false
    scene.world.stage.settle()
    #expect(!scene.search.isActive)
    scene.search.isActive = true
    scene.world.stage.settle()
    #expect(scene.search.isActive)
  }

  @Test func aSearchThatIsEndingBeginsAgainAfterwards() {  // unconfirmed
    let scene = SearchScene(observed: false)
    scene.search.isActive = true
    scene.world.stage.settle()
    scene.search.isActive = false
    scene.search.isActive = true
    scene.world.stage.settle()
    #expect(scene.search.isActive)
  }

  // MARK: Results

  @Test func theProgramMayShowTheResultsController() throws {  // E10, E11
    let scene = SearchScene(observed: false)
    scene.search.showsSearchResultsController = true
    #expect(!scene.search.automaticallyShowsSearchResultsController)
    let lines = try scene.lines { try scene.search() }
    #expect(lines.contains("Results viewDidAppear(animated)"))
    scene.search.showsSearchResultsController = false
    scene.world.stage.settle()
    try scene.world.stage.user.type("a", into: scene.bar)
    scene.world.stage.settle()
    #expect(scene.results?.viewIfLoaded?.window == nil)
    scene.search.automaticallyShowsSearchResultsController = true
    scene.world.stage.settle()
    #expect(scene.results?.viewIfLoaded?.window != nil)
  }

  @Test func withoutAResultsControllerTheSearchedScreenIsUsable() throws {  // E1, E14
    for (profile, isUsable) in [(Profile.modern, true), (.mid, false)] {
      let scene = SearchScene(profile: profile, hasResults: false, observed: false)
      let button = UIButton(type: .system)
      button.setTitle("Row", for: .normal)
      scene.list.view.addSubview(button)
      try scene.search(for: "a")
      #expect(scene.world.stage.user.targets.contains { $0.text == "Row" } == isUsable)
      scene.search.obscuresBackgroundDuringPresentation.toggle()
      #expect(scene.world.stage.user.targets.contains { $0.text == "Row" } == !isUsable)
    }
  }

  // MARK: The bar

  @Test func cancelComesAndGoesWithTheSearch() throws {  // E12
    let scene = SearchScene(observed: false)
    #expect(!scene.bar.showsCancelButton && scene.search.automaticallyShowsCancelButton)
    try scene.search()
    #expect(scene.bar.showsCancelButton)
    try scene.world.stage.user.tap("Cancel")
    scene.world.stage.settle()
    #expect(!scene.bar.showsCancelButton)
    scene.bar.showsCancelButton = false
    #expect(!scene.search.automaticallyShowsCancelButton)
    try scene.search()
    #expect(!scene.bar.showsCancelButton)
    #expect(throws: Stage.User.Failure.ignored("the bar shows no Cancel")) {
      try scene.world.stage.user.cancelSearch()
    }
  }

  @Test(arguments: UISearchController.ScopeBarActivation.allCases)
  func scopesComeAsTheyAreActivated(_ activation: UISearchController.ScopeBarActivation) throws {
    let scene = SearchScene(observed: false)  // E13
    scene.bar.scopeButtonTitles = ["All", "Read"]
    scene.search.scopeBarActivation = activation
    var seen = [scene.bar.showsScopeBar]
    try scene.search()
    seen.append(scene.bar.showsScopeBar)
    try scene.search(for: "a")
    seen.append(scene.bar.showsScopeBar)
    try scene.world.stage.user.cancelSearch()
    scene.world.stage.settle()
    seen.append(scene.bar.showsScopeBar)
    switch activation {
    case .automatic, .onSearchActivation: #expect(seen == [false, true, true, false])
    case .onTextEntry: #expect(seen == [false, false, true, false])
    case .manual: #expect(seen == [false, false, false, false])
    }
  }

  @Test func scopesNeedTwoTitlesAndAValidIndex() throws {  // E13
    let scene = SearchScene(observed: false)
    scene.bar.scopeButtonTitles = ["All"]
    try scene.search()
    #expect(!scene.bar.showsScopeBar)
    scene.bar.scopeButtonTitles = ["All", "Read"]
    scene.bar.selectedScopeButtonIndex = 2
    #expect(scene.bar.selectedScopeButtonIndex == 0)
    scene.bar.showsScopeBar = true
    #expect(
      !scene.search.automaticallyShowsScopeBar && scene.search.scopeBarActivation == .manual)
  }

  @Test func theUserChoosesAScope() throws {  // E5, E18
    let scene = SearchScene()
    defer { scene.end() }
    scene.bar.scopeButtonTitles = ["All", "Read"]
    try scene.search()
    let lines = try scene.lines { try scene.world.stage.user.selectScope(1) }
    #expect(lines == ["bar selectedScopeDidChange(1)", "search updateSearchResults"])
    #expect(scene.observer.updates.last == " 1 active")
  }

  @Test func typingCallsTheBarsDelegate() throws {  // E5, E18
    let scene = SearchScene()
    defer { scene.end() }
    try scene.search()
    let lines = try scene.lines { try scene.world.stage.user.type("a\u{8}\n", into: scene.bar) }
    #expect(
      lines.filter { !$0.hasPrefix("Results") } == [
        "bar shouldChangeText(a)", "bar textDidChange(a)", "search updateSearchResults",
        "bar shouldChangeText()", "bar textDidChange()", "search updateSearchResults",
        "bar searchButtonClicked",
      ])
    scene.observer.changes = false
    try scene.world.stage.user.type("b", into: scene.bar)
    #expect(scene.bar.text == "")
  }

  @Test func aBarThatMayNotEndKeepsTheKeyboard() throws {  // E18
    let scene = SearchScene()
    defer { scene.end() }
    try scene.search()
    scene.observer.ends = false
    #expect(!scene.bar.resignFirstResponder() && scene.bar.isFirstResponder)
  }

  @Test func theProgramsTextUpdatesAnActiveSearch() throws {  // EQ4
    let scene = SearchScene()
    defer { scene.end() }
    #expect(scene.bar.text == nil)
    scene.bar.text = "before"
    #expect(scene.observer.updates.isEmpty)
    scene.search.isActive = true
    scene.world.stage.settle()
    let lines = scene.lines {
      scene.bar.text = "a"
      scene.bar.scopeButtonTitles = ["All", "Read"]
      scene.bar.selectedScopeButtonIndex = 1
    }
    #expect(lines == ["search updateSearchResults", "search updateSearchResults"])
    #expect(scene.observer.updates == ["a 0 active", "a 1 active"])
  }

  private final class Form: UIViewController {
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      field.becomeFirstResponder()
    }
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen, .formSheet, .overFullScreen])
  func aFieldInAFormOverASearchIsEdited(_ style: UIModalPresentationStyle) throws {
    let scene = SearchScene()
    try scene.search()
    scene.world.stage.settle()
    let form = Form()
    form.modalPresentationStyle = style
    scene.search.present(form, animated: true)
    scene.world.stage.settle()
    #expect(form.field.isFirstResponder)
  }

  @Test func aBarAloneIsAField() throws {  // E18
    let world = World()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    let observer = SearchObserver()
    bar.objectName = "bar"
    bar.delegate = observer
    bar.showsCancelButton = true
    world.stack("Home").viewControllers[0].view.addSubview(bar)
    let start = world.stage.trace.events.count
    try world.stage.user.type("a", into: bar)
    try world.stage.user.cancelSearch()
    #expect(
      world.lines(from: start) == [
        "bar shouldBeginEditing", "bar textDidBeginEditing", "bar shouldChangeText(a)",
        "bar textDidChange(a)", "bar cancelButtonClicked",
      ])
    #expect(bar.isFirstResponder && bar.text == "a")
  }
}
