import UIKit

extension ShopController {
  @IBAction private func reload(_ sender: Any) { events.append("reloaded") }
}

extension GoodsController {
  @IBAction func closeCart(_ segue: UIStoryboardSegue) { closed = segue.source as? CartController }
}
