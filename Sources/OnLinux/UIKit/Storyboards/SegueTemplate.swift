#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// A segue of a scene, which is performed when what it begins in is tapped, changed or selected
  /// (G35).
  final class SegueTemplate: NSObject {
    let element: InterfaceElement
    let segue: Segue
    private weak var source: UIViewController?
    /// Its action, for what it begins in.
    static let action = Selector("start:", SegueTemplate.start)

    init(_ element: InterfaceElement, _ segue: Segue, from source: UIViewController) {
      (self.element, self.segue, self.source) = (element, segue, source)
      super.init()
    }

    var identifier: String? { element.identifier }

    func start(_ sender: Any?) {
      source?.startSegue(segue, withIdentifier: identifier, sender: sender)
    }

    nonisolated deinit {}
  }

  extension InterfaceElement {
    /// What creates the destination of a segue: the source's `@IBSegueAction` method; nil without one
    /// (G42).
    @MainActor func creator(_ source: UIViewController) -> ((NSCoder) -> UIViewController?)? {
      guard let name = self["destinationCreationSelector"] else { return nil }
      return { [identifier] coder in
        source.uiKitDestination(name, coder, source.segueSender, identifier)
      }
    }
  }
#endif
