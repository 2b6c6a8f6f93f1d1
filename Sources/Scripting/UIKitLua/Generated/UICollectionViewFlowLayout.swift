// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UICollectionViewFlowLayout> {
  func estimatedItemSize(_ summary: String = "How large items are as long as their contents haven't decided their sizes; zero, the default, for items that don't fit their contents.", owned: Bool = false) -> Self {
    property("estimatedItemSize", summary: summary, owned: owned, get: { $0.estimatedItemSize }, set: { $0.estimatedItemSize = $1 })
  }

  func footerReferenceSize(_ summary: String = "The size of footers, of which only the extent along the scrolling counts; zero for none.", owned: Bool = false) -> Self {
    property("footerReferenceSize", summary: summary, owned: owned, get: { $0.footerReferenceSize }, set: { $0.footerReferenceSize = $1 })
  }

  func headerReferenceSize(_ summary: String = "The size of headers, of which only the extent along the scrolling counts; zero for none.", owned: Bool = false) -> Self {
    property("headerReferenceSize", summary: summary, owned: owned, get: { $0.headerReferenceSize }, set: { $0.headerReferenceSize = $1 })
  }

  func itemSize(_ summary: String = "The size of items; 50 by 50 points by default.", owned: Bool = false) -> Self {
    property("itemSize", summary: summary, owned: owned, get: { $0.itemSize }, set: { $0.itemSize = $1 })
  }

  func minimumInteritemSpacing(_ summary: String = "The least distance between the items of a line; 10 points by default.", owned: Bool = false) -> Self {
    property("minimumInteritemSpacing", summary: summary, owned: owned, get: { $0.minimumInteritemSpacing }, set: { $0.minimumInteritemSpacing = $1 })
  }

  func minimumLineSpacing(_ summary: String = "The least distance between lines; 10 points by default.", owned: Bool = false) -> Self {
    property("minimumLineSpacing", summary: summary, owned: owned, get: { $0.minimumLineSpacing }, set: { $0.minimumLineSpacing = $1 })
  }

  func scrollDirection(_ summary: String = "Where lines follow each other; vertical by default.", owned: Bool = false) -> Self {
    property("scrollDirection", summary: summary, owned: owned, get: { $0.scrollDirection }, set: { $0.scrollDirection = $1 })
  }

  func sectionFootersPinToVisibleBounds(_ summary: String = "Whether footers stay at the end of the bounds while items of their section are there; false by default.", owned: Bool = false) -> Self {
    property("sectionFootersPinToVisibleBounds", summary: summary, owned: owned, get: { $0.sectionFootersPinToVisibleBounds }, set: { $0.sectionFootersPinToVisibleBounds = $1 })
  }

  func sectionHeadersPinToVisibleBounds(_ summary: String = "Whether headers stay at the start of the bounds while items of their section are there; false by default.", owned: Bool = false) -> Self {
    property("sectionHeadersPinToVisibleBounds", summary: summary, owned: owned, get: { $0.sectionHeadersPinToVisibleBounds }, set: { $0.sectionHeadersPinToVisibleBounds = $1 })
  }

  func sectionInset(_ summary: String = "The space around the items of each section.", owned: Bool = false) -> Self {
    property("sectionInset", summary: summary, owned: owned, get: { $0.sectionInset }, set: { $0.sectionInset = $1 })
  }
}
