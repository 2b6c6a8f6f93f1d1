#if !canImport(ObjectiveC)
  import Foundation

  /// What an object of a storyboard is created with: its properties by the keys that archives have.
  nonisolated final class InterfaceCoder: NSCoder {
    private let values: [String: Any]

    init(_ values: [String: Any]) {
      self.values = values
      super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }
    override func decodeObject(forKey key: String) -> Any? { values[key] }
    override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
    override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(decodeInteger(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
  }
#endif
