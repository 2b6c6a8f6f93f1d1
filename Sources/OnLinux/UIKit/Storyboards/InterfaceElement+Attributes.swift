#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  extension InterfaceElement {
    /// The value of a user-defined attribute; nil if that is its value, or if it can't be read.
    @MainActor var attributeValue: Any? {
      let part = child(key: "value")
      switch self["type"] {
      case "string": return string("value")
      case "localizedString": return string("value").map { NSLocalizedString($0, comment: "") }
      case "boolean": return flag("value")
      case "number":
        let text = part?["value"] ?? self["value"] ?? ""
        return Int(text) ?? Double(text)
      case "color": return color("value")
      case "image": return self["value"].flatMap { UIImage(named: $0) }
      case "point": return part.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
      case "size": return part.map(\.size)
      case "rect": return part?.rect
      case "range":
        return part.map {
          NSRange(location: $0.whole("location") ?? 0, length: $0.whole("length") ?? 0)
        }
      default: return nil
      }
    }

    /// Sets a property of one of UIKit's classes by the path of an attribute; false if it is none of
    /// those that programs set like that.
    @MainActor static func set(attribute path: String, _ value: Any?, of object: AnyObject) -> Bool
    {
      guard let view = object as? UIView else { return false }
      switch path {
      case "layer.cornerRadius": uiKitAttribute(value, &view.layer.cornerRadius)
      case "layer.borderWidth": uiKitAttribute(value, &view.layer.borderWidth)
      case "layer.masksToBounds": uiKitAttribute(value, &view.layer.masksToBounds)
      case "layer.opacity": uiKitAttribute(value, &view.layer.opacity)
      case "layer.zPosition": uiKitAttribute(value, &view.layer.zPosition)
      case "layer.shadowOpacity": uiKitAttribute(value, &view.layer.shadowOpacity)
      case "layer.shadowRadius": uiKitAttribute(value, &view.layer.shadowRadius)
      case "layer.shadowOffset": uiKitAttribute(value, &view.layer.shadowOffset)
      // A layer takes no `UIColor`: nothing is seen of it.
      case "layer.borderColor", "layer.shadowColor", "layer.backgroundColor": break
      case "alpha": uiKitAttribute(value, &view.alpha)
      case "hidden": uiKitAttribute(value, &view.isHidden)
      case "tag": uiKitAttribute(value, &view.tag)
      case "clipsToBounds": uiKitAttribute(value, &view.clipsToBounds)
      case "backgroundColor": uiKitAttribute(value, &view.backgroundColor)
      case "tintColor": uiKitAttribute(value, &view.tintColor)
      case "accessibilityIdentifier": uiKitAttribute(value, &view.accessibilityIdentifier)
      case "accessibilityLabel": uiKitAttribute(value, &view.accessibilityLabel)
      default: return false
      }
      return true
    }
  }

  /// Sets a property to the value of a user-defined attribute; one of another type leaves it.
  ///
  /// `drilldown-uikit` calls it in the overrides of `uiKitSetOutlet(_:_:)` that it adds.
  @preconcurrency @MainActor
  public func uiKitAttribute<Value>(_ object: Any?, _ property: inout Value) {
    let number = object as? Double ?? (object as? Int).map(Double.init)
    let numbers: [Any?] =
      number.map {
        [$0, CGFloat($0), Float($0), Int(exactly: $0.rounded(.towardZero)), $0 != 0]
      } ?? []
    if let value = ([object] + numbers).lazy.compactMap({ $0 as? Value }).first { property = value }
  }
#endif
