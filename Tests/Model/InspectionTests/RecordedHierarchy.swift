import NavigationModel
import Testing

/// The output of `_printHierarchy` on a device, whole or in part, and the hierarchy it describes.
struct RecordedHierarchy: CustomTestStringConvertible {
  /// The trace that it is from.
  let trace: String
  /// The printed lines.
  let text: String

  var testDescription: String { trace }

  /// The hierarchy in a window; ancestors that the text leaves out are invented.
  var hierarchy: Hierarchy {
    var reader = Reader()
    for line in text.split(separator: "\n") { reader.read(line) }
    return reader.hierarchy
  }
}

/// Builds a hierarchy from printed lines, one after the other.
private struct Reader {
  var hierarchy = Hierarchy()
  /// The controllers around the next line, outermost first.
  private var lineage: [Hierarchy.ID] = []

  init() { _ = hierarchy.addWindow() }

  mutating func read(_ line: Substring) {
    let start = line.firstIndex(of: "<") ?? line.startIndex
    let depth = line[..<start].count / "   | ".count
    let isPresented = line[..<start].contains("+")
    while lineage.count < depth { place(hierarchy.insert(className: "Missing"), at: lineage.count) }
    let className = word(after: "<", in: line)
    let id = hierarchy.insert(className: className, kind: kind(of: className))
    place(
      id, at: depth, presentedWith: isPresented ? word(after: "presented with: <", in: line) : nil)
    hierarchy.setAppearance(
      Appearance(rawValue: word(after: "state: ", in: line)) ?? .disappeared, of: id)
    guard !line.contains("(view not loaded)") else { return }
    let viewName = word(after: "view: <", in: line)
    let isUsual = viewName == "UIView" || hierarchy[id].kind != .plain
    hierarchy.setViewLoaded(true, className: isUsual ? nil : viewName, id)
    hierarchy.setViewPlace(line.contains("not in the window") ? .none : .window(1), id)
  }

  private func kind(of className: String) -> Node.Kind {
    if className.hasSuffix("NavigationController") { return .navigation }
    return className.hasSuffix("TabBarController") ? .tabBar : .plain
  }

  private mutating func place(
    _ id: Hierarchy.ID, at depth: Int, presentedWith controller: String? = nil
  ) {
    lineage.removeLast(lineage.count - depth)
    defer { lineage.append(id) }
    guard let owner = lineage.last else { return _ = hierarchy.setRoot(id, ofWindow: 1) }
    guard let controller else { return _ = hierarchy.append(id, to: owner) }
    let style = PresentationStyle.allCases.first { $0.controllerClassName == controller } ?? .none
    _ = hierarchy.present(
      Presentation(
        presented: id, source: owner, style: style, coversPresenter: style.coversPresenter),
      by: owner)
  }

  private func word(after prefix: String, in line: Substring) -> String {
    guard let range = line.firstRange(of: prefix) else { return "" }
    return String(line[range.upperBound...].prefix { $0 != " " && $0 != "," })
  }
}

extension RecordedHierarchy {
  static let all = [
    RecordedHierarchy(
      trace: "ph-ios8-popover-in-fullscreen",
      text: """
        <PSPDFNavigationController 0x7d025000>, state: disappeared, view: <UILayoutContainerView 0x7b3218d0> not in the window
           | <PSCatalogViewController 0x7b3100d0>, state: disappeared, view: <UITableView 0x7c878800> not in the window
           + <UINavigationController 0x8012c5d0>, state: appeared, view: <UILayoutContainerView 0x8012b7a0>, presented with: <_UIFullscreenPresentationController 0x80116c00>
           |    | <PSPDFViewController 0x7d05ae00>, state: appeared, view: <PSPDFViewControllerView 0x80129640>
           |    |    | <PSPDFContinuousScrollViewController 0x7defa8e0>, state: appeared, view: <UIView 0x7def1ce0>
           |    + <PSPDFNavigationController 0x7d21a800>, state: appeared, view: <UILayoutContainerView 0x8017b490>, presented with: <UIPopoverPresentationController 0x7f598c60>
           |    |    | <PSPDFContainerViewController 0x8017ac40>, state: appeared, view: <UIView 0x7f5a1380>
           |    |    |    | <PSPDFStampViewController 0x8016b6e0>, state: appeared, view: <UIView 0x7f3dbb90>
        """),
    RecordedHierarchy(
      trace: "ph-ios15-three-sheets",
      text: """
        <UITabBarController 0x12c01d200>, state: appeared, view: <UILayoutContainerView 0x129e07b40>
           | <UINavigationController 0x12a808200>, state: appeared, view: <UILayoutContainerView 0x129b10880>
           |    | <App.ViewController 0x129b04620>, state: disappeared, view: (view not loaded)
           |    | <App.ViewController 0x129b049c0>, state: disappeared, view: <UIView 0x129b27620> not in the window
           |    | <App.ViewController 0x129f06550>, state: disappeared, view: <UIView 0x129f0b7c0> not in the window
           |    | <App.ViewController 0x129b24540>, state: appeared, view: <UIView 0x129b2b750>
           | <UINavigationController 0x12b80a000>, state: disappeared, view: <UILayoutContainerView 0x12d0052c0> not in the window
           |    | <App.ViewController 0x129c07220>, state: disappeared, view: (view not loaded)
           |    | <App.ViewController 0x129c075c0>, state: disappeared, view: <UIView 0x129e0c730> not in the window
           |    | <App.ViewController 0x12d204900>, state: disappeared, view: <UIView 0x129e11550> not in the window
           |    | <App.ViewController 0x12d204ca0>, state: disappeared, view: <UIView 0x129b16200> not in the window
           + <App.ViewController 0x12d2065e0>, state: appeared, view: <UIView 0x129b26a90>, presented with: <_UIPageSheetPresentationController 0x12d205aa0>
           |    + <App.ViewController 0x129b4b130>, state: appeared, view: <UIView 0x129b4b4d0>, presented with: <_UIPageSheetPresentationController 0x129b4b7f0>
           |    |    + <App.ViewController 0x129e2ada0>, state: appeared, view: <UIView 0x129e25950>, presented with: <_UIPageSheetPresentationController 0x129e27ec0>
        """),
    RecordedHierarchy(
      trace: "ph-fullscreen-chain",
      text: """
        <UIViewController 0x7f85274116b0>, state: disappeared, view: <UIView 0x7f8527708ad0> not in the window
           + <UIViewController 0x7f8527609180>, state: disappeared, view: <UIView 0x7f8527411c10> not in the window, presented with: <_UIFullscreenPresentationController 0x7f852740e4b0>
           |    + <UIViewController 0x7f8527609f70>, state: disappeared, view: <UIView 0x7f8527602690> not in the window, presented with: <_UIFullscreenPresentationController 0x7f8527609d70>
           |    |    + <UIViewController 0x7f8527501000>, state: appeared, view: <UIView 0x7f8527502520>, presented with: <_UIFullscreenPresentationController 0x7f8527505240>
        """),
    RecordedHierarchy(
      trace: "ph-modal-login-over-container",
      text: """
           + <UINavigationController 0x7fcb1c8dca00>, state: appeared, view: <UILayoutContainerView 0x7fcb1af498f0>, presented with: <_UIFullscreenPresentationController 0x7fcb1ac613c0>
           |    | <JFLoginViewController 0x7fcb1ac65030>, state: appeared, view: <RCTRootView 0x7fcb1afa7cb0>
        """),
    RecordedHierarchy(
      trace: "ph-overfullscreen",
      text: """
           + <BKLookupViewController 0x102a05800>, state: appeared, view: <UILayoutContainerView 0x11827eec0>, presented with: <_UIOverFullscreenPresentationController 0x11827ce60>
           |    | <DDParsecRemoteCollectionViewController 0x102a1f800>, state: appeared, view: <_UISizeTrackingView 0x117a27c80>
        """),
    RecordedHierarchy(
      trace: "ph-split",
      text: """
        <PieOverlayMenu.PieOverlayMenu 0x7f86854755e0>, state: appeared, view: <UIView 0x7f868548c500>
           | <Pie_for_Drivers.SplitViewController 0x7f8686877800>, state: appeared, view: <UILayoutContainerView 0x7f8684ce8410>
           |    | <UINavigationController 0x7f8688896200>, state: appeared, view: <UILayoutContainerView 0x7f8685417d10>
           |    |    | <Pie_for_Drivers.LegsListViewController 0x7f8685604f40>, state: appeared, view: <UIView 0x7f8684d51290>
           |    | <Pie_for_Drivers.MapViewController 0x7f8685416e10>, state: appeared, view: <UIView 0x7f86851dab80>
           | <PieOverlayMenu.PieOverlayMenuContentViewController 0x7f8685476080>, state: appeared, view: <UIView 0x7f86855423c0>
           |    | <Pie_for_Drivers.MenuViewController 0x7f8685474320>, state: appeared, view: <UIView 0x7f86854845b0>
        """),
    RecordedHierarchy(
      trace: "ph-appearing",
      text: """
           |    |    | <VenueSelectorController 0x104e2f540>, state: disappeared, view: <UITableView 0x10982c000> not in the window
           |    |    | <MasterViewController 0x104d165d0>, state: appearing, view: <UITableView 0x1058c8000>
        """),
    RecordedHierarchy(
      trace: "ph-disappearing-springboard",
      text: """
           |    | <MPUSystemMediaControlsViewController 0x1ba1e610>, state: disappearing, view: <UIView 0x1ba31de0> not in the window
        """),
  ]
}
