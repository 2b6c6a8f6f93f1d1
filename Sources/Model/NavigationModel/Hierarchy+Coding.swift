extension Hierarchy: Decodable {
  /// Reads a hierarchy; an error unless its links are consistent.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    windows = try container.decode([Window].self, forKey: .windows)
    keyWindow = try container.decodeIfPresent(Int.self, forKey: .keyWindow)
    revision = try container.decode(Int.self, forKey: .revision)
    nodes = try container.decode([Node].self, forKey: .nodes)
    notified = try container.decode([ID].self, forKey: .notified)
    vacantSlots = try container.decode([Int32].self, forKey: .vacantSlots)
      .map(UInt32.init(bitPattern:))
    lastNumber = try container.decode(Int32.self, forKey: .lastNumber)
    guard areSlotsRight, areWindowsRight else {
      throw decoder.corrupted("a controller or window of the hierarchy isn't where it should be")
    }
    if let fault = faults.first { throw decoder.corrupted("in the hierarchy \(fault)") }
    for id in identifiers { owing.note(false, nodes.owesCallbacks(id)) }
  }

  /// Whether each controller is in its own slot, and all others are vacant.
  private var areSlotsRight: Bool {
    let areTheirOwn = nodes.enumerated().allSatisfy { slot, node in
      node.id.number == 0 || (Int(node.id.slot) == slot && node.id.number <= lastNumber)
    }
    let areVacant = vacantSlots.allSatisfy { slot in
      nodes.indices.contains(Int(slot)) && nodes[Int(slot)].id.number == 0
    }
    return areTheirOwn && areVacant && notified.allSatisfy(contains)
  }

  /// Whether windows are numbered from 1, and no controller refers to another one.
  private var areWindowsRight: Bool {
    let numbers = nodes.lazy.flatMap { node in
      [node.window, node.hostWindow, node.strandedWindow, node.familyWindow].compactMap(\.self)
    }
    return windows.map(\.number) == Array(1..<windows.count + 1)
      && numbers.allSatisfy { windows.indices.contains($0 - 1) }
      && keyWindow.map { windows.indices.contains($0 - 1) } != false
      && windows.allSatisfy { $0.stranded.allSatisfy(contains) }
  }
}

extension Hierarchy.ID: Codable {
  private enum CodingKeys: CodingKey {
    case slot, number
  }

  /// Reads an identifier.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let slot = try container.decode(Int32.self, forKey: .slot)
    let number = try container.decode(Int32.self, forKey: .number)
    // The identifier in a vacant slot is zero.
    guard slot >= 0, number > 0 || number == 0 && slot == 0 else {
      throw decoder.corrupted("no controller has such a number")
    }
    self.init(slot: UInt32(slot), number: number)
  }

  /// Writes an identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(slot, forKey: .slot)
    try container.encode(number, forKey: .number)
  }
}

extension Decoder {
  /// An error about the value that is being read.
  func corrupted(_ message: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: message))
  }
}
