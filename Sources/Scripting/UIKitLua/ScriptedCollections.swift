import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// The data source or the delegate of a collection view.
class ScriptedCollectionDelegate: ScriptedScrollDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate, UICollectionViewDelegateFlowLayout
{
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
}

/// Implements a collection view controller's methods with the overrides of a script.
final class ScriptedCollectionOverrides: ScriptedCollectionDelegate {
  override func listens(to call: DelegateCall) -> Bool { isOverridden(call) }

  override func run(_ call: DelegateCall, _ arguments: [any LuaConvertible]) -> LuaValue? {
    runOverride(call, arguments)
  }
}
