import NavigationModel

/// The table of all calls that leave the framework.
package enum Calls {
  /// The calls of delegates and data sources; those of system controllers are in a table of their own.
  package static var rows: [CallRow] {
    ofProtocols + TransitionContext.Calls.rows + RestorationClass.rows + ofSwift
  }

  /// The calls that only programs in Swift can implement.
  package static var ofSwift: [CallRow] {
    UIPickerView.Calls.rows + UIScrollView.ZoomCalls.rows + UICollectionView.MoveCalls.rows
      + UICollectionView.PrefetchCalls.rows + UITableView.MoveCalls.rows
      + UITableView.PrefetchCalls.rows + BarPositionCalls.rows + UIWindowScene.ShortcutCalls.rows
  }

  /// The words that breakpoints can name: of all calls that are recorded, of these rows as well.
  package static func words(with more: [CallRow]) -> [String] {
    var seen: Set<String> = []
    return
      (Callback.allCases.map(\.name) + (rows + more).filter(\.isRecorded).map(\.word)
      + OverridableMember.all.filter(\.isRecorded).map(\.name)
      + HandlerCall.all.filter { $0.kind != nil }.map(\.word)).filter { seen.insert($0).inserted }
  }
}
