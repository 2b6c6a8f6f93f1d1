import NavigationModel

extension UINavigationBar {
  /// The three visible zones; nil while the bar is hidden.
  var screenBar: Screen.Bar? {
    displayed.map { seen in
      let back = seen.back.map { _ in
        Screen.Button(seen.left[seen.containerCount], id: targetID)
      }
      let shownItem = searchRow.replacesTitle ? nil : topItem
      let titleButton =
        seen.hasTitleMenu && shownItem?.titleView == nil && !seen.hasLargeTitle
        ? shownItem.map { Screen.Element(.button(Screen.Button(seen.title, id: $0.targetID))) }
        : nil
      let middle =
        shownItem?.titleView?.asPart(of: self).map(ElementWalk.elements)
        ?? [titleButton].compactMap { $0 }
      // A view that has no text of its own shows what can be used in it.
      let controls = middle.controlTexts
      var bar = Screen.Bar(
        controls.isEmpty ? seen.title : controls, middle: middle,
        left: containerButtons.screenButtons(in: self) + [back].compactMap { $0 }
          + (shownItem?.itemsAtLeft ?? []).screenButtons(in: self),
        right: (shownItem?.itemsAtRight ?? []).reversed().screenButtons(in: self)  // B10
          + inlineSearch,
        prompt: seen.prompt, hasLargeTitle: seen.hasLargeTitle,
        search: isSearchInline ? [] : searchElements,
        showsTitle: !searchRow.replacesTitle)
      bar.background = backgroundInForce
      bar.isTitleLeading = seen.isTitleLeading ? true : nil
      bar.subtitle = seen.subtitle
      let inMiddle = (shownItem?.itemsInMiddle ?? []).screenButtons(in: self)
      bar.middleButtons = inMiddle.isEmpty ? nil : inMiddle
      return bar
    }
  }

  /// Whether the search bar is beside the title (E16).
  private var isSearchInline: Bool { search?.item?.searchBarPlacement == .inline }

  /// The search bar at the trailing edge, as the view of an item; empty if it isn't there (E16).
  private var inlineSearch: [Screen.Button] {
    guard isSearchInline, let bar = search?.searchBar else { return [] }
    let parts = searchElements
    let text = shownSearchText ?? ""
    let field = "[\(text)\(String(repeating: "_", count: max(16 - text.count, 0)))]"
    let cancel = bar.showsCancelButton ? bar.cancelButton.visibleText.map { [$0] } ?? [] : []
    var button = Screen.Button(([field] + cancel).joined(separator: "  "), id: bar.targetID)
    button.parts = parts
    return parts.isEmpty ? [] : [button]
  }

  /// What is seen of its search bar: nothing while it is scrolled away.
  private var searchElements: [Screen.Element] {
    guard let search, let item = search.item, item.shownPartOfSearchBar > 0 else { return [] }
    return ElementWalk.elements(of: search.searchBar)
  }
}
