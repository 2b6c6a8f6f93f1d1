---@meta
-- Written by `drilldown meta`; do not edit.

---A map; a screen shows the name of its class.
---@class MKMapView : UIView
---@field mapType MKMapType Whether streets, pictures from above or both are shown.
---@overload fun(arguments?: MKMapView.Arguments): MKMapView
MKMapView = {}

---What MKMapView is called with.
---@class MKMapView.Arguments : UIView.Arguments
---@field mapType? MKMapType
