/// Registered classes by their types.
///
/// Not a dictionary: the runtime would search all conformances of the program for that of the key,
/// which takes longer than registering UIKit's classes.
struct BindingTable {
  private var types: [UInt] = []  // 0 for an empty slot
  private var bindings: [ClassBinding?] = []
  private var count = 0

  /// The binding that was set for a class; its ancestors are not searched.
  subscript(type: AnyClass) -> ClassBinding? {
    get { types.isEmpty ? nil : bindings[place(of: Self.key(type))] }
    set {
      if count * 2 >= types.count { grow() }
      let key = Self.key(type)
      let place = place(of: key)
      if types[place] == 0 { count += 1 }
      types[place] = key
      bindings[place] = newValue
    }
  }

  private static func key(_ type: AnyClass) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }

  /// The index of the key, or of the slot where it can be inserted.
  private func place(of key: UInt) -> Int {
    let mask = types.count - 1
    var place = Int(truncatingIfNeeded: key >> 4 ^ key >> 10) & mask
    while types[place] != 0, types[place] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let former = (types, bindings)
    let capacity = max(512, types.count * 2)
    types = Array(repeating: 0, count: capacity)
    bindings = Array(repeating: nil, count: capacity)
    for (key, binding) in zip(former.0, former.1) where key != 0 {
      let place = place(of: key)
      types[place] = key
      bindings[place] = binding
    }
  }
}
