import NavigationModel

extension UISegmentedControl {
  /// The segments as seen, from left to right.
  var screenSegments: [Screen.Tab] {
    let selected = selectedSegmentIndex
    return segments.enumerated().map { index, segment in
      Screen.Tab(
        segment.text, isEnabled: segment.mayBeTapped, isSelected: index == selected,
        id: segment.targetID)
    }
  }
}
