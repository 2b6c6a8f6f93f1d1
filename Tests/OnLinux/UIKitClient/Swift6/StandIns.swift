import SwiftUI
import UIKit
import WebKit
import os

/// Classes that keep what they are given, and what of them has an effect.
@MainActor enum StandIns {
  static func run() async {
    layout()
    scrolling()
    device()
    textAndPictures()
    stacks()
    layers()
    await time()
    commands()
    Logging.run()
    await hosting()
    geometry()
    controls()
    views()
  }

  private static func layout() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (inner, other) = (UIView(), UIView())
    view.addSubview(inner)
    view.addSubview(other)
    inner.translatesAutoresizingMaskIntoConstraints = false
    other.translatesAutoresizingMaskIntoConstraints = false
    let width = other.widthAnchor.constraint(equalToConstant: 40)
    width.priority = .defaultHigh
    width.identifier = "width"
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      other.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      other.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      other.heightAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5), width,
    ])
    view.layoutIfNeeded()
    Log.add("inner: \(inner.frame == CGRect(x: 5, y: 10, width: 90, height: 190))")
    Log.add("other: \(other.frame == CGRect(x: 30, y: 90, width: 40, height: 20))")
    width.constant = 60
    width.isActive = true
    view.setNeedsLayout()
    view.layoutIfNeeded()
    Log.add(
      "wider: \(other.frame.width) \(width.firstAttribute == .width) \(width.relation == .equal)")
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let pinned = NSLayoutConstraint(
      item: guide, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .left, multiplier: 1, constant: 3)
    pinned.priority = UILayoutPriority(rawValue: 750)
    view.addConstraint(pinned)
    Log.add("guides: \(view.layoutGuides.count) \(guide.owningView === view) \(pinned.constant)")
    let anchors: [Any] = [
      view.safeAreaLayoutGuide.topAnchor, view.layoutMarginsGuide.leftAnchor,
      view.readableContentGuide.widthAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor,
      view.rightAnchor, view.keyboardLayoutGuide.topAnchor,
    ]
    Log.add("anchors: \(anchors.count)")
    inner.setContentHuggingPriority(.required, for: .horizontal)
    inner.setContentCompressionResistancePriority(.defaultLow - 1, for: .vertical)
    Log.add("hugging: \(inner.contentHuggingPriority(for: .horizontal).rawValue)")
    inner.removeConstraints(inner.constraints)
    NSLayoutConstraint.deactivate([width, pinned])
    Log.add("active: \(width.isActive) \(pinned.isActive) \(UIView.noIntrinsicMetric)")
    Log.add("fits: \(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width >= 0)")
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    Log.add("margins: \(view.layoutMargins.left)")
    let spacing = view.topAnchor.constraint(
      equalToSystemSpacingBelow: inner.bottomAnchor, multiplier: 1)
    Log.add("spacing: \(spacing.constant)")
  }

  private static func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
    scroll.isPagingEnabled = true
    scroll.bounces = false
    scroll.alwaysBounceVertical = true
    scroll.isScrollEnabled = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.keyboardDismissMode = .interactive
    scroll.decelerationRate = .fast
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.verticalScrollIndicatorInsets = .zero
    scroll.delaysContentTouches = false
    scroll.canCancelContentTouches = true
    scroll.isDirectionalLockEnabled = true
    scroll.scrollsToTop = false
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 2
    scroll.refreshControl = UIRefreshControl()
    scroll.flashScrollIndicators()
    Log.add(
      "offset: \(scroll.contentOffset.y) \(scroll.adjustedContentInset.top) \(scroll.zoomScale)")
    Log.add("moving: \(scroll.isDragging) \(scroll.isDecelerating) \(scroll.isTracking)")
    Log.add("gestures: \(scroll.panGestureRecognizer.view === scroll)")
    Log.add("guides: \(scroll.contentLayoutGuide !== scroll.frameLayoutGuide)")
  }

  private static func device() {
    let (screen, device) = (UIScreen.main, UIDevice.current)
    Log.add(
      "screen: \(screen.bounds.width > 0) \(screen.scale > 0) \(screen.nativeScale > 0) \(screen.nativeBounds.height > 0) \(UIScreen.screens.count)"
    )
    Log.add(
      "device: \(device.userInterfaceIdiom == .phone) \(device.systemName) \(device.model) \(device.systemVersion.isEmpty) \(device.name.isEmpty)"
    )
    device.beginGeneratingDeviceOrientationNotifications()
    Log.add(
      "orientation: \(device.orientation.isLandscape) \(device.orientation.isValidInterfaceOrientation) \(device.identifierForVendor != nil)"
    )
    device.endGeneratingDeviceOrientationNotifications()
    device.isBatteryMonitoringEnabled = true
    Log.add("battery: \(device.batteryState == .unknown) \(device.batteryLevel)")
    Log.add(
      "brightness: \(screen.brightness >= 0) \(screen.traitCollection.userInterfaceIdiom == .phone) \(screen.maximumFramesPerSecond)"
    )
    Log.add(
      "voice over: \(UIAccessibility.isVoiceOverRunning) \(UIAccessibility.isReduceMotionEnabled)")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  private static func textAndPictures() {
    let fonts = [
      UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 13), .italicSystemFont(ofSize: 14),
      .systemFont(ofSize: 15, weight: .semibold), .preferredFont(forTextStyle: .headline),
      .monospacedDigitSystemFont(ofSize: 16, weight: .bold),
      .monospacedSystemFont(ofSize: 17, weight: .regular), UIFont(name: "Georgia", size: 18),
      UIFont.systemFont(ofSize: 1).withSize(19),
    ]
    Log.add("fonts: \(fonts.map { $0?.pointSize ?? 0 })")
    Log.add(
      "metrics: \(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10)).pointSize) \(UIFont.systemFontSize) \(UIFont.systemFont(ofSize: 10).lineHeight > 0)"
    )
    let images = [
      UIImage(systemName: "star"), UIImage(named: "star"), UIImage(),
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 3)),
      UIImage(named: "star", in: nil, compatibleWith: nil), UIImage(data: Data()),
    ]
    Log.add("images: \(images.count)")
    let image = UIImage().withRenderingMode(.alwaysTemplate).withTintColor(.red)
    Log.add("image: \(image.renderingMode == .alwaysTemplate) \(image.size) \(image.scale)")
    let picture = UIImageView(image: image, highlightedImage: nil)
    picture.contentMode = .scaleAspectFit
    picture.isHighlighted = true
    picture.tintColor = .red
    let text = NSAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 2), .foregroundColor: UIColor.red])
    let label = UILabel()
    label.attributedText = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    Log.add("label: \(label.text ?? "") \(label.textAlignment == .center) \(text.length)")
    let colors: [UIColor] = [
      .systemBackground, .label, .secondaryLabel, .separator, .systemGroupedBackground, .clear,
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(white: 0.5, alpha: 1), .systemBlue,
      UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1), UIColor { _ in .red }, .systemRed,
      UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1), UIColor.black.withAlphaComponent(0.4),
    ]
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let isRead = colors[6].getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    Log.add(
      "color: \(isRead) \(red) \(green) \(blue) \(alpha) \(colors.count) \(colors[6].cgColor.alpha)"
    )
    Log.add(
      "resolved: \(UIColor { $0.userInterfaceStyle == .dark ? .black : .white }.resolvedColor(with: .init(userInterfaceStyle: .dark)) == .black)"
    )
  }

  private static func stacks() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.axis = .vertical
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.alignment = .fill
    stack.isLayoutMarginsRelativeArrangement = true
    stack.addArrangedSubview(UIView())
    stack.insertArrangedSubview(UIView(), at: 0)
    stack.setCustomSpacing(4, after: stack.arrangedSubviews[0])
    stack.removeArrangedSubview(stack.arrangedSubviews[1])
    stack.layoutMargins = .zero
    stack.frame = CGRect(x: 0, y: 0, width: 10, height: 110)
    stack.layoutIfNeeded()
    Log.add("stack: \(stack.arrangedSubviews.map(\.frame.height)) \(stack.subviews.count)")
  }

  private static func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.cornerRadius = 4
    view.layer.masksToBounds = true
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOffset = CGSize(width: 1, height: 1)
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 2
    view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    view.layer.zPosition = 2
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.layer.shouldRasterize = true
    view.layer.rasterizationScale = 2
    view.layer.name = "view"
    view.layer.speed = 1
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    view.layer.contents = nil
    view.layer.setNeedsDisplay()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.1
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    view.layer.add(animation, forKey: "fade")
    Log.add("keys: \(view.layer.animationKeys() ?? [])")
    view.layer.removeAllAnimations()
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    view.layer.insertSublayer(gradient, at: 0)
    view.layer.mask = CAShapeLayer()
    Log.add(
      "layers: \(view.layer.sublayers?.count ?? 0) \(view.layer.cornerRadius) \(gradient.superlayer === view.layer)"
    )
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    let group = CAAnimationGroup()
    group.animations = [CAKeyframeAnimation(keyPath: "position")]
    Log.add("group: \(group.animations?.count ?? 0)")
    view.mask = UIView()
    view.layer.removeFromSuperlayer()
    gradient.frame = view.bounds
    let snapshot = view.snapshotView(afterScreenUpdates: false)
    Log.add("snapshot: \(snapshot?.frame.width ?? 0)")
    Log.add("media time: \(CACurrentMediaTime() > 0)")
  }

  private static func time() async {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 0.05, dampingRatio: 0.8) { view.alpha = 0 }
    animator.addAnimations { view.isHidden = false }
    animator.isInterruptible = true
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.isReversed = true
    Log.add(
      "animator: \(animator.state == .active) \(animator.isRunning) \(animator.fractionComplete)")
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
    Log.add("stopped: \(animator.state == .inactive)")
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Selector("tick", Ticker.tick))
    link.add(to: .main, forMode: .common)
    await UIView.animate(withDuration: 0.2) {}
    link.invalidate()
    Log.add("ticks: \(ticker.count > 1)")
    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
    let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 1, dy: 0))
    _ = UIViewPropertyAnimator(duration: 1, timingParameters: curve)
    _ = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    _ = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
    let running = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.01, delay: 0, options: [], animations: { view.alpha = 1 },
      completion: { _ in Log.add("ran") })
    await Client.time("running", 0.01) { _ = await running.addCompletion() }
  }

  private static func commands() {
    let command = UIKeyCommand(
      title: "Save", image: nil, action: Selector("save"), input: "s", modifierFlags: .command,
      propertyList: nil)
    command.discoverabilityTitle = "Save"
    command.wantsPriorityOverSystemBehavior = true
    Log.add("command: \(command.input ?? "") \(command.title) \(UIKeyCommand.inputEscape.isEmpty)")
    let activity = NSUserActivity(activityType: "org.example.open")
    activity.title = "Open"
    activity.userInfo = ["id": 1]
    activity.addUserInfoEntries(from: ["more": 2])
    activity.webpageURL = URL(string: "https://example.org")
    activity.isEligibleForHandoff = true
    activity.isEligibleForSearch = true
    activity.becomeCurrent()
    Log.add("activity: \(activity.userInfo?.count ?? 0) \(activity.activityType)")
    let pasteboard = UIPasteboard.general
    pasteboard.string = "text"
    pasteboard.url = URL(string: "https://example.org")
    Log.add(
      "pasteboard: \(pasteboard.string ?? "") \(pasteboard.hasStrings) \(pasteboard.items.count)")
    let impact = UIImpactFeedbackGenerator(style: .medium)
    impact.prepare()
    impact.impactOccurred(intensity: 0.4)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let menu = UIMenu(
      title: "Menu", image: nil, options: [.displayInline],
      children: [UIAction(title: "A") { _ in }, command])
    Log.add("menu: \(menu.children.count) \(menu.replacingChildren([]).children.count)")
    let share = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
    share.excludedActivityTypes = [.airDrop]
    share.completionWithItemsHandler = { _, _, _, _ in }
    Log.add("share: \(share.excludedActivityTypes?.count ?? 0)")
    let log = OSLog(subsystem: "client", category: "flow")
    os_log("logged", log: log, type: .debug)
  }

  private static func hosting() async {
    let host = UIHostingController(rootView: Text("Hello"))
    Log.add("host: \(type(of: host.rootView)) \(host.view.subviews.count >= 0)")
    host.rootView = Text("Other")
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    web.navigationDelegate = nil
    web.uiDelegate = nil
    web.allowsBackForwardNavigationGestures = true
    web.loadHTMLString("<p>", baseURL: nil)
    Log.add("web: \(web.url?.absoluteString ?? "none") \(web.canGoBack) \(web.scrollView.bounces)")
    web.reload()
    web.stopLoading()
    web.goBack()
  }

  private static func geometry() {
    let transform = CGAffineTransform(rotationAngle: 0).translatedBy(x: 1, y: 2).inverted()
    Log.add(
      "transform: \(transform.tx) \(transform.isIdentity) \(transform.concatenating(.identity) == transform)"
    )
    Log.add("point: \(CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 3)))")
    Log.add(
      "insets: \(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))"
    )
    Log.add("value: \(NSValue(cgRect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgRectValue.width)")
    Log.add("path: \(IndexPath(row: 1, section: 2).section) \(IndexPath(item: 3, section: 0).item)")
    Log.add(
      "edges: \(UIRectEdge.all.contains(.left)) \(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))"
    )
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    Log.add(
      "converted: \(view.convert(CGPoint(x: 1, y: 1), to: parent)) \(parent.convert(view.bounds, from: view))"
    )
  }

  private static func controls() {
    let button = UIButton(
      type: .custom, primaryAction: UIAction(title: "Go") { _ in Log.add("went") })
    button.setImage(UIImage(), for: .normal)
    button.setTitleColor(.red, for: [.highlighted, .selected])
    button.titleLabel?.font = .systemFont(ofSize: 2)
    button.contentEdgeInsets = .zero
    button.imageView?.contentMode = .center
    button.configuration = .filled()
    button.configuration?.title = "Filled"
    button.menu = UIMenu(children: [])
    button.showsMenuAsPrimaryAction = false
    button.tag = 4
    button.addAction(UIAction { _ in Log.add("action") }, for: .touchUpInside)
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .touchUpInside)
    Log.add(
      "button: \(button.allControlEvents.contains(.touchUpInside)) \(button.state == .normal)")
    let toggle = UISwitch()
    toggle.setOn(true, animated: false)
    toggle.onTintColor = .red
    let slider = UISlider()
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.setValue(4, animated: false)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    let field = UITextField()
    field.placeholder = "Name"
    field.text = "text"
    field.borderStyle = .roundedRect
    field.keyboardType = .emailAddress
    field.returnKeyType = .done
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.isSecureTextEntry = true
    field.leftView = UIView()
    field.leftViewMode = .always
    field.clearButtonMode = .whileEditing
    let progress = UIProgressView(progressViewStyle: .default)
    progress.setProgress(0.5, animated: false)
    let activity = UIActivityIndicatorView(style: .large)
    activity.startAnimating()
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 2
    let stepper = UIStepper()
    stepper.value = 3
    Log.add(
      "controls: \(toggle.isOn) \(slider.value) \(segments.numberOfSegments) \(field.text ?? "") \(progress.progress) \(activity.isAnimating) \(pages.currentPage) \(stepper.value)"
    )
  }

  private static func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (a, b) = (UIView(), UIView())
    view.addSubview(a)
    view.insertSubview(b, belowSubview: a)
    view.insertSubview(UIView(), aboveSubview: b)
    view.insertSubview(UIView(), at: 0)
    view.bringSubviewToFront(b)
    view.sendSubviewToBack(a)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.autoresizesSubviews = true
    view.isOpaque = false
    view.isMultipleTouchEnabled = true
    view.isExclusiveTouch = true
    view.tintAdjustmentMode = .dimmed
    view.overrideUserInterfaceStyle = .dark
    view.semanticContentAttribute = .forceRightToLeft
    view.tag = 7
    view.accessibilityViewIsModal = true
    view.accessibilityIdentifier = "view"
    view.accessibilityLabel = "View"
    view.isAccessibilityElement = true
    view.contentScaleFactor = 2
    view.setNeedsDisplay()
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    view.endEditing(true)
    Log.add(
      "views: \(view.subviews.count) \(view.viewWithTag(7) === view) \(a.isDescendant(of: view))")
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.contentView.addSubview(UIView())
    let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    Log.add("effects: \(blur.contentView.subviews.count) \(vibrancy === vibrancy)")
    view.removeFromSuperview()
  }
}

/// Counts the pictures of a display link.
@MainActor final class Ticker: NSObject {
  private(set) var count = 0

  func tick() { count += 1 }
}
