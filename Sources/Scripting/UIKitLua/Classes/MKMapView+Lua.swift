import HeadlessUIKit
import Lua

extension MKMapType: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.standard, .satellite, .hybrid] }
}

extension ScriptWorld {
  var mapView: ClassDescriptor<MKMapView> {
    ClassDescriptor(
      "MKMapView", of: MKMapView.self, extends: "UIView", receiver: "map",
      summary: "A map; a screen shows the name of its class."
    )
    .initializer { _ in MKMapView(frame: .zero) }
    .property(
      "mapType", summary: "Whether streets, pictures from above or both are shown.",
      get: { $0.mapType }, set: { $0.mapType = $1 }
    )
  }
}
