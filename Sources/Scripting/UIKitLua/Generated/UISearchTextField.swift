// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UISearchTextField> {
  func allowsCopyingTokens(_ summary: String = "Whether the user can copy tokens; kept, no effect.", owned: Bool = false) -> Self {
    property("allowsCopyingTokens", summary: summary, owned: owned, get: { $0.allowsCopyingTokens }, set: { $0.allowsCopyingTokens = $1 })
  }

  func allowsDeletingTokens(_ summary: String = "Whether the user can delete tokens; true by default.", owned: Bool = false) -> Self {
    property("allowsDeletingTokens", summary: summary, owned: owned, get: { $0.allowsDeletingTokens }, set: { $0.allowsDeletingTokens = $1 })
  }

  func tokenBackgroundColor(_ summary: String = "The color of tokens; nil for the usual one; kept, no effect.", owned: Bool = false) -> Self {
    property("tokenBackgroundColor", summary: summary, owned: owned, get: { $0.tokenBackgroundColor }, set: { $0.tokenBackgroundColor = $1 })
  }

  func tokens(_ summary: String = "The tokens in front of its text; setting them updates the results of an active search.", owned: Bool = false) -> Self {
    property("tokens", summary: summary, owned: owned, get: { $0.tokens }, set: { $0.tokens = $1 })
  }
}
