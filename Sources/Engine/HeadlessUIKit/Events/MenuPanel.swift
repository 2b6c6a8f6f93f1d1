import Foundation
import NavigationModel

/// A menu on the screen: it takes all taps until an entry is chosen, or the user taps outside it (H18).
final class MenuPanel: UIView {
  package let panel = PanelState()
  private var menu: UIMenu
  private let root: UIMenu
  private weak var source: NSObject?
  private let isAtRight: Bool
  private let context: ContextMenu?
  private var previewButton: PanelButton?

  init(_ menu: UIMenu, from source: NSObject?, isAtRight: Bool) {
    (self.menu, root) = (menu, menu)
    self.source = source
    self.isAtRight = isAtRight
    context = nil
    super.init(frame: .zero)
    open(menu)
  }

  /// A context menu: its preview, and the menu below it (H93).
  init(_ context: ContextMenu, from source: NSObject) {
    (menu, root) = (context.menu, context.menu)
    self.source = source
    self.context = context
    isAtRight = false
    super.init(frame: .zero)
    open(menu)
    previewButton = PanelButton(title: context.previewText, index: -1, owner: self)
  }

  /// Whether it is the context menu of a source.
  func isShown(by source: AnyObject) -> Bool { context?.source === source }

  required init?(coder: NSCoder) { nil }

  private var elements: [UIMenuElement] = []

  /// Shows a menu: elements that are made later are asked for now (H21).
  private func open(_ menu: UIMenu) {
    self.menu = menu
    for case let deferred as UIDeferredMenuElement in menu.children {
      deferred.prepare { [weak self] in self?.fill() }
    }
    fill()
  }

  /// Takes the entries of its menu as they are now.
  private func fill() {
    elements = menu.children.flatMap(\.shownElements).filter {
      !$0.shownAttributes.contains(.hidden)
    }
    panel.removeAll()
    for element in elements {
      _ = panel.add(
        element.textInMenu, to: self, isEnabled: !element.shownAttributes.contains(.disabled))
    }
    panel.destructiveIndex =
      elements.firstIndex { $0.shownAttributes.contains(.destructive) } ?? -1
  }

  package override var recordedName: String {
    let item = (source as? UIBarButtonItem)?.displayedText
    return menu.title.isEmpty ? item ?? "menu" : menu.title
  }

  nonisolated deinit {}
}

extension MenuPanel: ModalPanel {
  package var ownLevel: Double? { nil }

  package func notify(_ moment: PanelMoment) { context?.notify(moment) }

  package var obstacleToTapOutside: String? {
    panel.phase == .shown ? nil : "the menu is still being presented"
  }

  package func userTapsOutside() { disappear(by: -1, animated: true) }

  /// Chooses an entry: the menu disappears, then the action is performed (the order is unconfirmed);
  /// a menu opens in its place.
  package func userTaps(_ button: PanelButton) {
    if button === previewButton {
      context?.commit()
      return disappear(by: -1, animated: true)
    }
    guard elements.indices.contains(button.index) else { return }
    let element = elements[button.index]
    if let inner = element as? UIMenu { return open(inner) }
    let keeps = element.shownAttributes.contains(.keepsMenuPresented)
    if !keeps { disappear(by: button.index, animated: true) }
    if let group = group(of: element, in: root) { group.select(element) }
    element.perform(from: source)
    if keeps { fill() }
  }

  /// The menu around an entry in which only one has a mark (H20).
  private func group(of element: UIMenuElement, in menu: UIMenu) -> UIMenu? {
    if menu.options.contains(.singleSelection),
      menu.shownLeaves.contains(where: { $0 === element })
    {
      return menu
    }
    return menu.children.lazy.compactMap { $0 as? UIMenu }
      .compactMap { self.group(of: element, in: $0) }.first
  }

  /// Its layer on the screen, at the side where its source is.
  package func layer(on screen: Frame) -> Screen.Layer {
    var pane = Screen.Pane()
    if let previewButton {
      pane.elements.append(
        Screen.Element(.button(Screen.Button(previewButton.title, id: previewButton.targetID))))
    }
    if !menu.title.isEmpty {
      pane.elements += [Screen.Element(.label(Screen.TextLabel(menu.title, .centre, wraps: true)))]
    }
    pane.elements += zip(panel.buttons, elements).map { button, element in
      let attributes = element.shownAttributes
      return Screen.Element(
        .button(
          Screen.Button(
            button.title, isEnabled: button.isEnabled, id: button.targetID,
            role: attributes.contains(.destructive) ? .destructive : .plain)))
    }
    let width = 250.0, height = Double(44 * max(pane.elements.count, 1))
    let frame = Frame(
      x: isAtRight ? screen.width - width : 0, y: min(100, screen.height - height), width: width,
      height: height)
    return Screen.Layer(.popover, frame: frame, pane)
  }
}

extension Stage {
  /// Whether a button is at the right edge of a bar on the screen.
  func isAtRight(_ item: UIBarButtonItem) -> Bool {
    hierarchy.visibleInFront.contains {
      registry[$0]?.navigationItem.itemsAtRight.contains { $0 === item } == true
    }
  }

  /// Shows a menu above everything in the window in front (H18).
  func show(_ menu: UIMenu, from source: NSObject?, isAtRight: Bool = false) {
    guard panel == nil else { return }
    MenuPanel(menu, from: source, isAtRight: isAtRight).appear(in: frontWindow)
  }
}
