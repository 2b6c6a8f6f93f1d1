extension Trace {
  /// Events in order, each composed when it is read.
  ///
  /// One is stored in 32 bytes; its time and its texts are in lists that all of them share.
  public struct Events: Sendable, RandomAccessCollection {
    private var records: [Record] = []
    /// The times, in order, each once.
    private var times: [Duration] = []
    /// The names, callbacks, arguments and answers; several arguments stand beside each other.
    private var words = [Label("")]
    /// Where words stand that may be needed again, by a number that is cheaper than a hash value; a
    /// word that another one has replaced here is added again.
    private var places = [UInt32](repeating: 0, count: 256)
    /// The bytes of the names and arguments.
    private(set) var textSize = 0

    init() {}

    /// The index of the first event.
    public var startIndex: Int { 0 }
    /// The index after the last event.
    public var endIndex: Int { records.count }

    /// An event.
    public subscript(index: Int) -> Event {
      let record = records[index]
      var event = Event(
        at: times[Int(record.time)], kind: record.kind,
        subject: record.subject.number == 0 ? nil : record.subject,
        label: words[Int(record.name)], callback: words[Int(record.callback)].stem,
        isAnimated: record.flags.contains(.animated),
        isContainer: record.flags.contains(.container), words: arguments(of: record))
      if record.flags.contains(.answered) { event.answer = words[Int(record.answer)].stem }
      return event
    }

    /// The index of the last event in which a controller received a callback; nil for none.
    func lastIndex(of callback: Callback, _ id: Hierarchy.ID) -> Int? {
      records.lastIndex { $0.subject == id && isCallback($0, callback) }
    }

    /// The controllers that disappeared or were removed from a container in the first events.
    func leavers(inFirst count: Int) -> [Hierarchy.ID] {
      records.prefix(count).lazy.filter {
        $0.subject.number > 0
          && (isCallback($0, .viewDidDisappear)
            || isCallback($0, .didMove) && arguments(of: $0) == [Label("nil")])
      }.map(\.subject)
    }

    mutating func append(_ event: Event) {
      var flags = event.isAnimated ? Flags.animated : []
      if event.isContainer { flags.insert(.container) }
      append(
        Record(
          subject: event.subject ?? Hierarchy.ID(slot: 0, number: 0), kind: event.kind,
          flags: flags),
        at: event.at, event.label, event.callback, event.words)
      if let answer = event.answer { setAnswer(answer, at: records.count - 1) }
    }

    mutating func setArguments(_ arguments: [String], at index: Int) {
      var record = records[index]
      textSize -= size(of: record)
      set(SmallArray(arguments.map { Label($0) }), of: &record)
      textSize += size(of: record)
      records[index] = record
    }

    mutating func setAnswer(_ answer: String, at index: Int) {
      records[index].answer = place(ofText: answer)
      records[index].flags.insert(.answered)
    }

    mutating func remove(at index: Int) { textSize -= size(of: records.remove(at: index)) }

    /// Removes the first events, and the times and texts that no other event has.
    mutating func removeFirst(_ count: Int) {
      let former = self
      self = Self()
      records.reserveCapacity(former.records.capacity)
      for record in former.records.dropFirst(count) {
        append(
          record, at: former.times[Int(record.time)], former.words[Int(record.name)],
          former.words[Int(record.callback)].stem, former.arguments(of: record))
        if record.flags.contains(.answered) {
          setAnswer(former.words[Int(record.answer)].stem, at: records.count - 1)
        }
      }
    }

    mutating func removeAll() {
      records.removeAll(keepingCapacity: true)
      times.removeAll(keepingCapacity: true)
      words.removeSubrange(1...)
      textSize = 0
    }

    private mutating func append(
      _ record: Record, at time: Duration, _ name: Label, _ callback: String,
      _ arguments: SmallArray<Label>
    ) {
      if times.last != time { times.append(time) }
      var record = record
      record.time = UInt32(truncatingIfNeeded: times.count - 1)
      record.name = place(of: name, near: record.subject.number)
      record.callback = place(ofText: callback)
      textSize += name.size
      if !arguments.isEmpty {
        set(arguments, of: &record)
        textSize += arguments.reduce(0) { $0 + $1.size }
      }
      records.append(record)
    }

    private func isCallback(_ record: Record, _ callback: Callback) -> Bool {
      record.kind == .callback && words[Int(record.callback)].stem == callback.name
    }

    private func arguments(of record: Record) -> SmallArray<Label> {
      let start = Int(record.arguments)
      return switch record.argumentCount {
      case 0: SmallArray()
      case 1: SmallArray(words[start])
      default: SmallArray(Array(words[start..<start + Int(record.argumentCount)]))
      }
    }

    private func size(of record: Record) -> Int {
      arguments(of: record).reduce(words[Int(record.name)].size) { $0 + $1.size }
    }

    private mutating func set(_ arguments: SmallArray<Label>, of record: inout Record) {
      record.argumentCount = UInt16(clamping: arguments.count)
      if arguments.count == 1 {
        let word = arguments[0]
        record.arguments = word.number.map { place(of: word, near: $0) } ?? place(ofText: word.stem)
      } else {
        record.arguments = UInt32(truncatingIfNeeded: words.count)
        words += arguments
      }
    }

    private mutating func place(ofText text: String) -> UInt32 {
      place(of: Label(text), near: -Int32(truncatingIfNeeded: text.utf8.count))
    }

    /// Where a word stands: at the end, unless it is found where a number leads.
    private mutating func place(of word: Label, near number: Int32) -> UInt32 {
      let number = Int(number & 255)
      let place = places[number]
      if place < words.count, words[Int(place)].isSame(as: word) { return place }
      let end = UInt32(truncatingIfNeeded: words.count)
      places[number] = end
      words.append(word)
      return end
    }
  }

  /// An event in 32 bytes: its time and its texts are indices.
  private struct Record {
    var time: UInt32 = 0
    /// Its number is zero if there is none.
    let subject: Hierarchy.ID
    var name: UInt32 = 0
    var callback: UInt32 = 0
    var arguments: UInt32 = 0
    var answer: UInt32 = 0
    var argumentCount: UInt16 = 0
    let kind: Event.Kind
    var flags: Flags
  }

  private struct Flags: OptionSet {
    let rawValue: UInt8

    static let animated = Flags(rawValue: 1)
    static let container = Flags(rawValue: 2)
    static let answered = Flags(rawValue: 4)
  }
}

extension Trace.Events: Equatable {
  /// Whether both have equal events.
  public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }
}
