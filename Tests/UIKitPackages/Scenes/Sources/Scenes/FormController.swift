import UIKit

/// A controller whose view, outlets and actions are in a storyboard.
public final class FormController: UIViewController, UITextFieldDelegate {
  @IBOutlet private(set) weak var nameField: UITextField!
  @IBOutlet weak var sendButton: UIButton! { didSet { events.append("send button") } }
  @IBOutlet var lines: [UILabel]!
  @IBOutlet weak var height: NSLayoutConstraint?
  @IBOutlet private weak var badge: BadgeView!
  @IBOutlet weak var chart: UIView!
  @IBOutlet weak var saveItem: UIBarButtonItem!
  public private(set) var events: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    sendButton.isEnabled = false
    events.append("loaded \(lines.map { $0.text ?? "" }) \(badge.count)")
  }

  @IBAction private func send(_ sender: UIButton) { events.append("sent \(sender.tag)") }
  @IBAction func nameChanged() { events.append("changed") }
}

extension FormController {
  @IBAction func save(_ sender: Any) { events.append("saved") }
  @IBAction func tapped(_ recognizer: UITapGestureRecognizer) { events.append("tapped") }
}

/// A view of the program's in a storyboard.
final class BadgeView: UIView {
  private(set) var count = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    count = 1
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    count += 1
  }
}

/// A cell whose contents are in a nib.
public final class GoodCell: UITableViewCell {
  @IBOutlet public weak var priceLabel: UILabel!
}

/// A controller with a nib of its own name, and a list that registers another.
public final class PriceViewController: UIViewController, UITableViewDataSource {
  @IBOutlet public weak var table: UITableView!

  public override func viewDidLoad() {
    super.viewDidLoad()
    table.register(
      UINib(nibName: "GoodCell", bundle: Bundle(for: PriceViewController.self)),
      forCellReuseIdentifier: "good")
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "good", for: indexPath)
    (cell as? GoodCell)?.priceLabel.text = "\(indexPath.row)"
    return cell
  }
}
