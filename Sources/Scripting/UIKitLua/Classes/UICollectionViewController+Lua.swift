import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  var collectionViewController: ClassDescriptor<UICollectionViewController> {
    withScrolling(
      withDelegate(
        withDataSource(
          withLayout(
            ClassDescriptor(
              "UICollectionViewController", of: UICollectionViewController.self,
              extends: "UIViewController", receiver: "grid",
              summary:
                "A controller of a collection view, with itself as data source and delegate: override "
                + "`numberOfItems`, `cellForItem` and so on."
            )
            .initializer("collectionViewLayout") { arguments throws(LuaError) in
              let layout: UICollectionViewLayout? = try arguments.read("collectionViewLayout")
              return UICollectionViewController(
                collectionViewLayout: layout ?? UICollectionViewFlowLayout())
            }
            .collectionViewLayout()
            .property(
              "collectionView", summary: "The collection view; reading it loads the view.",
              get: { $0.collectionView }, set: { $0.collectionView = $1 }
            )
            .clearingSelection()))))
  }

  private func withDataSource(
    _ descriptor: ClassDescriptor<UICollectionViewController>
  ) -> ClassDescriptor<UICollectionViewController> {
    descriptor
      .callback(
        "numberOfSections", "view", summary: "The number of sections; 1 by default."
      ) { (grid: UICollectionViewController, view: UICollectionView) -> Int in
        grid.source(for: .numberOfSections).numberOfSections(in: view)
      } super: { grid, view in
        grid.numberOfSections(in: view)
      }
      .question(.numberOfItems, "section", "Its number of items; 0 by default.") {
        (grid, view, section: Int) -> Int in
        grid.collectionView(view, numberOfItemsInSection: section)
      }
      .question(.cellForItem, "indexPath", "The cell of an item; empty by default.") {
        (grid, view, path: IndexPath) -> UICollectionViewCell in
        grid.collectionView(view, cellForItemAt: path)
      }
      .callback(
        DelegateCall.viewForSupplementaryElement.rawValue, "view", "kind", "indexPath",
        summary: "The header or footer of a section; empty by default."
      ) {
        (
          grid: UICollectionViewController, view: UICollectionView, kind: ElementKind,
          path: IndexPath
        ) -> UICollectionReusableView in
        grid.source(for: .viewForSupplementaryElement)
          .collectionView(view, viewForSupplementaryElementOfKind: kind.name, at: path)
      } super: { grid, view, kind, path in
        grid.collectionView(view, viewForSupplementaryElementOfKind: kind.name, at: path)
      }
  }

  private func withLayout(
    _ descriptor: ClassDescriptor<UICollectionViewController>
  ) -> ClassDescriptor<UICollectionViewController> {
    descriptor
      .layoutQuestion(.sizeForItem, "indexPath", "The size of an item in a flow layout.") {
        (flow, view, layout, path: IndexPath) -> CGSize in
        flow.collectionView(view, layout: layout, sizeForItemAt: path)
      }
      .layoutQuestion(
        .insetForSection, "section", "The space around a section's items in a flow layout."
      ) { (flow, view, layout, section: Int) -> UIEdgeInsets in
        flow.collectionView(view, layout: layout, insetForSectionAt: section)
      }
      .layoutQuestion(
        .minimumLineSpacingForSection, "section", "The least distance between a section's lines."
      ) { (flow, view, layout, section: Int) -> Double in
        Double(flow.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section))
      }
      .layoutQuestion(
        .minimumInteritemSpacingForSection, "section",
        "The least distance between the items of a line."
      ) { (flow, view, layout, section: Int) -> Double in
        Double(
          flow.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section))
      }
      .layoutQuestion(
        .referenceSizeForHeader, "section", "The size of a section's header; zero for none."
      ) { (flow, view, layout, section: Int) -> CGSize in
        flow.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      }
      .layoutQuestion(
        .referenceSizeForFooter, "section", "The size of a section's footer; zero for none."
      ) { (flow, view, layout, section: Int) -> CGSize in
        flow.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      }
  }

  private func withDelegate(
    _ descriptor: ClassDescriptor<UICollectionViewController>
  ) -> ClassDescriptor<UICollectionViewController> {
    descriptor
      .question(
        .shouldHighlightItem, "indexPath",
        "Whether a touched item may be selected; true by default."
      ) {
        (grid, view, path: IndexPath) -> Bool in
        grid.collectionView(view, shouldHighlightItemAt: path)
      }
      .question(
        .shouldSelectItem, "indexPath", "Whether the user may select an item; true by default."
      ) {
        (grid, view, path: IndexPath) -> Bool in
        grid.collectionView(view, shouldSelectItemAt: path)
      }
      .question(
        .shouldDeselectItem, "indexPath", "Whether the user may deselect an item; true by default."
      ) {
        (grid, view, path: IndexPath) -> Bool in
        grid.collectionView(view, shouldDeselectItemAt: path)
      }
      .notification(.didHighlightItem, "Called when an item is touched.") {
        $0.collectionView($1, didHighlightItemAt: $2)
      }
      .notification(.didUnhighlightItem, "Called when an item is no longer touched.") {
        $0.collectionView($1, didUnhighlightItemAt: $2)
      }
      .notification(.didSelectItem, "Called when the user has selected an item.") {
        $0.collectionView($1, didSelectItemAt: $2)
      }
      .notification(.didDeselectItem, "Called when the user has deselected an item.") {
        $0.collectionView($1, didDeselectItemAt: $2)
      }
      .cellNotification(.willDisplay, "Called before the cell of an item appears.") {
        $0.collectionView($1, willDisplay: $2, forItemAt: $3)
      }
      .cellNotification(.didEndDisplaying, "Called when the cell of an item has disappeared.") {
        $0.collectionView($1, didEndDisplaying: $2, forItemAt: $3)
      }
  }
}

extension UICollectionViewController: ScriptedListController {
  typealias List = UICollectionView
  typealias Source = any UICollectionViewDataSource & UICollectionViewDelegate
  var ownSource: Source { self }
  static var listParameter: String { "view" }
}

/// What a flow layout asks: a script's delegate, else the layout itself.
private typealias FlowSource = any UICollectionViewDelegateFlowLayout

/// A delegate that leaves everything to the layout.
private final class PlainFlow: NSObject, UICollectionViewDelegateFlowLayout {}

extension ClassDescriptor where Object == UICollectionViewController {
  /// Adds a question of a flow layout that scripts may override.
  fileprivate func layoutQuestion<Argument: LuaConvertible, Result: LuaConvertible>(
    _ call: DelegateCall, _ parameter: String, _ summary: String,
    _ ask: @escaping (FlowSource, UICollectionView, UICollectionViewLayout, Argument) -> Result
  ) -> Self {
    callback(call.rawValue, "view", "layout", parameter, summary: summary) {
      (
        grid: UICollectionViewController, view: UICollectionView, layout: UICollectionViewLayout,
        argument: Argument
      ) -> Result in
      ask(grid.source(for: call) as? FlowSource ?? PlainFlow(), view, layout, argument)
    } super: { _, view, layout, argument in
      ask(PlainFlow(), view, layout, argument)
    }
  }

  /// Adds a delegate method about a cell without a result.
  fileprivate func cellNotification(
    _ call: DelegateCall, _ summary: String,
    _ notify:
      @escaping (
        UICollectionViewController.Source, UICollectionView, UICollectionViewCell, IndexPath
      ) ->
      Void
  ) -> Self {
    callback(call.rawValue, "view", "cell", "indexPath", summary: summary) {
      (
        grid: UICollectionViewController, view: UICollectionView, cell: UICollectionViewCell,
        path: IndexPath
      ) -> Void in
      notify(grid.source(for: call), view, cell, path)
    } super: { grid, view, cell, path in
      notify(grid.ownSource, view, cell, path)
    }
  }
}
