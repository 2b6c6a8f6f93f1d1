import HeadlessUIKit
import Lua

extension MKMapType: LuaEnumeration {}

extension ScriptWorld {
  var mapView: ClassDescriptor<MKMapView> {
    ClassDescriptor(
      "MKMapView", of: MKMapView.self, extends: "UIView", receiver: "map",
      summary: "A map; a screen shows the name of its class."
    )
    .initializer { _ in MKMapView(frame: .zero) }
    .mapType("Whether streets, pictures from above or both are shown.")
  }
}
