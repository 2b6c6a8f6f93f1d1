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
    .property(
      "itemSize", summary: "The size of items; 50 by 50 points by default.",
      get: { $0.itemSize }, set: { $0.itemSize = $1 }
    )
    .property(
      "estimatedItemSize",
      summary:
        "How large items are until their contents decide their sizes; zero, the default, for "
        + "items that don't fit their contents.",
      get: { $0.estimatedItemSize }, set: { $0.estimatedItemSize = $1 }
    )
    .property(
      "minimumLineSpacing", summary: "The least distance between lines; 10 points by default.",
      get: { Double($0.minimumLineSpacing) }, set: { $0.minimumLineSpacing = $1 }
    )
    .property(
      "minimumInteritemSpacing",
      summary: "The least distance between the items of a line; 10 points by default.",
      get: { Double($0.minimumInteritemSpacing) }, set: { $0.minimumInteritemSpacing = $1 }
    )
    .property(
      "sectionInset", summary: "The space around the items of each section.",
      get: { $0.sectionInset }, set: { $0.sectionInset = $1 }
    )
    .property(
      "headerReferenceSize", summary: "The size of headers; zero for none.",
      get: { $0.headerReferenceSize }, set: { $0.headerReferenceSize = $1 }
    )
    .property(
      "footerReferenceSize", summary: "The size of footers; zero for none.",
      get: { $0.footerReferenceSize }, set: { $0.footerReferenceSize = $1 }
    )
    .property(
      "sectionHeadersPinToVisibleBounds",
      summary: "Whether headers stay in sight while items of their section are there.",
      get: { $0.sectionHeadersPinToVisibleBounds },
      set: { $0.sectionHeadersPinToVisibleBounds = $1 }
    )
    .property(
      "sectionFootersPinToVisibleBounds",
      summary: "Whether footers stay in sight while items of their section are there.",
      get: { $0.sectionFootersPinToVisibleBounds },
      set: { $0.sectionFootersPinToVisibleBounds = $1 }
    )
    .property(
      "scrollDirection", summary: "Where lines follow each other; vertical by default.",
      get: { $0.scrollDirection }, set: { $0.scrollDirection = $1 }
    )
  }
}
