// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<MKMapView> {
  func mapType(_ summary: String = "What the map shows.", owned: Bool = false) -> Self {
    property("mapType", summary: summary, owned: owned, get: { $0.mapType }, set: { $0.mapType = $1 })
  }
}
