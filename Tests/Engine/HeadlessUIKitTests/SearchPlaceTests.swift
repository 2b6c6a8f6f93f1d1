import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Who presents a search, and what becomes of it, beyond the scenarios of searches.
struct SearchPlaceTests {
  @Test func withoutAContextItStaysAboveAPush() throws {  // E22
    let scene = SearchScene(isContext: false, observed: false)
    try scene.search(for: "a")
    let push = scene.lines {
      scene.nav.pushViewController(scene.world.controller("Detail"), animated: true)
    }
    #expect(!push.contains { $0.hasPrefix("search") || $0.hasPrefix("Results") })
    #expect(scene.bar.superview === scene.nav.navigationBar)
    #expect(scene.world.stage.user.targets.map(\.text) == ["a", "Cancel"])
  }

  @Test func aPopOfTheSearchedControllerKeepsItActive() throws {  // EQ3
    let scene = SearchScene()
    defer { scene.end() }
    scene.nav.viewControllers.insert(scene.world.controller("Root"), at: 0)
    scene.world.stage.settle()
    try scene.search()
    let lines = scene.lines { scene.nav.popViewController(animated: true) }
    #expect(scene.search.isActive)
    #expect(!lines.contains { $0.contains("Dismiss") })
  }

  @Test func aDismissalAroundItEndsItFirst() throws {  // EQ3
    for isContext in [true, false] {
      let scene = SearchScene(isContext: isContext)
      defer { scene.end() }
      let home = scene.world.controller("Home")
      scene.world.window.rootViewController = home
      scene.world.stage.settle()
      home.present(scene.nav, animated: true)
      scene.world.stage.settle()
      try scene.search()
      let lines = scene.lines { home.dismiss(animated: true) }
      #expect(!scene.search.isActive)
      #expect(!lines.contains { $0.contains("willDismiss") || $0.contains("didDismiss") })
      let appearance = lines.filter { $0.contains("Disappear") && !$0.contains("List did") }
      #expect(
        appearance.prefix(2) == ["search viewWillDisappear", "List viewWillDisappear(animated)"])
    }
  }

  @Test func aStackIsBusyWhileItsSearchAppears() {  // E23
    let scene = SearchScene(observed: false)
    scene.nav.viewControllers.insert(scene.world.controller("Root"), at: 0)
    scene.world.stage.settle()
    let lines = scene.lines {
      scene.search.isActive = true
      scene.nav.popViewController(animated: true)
    }
    #expect(
      lines.contains {
        $0.contains("popToViewController:transition: called on <UINavigationController")
          && $0.contains("while an existing transition or presentation is occurring")
      })
    #expect(scene.nav.viewControllers.count == 2)
  }

  // MARK: The navigation bar

  @Test func aPushShowsTheBarThatASearchHides() throws {  // E26
    final class Detail: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: false)
      }
    }
    for place in [SearchScene.Place.item, .header] {
      let scene = SearchScene(in: place, observed: false)
      try scene.search()
      #expect(scene.nav.isNavigationBarHidden == (place == .header))
      scene.nav.pushViewController(Detail(), animated: true)
      scene.world.stage.settle()
      #expect(!scene.nav.isNavigationBarHidden)
      scene.nav.popViewController(animated: true)
      scene.world.stage.settle()
      #expect(scene.nav.isNavigationBarHidden == (place == .header))
      try scene.world.stage.user.cancelSearch()
      scene.world.stage.settle()
      #expect(!scene.nav.isNavigationBarHidden)
    }
  }

  @Test func aSearchThatLeavesTheBarLeavesItAlone() throws {  // E14, E26
    let scene = SearchScene(in: .header, observed: false)
    scene.search.hidesNavigationBarDuringPresentation = false
    try scene.search()
    #expect(!scene.nav.isNavigationBarHidden)
  }

  @Test func theBarIsHigherByTheSearchBar() throws {  // E15, EQ8
    let scene = SearchScene(observed: false)
    let (bar, list) = (scene.nav.navigationBar, scene.list)
    #expect(bar.frame.height == 96 && list.view.safeAreaInsets.top == bar.frame.maxY)
    try scene.search()
    #expect(bar.frame.height == 52 && list.view.safeAreaInsets.top == bar.frame.maxY)
    #expect(scene.search.view.safeAreaInsets.top == bar.frame.maxY)
    scene.bar.scopeButtonTitles = ["All", "Read"]
    #expect(bar.frame.height == 96)
    try scene.world.stage.user.cancelSearch()
    scene.world.stage.settle()
    list.navigationItem.searchController = nil
    #expect(bar.frame.height == 44 && scene.bar.superview == nil)
  }

  @Test func overAListTheBarBeginsHidden() throws {  // EQ7
    for (isLarge, hides, height) in [(false, true, 44.0), (true, true, 148), (false, false, 96)] {
      let world = World()
      let table = UITableViewController(style: .plain)
      table.navigationItem.searchController = UISearchController(searchResultsController: nil)
      table.navigationItem.hidesSearchBarWhenScrolling = hides
      let nav = UINavigationController(rootViewController: table)
      nav.navigationBar.prefersLargeTitles = isLarge
      world.window.rootViewController = nav
      world.stage.settle()
      #expect(Double(nav.navigationBar.frame.height) == height)
      table.navigationItem.hidesSearchBarWhenScrolling = true
      #expect(Double(nav.navigationBar.frame.height) == height)
      try world.stage.user.tap(try #require(table.navigationItem.searchController?.searchBar))
      world.stage.settle()
      #expect(table.navigationItem.searchController?.isActive == true)
    }
  }

  @Test func placementsFollowTheWidth() throws {  // E16
    let scene = SearchScene()
    defer { scene.end() }
    let item = scene.list.navigationItem
    #expect(item.searchBarPlacement == .stacked && scene.search.searchBarPlacement == .stacked)
    item.preferredSearchBarPlacement = .inline
    #expect(item.searchBarPlacement == .stacked)
    let lines = scene.lines { scene.world.stage.user.rotate(to: .landscape) }
    #expect(lines == ["search willChangeTo(inline)", "search didChangeFrom(stacked)"])
    #expect(scene.nav.navigationBar.frame.height == 32)
    item.preferredSearchBarPlacement = .stacked
    #expect(item.searchBarPlacement == .stacked)
    item.searchController = nil
    #expect(item.searchBarPlacement == .automatic)
  }

  // MARK: Style and ownership

  @Test func aPopoverIsNotNotifiedOfItsEnd() throws {  // E27
    let scene = SearchScene()
    defer { scene.end() }
    scene.search.modalPresentationStyle = .popover
    scene.search.popoverPresentationController?.sourceView = scene.list.view
    let lines = try scene.lines { try scene.world.stage.user.tap(scene.bar) }
    #expect(lines.contains("search willPresent") && lines.contains("search didPresent"))
    let end = scene.lines { scene.search.isActive = false }
    #expect(!scene.search.isActive)
    #expect(!end.contains { $0.contains("Dismiss") })
  }

  @Test func aSearchFreedWithoutAViewIsReported() {  // E28
    for (profile, isReported) in [(Profile.mid, true), (.modern, false)] {
      for loads in [false, true] {
        let world = World(profile: profile)
        let start = world.stage.trace.events.count
        do {
          let search = UISearchController(searchResultsController: nil)
          if loads { search.loadViewIfNeeded() }
        }
        let text = world.lines(from: start).filter { $0.contains("while it is deallocating") }
        #expect(text.count == (isReported && !loads ? 1 : 0))
      }
    }
  }

  @Test func aBarKeepsNoSearchAndAnItemDoes() {  // E29
    let world = World()
    let list = world.stack("List").viewControllers[0]
    weak var lost: UISearchController?
    weak var kept: UISearchController?
    do {
      let search = UISearchController(searchResultsController: nil)
      search.loadViewIfNeeded()
      list.view.addSubview(search.searchBar)
      lost = search
      let other = UISearchController(searchResultsController: nil)
      list.navigationItem.searchController = other
      kept = other
    }
    #expect(lost == nil && kept != nil)
    #expect(list.view.subviews.contains { $0 is UISearchBar })
  }

  @Test func defaultsAreThoseOfUIKit() {  // E2, E10 to E14, E16
    let scene = SearchScene(observed: false)
    let search = scene.search
    #expect(search.hidesNavigationBarDuringPresentation)
    #expect(!search.obscuresBackgroundDuringPresentation)
    #expect(search.automaticallyShowsScopeBar && search.scopeBarActivation == .automatic)
    #expect(search.automaticallyShowsSearchResultsController && search.searchSuggestions == nil)
    #expect(search.transitioningDelegate === search)  // E1
    #expect(scene.bar.placeholder == nil && scene.bar.scopeButtonTitles == nil)
    #expect(!scene.bar.showsScopeBar && scene.bar.selectedScopeButtonIndex == 0)
    #expect(UISearchController(searchResultsController: nil).searchBarPlacement == .automatic)
    let item = UINavigationItem(title: "")
    #expect(item.searchController == nil && item.hidesSearchBarWhenScrolling)
    #expect(item.preferredSearchBarPlacement == .automatic)
  }
}
