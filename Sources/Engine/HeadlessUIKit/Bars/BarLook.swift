import NavigationModel

/// What a program has set of a bar's look; what it hasn't follows from the appearance of its class.
struct BarLook {
  /// The style of the background.
  var style: UIBarStyle?
  /// Whether content shows through it.
  var isTranslucent: Bool?
  /// The color of its buttons.
  var tint: UIColor?
  /// Its appearances (iOS 13).
  var appearances = BarAppearances()

  /// This look, completed by another one.
  func completed(by other: BarLook) -> BarLook {
    BarLook(
      style: style ?? other.style, isTranslucent: isTranslucent ?? other.isTranslucent,
      tint: tint ?? other.tint, appearances: appearances.completed(by: other.appearances))
  }
}

/// A bar whose look a program sets for it alone, or for all bars of its class (iOS 5).
protocol BarWithLook: UIView {
  /// What was set for it alone.
  var ownLook: BarLook { get set }
  /// The appearance that it has kept since it was on screen; nil before.
  var keptLook: BarLook? { get set }
}

extension BarWithLook {
  /// What it has where nothing was set for it: the appearance; nil if no class has one.
  var inheritedLook: BarLook? {
    let stage = Stage.current
    if stage.appearances.isEmpty && stage.containedAppearances.isEmpty { return nil }
    return keptLook ?? stage.appearance(of: self)
  }

  /// A part of its look: what was set for it, else that of its class; nil where neither is.
  func look<Value>(_ part: (BarLook) -> Value?) -> Value? {
    part(ownLook) ?? inheritedLook.flatMap(part)
  }

  /// Changes its own look; bars on screen keep what they have of a class's.
  func changeLook(_ change: (inout BarLook) -> Void) {
    Stage.current.keepLooks(of: self)
    recordingStage.hasBarLooks = true
    var look = ownLook
    change(&look)
    ownLook = look
  }
}

extension Stage {
  /// The object that stands for all bars of a class.
  func proxy<Bar: BarWithLook>(of type: AnyClass, _ make: () -> Bar) -> Bar {
    let key = ObjectIdentifier(type)
    if let proxy = appearances[key] as? Bar { return proxy }
    let proxy = make()
    appearances[key] = proxy
    return proxy
  }

  /// What was set for all bars of a bar's class and of its superclasses, first for those in the
  /// containers that it is in.
  func appearance(of bar: any BarWithLook) -> BarLook {
    var look = BarLook()
    var type: AnyClass? = Swift.type(of: bar)
    while let current = type {
      for proxy in appearances(of: current, around: bar) {
        look = look.completed(by: proxy.ownLook)
      }
      let proxy = appearances[ObjectIdentifier(current)] as? any BarWithLook
      if let proxy, proxy !== bar { look = look.completed(by: proxy.ownLook) }
      type = _getSuperclass(current)
    }
    return look
  }

  /// Lets the bars on screen keep their look when the appearance of a class changes: it applies to
  /// bars that come into a window afterwards.
  func keepLooks(of proxy: any BarWithLook) {
    guard
      appearances.values.contains(where: { $0 === proxy })
        || containedAppearances.contains(where: { $0.proxy === proxy })
    else { return }
    for window in registry.windows { window.window?.keepLooksOfBars() }
  }
}

extension UIView {
  /// Keeps the look of the bars below it.
  fileprivate func keepLooksOfBars() {
    if let bar = self as? any BarWithLook {
      bar.keptLook = bar.keptLook ?? Stage.current.appearance(of: bar)
    }
    for subview in subviews { subview.keepLooksOfBars() }
  }
}
