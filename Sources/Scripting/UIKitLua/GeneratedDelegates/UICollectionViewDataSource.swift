// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedCollectionDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { answer(.numberOfSections, [collectionView]) ?? 1 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { answer(.numberOfItems, [collectionView, section]) ?? 0 }
}

extension TableDescriptor {
  static var uiCollectionViewDataSource: TableDescriptor {
    TableDescriptor("UICollectionViewDataSource", "Methods that provide what a collection view shows.")
      .call(.numberOfSections, ["collectionView": UICollectionView.self], returning: Int.self, "The number of sections; one by default.", facts: "H1")
      .call(.numberOfItems, ["collectionView": UICollectionView.self, "section": Int.self], returning: Int.self, "How many items a section has; asked again after `reloadData`.", facts: "H1")
      .call(.cellForItem, ["collectionView": UICollectionView.self, "indexPath": IndexPath.self], returning: UICollectionViewCell.self, "What shows an item: a cell that the view reuses.", facts: "H2")
      .call(.viewForSupplementaryElement, ["collectionView": UICollectionView.self, "kind": ElementKind.self, "indexPath": IndexPath.self], returning: UICollectionReusableView.self, "The header or footer of a section, by its kind.", facts: "H12")
  }
}
