import Foundation
import NavigationModel

extension Stage {
  /// The contents of the device's screen: the front window, as a value.
  ///
  /// `ScreenPrinter` draws it; `user` taps its targets.
  public var screen: Screen { asCurrent { currentScreen } }

  /// The same as it was drawn last: nothing is laid out for it, and the program is asked nothing.
  package var drawnScreen: Screen {
    readsDrawnScreen = true
    defer { readsDrawnScreen = false }
    return screen
  }

  private var currentScreen: Screen {
    guard let window = hierarchy.frontWindow else { return Screen(traits: traits) }
    let maker = PaneMaker(stage: self)
    let base = Screen.Layer(
      .full, frame: screenFrame, window.root.map { maker.pane(of: $0) } ?? maker.pane(of: window))
    let addedByHand = window.uncontained.compactMap { layer(addedByHand: $0, maker) }
    let presented = hierarchy.layeredInFront.compactMap { layer(of: $0, maker) }
    var layers = [base] + addedByHand + presented
    let loose = maker.loose(in: window)
    layers[0].pane.elements += loose.behind
    let front = layers.count - 1
    layers[front].pane.elements += loose.inFront.map { $0.moved(into: layers[front].frame) }
    layers += floatingLayer + panelLayer
    return Screen(
      traits: traits, showsStatus: profile.bars.heights.statusBar(traits) > 0,
      layers: Array(layers.suffix(from: layers.lastIndex { $0.kind == .full } ?? 0)),
      keyboard: keyboard)
  }

  private var screenFrame: Frame {
    Frame(x: 0, y: 0, width: traits.screen.width, height: traits.screen.height)
  }

  /// The layer of a controller whose view was added to the window by hand and fills it; nil for a
  /// smaller one, which is among the window's views.
  private func layer(addedByHand id: Hierarchy.ID, _ maker: PaneMaker) -> Screen.Layer? {
    guard let frame = registry[id]?.viewIfLoaded?.frame, Frame(frame).covers(screenFrame) else {
      return nil
    }
    return Screen.Layer(.full, frame: screenFrame, maker.pane(of: id))
  }

  /// The layer of a presented controller; nil if it replaces its presenter.
  private func layer(of id: Hierarchy.ID, _ maker: PaneMaker) -> Screen.Layer? {
    guard let presenter = hierarchy[id].presenter,
      let style = hierarchy[presenter].presentation?.adaptedStyle, !style.isContextual,
      let controller = registry[id]
    else { return nil }
    var frame = Frame(frameOnScreen(ofPresented: controller))
    if style == .popover { frame.x = popoverEdge(of: controller, width: frame.width) ?? frame.x }
    var layer = Screen.Layer(
      kind(of: controller, style, frame), frame: frame, maker.pane(of: id))
    if isUndimmedSheet(id) { layer.dimsTheRest = false }
    layer.curled = isCurled(id, on: presenter) ? maker.pane(of: presenter) : nil
    layer.sheet = style.isSheet ? sheet(of: controller) : nil
    layer.source = style == .popover ? source(of: controller) : nil
    layer.arrow = style == .popover ? arrow(of: controller) : nil
    return layer
  }

  /// Whether a part of the presenter stays rolled up over a controller.
  private func isCurled(_ id: Hierarchy.ID, on presenter: Hierarchy.ID) -> Bool {
    guard profile.curlsPartially, let presentation = hierarchy[presenter].presentation else {
      return false
    }
    return hierarchy.transitionStyle(of: id, on: presenter, in: presentation.style) == .partialCurl
  }

  private func kind(
    of controller: UIViewController, _ style: PresentationStyle, _ frame: Frame
  ) -> Screen.Layer.Kind {
    if style == .popover { return .popover }
    if let alert = controller as? UIAlertController {
      return alert.preferredStyle == .alert ? .alert : .actionSheet
    }
    let isAtBottom = frame.y > 0 && frame.y + frame.height >= screenFrame.height
    if frame.width < screenFrame.width, !isAtBottom { return .card }
    return frame == screenFrame ? .full : .sheet
  }

  /// The left edge of a popover at a bar button, in points; nil for other popovers.
  private func popoverEdge(of controller: UIViewController, width: Double) -> Double? {
    let popover = controller.parts.presentationOptions.manager as? UIPopoverPresentationController
    guard let button = popover?.item else { return nil }
    let items = hierarchy.visibleInFront.compactMap { registry[$0]?.navigationItem }
    if items.contains(where: { $0.itemsAtRight.contains(button) }) {
      return screenFrame.width - width
    }
    return items.contains { $0.itemsAtLeft.contains(button) } ? 0 : nil
  }

  private var panelLayer: [Screen.Layer] {
    [panel].compactMap { $0?.layer(on: screenFrame) }
  }

  private var floatingLayer: [Screen.Layer] {
    guard let controller = services.floating else { return [] }
    var pane = Screen.Pane()
    pane.elements = [Screen.Element(.caption(controller.label))]
    return [
      Screen.Layer(
        controller.coversScreen ? .full : .card, frame: frame(ofFloating: controller), pane)
    ]
  }

  /// Where a system controller is that isn't presented: in the middle, or everywhere.
  func frame(ofFloating controller: any SystemController) -> Frame {
    guard !controller.coversScreen else { return screenFrame }
    return Frame(
      x: screenFrame.width / 2 - 140, y: screenFrame.height / 2 - 80, width: 280, height: 160)
  }

  /// The keys of the keyboard for the first responder on screen.
  private var keyboard: String? {
    guard let field = firstResponder as? any TextEntryView, field.takesKeyboard, field.window != nil
    else { return nil }
    let controller = field.nearestController
    let isOnScreen = controller.map { hierarchy.visibleInFront.contains($0.id) } ?? false
    guard isOnScreen || panel.map(field.isDescendant) == true else { return nil }
    return "\(field.keyboardType)"
  }
}

extension Screen.Element {
  /// The same with its frame in that of a layer.
  fileprivate func moved(into layer: Frame) -> Screen.Element {
    var copy = self
    copy.frame?.x -= layer.x
    copy.frame?.y -= layer.y
    return copy
  }
}
