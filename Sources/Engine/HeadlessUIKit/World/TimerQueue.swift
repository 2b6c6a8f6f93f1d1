/// A binary heap of actions by due time, earliest first; actions with equal times keep the order in
/// which they were scheduled.
struct TimerQueue {
  private var heap: [ScheduledTimer] = []
  /// The number of alarms with a delay of at most one second.
  private(set) var shortCount = 0

  /// An action and the time at which it is due.
  struct ScheduledTimer {
    let due: Duration
    let number: Int
    let isShort: Bool
    let action: () -> Void

    fileprivate func isDue(before other: ScheduledTimer) -> Bool {
      due != other.due ? due < other.due : number < other.number
    }
  }

  /// The alarm that is due first.
  var first: ScheduledTimer? { heap.first }

  /// Adds an alarm.
  mutating func insert(_ timer: ScheduledTimer) {
    heap.append(timer)
    if timer.isShort { shortCount += 1 }
    var index = heap.count - 1
    while index > 0, heap[index].isDue(before: heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes and returns the alarm that is due first.
  mutating func popFirst() -> ScheduledTimer? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if first.isShort { shortCount -= 1 }
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var index = 0
    while let child = earlierChild(of: index), heap[child].isDue(before: heap[index]) {
      heap.swapAt(index, child)
      index = child
    }
    return first
  }

  private func earlierChild(of index: Int) -> Int? {
    let left = 2 * index + 1
    guard left < heap.count else { return nil }
    let right = left + 1
    return right < heap.count && heap[right].isDue(before: heap[left]) ? right : left
  }
}
