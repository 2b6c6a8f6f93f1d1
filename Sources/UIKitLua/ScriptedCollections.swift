import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// The data source or the delegate of a collection view.
class ScriptedCollectionDelegate: ScriptedScrollDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
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

/// Implements a collection view controller's methods with the overrides of a script.
final class ScriptedCollectionOverrides: ScriptedCollectionDelegate {
  override func listens(to call: DelegateCall) -> Bool { isOverridden(call) }

  override func run(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    runOverride(call, arguments)
  }
}
