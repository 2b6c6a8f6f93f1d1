import Foundation
import NavigationModel

extension UITabBarController {
  /// The height of an accessory above the bar (unconfirmed).
  static let accessoryHeight = 48.0

  /// Where its accessory is: beside a minimised bar, else above the bar, or at the lower edge without
  /// one (F98); `none` without an accessory.
  var accessoryEnvironment: UITabAccessory.Environment {
    guard bottomAccessory != nil, stage.profile.hasPartsOfiOS26 else { return .none }
    return isBarMinimized && showsBar ? .inline : .regular
  }

  /// How much of the contents an accessory covers besides the bar.
  var accessoryInset: Double {
    accessoryEnvironment == .regular ? UITabBarController.accessoryHeight : 0
  }

  /// Puts the accessory where it belongs now, or removes it.
  func arrangeAccessory(replacing former: UITabAccessory? = nil) {
    if let former, former !== bottomAccessory { former.contentView.removeFromSuperview() }
    let environment = accessoryEnvironment
    guard let bottomAccessory, environment != .none else {
      accessoryView?.removeFromSuperview()
      accessoryView = nil
      return
    }
    let view = accessoryView ?? UITabAccessoryView()
    accessoryView = view
    if isViewLoaded { arrangeBars() }
    view.show(bottomAccessory.contentView, in: accessoryFrame, as: environment)
  }

  /// The frame of the accessory in its view: beside the selected tab of a minimised bar, or as wide as
  /// the bar (unconfirmed).
  private var accessoryFrame: CGRect {
    let bar = tabBarFrame, height = UITabBarController.accessoryHeight
    if accessoryEnvironment == .inline {
      let tab = min(80, Double(bar.width) / 3)
      return CGRect(
        x: tab, y: Double(bar.minY), width: max(Double(bar.width) - tab - 16, 0), height: height)
    }
    let bottom = showsBar ? Double(bar.minY) : Double(area.height)
    return CGRect(
      x: 16, y: bottom - height, width: max(Double(bar.width) - 32, 0), height: height)
  }
}
