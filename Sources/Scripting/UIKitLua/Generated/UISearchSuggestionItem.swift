// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UISearchSuggestionItem> {
  func localizedDescription(_ summary: String = "What is said about it; kept, no effect.", owned: Bool = false) -> Self {
    property("localizedDescription", summary: summary, owned: owned, get: { $0.localizedDescription })
  }

  func localizedSuggestion(_ summary: String = "The text that is shown.", owned: Bool = false) -> Self {
    property("localizedSuggestion", summary: summary, owned: owned, get: { $0.localizedSuggestion })
  }
}
