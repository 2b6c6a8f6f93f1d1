// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UISegmentedControl> {
  func isMomentary(_ summary: String = "Whether a segment is selected only while it is touched.", owned: Bool = false) -> Self {
    property("isMomentary", summary: summary, owned: owned, get: { $0.isMomentary }, set: { $0.isMomentary = $1 })
  }

  func numberOfSegments(_ summary: String = "The number of segments.", owned: Bool = false) -> Self {
    property("numberOfSegments", summary: summary, owned: owned, get: { $0.numberOfSegments })
  }

  func removeAllSegments(_ summary: String = "Removes all segments.") -> Self {
    method("removeAllSegments", summary: summary) { (object: UISegmentedControl) -> Void in
      object.removeAllSegments()
    }
  }
}
