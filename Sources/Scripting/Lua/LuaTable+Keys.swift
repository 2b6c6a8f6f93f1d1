import CLua
import CLuaShims

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension LuaTable {
  /// The first keys after the sequence, in order, and whether there are more: numbers first, then
  /// strings by their bytes, then all others in Lua's order.
  ///
  /// Visits each key, with no further cost for those that are not among the first.
  package func keys(first limit: Int) -> (keys: [LuaValue], isCut: Bool) {
    let length = lua_Integer(count)
    var numbers = FirstFew<Double>(limit), strings = FirstFew<LuaBytes>(limit)
    var others: [LuaValue] = []
    var total = 0
    let keys = onStack { stack, table -> [LuaValue] in
      stack.pushNil()
      while lua_next(stack.state, table) != 0 {
        stack.pop()
        switch stack.type(at: -1) {
        case LUA_TNUMBER:
          if 1...max(length, 1) ~= lua_tointegerx(stack.state, -1, nil), length > 0 { continue }
          numbers.insert(lua_tonumberx(stack.state, -1, nil))
        case LUA_TSTRING: strings.insert(LuaBytes(stack, at: -1))
        default: if others.count < limit { others.append(stack.value(at: -1)) }
        }
        total += 1
      }
      return numbers.sorted.map { value(ofNumber: $0) } + strings.sorted.map(\.value) + others
    }
    return (Array((keys ?? []).prefix(limit)), total > limit)
  }

  private func value(ofNumber number: Double) -> LuaValue {
    Int(exactly: number).map { .integer($0) } ?? .number(number)
  }
}

/// The smallest elements of those added.
private struct FirstFew<Element: Comparable> {
  private let limit: Int
  private var elements: [Element] = []
  private var bound: Element?

  init(_ limit: Int) { self.limit = limit }

  mutating func insert(_ element: Element) {
    if let bound, element >= bound { return }
    elements.append(element)
    guard elements.count / 2 > limit else { return }
    elements = Array(sorted.prefix(limit))
    bound = elements.last
  }

  var sorted: [Element] { elements.sorted() }
}

/// The bytes of a key in Lua's memory: valid while the table is unchanged.
private struct LuaBytes: Comparable {
  private let bytes: UnsafeRawBufferPointer

  init(_ stack: LuaStack, at index: Int32) {
    var length = 0
    let start = lua_tolstring(stack.state, index, &length)
    bytes = UnsafeRawBufferPointer(start: start, count: length)
  }

  var value: LuaValue {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? .string(text) : .bytes(Array(bytes))
  }

  static func == (left: Self, right: Self) -> Bool { left.bytes.elementsEqual(right.bytes) }

  static func < (left: Self, right: Self) -> Bool {
    let common = min(left.bytes.count, right.bytes.count)
    guard let one = left.bytes.baseAddress, let other = right.bytes.baseAddress, common > 0 else {
      return left.bytes.count < right.bytes.count
    }
    let order = memcmp(one, other, common)
    return order == 0 ? left.bytes.count < right.bytes.count : order < 0
  }
}
