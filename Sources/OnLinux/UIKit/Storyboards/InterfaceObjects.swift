#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// The objects of a nib, or of a scene of a storyboard, while they are created and connected.
  final class InterfaceObjects {
    /// The objects by the ids that they have in the file.
    private var objects: [String: AnyObject] = [:]
    /// Those that were created, in the order of the document.
    private var created: [(element: InterfaceElement, object: NSObject)] = []
    /// The guides at the edges of a controller, by id.
    private var edges: [String: String] = [:]
    private let bundle: Bundle
    /// The owner of the file, which has an id in it as well; it retains what is created.
    private weak var owner: AnyObject?
    private let ownerID: String?
    /// The segues of the scene.
    var segues: [SegueTemplate] = []

    init(owner: AnyObject?, id: String?, in bundle: Bundle) {
      (self.owner, ownerID, self.bundle) = (owner, id, bundle)
    }

    /// Takes an object that there is already as one of the file's.
    func take(_ object: AnyObject, as element: InterfaceElement) {
      if let id = element["id"] { objects[id] = object }
    }

    /// The object of an element; nil if it hasn't been created.
    subscript(id: String) -> AnyObject? { id == ownerID ? owner : objects[id] }

    /// Takes the items of a controller's bars as those of the file, and adds their actions.
    func takeItems(of controller: UIViewController, _ element: InterfaceElement) {
      guard let own = element.child(key: "navigationItem") else {
        return takeTools(controller, element)
      }
      take(controller.navigationItem, as: own)
      take(own.barItems("left"), controller.navigationItem.leftBarButtonItems)
      take(own.barItems("right"), controller.navigationItem.rightBarButtonItems)
      takeTools(controller, element)
    }

    private func takeTools(_ controller: UIViewController, _ element: InterfaceElement) {
      take(element.child(key: "toolbarItems")?.children ?? [], controller.toolbarItems)
    }

    private func take(_ elements: [InterfaceElement], _ items: [UIBarButtonItem]?) {
      for (element, item) in zip(elements, items ?? []) {
        note(item, element)
        addActions(of: item, element)
      }
    }

    private func note(_ object: NSObject, _ element: InterfaceElement) {
      take(object, as: element)
      created.append((element, object))
    }

    // MARK: Creating

    /// The objects of the file, but for its placeholders.
    func topLevelObjects(of elements: [InterfaceElement]) -> [Any] {
      elements.filter { $0.name != "placeholder" }.compactMap { object($0) }
    }

    /// The object of an element; nil for what is none, as what follows a view in a scene may be.
    private func object(_ element: InterfaceElement) -> NSObject? {
      if element.isView { return view(element) }
      if let recognizer = recognizer(element) { return recognizer }
      guard element.name == "customObject", let type = element.customClass as? NSObject.Type
      else { return nil }
      let made = uiKitObject(type)
      note(made, element)
      return made
    }

    /// The view of an element, with the views in it.
    func view(_ element: InterfaceElement) -> UIView {
      let standard = InterfaceElement.viewClasses[element.name] ?? UIView.self
      let custom = element.customClass as? UIView.Type
      let view = (custom ?? standard).init(coder: InterfaceCoder(element.viewValues)) ?? UIView()
      note(view, element)
      element.configure(view)
      fill(view, element)
      return view
    }

    /// Adds what is in a view.
    private func fill(_ view: UIView, _ element: InterfaceElement) {
      for child in element.children {
        if child.name.hasSuffix("LayoutGuide") { note(guide: child, of: view) }
      }
      for guide in element.child(named: "layoutGuides")?.children ?? [] {
        note(guide: guide, of: view)
      }
      let views = (element.child(named: "subviews")?.children ?? []).filter(\.isView)
      for subview in views.map({ self.view($0) }) {
        if let stack = view as? UIStackView {
          stack.addArrangedSubview(subview)
        } else {
          view.addSubview(subview)
        }
      }
      if let contents = element.child(key: "contentView") { fillContents(of: view, contents) }
      switch view {
      case let table as UITableView: fill(table, element)
      case let collection as UICollectionView: fill(collection, element)
      default: break
      }
    }

    /// Adds what is in the contents of a cell, or of another view that has such a part.
    private func fillContents(of view: UIView, _ element: InterfaceElement) {
      let contents =
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let header as UITableViewHeaderFooterView: header.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: view
        }
      note(contents, element)
      fill(contents, element)
    }

    private func fill(_ table: UITableView, _ element: InterfaceElement) {
      table.tableHeaderView = element.child(key: "tableHeaderView").map { view($0) }
      table.tableFooterView = element.child(key: "tableFooterView").map { view($0) }
      for cell in element.child(named: "prototypes")?.children ?? [] {
        guard let identifier = cell["reuseIdentifier"] else { continue }
        table.register(forCellReuseIdentifier: identifier) { [bundle, weak self] in
          Self.single(cell, in: bundle, of: self) as? UITableViewCell
        }
      }
      let sections = element.child(named: "sections")?.children ?? []
      let rows = sections.map { $0.child(named: "cells")?.children ?? [] }
      guard rows.contains(where: { !$0.isEmpty }) else { return }
      let cells = rows.map { $0.compactMap { view($0) as? UITableViewCell } }
      let contents = StaticRows(
        cells, headers: sections.map { $0.string("headerTitle") },
        footers: sections.map { $0.string("footerTitle") })
      table.attachments["rows"] = contents
      table.dataSource = contents
    }

    private func fill(_ collection: UICollectionView, _ element: InterfaceElement) {
      for cell in element.child(named: "cells")?.children ?? [] {
        guard let identifier = cell["reuseIdentifier"] else { continue }
        collection.register(forCellWithReuseIdentifier: identifier) { [bundle, weak self] in
          Self.single(cell, in: bundle, of: self) as? UICollectionViewCell
        }
      }
      let kinds = ["sectionHeaderView", "sectionFooterView"]
      for (key, kind) in zip(
        kinds,
        [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter])
      {
        guard let part = element.child(key: key), let identifier = part["reuseIdentifier"] else {
          continue
        }
        collection.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
          [bundle, weak self] in
          Self.single(part, in: bundle, of: self) as? UICollectionReusableView
        }
      }
    }

    /// A view of its own that is created each time that it is needed; its actions and segues are
    /// those of the scene around it.
    private static func single(
      _ element: InterfaceElement, in bundle: Bundle, of scene: InterfaceObjects?
    ) -> UIView {
      let objects = InterfaceObjects(owner: scene?.owner, id: scene?.ownerID, in: bundle)
      objects.segues = scene?.segues ?? []
      let view = objects.view(element)
      objects.connect()
      return view
    }

    private func note(guide element: InterfaceElement, of view: UIView) {
      guard let id = element["id"] else { return }
      if let type = element["type"] { edges[id] = type }
      objects[id] =
        switch element["key"] {
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        case "keyboard": view.keyboardLayoutGuide
        default: view.safeAreaLayoutGuide
        }
    }

    private func recognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
      guard let standard = InterfaceElement.recognizerClasses[element.name] else { return nil }
      let type = element.customClass as? UIGestureRecognizer.Type ?? standard
      let made = uiKitObject(type)
      note(made, element)
      element.configure(made)
      return made
    }

    // MARK: Connecting

    /// Activates the constraints, sets the outlets, adds the actions, sets the attributes, and lets the
    /// objects know, in this order; that of the last three is unconfirmed.
    ///
    /// The owner's connections are those of another element.
    func connect(_ owner: (element: InterfaceElement, object: AnyObject)? = nil) {
      for (element, object) in created {
        (object as? UIView).map { activateConstraints(of: $0, element) }
      }
      var all = created.map { ($0.element, $0.object as AnyObject) }
      if let owner { all.insert((owner.element, owner.object), at: 0) }
      for (element, object) in all { setOutlets(of: object, element) }
      for (element, object) in all { addActions(of: object, element) }
      for (element, object) in created { setAttributes(of: object, element) }
      for (_, object) in created { (object as? UIResponder)?.awakeFromNib() }
    }

    private func activateConstraints(of view: UIView, _ element: InterfaceElement) {
      var constraints: [NSLayoutConstraint] = []
      for element in element.child(named: "constraints")?.children ?? [] {
        let first = side(element, "first", of: view)
        let second = element["secondItem"].map { _ in side(element, "second", of: view) }
        guard let first, second.map({ $0 != nil }) ?? true else { continue }
        let relation = element["relation"].flatMap { InterfaceElement.relations[$0] } ?? .equal
        let constraint = NSLayoutConstraint(
          item: first.item, attribute: first.attribute, relatedBy: relation,
          toItem: second??.item, attribute: second??.attribute ?? .notAnAttribute,
          multiplier: element.ratio("multiplier") ?? 1, constant: element.number("constant") ?? 0)
        if let priority = element.number("priority") {
          constraint.priority = UILayoutPriority(Float(priority))
        }
        constraint.identifier = element["identifier"]
        take(constraint, as: element)
        // It is one only while the file is edited.
        if element.flag("placeholder") != true { constraint.isActive = true }
        constraints.append(constraint)
      }
      // They live as long as the view, active or not.
      if !constraints.isEmpty { Associations.of(view)[Self.key] = .strong(constraints) }
    }

    /// What the constraints of a file are associated with their view by.
    private static let key = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(
        byteCount: 1, alignment: 1))

    /// What one side of a constraint is about.
    private func side(
      _ element: InterfaceElement, _ name: String, of view: UIView
    ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
      guard
        let attribute = element["\(name)Attribute"].flatMap({
          InterfaceElement.layoutAttributes[$0]
        })
      else { return nil }
      guard let id = element["\(name)Item"] else { return (view, attribute) }
      guard let item = self[id] else { return nil }
      // Where the guide at an edge ends, the safe area begins.
      switch edges[id] {
      case "top": return (item, .top)
      case "bottom": return (item, .bottom)
      default: return (item, attribute)
      }
    }

    private func setOutlets(of object: AnyObject, _ element: InterfaceElement) {
      var lists: [(name: String, objects: [AnyObject])] = []
      for connection in element.connections {
        guard let name = connection["property"], let id = connection["destination"],
          let value = self[id]
        else { continue }
        if connection.name == "outlet" {
          set(name, value, of: object)
        } else if connection.name == "outletCollection" {
          if let index = lists.firstIndex(where: { $0.name == name }) {
            lists[index].objects.append(value)
          } else {
            lists.append((name, [value]))
          }
        }
      }
      for list in lists { set(list.name, list.objects, of: object) }
    }

    private func set(_ name: String, _ value: Any, of object: AnyObject) {
      if InterfaceElement.set(name, value, of: object) { return }
      if (object as? UIResponder)?.uiKitSetOutlet(name, value) == true { return }
      report(name, of: object)
    }

    private func report(_ name: String, of object: AnyObject, _ prefix: String = "") {
      let text =
        "\(prefix)[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(name).\n"
      FileHandle.standardError.write(Data(text.utf8))
    }

    /// Sets the properties of an object that the program names in the file (G52).
    func setAttributes(of object: AnyObject, _ element: InterfaceElement) {
      for attribute in element.child(named: "userDefinedRuntimeAttributes")?.children ?? [] {
        guard let path = attribute["keyPath"] else { continue }
        let value = attribute.attributeValue
        if InterfaceElement.set(attribute: path, value, of: object) { continue }
        if (object as? UIResponder)?.uiKitSetOutlet(path, value) == true { continue }
        report(
          path, of: object,
          "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): ")
      }
    }

    /// Adds the actions and the segues of an object, in the order of the document.
    private func addActions(of object: AnyObject, _ element: InterfaceElement) {
      for connection in element.connections {
        if let segue = segues.first(where: { $0.element === connection }) {
          add(segue, to: object)
          continue
        }
        guard connection.name == "action", let name = connection["selector"] else { continue }
        let target = connection["destination"].flatMap { self[$0] }
        let action = (target as? UIResponder)?.uiKitAction(name) ?? Selector(name)
        switch object {
        case let control as UIControl:
          let event = connection["eventType"].flatMap { InterfaceElement.events[$0] }
          control.addTarget(target, action: action, for: event ?? .touchUpInside)
        case let recognizer as UIGestureRecognizer:
          if let target { recognizer.addTarget(target, action: action) }
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        default: break
        }
      }
    }

    // MARK: Segues

    private func add(_ segue: SegueTemplate, to object: AnyObject) {
      switch object {
      case let control as UIControl:
        control.addTarget(segue, action: SegueTemplate.action, for: control.eventOfSegues)
      case let recognizer as UIGestureRecognizer:
        recognizer.addTarget(segue, action: SegueTemplate.action)
      case let item as UIBarButtonItem:
        (item.target, item.action) = (segue, SegueTemplate.action)
      case let cell as UITableViewCell where segue.element["trigger"] == nil:
        cell.selectionSegue = { [weak cell] in segue.start(cell) }
      case let cell as UICollectionViewCell:
        cell.selectionSegue = { [weak cell] in segue.start(cell) }
      default: break
      }
    }

    /// Where a popover points to.
    func anchor(_ destination: UIViewController, _ segue: InterfaceElement) {
      guard let popover = destination.popoverPresentationController else { return }
      let item = segue["popoverAnchorBarButtonItem"].flatMap { self[$0] } as? UIBarButtonItem
      if let item { popover.barButtonItem = item }
      guard let view = segue["popoverAnchorView"].flatMap({ self[$0] }) as? UIView else { return }
      (popover.sourceView, popover.sourceRect) = (view, view.bounds)
    }

    /// Performs the segues that fill views with children, which are created with the view (G43).
    ///
    /// That `shouldPerformSegue` can refuse them is unconfirmed.
    func embedChildren() {
      let parts = segues.filter {
        $0.element["kind"] == "embed" && container(of: $0.element) != nil
      }
      for part in parts { part.start(nil) }
    }

    private func container(of segue: InterfaceElement) -> UIView? {
      created.first { $0.element.connections.contains { $0 === segue } }?.object as? UIView
    }

    /// Fills the view where a segue begins with a child.
    func embed(
      _ child: UIViewController, in parent: UIViewController, _ segue: InterfaceElement
    ) {
      guard let container = container(of: segue), let view = child.view else { return }
      guard container.subviews.isEmpty else {
        fatalError(
          "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
            + "reason: 'There are unexpected subviews in the container view. Perhaps the embed "
            + "segue has already fired once or a subview was added programmatically?'")
      }
      parent.addChild(child)
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
      child.didMove(toParent: parent)
    }
  }

  extension UIControl {
    /// When a segue that begins in it is performed; that of other controls than buttons is unconfirmed.
    fileprivate var eventOfSegues: Event {
      switch self {
      case is UITextField: .editingDidEndOnExit
      case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl:
        .valueChanged
      default: .touchUpInside
      }
    }
  }
#endif
