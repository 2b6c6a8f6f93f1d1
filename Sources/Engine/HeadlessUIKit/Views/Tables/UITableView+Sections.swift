import Foundation
import NavigationModel

/// What is above or below the rows of a section.
nonisolated enum SectionEdge: Hashable {
  case header, footer
}

/// The views at the edges of a table's sections, by section; the table's subviews retain them.
struct SectionViews {
  private var views: [Key: Entry] = [:]

  private struct Key: Hashable {
    let edge: SectionEdge
    let section: Int
  }

  private struct Entry {
    weak var view: UIView?
  }

  /// A view; `.some(nil)` if the delegate has none for it, nil if it wasn't asked.
  subscript(edge: SectionEdge, section: Int) -> UIView?? {
    get { views[Key(edge: edge, section: section)].map(\.view) }
    set { views[Key(edge: edge, section: section)] = newValue.map { Entry(view: $0) } }
  }

  /// All views.
  var all: [UIView] { views.values.compactMap(\.view) }
}

/// What the data source and the delegate of a table have answered last.
struct TableAnswers {
  /// The texts above and below sections.
  var titles: [SectionEdge: [Int: String]] = [:]
  /// The controls of rows.
  var styles: [IndexPath: UITableViewCell.EditingStyle] = [:]
  /// The extents of sections' rows, and where their headers start.
  var extents: [Int: ClosedRange<CGFloat>] = [:]
  var starts: [Int: CGFloat] = [:]
}

extension UITableView {
  /// The view above or below a section; the delegate is asked once until the rows are reloaded.
  func sectionView(_ edge: SectionEdge, of section: Int) -> UIView? {
    if let known = knownView(edge, of: section) { return known }
    let view =
      switch edge {
      case .header:
        call(Calls.viewForHeader) { $0.tableView(self, viewForHeaderInSection: section) }
      case .footer:
        call(Calls.viewForFooter) { $0.tableView(self, viewForFooterInSection: section) }
      }
    sectionViews[edge, section] = .some(view)
    if let view { show(view) }
    return view?.asPart(of: self)
  }

  /// The view above or below a section that the delegate has given last; `.some(nil)` if it has none
  /// for it, nil if it wasn't asked.
  func knownView(_ edge: SectionEdge, of section: Int) -> UIView?? {
    sectionViews[edge, section].map { $0?.asPart(of: self) }
  }

  private func show(_ view: UIView) {
    if view.superview !== self { addSubview(view) }
    if view.isHidden, view is UITableViewHeaderFooterView { view.isHidden = false }
  }

  /// Removes the views of all sections, so that the delegate is asked for them again.
  func forgetSectionViews() {
    let views = sectionViews.all
    sectionViews = SectionViews()
    for view in views where view.superview === self { recycleSectionView(view) }
  }

  /// Keeps headers and footers of a plain table in sight while rows of their sections are (H63).
  func pinSectionViews() {
    guard style == .plain else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    for (section, extent) in answers.extents {
      for edge in [SectionEdge.header, .footer] {
        guard let view = knownView(edge, of: section) ?? nil else { continue }
        view.frame = Pinning.pinned(view.frame, edge == .header, extent, visible)
      }
    }
  }

  /// Whether what is above a section is in sight: scrolled away with its rows, it isn't.
  func isHeaderInSight(of section: Int) -> Bool {
    guard let extent = answers.extents[section], let start = answers.starts[section],
      extent.upperBound > start
    else { return true }
    let end = style == .plain ? extent.upperBound : extent.lowerBound
    return end > bounds.minY + adjustedContentInset.top
  }

  /// Whether a view is above or below a section, or waits to be used there.
  func isSectionView(_ view: UIView) -> Bool {
    view is UITableViewHeaderFooterView || sectionViews.all.contains { $0 === view }
  }

  /// Places what is above or below a section, and returns its height: that of the delegate, else of
  /// the table, and 0 without a view or a title.
  func place(_ edge: SectionEdge, of section: Int, at top: CGFloat) -> CGFloat {
    let view = sectionView(edge, of: section)
    guard view != nil || title(edge, of: section) != nil else { return 0 }
    let height = height(edge, of: section)
    view?.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    return height
  }

  private func title(_ edge: SectionEdge, of section: Int) -> String? {
    edge == .header ? headerTitle(of: section) : footerTitle(of: section)
  }

  private func height(_ edge: SectionEdge, of section: Int) -> CGFloat {
    let asked =
      switch edge {
      case .header:
        ask(Calls.heightForHeader, []) { $0.tableView(self, heightForHeaderInSection: section) }
      case .footer:
        ask(Calls.heightForFooter, []) { $0.tableView(self, heightForFooterInSection: section) }
      }
    let height = asked ?? (edge == .header ? sectionHeaderHeight : sectionFooterHeight)
    return height.isFinite ? max(height, 0) : 0
  }
}

extension UITableView {
  /// The view above a section; nil for a title, and for a section that doesn't exist.
  final func ownSectionHeader(_ section: Int) -> UITableViewHeaderFooterView? {
    layOutIfNeeded(notifying: false)
    return (knownView(.header, of: section) ?? nil) as? UITableViewHeaderFooterView
  }

  /// The view below a section; nil for a title, and for a section that doesn't exist.
  final func ownSectionFooter(_ section: Int) -> UITableViewHeaderFooterView? {
    layOutIfNeeded(notifying: false)
    return (knownView(.footer, of: section) ?? nil) as? UITableViewHeaderFooterView
  }

  /// What makes a header or footer of a class; nil for a class of another kind.
  static func sectionViewMaker(
    of viewClass: AnyClass?, _ identifier: String
  ) -> (() -> UITableViewHeaderFooterView?)? {
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else { return nil }
    return {
      PendingArguments.with(.cell(.default, identifier)) {
        UIKitConstructor.make(type) as? UITableViewHeaderFooterView
      }
    }
  }

  /// Keeps a header or footer that isn't shown any more for its reuse; other views are removed.
  func recycleSectionView(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, view.reuseIdentifier != nil else {
      return view.removeFromSuperview()
    }
    view.isHidden = true
  }
}
