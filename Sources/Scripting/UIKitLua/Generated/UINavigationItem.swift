// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UINavigationItem> {
  func additionalOverflowItems(_ summary: String = "Entries of the overflow menu after those of the groups (iOS 16).", owned: Bool = false) -> Self {
    property("additionalOverflowItems", summary: summary, owned: owned, get: { $0.additionalOverflowItems }, set: { $0.additionalOverflowItems = $1 })
  }

  func attributedSubtitle(_ summary: String = "The line below the title with attributes, which have no effect; in place of `subtitle` (iOS 26).", owned: Bool = false) -> Self {
    property("attributedSubtitle", summary: summary, owned: owned, get: { $0.attributedSubtitle }, set: { $0.attributedSubtitle = $1 })
  }

  func attributedTitle(_ summary: String = "The text in the middle with attributes, which have no effect; in place of the title (iOS 26).", owned: Bool = false) -> Self {
    property("attributedTitle", summary: summary, owned: owned, get: { $0.attributedTitle }, set: { $0.attributedTitle = $1 })
  }

  func backAction(_ summary: String = "What the back button performs instead of a pop, while this one is on top; with nothing below, a back button is made from its title or image (iOS 16).", owned: Bool = false) -> Self {
    property("backAction", summary: summary, owned: owned, get: { $0.backAction }, set: { $0.backAction = $1 })
  }

  func backBarButtonItem(_ summary: String = "The back button that the next controller shows for this one.", owned: Bool = false) -> Self {
    property("backBarButtonItem", summary: summary, owned: owned, get: { $0.backBarButtonItem }, set: { $0.backBarButtonItem = $1 })
  }

  func backButtonDisplayMode(_ summary: String = "How much text the default back button for this one shows.", owned: Bool = false) -> Self {
    property("backButtonDisplayMode", summary: summary, owned: owned, get: { $0.backButtonDisplayMode }, set: { $0.backButtonDisplayMode = $1 })
  }

  func backButtonTitle(_ summary: String = "The title of the default back button for this one.", owned: Bool = false) -> Self {
    property("backButtonTitle", summary: summary, owned: owned, get: { $0.backButtonTitle }, set: { $0.backButtonTitle = $1 })
  }

  func centerItemGroups(_ summary: String = "The groups of items in the middle for the styles browser and editor, else in an overflow menu (iOS 16).", owned: Bool = false) -> Self {
    property("centerItemGroups", summary: summary, owned: owned, get: { $0.centerItemGroups }, set: { $0.centerItemGroups = $1 })
  }

  func compactAppearance(_ summary: String = "The appearance of a low bar while this item is on top; nil for its own.", owned: Bool = false) -> Self {
    property("compactAppearance", summary: summary, owned: owned, get: { $0.compactAppearance }, set: { $0.compactAppearance = $1 })
  }

  func compactScrollEdgeAppearance(_ summary: String = "The same of a low bar; nil for its own.", owned: Bool = false) -> Self {
    property("compactScrollEdgeAppearance", summary: summary, owned: owned, get: { $0.compactScrollEdgeAppearance }, set: { $0.compactScrollEdgeAppearance = $1 })
  }

  func customizationIdentifier(_ summary: String = "A name under which UIKit stores how the user customizes the bar (iOS 16); kept, no effect.", owned: Bool = false) -> Self {
    property("customizationIdentifier", summary: summary, owned: owned, get: { $0.customizationIdentifier }, set: { $0.customizationIdentifier = $1 })
  }

  func hidesBackButton(_ summary: String = "Whether the back button is hidden while this one is on top.", owned: Bool = false) -> Self {
    property("hidesBackButton", summary: summary, owned: owned, get: { $0.hidesBackButton }, set: { $0.hidesBackButton = $1 })
  }

  func hidesSearchBarWhenScrolling(_ summary: String = "Whether the bar hides as the contents scroll; false pins it.", owned: Bool = false) -> Self {
    property("hidesSearchBarWhenScrolling", summary: summary, owned: owned, get: { $0.hidesSearchBarWhenScrolling }, set: { $0.hidesSearchBarWhenScrolling = $1 })
  }

  func largeAttributedSubtitle(_ summary: String = "The same below a large title (iOS 26).", owned: Bool = false) -> Self {
    property("largeAttributedSubtitle", summary: summary, owned: owned, get: { $0.largeAttributedSubtitle }, set: { $0.largeAttributedSubtitle = $1 })
  }

  func largeSubtitle(_ summary: String = "The same below a large title; nil for `subtitle` (iOS 26).", owned: Bool = false) -> Self {
    property("largeSubtitle", summary: summary, owned: owned, get: { $0.largeSubtitle }, set: { $0.largeSubtitle = $1 })
  }

  func largeSubtitleView(_ summary: String = "The same below a large title (iOS 26).", owned: Bool = false) -> Self {
    property("largeSubtitleView", summary: summary, owned: owned, get: { $0.largeSubtitleView }, set: { $0.largeSubtitleView = $1 })
  }

  func largeTitle(_ summary: String = "The text below the buttons where the title is large; nil for the title (iOS 26).", owned: Bool = false) -> Self {
    property("largeTitle", summary: summary, owned: owned, get: { $0.largeTitle }, set: { $0.largeTitle = $1 })
  }

  func largeTitleDisplayMode(_ summary: String = "How large the title is if the bar prefers large titles.", owned: Bool = false) -> Self {
    property("largeTitleDisplayMode", summary: summary, owned: owned, get: { $0.largeTitleDisplayMode }, set: { $0.largeTitleDisplayMode = $1 })
  }

  func leftBarButtonItem(_ summary: String = "Element 0 of `leftBarButtonItems`.", owned: Bool = false) -> Self {
    property("leftBarButtonItem", summary: summary, owned: owned, get: { $0.leftBarButtonItem }, set: { $0.leftBarButtonItem = $1 })
  }

  func leftBarButtonItems(_ summary: String = "The items at the left edge, from the edge inwards, each of them once.", owned: Bool = false) -> Self {
    property("leftBarButtonItems", summary: summary, owned: owned, get: { $0.leftBarButtonItems }, set: { $0.leftBarButtonItems = $1 })
  }

  func leftItemsSupplementBackButton(_ summary: String = "Whether custom left items are shown beside the back button instead of replacing it.", owned: Bool = false) -> Self {
    property("leftItemsSupplementBackButton", summary: summary, owned: owned, get: { $0.leftItemsSupplementBackButton }, set: { $0.leftItemsSupplementBackButton = $1 })
  }

  func pinnedTrailingGroup(_ summary: String = "The group at the right edge, beyond all others and the overflow menu; nil for none (iOS 16).", owned: Bool = false) -> Self {
    property("pinnedTrailingGroup", summary: summary, owned: owned, get: { $0.pinnedTrailingGroup }, set: { $0.pinnedTrailingGroup = $1 })
  }

  func preferredSearchBarPlacement(_ summary: String = "Where the bar should be.", owned: Bool = false) -> Self {
    property("preferredSearchBarPlacement", summary: summary, owned: owned, get: { $0.preferredSearchBarPlacement }, set: { $0.preferredSearchBarPlacement = $1 })
  }

  func prompt(_ summary: String = "A line of text above the buttons.", owned: Bool = false) -> Self {
    property("prompt", summary: summary, owned: owned, get: { $0.prompt }, set: { $0.prompt = $1 })
  }

  func rightBarButtonItem(_ summary: String = "Element 0 of `rightBarButtonItems`.", owned: Bool = false) -> Self {
    property("rightBarButtonItem", summary: summary, owned: owned, get: { $0.rightBarButtonItem }, set: { $0.rightBarButtonItem = $1 })
  }

  func rightBarButtonItems(_ summary: String = "The items at the right edge, from the edge inwards, each of them once.", owned: Bool = false) -> Self {
    property("rightBarButtonItems", summary: summary, owned: owned, get: { $0.rightBarButtonItems }, set: { $0.rightBarButtonItems = $1 })
  }

  func scrollEdgeAppearance(_ summary: String = "The appearance while no content is scrolled below the bar and this item is on top; nil for its own.", owned: Bool = false) -> Self {
    property("scrollEdgeAppearance", summary: summary, owned: owned, get: { $0.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 })
  }

  func searchBarPlacement(_ summary: String = "Where the bar is; meaningful only while there is one.", owned: Bool = false) -> Self {
    property("searchBarPlacement", summary: summary, owned: owned, get: { $0.searchBarPlacement })
  }

  func searchController(_ summary: String = "The search whose bar the navigation bar shows while this item is on top; retained.", owned: Bool = false) -> Self {
    property("searchController", summary: summary, owned: owned, get: { $0.searchController }, set: { $0.searchController = $1 })
  }

  func standardAppearance(_ summary: String = "The bar's appearance while this item is on top; nil for its own.", owned: Bool = false) -> Self {
    property("standardAppearance", summary: summary, owned: owned, get: { $0.standardAppearance }, set: { $0.standardAppearance = $1 })
  }

  func style(_ summary: String = "How the bar arranges what it shows (iOS 16).", owned: Bool = false) -> Self {
    property("style", summary: summary, owned: owned, get: { $0.style }, set: { $0.style = $1 })
  }

  func subtitle(_ summary: String = "A smaller line of text below the title (iOS 26).", owned: Bool = false) -> Self {
    property("subtitle", summary: summary, owned: owned, get: { $0.subtitle }, set: { $0.subtitle = $1 })
  }

  func subtitleView(_ summary: String = "The view below the title, whose text is shown; in place of the texts there (iOS 26).", owned: Bool = false) -> Self {
    property("subtitleView", summary: summary, owned: owned, get: { $0.subtitleView }, set: { $0.subtitleView = $1 })
  }

  func title(_ summary: String = "The text in the middle.", owned: Bool = false) -> Self {
    property("title", summary: summary, owned: owned, get: { $0.title }, set: { $0.title = $1 })
  }

  func titleView(_ summary: String = "The view shown in the middle instead of the title.", owned: Bool = false) -> Self {
    property("titleView", summary: summary, owned: owned, get: { $0.titleView }, set: { $0.titleView = $1 })
  }
}
