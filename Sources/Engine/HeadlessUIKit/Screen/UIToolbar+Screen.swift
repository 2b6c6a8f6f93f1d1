import NavigationModel

extension UIToolbar {
  /// The buttons and spaces, from left to right.
  var screenItems: [Screen.BarItem] {
    (items ?? []).map { item in
      item.screenButton(in: self).map { .button($0) }
        ?? .space(isFlexible: item.systemItem == .flexibleSpace)
    }
  }
}
