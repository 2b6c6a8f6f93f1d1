#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  extension StoryboardFile: StoryboardContents {
    func controller(
      _ id: String, of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? { storyboard.controller(id, creator) }
  }

  extension UIStoryboard {
    private var file: StoryboardFile {
      guard let file = contents as? StoryboardFile else {
        preconditionFailure("\(self) was read by another module")
      }
      return file
    }

    /// A new controller of a scene, with its children.
    func controller(
      _ id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
      guard let element = file.controllers[id] else { return nil }
      if element.name == "viewControllerPlaceholder" { return referenced(element) }
      var values = element.controllerValues
      let children = related(element, "viewControllers") + related(element, "rootViewController")
      if !children.isEmpty { values["UIChildViewControllers"] = children }
      let coder = InterfaceCoder(values)
      let created = creator.flatMap { creator in HandlerCall.creator.run { creator(coder) } }
      guard let made = created ?? Self.controllerClass(of: element).init(coder: coder) else {
        return nil
      }
      if let split = made as? UISplitViewController { fill(split, element) }
      made.attachments["storyboard"] = self
      let objects = InterfaceObjects(owner: made, id: id, in: bundle)
      objects.segues = file.segues(of: id).map { SegueTemplate($0, segue($0, objects), from: made) }
      objects.takeItems(of: made, element)
      made.attachments["scene"] = StoryboardScene(element, file.others(in: id), objects)
      for template in objects.segues {
        guard let identifier = template.identifier, made.segues[identifier] == nil else { continue }
        made.segues[identifier] = template.segue
      }
      objects.setAttributes(of: made, element)
      made.awakeFromNib()
      return made
    }

    /// The controller that a reference to a storyboard stands for.
    private func referenced(_ element: InterfaceElement) -> UIViewController? {
      let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
      guard let identifier = element["referencedIdentifier"] else {
        return other.instantiateInitialViewController()
      }
      return other.instantiateViewController(withIdentifier: identifier)
    }

    /// The children that a container has from the beginning.
    private func related(_ element: InterfaceElement, _ relationship: String) -> [UIViewController]
    {
      element.connections.filter {
        $0.name == "segue" && $0["kind"] == "relationship" && $0["relationship"] == relationship
      }
      .compactMap { $0["destination"].flatMap { controller($0) } }
    }

    private func fill(_ split: UISplitViewController, _ element: InterfaceElement) {
      let columns: KeyValuePairs<String, UISplitViewController.Column> = [
        "masterViewController": .primary, "supplementaryViewController": .supplementary,
        "detailViewController": .secondary, "compactViewController": .compact,
      ]
      let contents = columns.compactMap { name, column in
        related(element, name).first.map { (column, $0) }
      }
      guard split.style != .unspecified else {
        split.viewControllers = contents.map(\.1)
        return
      }
      for (column, content) in contents { split.setViewController(content, for: column) }
    }

    /// The class of a controller: the program's if there is one of that name, else UIKit's.
    private static func controllerClass(of element: InterfaceElement) -> UIViewController.Type {
      let standard = classes[element.name] ?? UIViewController.self
      return element.customClass as? UIViewController.Type ?? standard
    }

    private static let classes: [String: UIViewController.Type] = [
      "navigationController": UINavigationController.self,
      "tabBarController": UITabBarController.self,
      "splitViewController": UISplitViewController.self,
      "pageViewController": UIPageViewController.self,
      "tableViewController": UITableViewController.self,
      "collectionViewController": UICollectionViewController.self,
    ]
  }

  extension UIStoryboard {
    fileprivate func segue(_ element: InterfaceElement, _ objects: InterfaceObjects) -> Segue {
      let kind = element["kind"] ?? ""
      if kind == "unwind", let action = element["unwindAction"] {
        return .unwind(Selector(action))
      }
      let animated = element.flag("animates") ?? true
      return .make { [self, weak objects] source in
        let destination = element["destination"].flatMap { controller($0, element.creator(source)) }
        guard let destination else {
          fatalError("the segue '\(element.identifier ?? "")' of \(source) leads nowhere")
        }
        Self.style(destination, as: kind, element)
        if kind.hasPrefix("popover") { objects?.anchor(destination, element) }
        return UIStoryboardSegue(
          identifier: element.identifier, source: source, destination: destination
        ) {
          guard kind == "embed" else {
            return Self.perform(kind, from: source, to: destination, animated)
          }
          objects?.embed(destination, in: source, element)
        }
      }
    }

    private static func style(
      _ destination: UIViewController, as kind: String, _ element: InterfaceElement
    ) {
      let style = kind.hasPrefix("popover") ? "popover" : element["modalPresentationStyle"]
      if let number = style.flatMap({ InterfaceElement.presentationStyles[$0] }),
        let style = UIModalPresentationStyle(rawValue: number)
      {
        destination.modalPresentationStyle = style
      }
      if let number = element["modalTransitionStyle"].flatMap({
        InterfaceElement.transitionStyles[$0]
      }), let style = UIModalTransitionStyle(rawValue: number) {
        destination.modalTransitionStyle = style
      }
    }

    private static func perform(
      _ kind: String, from source: UIViewController, to destination: UIViewController,
      _ animated: Bool
    ) {
      switch kind {
      case "push":
        guard let stack = source.navigationController else {
          fatalError(
            "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Push "
              + "segues can only be used when the source controller is managed by an instance of "
              + "UINavigationController.'")
        }
        stack.receivePush(destination, animated: animated)
      case "show": animating(animated) { source.receiveShow(destination, sender: nil) }
      case "showDetail", "replace":
        animating(animated) { source.receiveShowDetail(destination, sender: nil) }
      case "presentation", "modal", "popoverPresentation", "popover":
        source.receivePresent(destination, animated: animated)
      default:
        fatalError("segues of the kind '\(kind)' can't be performed here; present it in Swift")
      }
    }

    /// Runs changes with animations, or without any.
    private static func animating(_ animated: Bool, _ changes: () -> Void) {
      animated ? changes() : UIView.performWithoutAnimation(changes)
    }
  }
#endif
