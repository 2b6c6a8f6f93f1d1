// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIScrollView> {
  func adjustedContentInset(_ summary: String = "The space around the content with the part of the safe area that is added to it.", owned: Bool = false) -> Self {
    property("adjustedContentInset", summary: summary, owned: owned, get: { $0.adjustedContentInset })
  }

  func alwaysBounceHorizontal(_ summary: String = "Whether that is possible horizontally even if the content fits.", owned: Bool = false) -> Self {
    property("alwaysBounceHorizontal", summary: summary, owned: owned, get: { $0.alwaysBounceHorizontal }, set: { $0.alwaysBounceHorizontal = $1 })
  }

  func alwaysBounceVertical(_ summary: String = "Whether that is possible vertically even if the content fits.", owned: Bool = false) -> Self {
    property("alwaysBounceVertical", summary: summary, owned: owned, get: { $0.alwaysBounceVertical }, set: { $0.alwaysBounceVertical = $1 })
  }

  func automaticallyAdjustsScrollIndicatorInsets(_ summary: String = "Whether the insets of the indicators follow the safe area; kept, no effect.", owned: Bool = false) -> Self {
    property("automaticallyAdjustsScrollIndicatorInsets", summary: summary, owned: owned, get: { $0.automaticallyAdjustsScrollIndicatorInsets }, set: { $0.automaticallyAdjustsScrollIndicatorInsets = $1 })
  }

  func bounces(_ summary: String = "Whether the user can drag the content beyond its edges; it returns then.", owned: Bool = false) -> Self {
    property("bounces", summary: summary, owned: owned, get: { $0.bounces }, set: { $0.bounces = $1 })
  }

  func contentInset(_ summary: String = "The space around the content.", owned: Bool = false) -> Self {
    property("contentInset", summary: summary, owned: owned, get: { $0.contentInset }, set: { $0.contentInset = $1 })
  }

  func contentInsetAdjustmentBehavior(_ summary: String = "How the safe area becomes a part of `adjustedContentInset`.", owned: Bool = false) -> Self {
    property("contentInsetAdjustmentBehavior", summary: summary, owned: owned, get: { $0.contentInsetAdjustmentBehavior }, set: { $0.contentInsetAdjustmentBehavior = $1 })
  }

  func contentOffset(_ summary: String = "Which point of the content is at the upper left corner; set, it scrolls without an animation.", owned: Bool = false) -> Self {
    property("contentOffset", summary: summary, owned: owned, get: { $0.contentOffset }, set: { $0.contentOffset = $1 })
  }

  func contentSize(_ summary: String = "The size of the content, in points.", owned: Bool = false) -> Self {
    property("contentSize", summary: summary, owned: owned, get: { $0.contentSize }, set: { $0.contentSize = $1 })
  }

  func horizontalScrollIndicatorInsets(_ summary: String = "The insets of the horizontal indicator; kept, no effect.", owned: Bool = false) -> Self {
    property("horizontalScrollIndicatorInsets", summary: summary, owned: owned, get: { $0.horizontalScrollIndicatorInsets }, set: { $0.horizontalScrollIndicatorInsets = $1 })
  }

  func isDecelerating(_ summary: String = "Whether the content moves on without a finger.", owned: Bool = false) -> Self {
    property("isDecelerating", summary: summary, owned: owned, get: { $0.isDecelerating })
  }

  func isDragging(_ summary: String = "Whether the user drags the content.", owned: Bool = false) -> Self {
    property("isDragging", summary: summary, owned: owned, get: { $0.isDragging })
  }

  func isPagingEnabled(_ summary: String = "Whether scrolling stops at multiples of its size.", owned: Bool = false) -> Self {
    property("isPagingEnabled", summary: summary, owned: owned, get: { $0.isPagingEnabled }, set: { $0.isPagingEnabled = $1 })
  }

  func isScrollEnabled(_ summary: String = "Whether the user can scroll it; true by default.", owned: Bool = false) -> Self {
    property("isScrollEnabled", summary: summary, owned: owned, get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 })
  }

  func isTracking(_ summary: String = "Whether the user touches it.", owned: Bool = false) -> Self {
    property("isTracking", summary: summary, owned: owned, get: { $0.isTracking })
  }

  func keyboardDismissMode(_ summary: String = "What scrolling does to the keyboard.", owned: Bool = false) -> Self {
    property("keyboardDismissMode", summary: summary, owned: owned, get: { $0.keyboardDismissMode }, set: { $0.keyboardDismissMode = $1 })
  }

  func refreshControl(_ summary: String = "The control that the user pulls to refresh the content; nil for none.", owned: Bool = false) -> Self {
    property("refreshControl", summary: summary, owned: owned, get: { $0.refreshControl }, set: { $0.refreshControl = $1 })
  }

  func scrollRectToVisible(_ summary: String = "Scrolls as little as is needed to make a part of the content visible; does nothing if it is.") -> Self {
    method("scrollRectToVisible", "rect", "animated", summary: summary) { (object: UIScrollView, rect: CGRect, animated: Bool) -> Void in
      object.scrollRectToVisible(rect, animated: animated)
    }
  }

  func scrollsToTop(_ summary: String = "Whether a tap on the status bar scrolls to the top; true by default.", owned: Bool = false) -> Self {
    property("scrollsToTop", summary: summary, owned: owned, get: { $0.scrollsToTop }, set: { $0.scrollsToTop = $1 })
  }

  func showsHorizontalScrollIndicator(_ summary: String = "Whether the indicator of the horizontal position is shown; kept, no effect.", owned: Bool = false) -> Self {
    property("showsHorizontalScrollIndicator", summary: summary, owned: owned, get: { $0.showsHorizontalScrollIndicator }, set: { $0.showsHorizontalScrollIndicator = $1 })
  }

  func showsVerticalScrollIndicator(_ summary: String = "Whether the indicator of the vertical position is shown; kept, no effect.", owned: Bool = false) -> Self {
    property("showsVerticalScrollIndicator", summary: summary, owned: owned, get: { $0.showsVerticalScrollIndicator }, set: { $0.showsVerticalScrollIndicator = $1 })
  }

  func verticalScrollIndicatorInsets(_ summary: String = "The insets of the vertical indicator; kept, no effect.", owned: Bool = false) -> Self {
    property("verticalScrollIndicatorInsets", summary: summary, owned: owned, get: { $0.verticalScrollIndicatorInsets }, set: { $0.verticalScrollIndicatorInsets = $1 })
  }
}
