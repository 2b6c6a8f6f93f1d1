extension Omission {
  /// What only programs in Swift have: layout, drawing and devices that scripts do without.
  static let ofStandIns =
    standIns.map { Omission("\($0)*", "a value for programs in Swift") }
    + members.flatMap { owner, names in
      names.map { Omission("\(owner).\($0)", "a value for programs in Swift") }
    }
    + lists

  private static let standIns = [
    "CAAnimation", "CABasicAnimation", "CACornerMask", "CAGradientLayer", "CALayer",
    "CAMediaTimingFunction", "CAShapeLayer", "CATransition", "CGColor", "CGLineCap",
    "CGLineJoin", "CGPath", "CGVector", "UIBezierPath",
    "UIBlurEffect", "UIRectCorner", "UIVibrancyEffect", "UIVisualEffectView", "NSLayoutAnchor",
    "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSLineBreakMode", "UICubicTimingParameters", "UIEvent", "UIFeedbackGenerator", "UIFont",
    "UIHoverGestureRecognizer", "UIImpactFeedbackGenerator", "UILayoutPriority",
    "UILongPressGestureRecognizer", "UINotificationFeedbackGenerator", "UIPanGestureRecognizer",
    "UIPasteboard", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIScreen",
    "UISelectionFeedbackGenerator", "UISpringTimingParameters", "UIStackView",
    "UISwipeGestureRecognizer", "UITapGestureRecognizer", "UITimingCurveProvider", "UITouch",
    "UIViewAnimating", "UIViewImplicitlyAnimating", "UIViewPropertyAnimator",
  ]

  private static let members: KeyValuePairs<String, [String]> = [
    "UIView": [
      "KeyframeAnimationOptions*",
      "addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
      "animateKeyframes(withDuration:delay:options:animations:)",
      "animateKeyframes(withDuration:delay:options:animations:completion:)",
      "AnimationCurve.*", "ContentMode.*", "addConstraint(_:)", "addConstraints(_:)",
      "addGestureRecognizer(_:)", "addLayoutGuide(_:)", "bottomAnchor", "centerXAnchor",
      "centerYAnchor", "clipsToBounds", "constraints",
      "contentCompressionResistancePriority(for:)", "contentHuggingPriority(for:)", "contentMode",
      "convert(_:from:)", "convert(_:to:)", "didAddSubview(_:)", "didMoveToWindow()", "draw(_:)",
      "exchangeSubview(at:withSubviewAt:)", "firstBaselineAnchor",
      "gestureRecognizerShouldBegin(_:)", "gestureRecognizers", "heightAnchor",
      "hitTest(_:with:)", "intrinsicContentSize", "invalidateIntrinsicContentSize()",
      "isExclusiveTouch", "isMultipleTouchEnabled", "isOpaque", "lastBaselineAnchor", "layer",
      "layerClass", "layoutFittingCompressedSize", "layoutFittingExpandedSize", "layoutGuides",
      "leadingAnchor", "leftAnchor", "mask", "noIntrinsicMetric", "point(inside:with:)",
      "removeConstraint(_:)", "removeConstraints(_:)", "removeGestureRecognizer(_:)",
      "removeLayoutGuide(_:)", "requiresConstraintBasedLayout", "rightAnchor",
      "setContentCompressionResistancePriority(_:for:)", "setContentHuggingPriority(_:for:)",
      "setNeedsDisplay()", "setNeedsDisplay(_:)", "sizeThatFits(_:)", "sizeToFit()",
      "snapshotView(afterScreenUpdates:)", "systemLayoutSizeFitting(_:)", "tintColor",
      "tintColorDidChange()", "topAnchor", "trailingAnchor", "transform",
      "translatesAutoresizingMaskIntoConstraints", "updateConstraints()",
      "updateConstraintsIfNeeded()", "widthAnchor", "willMove(toSuperview:)",
      "willMove(toWindow:)", "willRemoveSubview(_:)",
    ],
    "UILabel": [
      "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "font",
      "intrinsicContentSize", "lineBreakMode", "minimumScaleFactor", "sizeThatFits(_:)",
    ],
    "UIControl": [
      "Event.allEditingEvents", "Event.allEvents", "Event.allTouchEvents", "Event.touchCancel",
      "Event.touchDownRepeat", "Event.touchDragEnter", "Event.touchDragExit",
      "Event.touchDragInside", "Event.touchDragOutside", "Event.touchUpOutside",
      "actions(forTarget:forControlEvent:)", "allControlEvents",
      "sendAction(_:to:for:)",
    ],
    "UIDevice": [
      "batteryLevel", "identifierForVendor", "isBatteryMonitoringEnabled", "localizedModel",
      "model", "name", "systemName", "systemVersion",
    ],
    "UIResponder": [
      "inputAccessoryView", "inputView", "motionBegan(_:with:)", "motionCancelled(_:with:)",
      "motionEnded(_:with:)", "reloadInputViews()", "touchesBegan(_:with:)",
      "touchesCancelled(_:with:)", "touchesEnded(_:with:)", "touchesMoved(_:with:)",
    ],
    "UIGestureRecognizer": [
      "State.*", "addTarget(_:action:)", "canBePrevented(by:)", "canPrevent(_:)",
      "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "init()",
      "init(target:action:)", "location(in:)", "location(ofTouch:in:)", "name", "numberOfTouches",
      "removeTarget(_:action:)", "require(toFail:)", "requiresExclusiveTouchType", "reset()",
      "shouldBeRequiredToFail(by:)", "shouldRequireFailure(of:)", "state",
      "touchesBegan(_:with:)", "touchesCancelled(_:with:)", "touchesEnded(_:with:)",
      "touchesMoved(_:with:)", "view",
    ],
    "UILayoutGuide": [
      "bottomAnchor", "centerXAnchor", "centerYAnchor", "heightAnchor", "identifier", "init()",
      "leadingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "trailingAnchor", "widthAnchor",
    ],
  ]

  private static let lists = [
    Omission("UISplitViewController.DisplayMode.primaryHidden", "`secondaryOnly`"),
    Omission("UISplitViewController.DisplayMode.allVisible", "`oneBesideSecondary`"),
    Omission("UISplitViewController.DisplayMode.primaryOverlay", "`oneOverSecondary`"),
    Omission("UICellAccessory*", "accessories are strings"),
    Omission("UICollectionView.CellRegistration*", "`UICollectionViewCellRegistration`"),
    Omission("UICollectionView.SupplementaryRegistration*", "`register` with a kind"),
    Omission("UICollectionView.dequeueConfiguredReusableSupplementary*", "`register` with a kind"),
    Omission("UICollectionView.ElementCategory*", "a kind is nil for an item"),
    Omission("NSDiffableDataSourceSnapshot.insertItems(*", "`insertItemsBefore` and `…After`"),
    Omission("NSDiffableDataSourceSnapshot.insertSections(*", "the same for sections"),
    Omission("NSDiffableDataSourceSnapshot.moveItem(*", "`moveItemBefore` and `moveItemAfter`"),
    Omission("NSDiffableDataSourceSnapshot.moveSection(*", "the same for sections"),
    Omission(
      "NSDiffableDataSourceSnapshot.itemIdentifiers(inSection:)", "`itemIdentifiersInSection`"),
    Omission("NSDiffableDataSourceSnapshot.numberOfItems(inSection:)", "`numberOfItemsInSection`"),
    Omission("UIBarButtonItemAppearance.copy(with:)", "a script makes another one"),
    Omission("UISceneDelegate.scene(_:continue:)", "`continue` of a scene's delegate"),
    Omission("UICollectionViewLayoutAttributes.representedElementCategory", "a kind is nil"),
    Omission("UICollectionReusableView.apply(_:)", "a layout sets the frame of a cell"),
    Omission("UICollectionViewDiffableDataSource.collectionView(*", "the functions it has"),
    Omission("UICollectionViewDiffableDataSource.numberOfSections(in:)", "its snapshot"),
    Omission("UITableViewDiffableDataSource.tableView(*", "the functions it has"),
    Omission("UITableViewDiffableDataSource.numberOfSections(in:)", "its snapshot"),
    Omission("UICollectionLayoutListConfiguration.backgroundColor", "a configuration is a table"),
    Omission("UICollectionLayoutListConfiguration.init(appearance:)", "a configuration is a table"),
    Omission("UICollectionViewListCell.indentationWidth", "kept without effect"),
    Omission("UICollectionViewListCell.indentsAccessories", "kept without effect"),
    Omission("UIContentConfiguration*", "`contentConfiguration` is a table"),
    Omission("UIContentView*", "`contentConfiguration` is a table"),
    Omission("UIListContentConfiguration.cell()", "`contentConfiguration` is a table"),
    Omission("UIListContentConfiguration.groupedFooter()", "`contentConfiguration` is a table"),
    Omission("UIListContentConfiguration.groupedHeader()", "`contentConfiguration` is a table"),
    Omission("UIListContentConfiguration.makeContentView()", "`contentConfiguration` is a table"),
    Omission("UIListContentConfiguration.plainFooter()", "`contentConfiguration` is a table"),
    Omission("UIListContentConfiguration.plainHeader()", "`contentConfiguration` is a table"),
    Omission("UIListContentConfiguration.sidebarCell()", "`contentConfiguration` is a table"),
    Omission("UIListContentConfiguration.subtitleCell()", "`contentConfiguration` is a table"),
    Omission("UIListContentConfiguration.valueCell()", "`contentConfiguration` is a table"),
    Omission("UIListContentView*", "`contentConfiguration` is a table"),
  ]
}
