// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIPageControl> {
  func currentPage(_ summary: String = "The page that is shown, from 0 on; limited to those that there are.", owned: Bool = false) -> Self {
    property("currentPage", summary: summary, owned: owned, get: { $0.currentPage }, set: { $0.currentPage = $1 })
  }

  func hidesForSinglePage(_ summary: String = "Whether it is hidden where there is one page; kept, no effect.", owned: Bool = false) -> Self {
    property("hidesForSinglePage", summary: summary, owned: owned, get: { $0.hidesForSinglePage }, set: { $0.hidesForSinglePage = $1 })
  }

  func numberOfPages(_ summary: String = "How many pages there are.", owned: Bool = false) -> Self {
    property("numberOfPages", summary: summary, owned: owned, get: { $0.numberOfPages }, set: { $0.numberOfPages = $1 })
  }
}
