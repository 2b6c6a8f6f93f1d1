import UIKit.UIControl

/// Says what happens in a form.
@objc public protocol FormDelegate: AnyObject {
  @objc optional func form(_ form: FormViewController, shouldChange name: String) -> Bool
  @objc optional func form(_ form: FormViewController, didChange name: String)
  @objc optional func formDidCancel(_ form: FormViewController)
  @objc optional var placeholder: String? { get }
}

/// A form with a name and a switch.
public final class FormViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet public private(set) weak var field: UITextField!
  @IBOutlet public private(set) weak var news: UISwitch!
  @IBInspectable public var longest: Int = 12
  public weak var delegate: FormDelegate?
  @objc dynamic public private(set) var wantsNews = false

  public override func loadView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = UITextField()
    field.delegate = self
    field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    let news = UISwitch()
    news.addTarget(self, action: #selector(switchChanged), for: .valueChanged)
    view.addSubview(field)
    view.addSubview(news)
    self.view = view
    (self.field, self.news) = (field, news)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = delegate?.placeholder ?? "Name"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(Self.cancel))
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let isShort = (textField.text ?? "").count <= longest
    return isShort && delegate?.form?(self, shouldChange: textField.text ?? "") ?? true
  }

  @objc private func textChanged(_ sender: UITextField) {
    delegate?.form?(self, didChange: sender.text ?? "")
  }

  @objc(newsChanged:) private func switchChanged(_ sender: UISwitch) { wantsNews = sender.isOn }

  @objc func cancel() { delegate?.formDidCancel?(self) }

  /// The names of what users change, for a store.
  public static let keys = [#keyPath(FormViewController.wantsNews)]
}
