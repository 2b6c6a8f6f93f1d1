import NavigationModel

extension UIAlertController {
  /// Its texts, fields and buttons, from the top.
  var screenElements: [Screen.Element] {
    let texts = [title, message].compactMap { $0 }
    return texts.map { Screen.Element(.label(Screen.TextLabel($0, .centre, wraps: true))) }
      + (textFields ?? []).map { Screen.Element(.field($0.screenField)) }
      + actionsAsSeen.map {
        Screen.Element(
          .button(
            Screen.Button(
              $0.title ?? "", isEnabled: $0.isEnabled, id: $0.targetID, role: role(of: $0))))
      }
  }

  private func role(of action: UIAlertAction) -> Screen.Role {
    if action === preferredAction { return .preferred }
    return switch action.style {
    case .default: .plain
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }

  /// Cancel is the first of two buttons of an alert, otherwise the last.
  private var actionsAsSeen: [UIAlertAction] {
    let cancel = actionsToTap.filter { $0.style == .cancel }
    let others = actionsToTap.filter { $0.style != .cancel }
    return preferredStyle == .alert && others.count == 1 ? cancel + others : others + cancel
  }
}
