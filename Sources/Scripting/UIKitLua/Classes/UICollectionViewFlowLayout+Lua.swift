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
    .itemSize("The size of items; 50 by 50 points by default.")
    .estimatedItemSize(
      "How large items are until their contents decide their sizes; zero, the default, for "
        + "items that don't fit their contents."
    )
    .minimumLineSpacing("The least distance between lines; 10 points by default.")
    .minimumInteritemSpacing(
      "The least distance between the items of a line; 10 points by default."
    )
    .sectionInset("The space around the items of each section.")
    .headerReferenceSize("The size of headers; zero for none.")
    .footerReferenceSize("The size of footers; zero for none.")
    .sectionHeadersPinToVisibleBounds(
      "Whether headers stay in sight while items of their section are there."
    )
    .sectionFootersPinToVisibleBounds(
      "Whether footers stay in sight while items of their section are there."
    )
    .scrollDirection("Where lines follow each other; vertical by default.")
  }
}
