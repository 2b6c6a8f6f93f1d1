import Foundation
import HeadlessUIKit
import Lua

extension NSTextAlignment: LuaEnumeration {}

extension UIKeyboardType: LuaEnumeration {}

extension UIReturnKeyType: LuaEnumeration {}

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
    describe("UIPageControl") { $0.pageControl }
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
    interpreter.register(lateClass: "UICollectionViewDiffableDataSource") { [unowned self] in
      collectionDiffableSource.erased
    }
    interpreter.register(lateClass: "UITableViewDiffableDataSource") { [unowned self] in
      tableDiffableSource.erased
    }
    describe("UICollectionViewCellRegistration") { $0.cellRegistration }
    describe("UICollectionViewFlowLayout") { $0.collectionViewFlowLayout }
    describe("UICollectionViewCompositionalLayout") { $0.collectionViewCompositionalLayout }
    registerCompositionalLayouts()
  }
}
