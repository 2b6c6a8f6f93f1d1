#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// The scenes of a storyboard.
  final class StoryboardFile {
    /// The controllers by the ids that they have in the file.
    let controllers: [String: InterfaceElement]
    /// What is in the scene of each controller, the controller included.
    private let objects: [String: InterfaceElement]
    private let names: [String: String]
    /// The id of the controller that it begins with.
    let initial: String?

    /// Reads the file of a storyboard; nil if there is none.
    convenience init?(named name: String, in bundle: Bundle) {
      guard let path = InterfaceFile.path(of: "\(name).storyboard", in: bundle),
        let data = FileManager.default.contents(atPath: path)
      else { return nil }
      guard let root = InterfaceElement.root(of: data), root.name == "document" else {
        fatalError("\(path): not a storyboard of Interface Builder's since Xcode 5")
      }
      self.init(root)
    }

    /// The scenes in the root of a file.
    init(_ root: InterfaceElement) {
      var controllers: [String: InterfaceElement] = [:]
      var objects: [String: InterfaceElement] = [:]
      var names: [String: String] = [:]
      let scenes = root.child(named: "scenes")?.children ?? []
      for scene in scenes.compactMap({ $0.child(named: "objects") }) {
        guard let controller = scene.children.first(where: Self.isController),
          let id = controller["id"]
        else { continue }
        controllers[id] = controller
        objects[id] = scene
        // Of two scenes with a name the first is taken, and each has its id as a name too.
        names["UIViewController-\(id)"] = id
        if let name = controller["storyboardIdentifier"], names[name] == nil { names[name] = id }
      }
      (self.controllers, self.objects, self.names) = (controllers, objects, names)
      initial = root["initialViewController"]
    }

    /// The id of the controller that a program asks for by name.
    func id(named name: String) -> String? { names[name] }

    /// The segues that begin in a scene, in the order of the document; containers have others, which
    /// aren't performed.
    func segues(of id: String) -> [InterfaceElement] {
      (objects[id]?.all ?? []).filter { $0.name == "connections" }.flatMap(\.children).filter {
        $0.name == "segue" && $0["kind"] != nil && $0["kind"] != "relationship"
      }
    }

    /// What is in a scene beside the controller.
    func others(in id: String) -> [InterfaceElement] {
      (objects[id]?.children ?? []).filter { $0["id"] != id }
    }

    private static func isController(_ element: InterfaceElement) -> Bool {
      element["sceneMemberID"] == "viewController"
        || element.name.lowercased().hasSuffix("controller")
        || element.name == "viewControllerPlaceholder"
    }
  }
#endif
