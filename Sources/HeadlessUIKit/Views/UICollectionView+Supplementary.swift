import Foundation
import NavigationModel

extension UICollectionView {
  /// The kind of a section's header (H12).
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer (H12).
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Frames

  /// Makes the layout happen again in the next update (H7).
  func invalidateFrames() {
    hasFrames = false
    setNeedsLayout()
  }

  /// Asks the layout where everything is, unless nothing has changed.
  func arrangeFrames() {
    let size = frame.size
    guard !hasFrames || size != sizeOfFrames else { return }
    (hasFrames, sizeOfFrames) = (true, size)
    itemFrames = collectionViewLayout.frames(of: itemCounts, in: size)
    contentSize = itemFrames.size
  }

  // MARK: Headers and footers

  /// The headers and footers that are shown, in no order.
  var elements: [UICollectionReusableView] {
    subviews.compactMap { $0 as? UICollectionReusableView }.filter { $0.element != nil }
  }

  /// Gives the sections in its bounds headers and footers, and takes those of the others (H12).
  func placeElements() {
    guard !itemFrames.elements.isEmpty || !makersOfElements.isEmpty else { return }
    let shown = itemFrames.elements(in: bounds)
    recycle(elements.filter { view in !shown.contains { $0 == view.element } })
    let known = Dictionary(elements.map { ($0.element, $0) }) { first, _ in first }
    for element in shown {
      let view = known[element] ?? newView(of: element)
      if let view, let frame = itemFrames.elements[element] { view.frame = frame }
    }
  }

  private func newView(of element: SectionElement) -> UICollectionReusableView? {
    let provided = call(Calls.viewForSupplementaryElement) {
      $0.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    }
    guard let view = provided else { return nil }
    view.element = element
    view.isHidden = false
    if view.superview !== self { addSubview(view) }
    return view
  }

  /// Makes headers and footers available for reuse; those without a reuse identifier are removed.
  func recycle(_ views: [UICollectionReusableView]) {
    for view in views {
      view.element = nil
      if view.reuseIdentifier == nil { view.removeFromSuperview() } else { view.isHidden = true }
    }
  }

  /// What `supplementaryView` does where no class overrides it.
  final func ownSupplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutIfNeeded()
    let element = SectionElement(kind: elementKind, section: indexPath.section)
    return elements.first { $0.element == element }
  }

  /// What `visibleSupplementaryViews` does where no class overrides it.
  final func ownVisibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
  {
    layoutIfNeeded()
    return elements.filter { $0.element?.kind == elementKind }.sorted {
      ($0.element?.section ?? 0) < ($1.element?.section ?? 0)
    }
  }

  /// What `indexPathsForVisibleSupplementaryElements` does where no class overrides it.
  final func ownIndexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    visibleSupplementaryViews(ofKind: elementKind).compactMap { $0.element?.path }
  }

  // MARK: Reuse

  /// What `register` does where no class overrides it.
  final func ownRegister(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let makers: [ObjectIdentifier: () -> UICollectionReusableView] = [
      ObjectIdentifier(UICollectionReusableView.self): { UICollectionReusableView(frame: .zero) },
      ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell(frame: .zero) },
    ]
    makersOfElements[elementKind, default: [:]][identifier] = viewClass.flatMap {
      makers[ObjectIdentifier($0)]
    }
  }

  /// What `register` does where no class overrides it.
  final func ownRegister(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    making make: @escaping () -> UICollectionReusableView?
  ) {
    makersOfElements[elementKind, default: [:]][identifier] = make
  }

  /// What `dequeueReusableSupplementaryView` does where no class overrides it.
  final func ownDequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let waiting = subviews.lazy.compactMap { $0 as? UICollectionReusableView }.first {
      $0.isWaiting && $0.kind == elementKind && $0.reuseIdentifier == identifier
    }
    if let waiting {
      waiting.isHidden = false
      waiting.receivePrepareForReuse()
      return waiting
    }
    let made = makersOfElements[elementKind]?[identifier]?()
    if made == nil {
      Stage.current.report(
        .cellNotRegistered, identifier, "could not dequeue a view of kind: \(elementKind)")
    }
    let view = made ?? UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    view.kind = elementKind
    return view
  }
}
