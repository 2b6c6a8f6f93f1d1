#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// What the view of a controller of a storyboard is created from.
  final class StoryboardScene {
    let controller: InterfaceElement
    let others: [InterfaceElement]
    /// Those that were created with the controller, and with its view.
    let objects: InterfaceObjects
    /// The others, which live as long as the controller.
    var retained: [Any] = []

    init(_ controller: InterfaceElement, _ others: [InterfaceElement], _ objects: InterfaceObjects)
    {
      (self.controller, self.others, self.objects) = (controller, others, objects)
    }

    nonisolated deinit {}
  }

  /// Reads nibs and the views of storyboards, as Xcode stores them.
  final class NibFiles: NibLoading {
    private var files: [String: InterfaceElement?] = [:]

    // What a program passes may be in a resource that SwiftPM for Linux leaves out.
    let reportsMissingNibs = false

    func hasNib(named name: String, for owner: UIViewController) -> Bool {
      scene(named: name, of: owner) != nil || file(named: name, in: owner.nibBundle) != nil
    }

    func load(_ name: String, owner: UIViewController) -> UIView? {
      guard let scene = scene(named: name, of: owner),
        let element = scene.controller.viewOfController
      else { return loadFile(name, owner: owner) }
      let view = scene.objects.view(element)
      scene.retained = scene.objects.topLevelObjects(of: scene.others)
      connect(scene.objects, scene.controller, to: owner, with: view)
      return view
    }

    private func loadFile(_ name: String, owner: UIViewController) -> UIView? {
      guard let (objects, placeholder, all) = create(name, in: owner.nibBundle, for: owner) else {
        return nil
      }
      let outlet = placeholder?.connections.first { $0["property"] == "view" }
      guard let view = outlet?["destination"].flatMap({ objects[$0] }) as? UIView else {
        return nil
      }
      owner.attachments["nib"] = all as NSArray
      if let placeholder { connect(objects, placeholder, to: owner, with: view) }
      return view
    }

    /// Connects the objects, when the controller has its view: what observes an outlet may read it.
    private func connect(
      _ objects: InterfaceObjects, _ element: InterfaceElement, to owner: UIViewController,
      with view: UIView
    ) {
      if !(owner is UICollectionViewController) { owner.view = view }
      objects.connect((element, owner))
      objects.embedChildren()
    }

    func objects(of name: String, in bundle: Bundle?, owner: Any?) -> [Any]? {
      let owner = owner.map { $0 as AnyObject }
      guard let (objects, placeholder, all) = create(name, in: bundle, for: owner) else {
        return nil
      }
      let connected = owner.flatMap { owner in placeholder.map { ($0, owner) } }
      objects.connect(connected)
      return all
    }

    private func create(
      _ name: String, in bundle: Bundle?, for owner: AnyObject?
    ) -> (InterfaceObjects, InterfaceElement?, [Any])? {
      guard let root = file(named: name, in: bundle) else { return nil }
      let elements = root.child(named: "objects")?.children ?? []
      let placeholder = elements.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
      let objects = InterfaceObjects(owner: owner, id: placeholder?["id"], in: bundle ?? .main)
      return (objects, placeholder, objects.topLevelObjects(of: elements))
    }

    private func scene(named name: String, of owner: UIViewController) -> StoryboardScene? {
      guard let scene = owner.attachments["scene"] as? StoryboardScene,
        scene.controller.nibName == name
      else { return nil }
      return scene
    }

    /// The contents of a file; nil if there is none.
    private func file(named name: String, in bundle: Bundle?) -> InterfaceElement? {
      let bundle = bundle ?? .main
      let key = "\(bundle.bundlePath)/\(name)"
      if let known = files[key] { return known }
      let path = InterfaceFile.path(of: "\(name).xib", in: bundle)
      let root = path.flatMap { FileManager.default.contents(atPath: $0) }
        .flatMap { InterfaceElement.root(of: $0) }
      files[key] = .some(root)
      return root
    }
  }

  /// Called when the program is loaded, before anything else in it.
  @_cdecl("drilldown_start_uikit")
  nonisolated public func startUIKit() { Stage.makeNibFiles = { NibFiles() } }
#endif
