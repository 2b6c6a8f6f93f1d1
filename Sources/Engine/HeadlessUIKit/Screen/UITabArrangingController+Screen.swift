import NavigationModel

extension UITabArrangingController {
  /// The tabs as rows.
  var rows: [Screen.Element] {
    let rows = order.map {
      Screen.Table.TableLine.row(Screen.TableRow($0.tabBarItem.displayedText))
    }
    return [Screen.Element(.table(Screen.Table(rows)))]
  }
}
