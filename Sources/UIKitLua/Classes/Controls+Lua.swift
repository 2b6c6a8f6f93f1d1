import Foundation
import HeadlessUIKit
import Lua

extension NSTextAlignment: LuaEnumeration {
  package static var luaType: String { "NSTextAlignment" }
  package static var luaCases: KeyValuePairs<String, NSTextAlignment> {
    [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
      "natural": .natural,
    ]
  }
}

extension UIKeyboardType: LuaEnumeration {
  package static var luaType: String { "UIKeyboardType" }
  package static var luaCases: KeyValuePairs<String, UIKeyboardType> {
    [
      "default": .default, "asciiCapable": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
      "decimalPad": .decimalPad,
    ]
  }
}

extension UIReturnKeyType: LuaEnumeration {
  package static var luaType: String { "UIReturnKeyType" }
  package static var luaCases: KeyValuePairs<String, UIReturnKeyType> {
    [
      "default": .default, "go": .go, "next": .next, "search": .search, "send": .send,
      "done": .done,
    ]
  }
}

extension UIControl.Event: LuaEnumeration {
  package static var luaType: String { "UIControl.Event" }
  package static var luaCases: KeyValuePairs<String, UIControl.Event> {
    [
      "touchDown": .touchDown, "touchUpInside": .touchUpInside, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
  }
}

extension UIImage: LuaConvertible {
  package static var luaType: String { "string" }

  package static func read(from stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Self {
    let name = try String.read(from: stack, at: index)
    guard let image = Self(named: name) else { throw LuaMismatch("no image '\(name)'") }
    return image
  }

  package func push(onto stack: LuaStack) { name.push(onto: stack) }
}

extension NSRange: LuaStructure {
  package static var luaType: String { "NSRange" }
  package static let luaSummary = "A part of a text, in UTF-16 units."
  package static let luaFields = [
    LuaField("location", Int.self, "Its start, from 0."),
    LuaField("length", Int.self, "Its length."),
  ]

  package init(fields: LuaFields) throws(LuaMismatch) {
    self.init(location: try fields.read("location"), length: try fields.read("length"))
  }

  package var fieldValues: [any LuaConvertible] { [location, length] }
}

extension UIButton.ButtonType: LuaEnumeration {
  package static var luaType: String { "UIButton.ButtonType" }
  package static var luaCases: KeyValuePairs<String, UIButton.ButtonType> {
    [
      "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
  }
}

extension UIControl.State: LuaEnumeration {
  package static var luaType: String { "UIControl.State" }
  package static var luaCases: KeyValuePairs<String, UIControl.State> {
    [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
      "selected": .selected,
    ]
  }
}

extension UITextField.BorderStyle: LuaEnumeration {
  package static var luaType: String { "UITextField.BorderStyle" }
  package static var luaCases: KeyValuePairs<String, UITextField.BorderStyle> {
    ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
  }
}

extension ScriptWorld {
  /// Registers the view classes as globals.
  func registerViews() {
    describe("UILabel") { $0.label }
    describe("UIImageView") { $0.imageView }
    describe("MKMapView") { $0.mapView }
    describe("UIControl") { $0.control }
    describe("UIButton") { $0.button }
    describe("UITextField") { $0.textField }
    describe("UISwitch") { $0.uiSwitch }
    describe("UISlider") { $0.slider }
    describe("UISegmentedControl") { $0.segmentedControl }
    describe("UIRefreshControl") { $0.refreshControl }
    describe("UIScrollView") { $0.scrollView }
    describe("UITextView") { $0.textView }
    describe("UITableView") { $0.tableView }
    describe("UITableViewCell") { $0.tableViewCell }
    describe("UICollectionView") { $0.collectionView }
    describe("UICollectionReusableView") { $0.collectionReusableView }
    describe("UICollectionViewCell") { $0.collectionViewCell }
    describe("UICollectionViewListCell") { $0.collectionViewListCell }
    describe("UICollectionViewLayout") { $0.collectionViewLayout }
    describe("UICollectionViewLayoutAttributes") { $0.collectionViewLayoutAttributes }
    describe("NSDiffableDataSourceSnapshot") { $0.diffableSnapshot }
    describe("UICollectionViewDiffableDataSource") { $0.collectionDiffableSource }
    describe("UITableViewDiffableDataSource") { $0.tableDiffableSource }
    describe("UICollectionViewCellRegistration") { $0.cellRegistration }
    describe("UICollectionViewFlowLayout") { $0.collectionViewFlowLayout }
    describe("UICollectionViewCompositionalLayout") { $0.collectionViewCompositionalLayout }
    registerCompositionalLayouts()
  }

  private var label: ClassDescriptor<UILabel> {
    ClassDescriptor(
      "UILabel", of: UILabel.self, extends: "UIView", receiver: "label",
      summary: "A view that shows text."
    )
    .initializer { _ in UILabel(frame: .zero) }
    .stringShorthand("text")
    .property(
      "text", summary: "What it shows; nil and an empty string show nothing.", get: { $0.text },
      set: { $0.text = $1 }
    )
    .property(
      "textColor", summary: "The colour of the text, by its name.",
      get: { $0.textColor }, set: { $0.textColor = $1 }
    )
    .property(
      "textAlignment",
      summary: "How the text is aligned horizontally: left, center, right, justified or natural.",
      get: { $0.textAlignment },
      set: { $0.textAlignment = $1 }
    )
    .property(
      "isEnabled", summary: "Whether the text is drawn as enabled; true by default.",
      get: { $0.isEnabled }, set: { $0.isEnabled = $1 }
    )
    .property(
      "numberOfLines", summary: "The maximum number of lines; 0 means no limit.",
      get: { $0.numberOfLines }, set: { $0.numberOfLines = $1 }
    )
  }

  private var imageView: ClassDescriptor<UIImageView> {
    ClassDescriptor(
      "UIImageView", of: UIImageView.self, extends: "UIView", receiver: "imageView",
      summary: "A view with the name of an image."
    )
    .initializer { _ in UIImageView(frame: .zero) }
    .stringShorthand("image")
    .property(
      "image", summary: "The name of the picture that is shown; nil for none.", get: { $0.image },
      set: { $0.image = $1 }
    )
  }

  private var button: ClassDescriptor<UIButton> {
    ClassDescriptor(
      "UIButton", of: UIButton.self, extends: "UIControl", receiver: "button",
      summary: "A control with a title that sends an action when it is tapped."
    )
    .initializer("type", "primaryAction") { [unowned self] arguments throws(LuaError) in
      let button = UIButton(type: try arguments.read("type") ?? .system)
      if let action: UIAction = try arguments.read("primaryAction") {
        button.setTitle(action.title, for: .normal)
        button.addAction(action, for: .primaryActionTriggered)
        interpreter.mirror(owner: button, owns: action)
      }
      return button
    }
    .label("type", UIButton.ButtonType.self, "The button's type; `system` if omitted.")
    .label("primaryAction", UIAction.self, "What a tap does; the button has its title.")
    .stringShorthand("title")
    .property(
      "title", summary: "The title of the normal state.", get: { $0.title(for: .normal) },
      set: { $0.setTitle($1, for: .normal) }
    )
    .property(
      "menu", summary: "The menu that a long press shows, or a tap if it is the primary action.",
      owned: true, get: { $0.menu }, set: { $0.menu = $1 }
    )
    .property(
      "showsMenuAsPrimaryAction", summary: "Whether a tap shows the menu; false by default.",
      get: { $0.showsMenuAsPrimaryAction }, set: { $0.showsMenuAsPrimaryAction = $1 }
    )
    .property(
      "currentTitle", summary: "The text that the button shows in its present state.",
      get: { $0.currentTitle }
    )
    .property(
      "buttonType", summary: "The button's type; set when it is created.", get: { $0.buttonType }
    )
    .property(
      "titleLabel", summary: "The label that shows the title.", owned: true,
      get: { $0.titleLabel }
    )
    .method(
      "setTitle", "title", "state",
      summary: "Sets the title for a state; states without one use that of the normal state."
    ) { (button: UIButton, title: String?, state: UIControl.State?) -> Void in
      button.setTitle(title, for: state ?? .normal)
    }
  }

  private var textField: ClassDescriptor<UITextField> {
    ClassDescriptor(
      "UITextField", of: UITextField.self, extends: "UIControl", receiver: "field",
      summary: "An editable line of text."
    )
    .initializer { _ in UITextField(frame: .zero) }
    .stringShorthand("placeholder")
    .property(
      "text", summary: "The text; empty by default.", get: { $0.text }, set: { $0.text = $1 }
    )
    .property(
      "placeholder", summary: "What is shown while there is no text.", get: { $0.placeholder },
      set: { $0.placeholder = $1 }
    )
    .property(
      "isSecureTextEntry", summary: "Whether the text is shown as dots.",
      get: { $0.isSecureTextEntry }, set: { $0.isSecureTextEntry = $1 }
    )
    .property(
      "keyboardType", summary: "The kind of keyboard for editing.", get: { $0.keyboardType },
      set: { $0.keyboardType = $1 }
    )
    .property(
      "returnKeyType", summary: "What the keyboard shows on its Return key.",
      get: { $0.returnKeyType },
      set: { $0.returnKeyType = $1 }
    )
    .property(
      "clearsOnBeginEditing", summary: "Whether the text is cleared when editing begins.",
      get: { $0.clearsOnBeginEditing }, set: { $0.clearsOnBeginEditing = $1 }
    )
    .property("isEditing", summary: "Whether it is being edited.", get: { $0.isEditing })
    .property(
      "textAlignment",
      summary: "How the text is aligned horizontally: left, center, right, justified or natural.",
      get: { $0.textAlignment }, set: { $0.textAlignment = $1 }
    )
    .property(
      "borderStyle", summary: "The style of the border around the text.", get: { $0.borderStyle },
      set: { $0.borderStyle = $1 }
    )
    .delegate(
      type: "UITextFieldDelegate",
      summary: "Controls its editing, and is notified of it.",
      as: ScriptedTextFieldDelegate.self, in: self
    ) { $0.delegate = $1 }
  }
}
