#if !canImport(ObjectiveC)
  import Foundation

  // What UIKit adds to the class that IndexPath stands for.
  nonisolated extension NSIndexPath {
    /// Creates the path of a row of a table.
    public convenience init(row: Int, section: Int) {
      self.init(indexes: [section, row], length: 2)
    }

    /// Creates the path of an item of a collection view.
    public convenience init(item: Int, section: Int) {
      self.init(indexes: [section, item], length: 2)
    }

    /// The number of the section.
    public var section: Int { index(atPosition: 0) }
    /// The number of the row in its section.
    public var row: Int { index(atPosition: 1) }
    /// The number of the item in its section.
    public var item: Int { index(atPosition: 1) }
  }
#endif
