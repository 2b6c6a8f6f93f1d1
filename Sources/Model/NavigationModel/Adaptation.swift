/// How a presentation style adapts to another one in a compact size class.
public struct Adaptation: Sendable {
  /// The style that was set; nil for any.
  let style: UIModalPresentationStyle?
  /// The device; nil for any.
  let device: Traits.Device?
  /// The horizontal size class; nil for any.
  let horizontal: Traits.SizeClass?
  /// The vertical size class; nil for any.
  let vertical: Traits.SizeClass?
  /// The style it adapts to.
  let replacement: UIModalPresentationStyle
  /// Whether it leaves alone a sheet that is attached to the lower edge in compact height (F60).
  let sparesAttached: Bool

  init(
    _ style: UIModalPresentationStyle?, on device: Traits.Device? = nil,
    horizontal: Traits.SizeClass? = nil, vertical: Traits.SizeClass? = nil,
    becomes replacement: UIModalPresentationStyle, unlessAttached: Bool = false
  ) {
    self.style = style
    self.device = device
    self.horizontal = horizontal
    self.vertical = vertical
    self.replacement = replacement
    sparesAttached = unlessAttached
  }

  func applies(to style: UIModalPresentationStyle, in traits: Traits, isAttached: Bool) -> Bool {
    !(sparesAttached && isAttached)
      && (self.style ?? style) == style && (device ?? traits.device) == traits.device
      && (horizontal ?? traits.horizontal) == traits.horizontal
      && (vertical ?? traits.vertical) == traits.vertical
  }

  /// iOS 13 and later.
  static let modern = [
    // P28, F60
    Adaptation(.pageSheet, vertical: .compact, becomes: .overFullScreen, unlessAttached: true),
    Adaptation(.formSheet, vertical: .compact, becomes: .overFullScreen, unlessAttached: true),
    Adaptation(.popover, horizontal: .compact, becomes: .formSheet),  // P30
    Adaptation(.popover, vertical: .compact, becomes: .formSheet),  // P30
  ]

  /// iOS 7 to 12.
  static let mid = [
    Adaptation(.pageSheet, horizontal: .compact, becomes: .fullScreen),  // P29
    Adaptation(.formSheet, horizontal: .compact, becomes: .fullScreen),  // P29
    Adaptation(.pageSheet, vertical: .compact, becomes: .fullScreen),  // P28
    Adaptation(.popover, horizontal: .compact, becomes: .fullScreen),  // P30
    Adaptation(.popover, vertical: .compact, becomes: .formSheet),  // P30
  ]

  /// iOS 5 and 6: iPhones cover the screen in every style, and iPads have fewer styles.
  static let classic = [
    Adaptation(.overFullScreen, becomes: .fullScreen),
    Adaptation(.custom, becomes: .fullScreen),
    Adaptation(.popover, becomes: .fullScreen),  // unconfirmed
    Adaptation(.overCurrentContext, on: .iPad, becomes: .currentContext),  // unconfirmed
    Adaptation(.pageSheet, on: .iPhone, becomes: .fullScreen),
    Adaptation(.formSheet, on: .iPhone, becomes: .fullScreen),
    Adaptation(.currentContext, on: .iPhone, becomes: .fullScreen),  // P6
    Adaptation(.overCurrentContext, on: .iPhone, becomes: .fullScreen),  // P6
  ]
}

extension Profile {
  /// The style that a presentation adapts to in some surroundings; the same if it fits.
  ///
  /// Attached: as a sheet it prefers the lower edge in compact height (F60).
  public func adapted(
    _ style: UIModalPresentationStyle, to traits: Traits, isAttached: Bool = false
  ) -> UIModalPresentationStyle {
    var current = style
    // Rows may be chained, but not in a circle.
    for _ in adaptations {
      guard
        let row = adaptations.first(where: {
          $0.applies(to: current, in: traits, isAttached: isAttached)
        }),
        row.replacement != current
      else { return current }
      current = row.replacement
    }
    return current
  }

  /// The style that a sheet or popover adapts to by default, for a delegate to change (P31).
  public func replacement(
    of style: UIModalPresentationStyle, in traits: Traits, isAttached: Bool = false
  ) -> UIModalPresentationStyle? {
    adaptations.first { $0.applies(to: style, in: traits, isAttached: isAttached) }?.replacement
  }
}
