import NavigationModel

extension UIViewController {
  /// Adds the controller's bars to a pane.
  func fillBars(of pane: inout Screen.Pane) {
    switch self {
    case let nav as UINavigationController:
      pane.bar = nav.navigationBar.screenBar
      pane.toolbarBackground = nav.toolbar.backgroundInForce
      pane.toolbar = nav.toolbar.displayed == nil ? nil : nav.toolbar.screenItems
    case let tabs as UITabBarController:
      pane.tabs = tabs.tabBar.displayed == nil ? nil : tabs.tabBar.screenTabs
      pane.tabsBackground = tabs.tabBar.backgroundInForce
      if let view = tabs.accessoryView {
        pane.accessory = Screen.Pane.Accessory(
          ElementWalk.elements(of: view), isInline: tabs.accessoryEnvironment == .inline)
      }
    case let pages as UIPageViewController:
      guard let dots = pages.dots else { return }
      let spaces = Screen.BarItem.space(isFlexible: true)
      pane.toolbar = [spaces, .button(Screen.Button(dots.text)), spaces]
      pane.toolbarBackground = BarBackground(fill: BarBackground.transparent)
    default: break
    }
  }

  /// The contents of UIKit's own controllers that have no view to show; nil for others.
  var ownElements: [Screen.Element]? {
    switch self {
    case let alert as UIAlertController: alert.screenElements
    case is UIMoreListController: moreList
    case let arranging as UITabArrangingController: arranging.rows
    default: nil
    }
  }

  /// The tabs that don't fit in the bar, as rows.
  private var moreList: [Screen.Element]? {
    tabBarController.map { tabs in
      let rows = tabs.entriesInList(self).map {
        Screen.Table.TableLine.row(
          Screen.TableRow(
            $0.item.displayedText, accessory: .disclosureIndicator, id: $0.object.targetID))
      }
      return [Screen.Element(.table(Screen.Table(rows)))]
    }
  }
}
