import Foundation

extension IndexPath {
  /// Creates the path of a row of a table; both numbers are counted from 0.
  ///
  /// [init(row:section:)](https://developer.apple.com/documentation/foundation/nsindexpath/init(row:section:))
  nonisolated public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section, from 0.
  nonisolated public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section, from 0.
  nonisolated public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Creates the path of an item of a collection view; both numbers are counted from 0.
  ///
  /// [init(item:section:)](https://developer.apple.com/documentation/foundation/nsindexpath/init(item:section:))
  nonisolated public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The item in its section, from 0.
  nonisolated public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
