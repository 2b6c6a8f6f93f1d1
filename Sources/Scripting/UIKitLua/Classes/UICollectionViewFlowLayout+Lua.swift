import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var collectionViewFlowLayout: ClassDescriptor<UICollectionViewFlowLayout> {
    ClassDescriptor(
      "UICollectionViewFlowLayout", of: UICollectionViewFlowLayout.self,
      extends: "UICollectionViewLayout", receiver: "layout",
      summary: "Places items of one size in lines, section after section."
    )
    .initializer { _ in UICollectionViewFlowLayout() }
    .itemSize()
    .estimatedItemSize()
    .minimumLineSpacing()
    .minimumInteritemSpacing()
    .sectionInset()
    .headerReferenceSize()
    .footerReferenceSize()
    .sectionHeadersPinToVisibleBounds()
    .sectionFootersPinToVisibleBounds()
    .scrollDirection()
  }
}
