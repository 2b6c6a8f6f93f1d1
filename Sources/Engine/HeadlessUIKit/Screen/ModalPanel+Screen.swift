import NavigationModel

extension ModalPanel {
  /// Its layer on the screen.
  package func layer(on screen: Frame) -> Screen.Layer {
    var pane = Screen.Pane()
    pane.elements = elements
    let isAlert = self is UIAlertView
    let inPopover = (self as? UIActionSheet)?.isInPopover == true
    let width = isAlert ? 270 : inPopover ? 320 : screen.width
    let height = Double(60 + 44 * panel.buttons.count)
    let frame = Frame(
      x: (screen.width - width) / 2,
      y: isAlert || inPopover ? (screen.height - height) / 2 : screen.height - height,
      width: width, height: height)
    return Screen.Layer(isAlert ? .alert : inPopover ? .popover : .actionSheet, frame: frame, pane)
  }

  /// Texts, fields and buttons, from the top.
  private var elements: [Screen.Element] {
    let fields = (self as? UIAlertView)?.fields ?? []
    return texts.map { Screen.Element(.label(Screen.TextLabel($0, .centre, wraps: true))) }
      + fields.map { Screen.Element(.field($0.screenField)) }
      + buttonsAsSeen.map {
        Screen.Element(
          .button(Screen.Button($0.title, id: $0.targetID, role: role(of: $0.index))))
      }
  }

  private func role(of index: Int) -> Screen.Role {
    index == panel.cancelIndex
      ? .cancel : index == panel.destructiveIndex ? .destructive : .plain
  }

  private var texts: [String] {
    switch self {
    case let alert as UIAlertView: [alert.title, alert.message ?? ""].filter { !$0.isEmpty }
    case let sheet as UIActionSheet: [sheet.title].filter { !$0.isEmpty }
    default: []
    }
  }

  /// Cancel is the first of two buttons of an alert, otherwise the last; a popover has none.
  private var buttonsAsSeen: [PanelButton] {
    let cancel = panel.buttons.filter { $0.index == panel.cancelIndex }
    let others = panel.buttons.filter { $0.index != panel.cancelIndex }
    if (self as? UIActionSheet)?.isInPopover == true { return others }
    return self is UIAlertView && others.count == 1 ? cancel + others : others + cancel
  }
}
