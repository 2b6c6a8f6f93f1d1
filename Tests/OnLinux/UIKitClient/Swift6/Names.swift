import SafariServices
import UIKit

/// Members that programs name, each once, with its type, by the release of iOS that brought it.
///
/// One that is missing or has another type doesn't compile. A new member of the module gets a line here.
@MainActor enum Names {
  static func run() {
    ofSwift()
    since2()
    since3()
    since4And5()
    since6()
    since7()
    since8()
    since9()
    since10()
    since11()
    since13()
    since13AndPointers()
    since14And15()
    since17()
  }

  /// A property that can be set.
  private static func sets<Owner, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, _ type: Value.Type
  ) {}

  /// A property of a value that can be set.
  private static func changes<Owner, Value>(
    _ path: WritableKeyPath<Owner, Value>, _ type: Value.Type
  ) {}

  /// A property that is read.
  private static func reads<Owner, Value>(_ path: KeyPath<Owner, Value>, _ type: Value.Type) {}

  /// What Foundation, Dispatch and Core Graphics have on Apple's platforms, whatever the release.
  private static func ofSwift() {
    let table = NSMapTable<NSString, NSObject>(
      keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: .strongMemory)
    _ = NSMapTable<NSString, NSObject>(keyOptions: .copyIn, valueOptions: [], capacity: 4)
    let tables: [() -> NSMapTable<NSString, NSObject>] = [
      NSMapTable.strongToStrongObjects, NSMapTable.weakToStrongObjects,
      NSMapTable.strongToWeakObjects, NSMapTable.weakToWeakObjects,
    ]
    let _: (NSString?) -> NSObject? = table.object(forKey:)
    let _: (NSObject?, NSString?) -> Void = table.setObject(_:forKey:)
    let _: (NSString?) -> Void = table.removeObject(forKey:)
    let _: () -> Void = table.removeAllObjects
    let _: () -> NSEnumerator = table.keyEnumerator
    let _: () -> NSEnumerator? = table.objectEnumerator
    let _: () -> [AnyHashable: NSObject] = table.dictionaryRepresentation
    let _: Int = table.count
    let objects = NSHashTable<AnyObject>.weakObjects()
    _ = NSHashTable<AnyObject>(options: [.weakMemory])
    _ = NSHashTable<AnyObject>(options: [], capacity: 2)
    let _: (AnyObject?) -> Void = objects.add(_:)
    let _: (AnyObject?) -> Void = objects.remove(_:)
    let _: (AnyObject?) -> Bool = objects.contains(_:)
    let _: (AnyObject?) -> AnyObject? = objects.member(_:)
    let _: () -> Void = objects.removeAllObjects
    let _: () -> NSEnumerator = objects.objectEnumerator
    let _: [AnyObject] = objects.allObjects
    let _: AnyObject? = objects.anyObject
    let _: (Int, Set<AnyHashable>) = (objects.count, objects.setRepresentation)
    let _: (NSHashTable<AnyObject>) -> Void = objects.union(_:)
    let _: (NSHashTable<AnyObject>) -> Void = objects.intersect(_:)
    let _: (NSHashTable<AnyObject>) -> Void = objects.minus(_:)
    let _: (NSHashTable<AnyObject>) -> Bool = objects.intersects(_:)
    let _: (NSHashTable<AnyObject>) -> Bool = objects.isSubset(of:)
    let units: [UInt64] = [NSEC_PER_SEC, NSEC_PER_MSEC, NSEC_PER_USEC, USEC_PER_SEC, MSEC_PER_SEC]
    let _: String = ProcessInfo().processName
    let numbers: [CGFloat] = [
      CGRectGetMinX(.zero), CGRectGetMidX(.zero), CGRectGetMaxX(.zero), CGRectGetMinY(.zero),
      CGRectGetMidY(.zero), CGRectGetMaxY(.zero), CGRectGetWidth(.zero), CGRectGetHeight(.zero),
    ]
    let rectangles: [CGRect] = [
      CGRectMake(1, 2, 3, 4), CGRectInset(.zero, 1, 1), CGRectOffset(.zero, 1, 1),
      CGRectUnion(.zero, .zero), CGRectIntersection(.zero, .zero), CGRectIntegral(.zero),
      CGRectStandardize(.zero),
    ]
    let answers: [Bool] = [
      CGRectContainsPoint(.zero, .zero), CGRectContainsRect(.zero, .zero), CGRectIsEmpty(.zero),
      CGRectIntersectsRect(.zero, .zero), CGRectEqualToRect(.zero, .zero), CGRectIsNull(.zero),
      CGRectIsInfinite(.zero), CGPointEqualToPoint(.zero, .zero), CGSizeEqualToSize(.zero, .zero),
    ]
    let _: (CGPoint, CGSize, CGVector) = (CGPointMake(1, 2), CGSizeMake(1, 2), CGVectorMake(1, 2))
    let transforms: [CGAffineTransform] = [
      CGAffineTransformMake(1, 0, 0, 1, 0, 0), CGAffineTransformMakeScale(2, 2),
      CGAffineTransformMakeRotation(1), CGAffineTransformMakeTranslation(1, 2),
      CGAffineTransformScale(.identity, 1, 1), CGAffineTransformRotate(.identity, 1),
      CGAffineTransformTranslate(.identity, 1, 1), CGAffineTransformInvert(.identity),
      CGAffineTransformConcat(.identity, .identity),
    ]
    let _: Bool = CGAffineTransformIsIdentity(.identity)
    Log.add(
      "names: \(tables.count) \(units.count) \(numbers.count) \(rectangles.count) \(answers.count) \(transforms.count)"
    )
  }

  /// Since iPhone OS 2.
  private static func since2() {
    let path = CGMutablePath()
    let all = CGAffineTransform.identity
    path.move(to: .zero)
    path.move(to: .zero, transform: all)
    path.addLine(to: .zero, transform: all)
    path.addLines(between: [.zero], transform: all)
    path.addRect(.zero, transform: all)
    path.addRects([.zero], transform: all)
    path.addEllipse(in: .zero, transform: all)
    path.addQuadCurve(to: .zero, control: .zero, transform: all)
    path.addCurve(to: .zero, control1: .zero, control2: .zero, transform: all)
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true, transform: all)
    path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1, transform: all)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1, transform: all)
    path.addPath(CGPath(rect: .zero, transform: nil), transform: all)
    path.closeSubpath()
    let _: CGPath? = path.copy()
    let _: CGMutablePath? = path.mutableCopy()
    let _: CGRect = path.boundingBoxOfPath
    let _: Bool = path.contains(.zero, using: .evenOdd, transform: all)

    let picker = UIDatePicker()
    sets(\UIDatePicker.date, Date.self)
    sets(\UIDatePicker.minimumDate, Date?.self)
    sets(\UIDatePicker.maximumDate, Date?.self)
    sets(\UIDatePicker.datePickerMode, UIDatePicker.Mode.self)
    sets(\UIDatePicker.minuteInterval, Int.self)
    sets(\UIDatePicker.countDownDuration, TimeInterval.self)
    sets(\UIDatePicker.locale, Locale?.self)
    sets(\UIDatePicker.calendar, Calendar?.self)
    sets(\UIDatePicker.timeZone, TimeZone?.self)
    let _: (Date, Bool) -> Void = picker.setDate(_:animated:)
    let _: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer]

    let wheels = UIPickerView()
    sets(\UIPickerView.dataSource, (any UIPickerViewDataSource)?.self)
    sets(\UIPickerView.delegate, (any UIPickerViewDelegate)?.self)
    reads(\UIPickerView.numberOfComponents, Int.self)
    let _: (Int) -> Int = wheels.numberOfRows(inComponent:)
    let _: (Int) -> CGSize = wheels.rowSize(forComponent:)
    let _: (Int, Int) -> UIView? = wheels.view(forRow:forComponent:)
    let _: () -> Void = wheels.reloadAllComponents
    let _: (Int) -> Void = wheels.reloadComponent(_:)
    let _: (Int, Int, Bool) -> Void = wheels.selectRow(_:inComponent:animated:)
    let _: (Int) -> Int = wheels.selectedRow(inComponent:)

    let scroll = UIScrollView()
    sets(\UIScrollView.minimumZoomScale, CGFloat.self)
    sets(\UIScrollView.maximumZoomScale, CGFloat.self)
    sets(\UIScrollView.bouncesZoom, Bool.self)
    reads(\UIScrollView.isZooming, Bool.self)
    reads(\UIScrollView.isZoomBouncing, Bool.self)
    sets(\UILabel.baselineAdjustment, UIBaselineAdjustment.self)
    sets(\UILabel.shadowColor, UIColor?.self)
    sets(\UILabel.shadowOffset, CGSize.self)
    sets(\UILabel.highlightedTextColor, UIColor?.self)
    sets(\UILabel.isHighlighted, Bool.self)
    let label = UILabel()
    let _: (CGRect) -> Void = label.drawText(in:)
    let _: (CGRect, Int) -> CGRect = label.textRect(forBounds:limitedToNumberOfLines:)
    let _: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
    let _: (CGRect) -> Void = UIRectFill
    let _: (CGRect) -> Void = UIRectFrame
    let _: (CGRect) -> Void = UIRectClip
    let _: (CGRect, CGBlendMode) -> Void = UIRectFillUsingBlendMode
    let _: (CGRect, CGBlendMode) -> Void = UIRectFrameUsingBlendMode
    let keys: [String] = [kCATransition, kCAOnOrderIn, kCAOnOrderOut]
    reads(\UIImage.cgImage, CGImage?.self)
    let image = UIImage(cgImage: CGImage.sample)
    reads(\CGImage.width, Int.self)
    reads(\CGImage.height, Int.self)
    let _: (CGRect) -> CGImage? = CGImage.sample.cropping(to:)
    sets(\UIToolbar.tintColor, UIColor?.self)
    let paths: [NSIndexPath] = [NSIndexPath(row: 1, section: 2)]
    reads(\NSIndexPath.row, Int.self)
    reads(\NSIndexPath.section, Int.self)
    let names: [Notification.Name] = [
      UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarFrameNotification,
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
      UIApplication.significantTimeChangeNotification,
    ]
    let more: [String] = [
      UIApplication.statusBarFrameUserInfoKey, UIApplication.statusBarOrientationUserInfoKey,
    ]
    let texts: [String] = [
      NSCoder.string(for: CGPoint.zero), NSCoder.string(for: CGSize.zero),
      NSCoder.string(for: CGRect.zero), NSCoder.string(for: CGAffineTransform.identity),
      NSCoder.string(for: UIEdgeInsets.zero), NSCoder.string(for: CGVector(dx: 0, dy: 0)),
      NSCoder.string(for: UIOffset.zero),
    ]
    let _: (CGPoint, CGSize) = (NSCoder.cgPoint(for: ""), NSCoder.cgSize(for: ""))
    let _: (CGRect, CGVector) = (NSCoder.cgRect(for: ""), NSCoder.cgVector(for: ""))
    let _: CGAffineTransform = NSCoder.cgAffineTransform(for: "")
    let _: (UIEdgeInsets, UIOffset) = (NSCoder.uiEdgeInsets(for: ""), NSCoder.uiOffset(for: ""))
    let table = UITableView()
    let _: (UITableView, IndexPath) -> Bool? = { $0.dataSource?.tableView?($0, canMoveRowAt: $1) }
    let _: (UITableView, IndexPath) -> Void? = {
      $0.dataSource?.tableView?($0, moveRowAt: $1, to: $1)
    }
    let _: (UITableView, IndexPath) -> IndexPath? = {
      $0.delegate?.tableView?(
        $0, targetIndexPathForMoveFromRowAt: $1, toProposedIndexPath: $1)
    }
    let _: UIWindow?? = UIApplication.shared.delegate?.window
    let _: UIViewController? = UIApplication.shared.delegate?.window??.rootViewController
    Log.add(
      "2: \(keys.count) \(image.scale) \(paths[0].row) \(names.count) \(more.count) \(texts.count) \(scroll.zoomScale) \(table.isEditing)"
    )
  }

  /// Since iPhone OS 3.
  private static func since3() {
    let scroll = UIScrollView()
    sets(\UIScrollView.zoomScale, CGFloat.self)
    let _: (CGFloat, Bool) -> Void = scroll.setZoomScale(_:animated:)
    let _: (CGRect, Bool) -> Void = scroll.zoom(to:animated:)
    let delegate = scroll.delegate
    let _: UIView?? = delegate?.viewForZooming?(in: scroll)
    let _: Void? = delegate?.scrollViewWillBeginZooming?(scroll, with: nil)
    let _: Void? = delegate?.scrollViewDidZoom?(scroll)
    let _: Void? = delegate?.scrollViewDidEndZooming?(scroll, with: nil, atScale: 1)
    let layer = CATextLayer()
    sets(\CATextLayer.string, Any?.self)
    sets(\CATextLayer.fontSize, CGFloat.self)
    sets(\CATextLayer.foregroundColor, CGColor?.self)
    sets(\CATextLayer.isWrapped, Bool.self)
    sets(\CATextLayer.truncationMode, CATextLayerTruncationMode.self)
    sets(\CATextLayer.alignmentMode, CATextLayerAlignmentMode.self)
    let _: [CATextLayerTruncationMode] = [.none, .start, .end, .middle]
    let _: [CATextLayerAlignmentMode] = [.natural, .left, .right, .center, .justified]
    let keys: [UIApplication.LaunchOptionsKey] = [
      .url, .sourceApplication, .remoteNotification, .annotation, .localNotification, .location,
      .newsstandDownloads, .bluetoothCentrals, .bluetoothPeripherals, .shortcutItem,
      .userActivityDictionary, .userActivityType, .cloudKitShareMetadata,
    ]
    Log.add("3: \(layer.isWrapped) \(Set(keys).count)")
  }

  /// Since iOS 4 and 5.
  private static func since4And5() {
    reads(\UIImage.scale, CGFloat.self)
    reads(\UIImage.imageOrientation, UIImage.Orientation.self)
    _ = UIImage(cgImage: .sample, scale: 2, orientation: .left)
    sets(\UIWindow.screen, UIScreen.self)
    reads(\UIScrollView.pinchGestureRecognizer, UIPinchGestureRecognizer?.self)
    let bar = UIToolbar()
    let _: (UIImage?, UIBarPosition, UIBarMetrics) -> Void =
      bar.setBackgroundImage(_:forToolbarPosition:barMetrics:)
    let _: (UIBarPosition, UIBarMetrics) -> UIImage? =
      bar.backgroundImage(forToolbarPosition:barMetrics:)
    let color = UIColor.red
    let _:
      (
        UnsafeMutablePointer<CGFloat>?, UnsafeMutablePointer<CGFloat>?,
        UnsafeMutablePointer<CGFloat>?, UnsafeMutablePointer<CGFloat>?
      ) -> Bool = color.getHue(_:saturation:brightness:alpha:)
    let _: (UnsafeMutablePointer<CGFloat>?, UnsafeMutablePointer<CGFloat>?) -> Bool =
      color.getWhite(_:alpha:)
  }

  /// Since iOS 6.
  private static func since6() {
    let bar = UIToolbar()
    let _: (UIImage?, UIBarPosition) -> Void = bar.setShadowImage(_:forToolbarPosition:)
    let _: (UIBarPosition) -> UIImage? = bar.shadowImage(forToolbarPosition:)
    sets(\UILabel.preferredMaxLayoutWidth, CGFloat.self)
    sets(\UIView.shouldGroupAccessibilityChildren, Bool.self)
    reads(\NSIndexPath.item, Int.self)
    _ = NSIndexPath(item: 1, section: 2)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let _: (IndexPath, IndexPath) -> Void = grid.moveItem(at:to:)
    let _: (Int, Int) -> Void = grid.moveSection(_:toSection:)
    let picker: any UIPickerViewDelegate = Silent()
    let wheels = UIPickerView()
    let _: NSAttributedString?? = picker.pickerView?(
      wheels, attributedTitleForRow: 0, forComponent: 0)
    let _: String?? = picker.pickerView?(wheels, titleForRow: 0, forComponent: 0)
    let _: UIView? = picker.pickerView?(wheels, viewForRow: 0, forComponent: 0, reusing: nil)
    let _: CGFloat? = picker.pickerView?(wheels, widthForComponent: 0)
    let _: CGFloat? = picker.pickerView?(wheels, rowHeightForComponent: 0)
    let _: Void? = picker.pickerView?(wheels, didSelectRow: 0, inComponent: 0)
  }

  /// Since iOS 7.
  private static func since7() {
    let text: NSString = "text"
    let _: CGRect = text.boundingRect(
      with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: UIFont.systemFont(ofSize: 12)], context: nil)
    let _: CGSize = text.size(withAttributes: nil)
    text.draw(at: .zero, withAttributes: nil)
    text.draw(in: .zero, withAttributes: nil)
    text.draw(with: .zero, options: [], attributes: nil, context: nil)
    sets(\UIToolbar.barTintColor, UIColor?.self)
    reads(\UIToolbar.barPosition, UIBarPosition.self)
    reads(\UINavigationBar.barPosition, UIBarPosition.self)
    reads(\UISearchBar.barPosition, UIBarPosition.self)
    let bar = UINavigationBar()
    let _: (UIImage?, UIBarPosition, UIBarMetrics) -> Void =
      bar.setBackgroundImage(_:for:barMetrics:)
    let _: (UIBarPosition, UIBarMetrics) -> UIImage? = bar.backgroundImage(for:barMetrics:)
    let delegate: any UIBarPositioningDelegate = Silent()
    let _: UIBarPosition? = delegate.position?(for: bar)
    let _: [UIBarPosition] = [.any, .bottom, .top, .topAttached]
    let _: (CGRect, Bool, UIEdgeInsets) -> UIView? =
      UIView().resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
    let names: [Notification.Name] = [
      UIApplication.userDidTakeScreenshotNotification,
      UIApplication.backgroundRefreshStatusDidChangeNotification,
      UIApplication.protectedDataWillBecomeUnavailableNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification,
    ]
    Log.add("7: \(names.count)")
  }

  /// Since iOS 8.
  private static func since8() {
    reads(\UITraitCollection.displayScale, CGFloat.self)
    _ = CGPath(roundedRect: .zero, cornerWidth: 0, cornerHeight: 0, transform: nil)
    sets(\UIView.accessibilityLanguage, String?.self)
  }

  /// Since iOS 9.
  private static func since9() {
    guard let page = URL(string: "https://example.org") else { return }
    let safari = SFSafariViewController(url: page)
    sets(\SFSafariViewController.delegate, (any SFSafariViewControllerDelegate)?.self)
    sets(\SFSafariViewController.preferredBarTintColor, UIColor?.self)
    sets(\SFSafariViewController.preferredControlTintColor, UIColor?.self)
    sets(\SFSafariViewController.dismissButtonStyle, SFSafariViewController.DismissButtonStyle.self)
    _ = SFSafariViewController(url: page, configuration: SFSafariViewController.Configuration())
    sets(\UILabel.allowsDefaultTighteningForTruncation, Bool.self)
    _ = UITraitCollection(forceTouchCapability: .available)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let _: (IndexPath) -> Bool = grid.beginInteractiveMovementForItem(at:)
    let _: (CGPoint) -> Void = grid.updateInteractiveMovementTargetPosition(_:)
    let _: () -> Void = grid.endInteractiveMovement
    let _: () -> Void = grid.cancelInteractiveMovement
    let path = IndexPath(item: 0, section: 0)
    let _: Bool? = grid.dataSource?.collectionView?(grid, canMoveItemAt: path)
    let _: Void? = grid.dataSource?.collectionView?(grid, moveItemAt: path, to: path)
    let _: IndexPath? = grid.delegate?.collectionView?(
      grid, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: path)
    let icons = [
      UIApplicationShortcutIcon(type: .compose), UIApplicationShortcutIcon(templateImageName: "a"),
      UIApplicationShortcutIcon(systemImageName: "star"),
    ]
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: icons[0],
      userInfo: ["id": 1 as NSNumber])
    _ = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    reads(\UIApplicationShortcutItem.type, String.self)
    reads(\UIApplicationShortcutItem.localizedTitle, String.self)
    reads(\UIApplicationShortcutItem.localizedSubtitle, String?.self)
    reads(\UIApplicationShortcutItem.icon, UIApplicationShortcutIcon?.self)
    reads(\UIApplicationShortcutItem.userInfo, [String: any NSSecureCoding]?.self)
    sets(\UIMutableApplicationShortcutItem.localizedTitle, String.self)
    sets(\UIApplication.shortcutItems, [UIApplicationShortcutItem]?.self)
    UIApplication.shared.shortcutItems = [item]
    Log.add("9: \(UIApplication.shared.shortcutItems?.count ?? 0) \(safari.url.scheme ?? "")")
  }

  /// Since iOS 10.
  private static func since10() {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView()
    sets(\UICollectionView.prefetchDataSource, (any UICollectionViewDataSourcePrefetching)?.self)
    sets(\UICollectionView.isPrefetchingEnabled, Bool.self)
    sets(\UITableView.prefetchDataSource, (any UITableViewDataSourcePrefetching)?.self)
    grid.prefetchDataSource?.collectionView(grid, prefetchItemsAt: [])
    let _: Void? = grid.prefetchDataSource?.collectionView?(grid, cancelPrefetchingForItemsAt: [])
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: [])
    let _: Void? = table.prefetchDataSource?.tableView?(table, cancelPrefetchingForRowsAt: [])
    _ = UITraitCollection(displayGamut: .P3)
    reads(\UITraitCollection.displayGamut, UIDisplayGamut.self)
  }

  /// Since iOS 11.
  private static func since11() {
    sets(\UIView.accessibilityIgnoresInvertColors, Bool.self)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let text: String = NSCoder.string(for: insets)
    Log.add("11: \(text) \(NSCoder.nsDirectionalEdgeInsets(for: text) == insets)")
  }

  /// Since iOS 13.
  private static func since13() {
    let _: (() -> Void) -> Void = UITraitCollection().performAsCurrent(_:)
    let former = UITraitCollection.current
    UITraitCollection.current = former
    _ = UITraitCollection(accessibilityContrast: .high)
    reads(\UITraitCollection.accessibilityContrast, UIAccessibilityContrast.self)
    _ = UITraitCollection(userInterfaceLevel: .elevated)
    reads(\UITraitCollection.userInterfaceLevel, UIUserInterfaceLevel.self)
    _ = UITraitCollection(legibilityWeight: .bold)
    reads(\UITraitCollection.legibilityWeight, UILegibilityWeight.self)
    reads(\UIScene.ConnectionOptions.shortcutItem, UIApplicationShortcutItem?.self)
    let delegate = UIApplication.shared.connectedScenes.first?.delegate as? UIWindowSceneDelegate
    let _: UIWindow?? = delegate?.window
    let view = UIView()
    let target = UIPreviewTarget(container: view, center: .zero, transform: .identity)
    _ = UIPreviewTarget(container: view, center: .zero)
    let parameters = UIPreviewParameters(textLineRects: [])
    sets(\UIPreviewParameters.visiblePath, UIBezierPath?.self)
    sets(\UIPreviewParameters.shadowPath, UIBezierPath?.self)
    sets(\UIPreviewParameters.backgroundColor, UIColor?.self)
    let preview = UITargetedPreview(view: view, parameters: parameters, target: target)
    let _: (UIPreviewTarget) -> UITargetedPreview = preview.retargetedPreview(with:)
    let _: (UIView, UIPreviewParameters) -> UITargetedPreview =
      UITargetedPreview.init(view:parameters:)
    let _: (UIView) -> UITargetedPreview = UITargetedPreview.init(view:)
    Log.add("13: \(preview.size) \(preview.view === view) \(preview.target === target)")
  }

  /// Since iOS 13.4.
  private static func since13AndPointers() {
    let view = UIView()
    let delegate = Silent()
    let interaction = UIPointerInteraction(delegate: delegate)
    sets(\UIPointerInteraction.isEnabled, Bool.self)
    reads(\UIPointerInteraction.delegate, (any UIPointerInteractionDelegate)?.self)
    let unanswered = interaction.delegate?.pointerInteraction?(
      interaction, styleFor: UIPointerRegion(rect: .zero))
    let pointing = Pointing()
    let answered = pointing.asDelegate.pointerInteraction?(
      interaction, styleFor: UIPointerRegion(rect: .zero))
    Log.add("pointer: \(unanswered == nil) \(answered === pointing.style)")
    interaction.invalidate()
    view.addInteraction(interaction)
    let region = UIPointerRegion(rect: .zero, identifier: "a")
    sets(\UIPointerRegion.latchingAxes, UIAxis.self)
    let preview = UITargetedPreview(
      view: view, parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: view, center: .zero))
    let effects: [UIPointerEffect] = [
      .automatic(preview), .highlight(preview), .lift(preview),
      .hover(preview, preferredTintMode: .none, prefersShadow: true, prefersScaledContent: false),
      .hover(preview),
    ]
    let styles = [
      UIPointerStyle(effect: effects[0], shape: .roundedRect(.zero)), UIPointerStyle.hidden(),
      UIPointerStyle(shape: .verticalBeam(length: 1), constrainedAxes: [.vertical]),
      UIPointerStyle(shape: .path(UIBezierPath())),
      UIPointerStyle(shape: .horizontalBeam(length: 2)), .system(),
    ]
    sets(\UIButton.isPointerInteractionEnabled, Bool.self)
    sets(\UIButton.pointerStyleProvider, UIButton.PointerStyleProvider?.self)
    sets(\UIDatePicker.preferredDatePickerStyle, UIDatePickerStyle.self)
    reads(\UIDatePicker.datePickerStyle, UIDatePickerStyle.self)
    let _: [UIDatePickerStyle] = [.automatic, .wheels, .compact, .inline]
    Log.add(
      "13.4: \(interaction.view === view) \(region.rect) \(styles.count) \(effects[4].preview === preview)"
    )
  }

  /// Since iOS 14 and 15.
  private static func since14And15() {
    _ = UITraitCollection(activeAppearance: .active)
    reads(\UITraitCollection.activeAppearance, UIUserInterfaceActiveAppearance.self)
    sets(\UIButton.role, UIButton.Role.self)
    let _: [UIButton.Role] = [.normal, .primary, .cancel, .destructive]
    sets(\UIDatePicker.roundsToMinuteInterval, Bool.self)
    sets(\UITableView.isPrefetchingEnabled, Bool.self)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    let _: IndexPath? = grid.delegate?.collectionView?(
      grid, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
      toProposedIndexPath: path)
  }

  /// Since iOS 17.
  private static func since17() {
    let controller = UIViewController()
    var configuration = UIContentUnavailableConfiguration.empty()
    changes(\UIContentUnavailableConfiguration.image, UIImage?.self)
    changes(\UIContentUnavailableConfiguration.text, String?.self)
    changes(\UIContentUnavailableConfiguration.attributedText, NSAttributedString?.self)
    changes(\UIContentUnavailableConfiguration.secondaryText, String?.self)
    changes(\UIContentUnavailableConfiguration.secondaryAttributedText, NSAttributedString?.self)
    changes(\UIContentUnavailableConfiguration.button, UIButton.Configuration.self)
    changes(\UIContentUnavailableConfiguration.buttonProperties.primaryAction, UIAction?.self)
    changes(\UIContentUnavailableConfiguration.secondaryButton, UIButton.Configuration.self)
    changes(\UIContentUnavailableConfiguration.secondaryButtonProperties.menu, UIMenu?.self)
    changes(\UIContentUnavailableConfiguration.imageProperties.tintColor, UIColor?.self)
    changes(\UIContentUnavailableConfiguration.textProperties.font, UIFont.self)
    changes(\UIContentUnavailableConfiguration.secondaryTextProperties.color, UIColor.self)
    changes(\UIContentUnavailableConfiguration.axesPreservingSuperviewLayoutMargins, UIAxis.self)
    changes(
      \UIContentUnavailableConfiguration.directionalLayoutMargins, NSDirectionalEdgeInsets.self)
    changes(\UIContentUnavailableConfiguration.imageToTextPadding, CGFloat.self)
    changes(\UIContentUnavailableConfiguration.textToSecondaryTextPadding, CGFloat.self)
    changes(\UIContentUnavailableConfiguration.textToButtonPadding, CGFloat.self)
    changes(\UIContentUnavailableConfiguration.buttonToSecondaryButtonPadding, CGFloat.self)
    changes(\UIContentUnavailableConfiguration.background, UIBackgroundConfiguration.self)
    changes(
      \UIContentUnavailableConfiguration.alignment,
      UIContentUnavailableConfiguration.Alignment.self)
    configuration = .loading()
    configuration = .search()
    controller.contentUnavailableConfiguration = configuration
    let _: () -> Void = controller.setNeedsUpdateContentUnavailableConfiguration
    let _: (UIContentUnavailableConfigurationState) -> Void =
      controller.updateContentUnavailableConfiguration(using:)
    var state: UIContentUnavailableConfigurationState =
      controller.contentUnavailableConfigurationState
    state.searchText = "milk"
    let view = UIContentUnavailableView(configuration: configuration.updated(for: state))
    sets(\UIContentUnavailableView.isScrollEnabled, Bool.self)
    let shown = view.configuration as? UIContentUnavailableConfiguration
    Log.add("17: \(shown?.text ?? "")")
  }
}

extension CGImage {
  /// An image of some pixels.
  @MainActor fileprivate static var sample: CGImage {
    guard let image = UIImage(named: "sample")?.cgImage else { fatalError("every name is known") }
    return image
  }
}

/// A delegate without a method of its own.
@MainActor
private final class Silent: NSObject, UIPickerViewDelegate, UIBarPositioningDelegate,
  UIPointerInteractionDelegate
{}

/// A delegate with one method.
@MainActor
private final class Pointing: NSObject, UIPointerInteractionDelegate {
  let style = UIPointerStyle.hidden()
  var asDelegate: any UIPointerInteractionDelegate { self }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { style }
}
