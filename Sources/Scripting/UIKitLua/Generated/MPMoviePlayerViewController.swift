// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<MPMoviePlayerViewController> {
  func moviePlayer(_ summary: String = "The player of the movie, and the object of the notification.", owned: Bool = false) -> Self {
    property("moviePlayer", summary: summary, owned: owned, get: { $0.moviePlayer })
  }
}
