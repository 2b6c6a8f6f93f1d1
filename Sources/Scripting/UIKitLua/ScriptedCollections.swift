import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// The data source or the delegate of a collection view.
class ScriptedCollectionDelegate: ScriptedScrollDelegate, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    number(.numberOfSections, collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { number(.numberOfItems, collectionView, section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let result = run(.cellForItem, [collectionView, indexPath])
    if let cell = result?.object(in: world.interpreter) as? UICollectionViewCell { return cell }
    switch result {
    case nil: break
    case .nil?: world.stage.report(.noItemCell, "{\(indexPath.section), \(indexPath.item)}")
    case let result?: wrong(.cellForItem, "a UICollectionViewCell", result)
    }
    return UICollectionViewCell(frame: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let result = run(
      .viewForSupplementaryElement, [collectionView, ElementKind(named: kind), indexPath])
    if let view = result?.object(in: world.interpreter) as? UICollectionReusableView { return view }
    if let result { wrong(.viewForSupplementaryElement, "a UICollectionReusableView", result) }
    return UICollectionReusableView(frame: .zero)
  }

  // MARK: The flow layout

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(.sizeForItem, [collectionView, collectionViewLayout, indexPath]) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { size(.referenceSizeForHeader, [collectionView, collectionViewLayout, section]) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { size(.referenceSizeForFooter, [collectionView, collectionViewLayout, section]) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    distance(.minimumLineSpacingForSection, [collectionView, collectionViewLayout, section])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    distance(.minimumInteritemSpacingForSection, [collectionView, collectionViewLayout, section])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let result = run(.insetForSection, [collectionView, collectionViewLayout, section])
    guard case .table(let table)? = result else {
      if let result { wrong(.insetForSection, "a table of insets", result) }
      return .zero
    }
    return UIEdgeInsets(
      top: points(table["top"]), left: points(table["left"]), bottom: points(table["bottom"]),
      right: points(table["right"]))
  }

  private func size(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> CGSize {
    let result = run(call, arguments)
    guard case .table(let table)? = result else {
      if let result { wrong(call, "a size, { width, height }", result) }
      return .zero
    }
    return CGSize(
      width: max(points(table["width"]), 0), height: max(points(table["height"]), 0))
  }

  private func distance(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> CGFloat {
    run(call, arguments).map { distance(call, $0) } ?? 0
  }

  /// A number of points; 0 for what is none.
  private func points(_ value: LuaValue) -> CGFloat {
    value.anyNumber.flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { isAllowed(.shouldHighlightItem, collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { isAllowed(.shouldSelectItem, collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { isAllowed(.shouldDeselectItem, collectionView, indexPath) }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    _ = callFunctionWithoutSender(.didHighlightItem, collectionView, indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  {
    _ = callFunctionWithoutSender(.didUnhighlightItem, collectionView, indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    _ = callFunctionWithoutSender(.didSelectItem, collectionView, indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    _ = callFunctionWithoutSender(.didDeselectItem, collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { _ = callFunctionWithoutSender(.willDisplay, collectionView, cell, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { _ = callFunctionWithoutSender(.didEndDisplaying, collectionView, cell, indexPath) }
}

extension ScriptedCollectionDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    object(.contextMenuConfigurationForItems, [collectionView, indexPaths, point])
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    object(.contextMenuConfigurationForItem, [collectionView, indexPath, point])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _ = callFunctionWithoutSender(
      .willDisplayContextMenu, collectionView, configuration, animator as? ContextMenuAnimator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    _ = callFunctionWithoutSender(
      .willEndContextMenuInteraction, collectionView, configuration,
      animator as? ContextMenuAnimator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    _ = callFunctionWithoutSender(
      .willPerformPreviewAction, collectionView, configuration, animator as? ContextMenuAnimator)
  }
}

/// Implements a collection view controller's methods with the overrides of a script.
final class ScriptedCollectionOverrides: ScriptedCollectionDelegate {
  override func listens(to call: DelegateCall) -> Bool { isOverridden(call) }

  override func run(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    runOverride(call, arguments)
  }
}
