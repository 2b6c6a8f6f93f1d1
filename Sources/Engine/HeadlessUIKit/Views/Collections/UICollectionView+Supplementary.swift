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
    knownFrames = nil
    setNeedsLayout()
  }

  /// Prepares the layout, unless nothing has changed for which it would be another one (H64).
  func arrangeFrames() {
    guard !isArranging, needsFrames else { return }
    isArranging = true
    defer { isArranging = false }
    boundsOfFrames = bounds
    knownFrames = nil
    _ = itemCounts
    collectionViewLayout.receivePrepare()
    hasFrames = true
    contentSize = collectionViewLayout.askedContentSize
  }

  /// Where its items are; nil for a layout of a program's own.
  var itemFrames: ItemFrames? {
    if let knownFrames { return knownFrames }
    let frames = collectionViewLayout.frames(of: itemCounts, in: frame.size)
    knownFrames = .some(frames)
    return frames
  }

  private var needsFrames: Bool {
    guard hasFrames, boundsOfFrames.size == bounds.size else {
      if boundsOfFrames.width != bounds.width { fittedSizes = [:] }
      return true
    }
    guard boundsOfFrames != bounds else { return false }
    boundsOfFrames = bounds
    return collectionViewLayout.asksAgain(for: bounds)
  }

  /// The part of its contents that bars don't cover.
  var visibleBounds: CGRect { bounds.inset(by: adjustedContentInset) }

  /// The attributes of what is in its bounds; raises for an item that is not there (H64).
  var shownAttributes: [UICollectionViewLayoutAttributes] {
    let shown = (collectionViewLayout.askedElements(in: bounds) ?? []).filter {
      !$0.isHidden && $0.frame.intersects(bounds)
    }
    let counts = itemCounts
    let stray = shown.first { attributes in
      let path = attributes.indexPath
      guard attributes.representedElementCategory == .cell else { return false }
      return path.count != 2 || !counts.indices.contains(path.section)
        || !(0..<counts[path.section]).contains(path.item)
    }
    guard let stray else { return shown }
    Stage.current.report(.attributesOfNoItem, "\(stray.indexPath)")
    return []
  }

  // MARK: Headers and footers

  /// The headers and footers that are shown, in no order.
  var elements: [UICollectionReusableView] {
    subviews.compactMap { $0 as? UICollectionReusableView }.filter { $0.element != nil }
  }

  /// Gives the sections in its bounds headers and footers, and takes those of the others (H12).
  func placeElements(_ shown: [UICollectionViewLayoutAttributes]) {
    let placed = shown.compactMap { attributes in attributes.element.map { ($0, attributes) } }
    let wanted = Set(placed.map(\.0))
    recycle(elements.filter { view in !(view.element.map(wanted.contains) ?? false) })
    for (element, attributes) in placed {
      let view = elements.first { $0.element == element } ?? newView(of: element)
      view?.take(attributes)
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

  // MARK: Reuse

  /// What `register` does where no class overrides it.
  final func ownRegister(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    makersOfElements[elementKind, default: [:]][identifier] = viewClass.map { type in
      AnsweringHandler(.cell) { UIKitConstructor.make(type, as: UICollectionReusableView.self) }
    }
  }

  /// What `register` does where no class overrides it.
  final func ownRegister(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    making make: @escaping () -> UICollectionReusableView?
  ) {
    makersOfElements[elementKind, default: [:]][identifier] = AnsweringHandler(.cell, make)
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
    let made = makersOfElements[elementKind]?[identifier]?.answer(()) ?? nil
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

extension UICollectionView {
  /// What attributes of a layout are about.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A header, a footer, or another view that belongs to a section.
    case supplementaryView = 1
  }
}
