#if !canImport(ObjectiveC)
  import Foundation
  import FoundationXML

  /// An element of a file of Interface Builder's.
  nonisolated final class InterfaceElement {
    let name: String
    let attributes: [String: String]
    private(set) var children: [InterfaceElement] = []
    fileprivate(set) var text = ""

    fileprivate init(_ name: String, _ attributes: [String: String]) {
      (self.name, self.attributes) = (name, attributes)
    }

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// The child that is the value of a property.
    func child(key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

    /// The child with a name.
    func child(named name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// A text, which is an attribute or a child of that key.
    func string(_ key: String) -> String? {
      attributes[key] ?? children.first { $0.name == "string" && $0["key"] == key }?.text
    }

    /// Whether an attribute is YES; nil without it.
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// The links of this object.
    var connections: [InterfaceElement] { child(named: "connections")?.children ?? [] }

    /// The identifier of a segue; nil without one.
    var identifier: String? { self["identifier"].flatMap { $0.isEmpty ? nil : $0 } }

    /// The view of a controller; nil where it makes its own.
    var viewOfController: InterfaceElement? {
      children.first { ["view", "tableView", "collectionView"].contains($0["key"]) }
    }

    /// The name of the nib of a controller's view, as Xcode names it; nil where it makes its own.
    var nibName: String? {
      guard let id = self["id"], let view = viewOfController?["id"] else { return nil }
      return "\(id)-view-\(view)"
    }

    /// The class of the program that it names, or one of UIKit's; nil if there is none, which is said as
    /// UIKit says it.
    var customClass: AnyClass? {
      guard let name = self["customClass"] else { return nil }
      let module = self["customModule"].map { $0 + "." } ?? ""
      if let found = NSClassFromString(module + name) ?? NSClassFromString("HeadlessUIKit.\(name)")
      {
        return found
      }
      let text = "Unknown class \(module)\(name) in Interface Builder file.\n"
      FileHandle.standardError.write(Data(text.utf8))
      return nil
    }

    /// The element and all in it, in the order of the document.
    var all: [InterfaceElement] { [self] + children.flatMap(\.all) }

    /// Reads a file; nil if it is no XML.
    static func root(of data: Data) -> InterfaceElement? {
      let reader = Reader()
      let parser = XMLParser(data: data)
      parser.delegate = reader
      return parser.parse() ? reader.root : nil
    }

    private final class Reader: NSObject, XMLParserDelegate {
      private var open: [InterfaceElement] = []
      private(set) var root: InterfaceElement?

      func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
      ) {
        let element = InterfaceElement(elementName, attributeDict)
        open.last?.children.append(element)
        if root == nil { root = element }
        open.append(element)
      }

      func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?
      ) { open.removeLast() }

      func parser(_ parser: XMLParser, foundCharacters string: String) {
        open.last?.text += string
      }
    }
  }
#endif
