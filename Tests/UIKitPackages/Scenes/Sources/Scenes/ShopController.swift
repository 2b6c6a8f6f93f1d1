import UIKit

/// A controller whose segues begin in what its storyboard has.
public final class ShopController: UIViewController {
  @IBOutlet weak var goodsButton: UIButton!
  @IBOutlet weak var priceButton: UIButton!
  @IBOutlet weak var reloadButton: UIButton!
  @IBOutlet weak var tagView: PriceTag!
  @IBInspectable var town: String = ""
  var events: [String] = []
  var allows = true

  public override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake in \(town) \(isViewLoaded)")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded \(children.count)")
  }

  public override func shouldPerformSegue(
    withIdentifier identifier: String, sender: Any?
  ) -> Bool {
    events.append("should '\(identifier)'")
    return allows
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let kind = sender.map { "\(type(of: $0))" } ?? "nil"
    events.append("prepare \(segue.identifier ?? "nil") \(kind) \(segue.destination.isViewLoaded)")
    (segue.destination as? OffersController)?.shop = self
  }

  @IBSegueAction private func makePrice(
    _ coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> PricingController? {
    events.append("make \(segueIdentifier ?? "nil") \(sender is UIButton)")
    return PricingController(coder: coder, price: 3)
  }

  @IBAction func note(_ sender: Any) { events.append("noted") }
}

/// A table with rows that its storyboard has.
public final class OffersController: UITableViewController {
  weak var shop: ShopController?

  public override func viewDidLoad() {
    super.viewDidLoad()
    shop?.events.append("offers loaded")
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap(tableView.indexPath(for:))?.row
    shop?.events.append("prepare \(segue.identifier ?? "nil") row \(row ?? -1)")
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    shop?.events.append("selected \(indexPath.row)")
  }
}

/// A table with cells whose prototypes its storyboard has.
public final class GoodsController: UITableViewController {
  var bought: [Int] = []
  var prepared: [Int] = []
  var closed: CartController?

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 2 }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "good", for: indexPath)
    cell.contentView.subviews.last?.tag = indexPath.row
    return cell
  }

  @IBAction func buy(_ sender: UIButton) { bought.append(sender.tag) }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (sender as? UITableViewCell).flatMap(tableView.indexPath(for:)).map { prepared.append($0.row) }
  }
}

public final class CartController: UIViewController {
  @IBOutlet weak var closeButton: UIButton!
}

public final class PricingController: UIViewController {
  let price: Int

  init?(coder: NSCoder, price: Int) {
    self.price = price
    super.init(coder: coder)
  }

  public required init?(coder: NSCoder) { nil }
}

/// A view with properties that its storyboard sets.
@IBDesignable final class PriceTag: UIView {
  @IBInspectable var price: CGFloat = 0
  @IBInspectable var count: Int = 0
  @IBInspectable var unit: String?
  @IBInspectable var isNew: Bool = false
  @IBInspectable var edge: UIColor = .clear
  @IBInspectable var room: CGSize = .zero
  @IBInspectable var place = CGPoint.zero
  @IBInspectable var area = CGRect.zero
  @IBInspectable var note: String? = "none"
  @IBInspectable var name: String = "" { didSet { accessibilityLabel = name } }
}
