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
        shownItem?.titleView.map(ElementWalk.elements) ?? [titleButton].compactMap { $0 }
      // A view that has no text of its own shows what can be used in it.
      let controls = middle.controlTexts
      var bar = Screen.Bar(
        controls.isEmpty ? seen.title : controls, middle: middle,
        left: containerButtons.screenButtons + [back].compactMap { $0 }
          + (shownItem?.itemsAtLeft ?? []).screenButtons,
        right: (shownItem?.itemsAtRight ?? []).reversed().screenButtons,  // B10
        prompt: seen.prompt, hasLargeTitle: seen.hasLargeTitle, search: searchElements,
        showsTitle: !searchRow.replacesTitle)
      bar.background = backgroundInForce
      bar.isTitleLeading = seen.isTitleLeading ? true : nil
      bar.subtitle = seen.subtitle
      let inMiddle = (shownItem?.itemsInMiddle ?? []).screenButtons
      bar.middleButtons = inMiddle.isEmpty ? nil : inMiddle
      return bar
    }
  }

  /// What is seen of its search bar: nothing while it is scrolled away.
  private var searchElements: [Screen.Element] {
    guard let search, let item = search.item, item.shownPartOfSearchBar > 0 else { return [] }
    return ElementWalk.elements(of: search.searchBar)
  }
}
