import Foundation

/// A cell, a header or a footer, whose contents a configuration can show (H32, H125).
protocol ContentOwner: UIView {
  /// The view for its contents; nil before there is one.
  var content: UIView? { get set }
}

extension ContentOwner {
  /// What its contents show; nil for a view of the program's.
  var shownConfiguration: (any UIContentConfiguration)? {
    HandlerCall.content.run { (content as? any UIContentView)?.configuration }
  }

  /// Whether a configuration shows its contents.
  var isConfigured: Bool { content is any UIContentView }

  /// Shows a configuration, in the view that shows one already if that supports it; nil empties it.
  func show(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      if content is any UIContentView { fill(with: UIView()) }
      return
    }
    if let view = content as? any UIContentView, view.takes(configuration) { return }
    fill(with: configuration.madeView)
  }

  /// Puts a view for contents in the place of another.
  func fill(with view: UIView) {
    guard exchange(content, for: view, at: 0) else { return }
    view.frame = CGRect(origin: .zero, size: frame.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content = view
  }

  /// The view for its contents; nil where the program has removed it.
  var contentIfInside: UIView? { content?.asPart(of: self) }

  /// The text of the first view in it that has one.
  var textOfContents: String? {
    contentIfInside.map(\.visibleText) ?? textOfSubviews
  }

  /// The configuration of a list that it shows; nil for other contents.
  var shownList: UIListContentConfiguration? { (content as? UIListContentView)?.shownList }
}
