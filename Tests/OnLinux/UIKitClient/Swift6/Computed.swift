import UIKit

/// What values without a screen compute.
@MainActor enum Computed {
  static func run() async {
    tables()
    colors()
    paths()
    texts()
    traits()
    delegates()
    pickers()
    await grids()
    await contents()
  }

  /// Keys and objects that aren't retained are gone when they are released.
  private static func tables() {
    let table = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    let kept = NSObject()
    table.setObject("kept", forKey: kept)
    for _ in 0..<100 { table.setObject("gone", forKey: NSObject()) }
    let values = table.objectEnumerator()?.allObjects as? [NSString] ?? []
    Log.add("table: \(table.count) \(table.object(forKey: kept) ?? "none") \(values)")
    let owners = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    var owner: NSObject? = NSObject()
    owners.setObject(owner, forKey: "key")
    let found = owners.object(forKey: "key") === owner
    owner = nil
    Log.add("objects: \(found) \(owners.object(forKey: "key") == nil) \(owners.count)")
    let equal = NSMapTable<NSString, NSString>.strongToStrongObjects()
    equal.setObject("one", forKey: NSString(string: "key"))
    equal.setObject("two", forKey: NSString(string: "key"))
    Log.add("equal: \(equal.count) \(equal.dictionaryRepresentation()["key" as NSString] ?? "")")
    let listeners = NSHashTable<NSObject>.weakObjects()
    listeners.add(kept)
    listeners.add(kept)
    listeners.add(NSObject())
    Log.add("listeners: \(listeners.count) \(listeners.allObjects.first === kept)")
    listeners.remove(kept)
    Log.add("removed: \(listeners.count) \(listeners.contains(kept))")
  }

  private static func colors() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let isRead = UIColor(hue: 0.5, saturation: 1, brightness: 0.4, alpha: 1).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    Log.add("hue: \(isRead) \(hue) \(saturation) \(brightness) \(alpha)")
    var white = CGFloat(0)
    let isGray = UIColor(white: 0.2, alpha: 0.6).getWhite(&white, alpha: &alpha)
    Log.add("white: \(isGray) \(white) \(alpha) \(UIColor.label.getWhite(nil, alpha: nil))")
  }

  private static func paths() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    path.closeSubpath()
    Log.add(
      "curve: \(path.boundingBox.height) \(path.boundingBoxOfPath.height) \(path.contains(CGPoint(x: 5, y: 2)))"
    )
    let round = CGMutablePath()
    round.move(to: .zero)
    round.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 10)
    let end = round.currentPoint
    let box = round.boundingBoxOfPath
    Log.add("arc: \(end.x.rounded()) \(end.y.rounded()) \(box.width.rounded())")
    let half = CGMutablePath()
    half.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: false)
    Log.add("half: \(half.boundingBoxOfPath.maxY.rounded()) \(half.copy() == half)")
    let rounded = CGPath(
      roundedRect: CGRect(x: 10, y: 10, width: 20, height: 10), cornerWidth: 4, cornerHeight: 2,
      transform: nil)
    Log.add(
      "rounded: \(rounded.boundingBoxOfPath.integral == CGRect(x: 10, y: 10, width: 20, height: 10)) \(rounded.contains(CGPoint(x: 10.2, y: 10.2)))"
    )
    let image = UIImage(cgImage: UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).pixels)
    let part = image.cgImage?.cropping(to: CGRect(x: 4, y: 0, width: 10, height: 6))
    Log.add("image: \(image.size) \(part?.width ?? 0) \(UIImage().cgImage == nil)")
  }

  private static func texts() {
    let font = UIFont.systemFont(ofSize: 12)
    let text: NSString = "one two three"
    let whole = text.size(withAttributes: [.font: font])
    let broken = text.boundingRect(
      with: CGSize(width: whole.width / 2, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    Log.add("text: \(broken.height > whole.height) \(broken.width <= whole.width)")
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    let words = NSCoder.string(for: rect)
    Log.add("coded: \(words) \(NSCoder.cgRect(for: words) == rect) \(NSCoder.cgRect(for: "?"))")
    let path = NSIndexPath(item: 3, section: 2)
    Log.add("path: \((path as IndexPath) == IndexPath(row: 3, section: 2)) \(path.row)")
    let label = UILabel()
    label.text = "one two three"
    label.font = font
    let room = CGRect(x: 0, y: 0, width: whole.width / 2, height: 1000)
    let one = label.textRect(forBounds: room, limitedToNumberOfLines: 1)
    let all = label.textRect(forBounds: room, limitedToNumberOfLines: 0)
    Log.add("label: \(one.height < all.height) \(ProcessInfo().processName.isEmpty)")
  }

  private static func traits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    var (inside, former) = ("", color.cgColor.components ?? [])
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      inside =
        "\(color.cgColor.components ?? []) \(UITraitCollection.current.userInterfaceStyle == .dark)"
    }
    former.removeLast()
    Log.add(
      "current: \(inside) \(former) \(UITraitCollection.current.userInterfaceStyle == .light)")
    let strong = UITraitCollection(accessibilityContrast: .high)
    let both = UITraitCollection(traitsFrom: [strong, .init(userInterfaceLevel: .elevated)])
    Log.add("traits: \(both.accessibilityContrast == .high) \(both.containsTraits(in: strong))")
  }

  private static func delegates() {
    let (with, without) = (WithWindow(), WithoutWindow())
    with.window = UIWindow(frame: .zero)
    let delegates: [any UIApplicationDelegate] = [with, without]
    let windows = delegates.map { delegate -> String in
      guard let window = delegate.window else { return "no property" }
      return window == nil ? "no window" : "window"
    }
    Log.add("delegates: \(windows) \(with.window != nil)")
    with.window = nil
    Log.add("empty: \(delegates[0].window != nil) \(delegates[0].window??.isHidden == nil)")
  }

  private static func pickers() {
    let picker = UIDatePicker()
    var calendar = Calendar(identifier: .gregorian)
    if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    picker.calendar = calendar
    picker.minuteInterval = 15
    picker.minimumDate = Date(timeIntervalSince1970: 3600)
    picker.date = Date(timeIntervalSince1970: 3600 + 22 * 60)
    let rounded = picker.date.timeIntervalSince1970
    picker.date = .distantPast
    var sent = 0
    picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    picker.setDate(Date(timeIntervalSince1970: 7200), animated: true)
    let silent = sent
    picker.sendActions(for: .valueChanged)
    picker.countDownDuration = 90
    Log.add(
      "dates: \(rounded) \(picker.date.timeIntervalSince1970) \(silent) \(sent) \(picker.countDownDuration) \(picker.datePickerStyle == .compact)"
    )
    let rows = Rows()
    let wheels = UIPickerView()
    (wheels.dataSource, wheels.delegate) = (rows, rows)
    wheels.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    wheels.selectRow(2, inComponent: 1, animated: false)
    wheels.layoutIfNeeded()
    let texts = wheels.subviews.compactMap { ($0 as? UILabel)?.text }
    Log.add("wheels: \(wheels.numberOfComponents) \(wheels.selectedRow(inComponent: 1)) \(texts)")
  }

  /// A list that a program moves an item of, and that prepares items.
  private static func grids() async {
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    (grid.dataSource, grid.prefetchDataSource) = (items, items)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    UIApplication.shared.keyWindow?.rootViewController?.view.addSubview(grid)
    grid.layoutIfNeeded()
    await Client.turn()
    await Client.turn()
    Log.add("prepared: \(items.prepared)")
    let begins = grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 250))
    grid.endInteractiveMovement()
    Log.add("moved: \(begins) \(items.names.prefix(3)) \(grid.visibleCells.count)")
    grid.removeFromSuperview()
  }

  private static func contents() async {
    let list = EmptyList()
    list.setNeedsUpdateContentUnavailableConfiguration()
    list.setNeedsUpdateContentUnavailableConfiguration()
    await Client.turn()
    await Client.turn()
    let view = list.contentUnavailableConfiguration?.makeContentView()
    var texts: [String] = []
    var rest = view.map { [$0 as UIView] } ?? []
    while let next = rest.popLast() {
      if let text = (next as? UILabel)?.text { texts.append(text) }
      rest += next.subviews
    }
    let overlay = list.view.subviews.last as? UIContentUnavailableView
    Log.add("contents: \(list.asked) \(texts.sorted()) \(overlay?.frame == list.view.bounds)")
  }
}

extension UIGraphicsImageRenderer {
  /// The pixels of an empty image.
  @MainActor fileprivate var pixels: CGImage {
    guard let pixels = image(actions: { _ in }).cgImage else { fatalError("it has a size") }
    return pixels
  }
}

private final class WithWindow: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class WithoutWindow: UIResponder, UIApplicationDelegate {}

@MainActor private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(component) \(row)" }
}

@MainActor
private final class Items: NSObject, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  var names = (0..<20).map { "\($0)" }
  var prepared: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prepared += indexPaths.map(\.item)
  }
}

private final class EmptyList: UITableViewController {
  private(set) var asked = 0

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    asked += 1
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Mail"
    configuration.secondaryText = "New mails are shown here."
    contentUnavailableConfiguration = configuration
  }
}
