#if os(iOS)
  import Foundation

  // Objective-C overrides in any file.
  extension DetailController {
    override public var title: String? {
      get { name.map { "The \($0)" } ?? super.title }
      set { super.title = newValue }
    }
  }
#endif
