import Foundation
import NavigationModel

/// A class of views or controllers, of which one has to be around a bar (H113).
@MainActor
package struct AppearanceContainer {
  /// Identifies the class.
  package let id: AnyHashable
  /// Whether a view or controller is one of it.
  package let isOfClass: (UIResponder) -> Bool

  /// A class that isn't Swift's.
  package init(id: AnyHashable, isOfClass: @escaping (UIResponder) -> Bool) {
    self.id = id
    self.isOfClass = isOfClass
  }

  /// A class of Swift's.
  init(_ type: any UIAppearanceContainer.Type) {
    let wanted: AnyClass = type
    id = ObjectIdentifier(wanted)
    isOfClass = { responder in
      var current: AnyClass? = Swift.type(of: responder)
      while let own = current {
        if own == wanted { return true }
        current = _getSuperclass(own)
      }
      return false
    }
  }
}

/// The appearance of the bars of a class that are in some containers, the nearest one first (H113).
struct ContainedAppearance {
  /// The class of the bars.
  let type: ObjectIdentifier
  /// What they are in.
  let containers: [AppearanceContainer]
  /// The object that stands for them.
  let proxy: UIView

  /// The place of the outermost container among those around a bar, the outermost one first; nil if
  /// the bar isn't in all of them.
  @MainActor
  func place(in around: [UIResponder]) -> Int? {
    var outermost: Int?
    var rest = around[...]
    for container in containers.reversed() {
      guard let found = rest.firstIndex(where: container.isOfClass) else { return nil }
      outermost = outermost ?? found
      rest = rest[(found + 1)...]
    }
    return outermost
  }
}

extension Stage {
  /// The object that stands for all bars of a class in some containers, the nearest one first.
  func proxy<Bar: BarWithLook>(
    of type: AnyClass, in containers: [AppearanceContainer], _ make: () -> Bar
  ) -> Bar {
    if containers.isEmpty { return proxy(of: type, make) }
    let type = ObjectIdentifier(type)
    let known = containedAppearances.first {
      $0.type == type && $0.containers.map(\.id) == containers.map(\.id)
    }
    if let proxy = known?.proxy as? Bar { return proxy }
    let proxy = make()
    containedAppearances.append(
      ContainedAppearance(type: type, containers: containers, proxy: proxy))
    return proxy
  }

  /// What was set for the bars of a class that are in the containers that a bar is in: the outermost
  /// container wins, then the longer list, then the later one (the last is unconfirmed).
  func appearances(of type: AnyClass, around bar: any BarWithLook) -> [any BarWithLook] {
    if containedAppearances.isEmpty { return [] }
    let around = bar.containers
    let key = ObjectIdentifier(type)
    return containedAppearances.enumerated().compactMap { index, appearance in
      guard appearance.type == key, appearance.proxy !== bar,
        let place = appearance.place(in: around), let proxy = appearance.proxy as? any BarWithLook
      else { return nil }
      return ((place, -appearance.containers.count, -index), proxy)
    }
    .sorted { (left: ((Int, Int, Int), any BarWithLook), right) in left.0 < right.0 }
    .map(\.1)
  }
}

extension BarWithLook {
  /// The views and controllers around it, the outermost one first.
  fileprivate var containers: [UIResponder] {
    var found: [UIResponder] = []
    var known: Set<ObjectIdentifier> = []
    var current: UIResponder? = superview
    while let responder = current, known.insert(ObjectIdentifier(responder)).inserted {
      found.append(responder)
      current = responder.next
    }
    return found.reversed()
  }
}

/// A container whose contents can have an appearance of their own (H113).
///
/// [UIAppearanceContainer](https://developer.apple.com/documentation/uikit/uiappearancecontainer)
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}
