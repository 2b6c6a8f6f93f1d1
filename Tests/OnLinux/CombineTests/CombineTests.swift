import Combine
import Dispatch
import Foundation
import FoundationNetworking
import Testing

/// What OpenCombine lacks of Apple's Combine, and what belongs to Foundation and Dispatch.
struct CombineTests {
  private struct Problem: Error {}
  private struct Refusal: Error { let code: URLError.Code }
  private typealias Numbers = PassthroughSubject<Int, Never>

  /// The values of a publisher, which ends at once.
  private func values<P: Publisher>(of publisher: P) -> [P.Output] where P.Failure == Never {
    var values: [P.Output] = []
    _ = publisher.sink { values.append($0) }
    return values
  }

  /// What a publisher gives, as texts, as soon as it ends.
  private func events<P: Publisher>(of publisher: P) async -> [String] {
    var link: AnyCancellable?
    defer { link?.cancel() }
    return await withCheckedContinuation { done in
      var events: [String] = []
      link = publisher.sink(
        receiveCompletion: {
          if case .failure(let error) = $0 { events.append("\(error)") }
          done.resume(returning: events)
        }, receiveValue: { events.append("\($0)") })
    }
  }

  @Test func typesOfOperatorsAreTheOnesOfApple() {
    let numbers = Numbers(), texts = CurrentValueSubject<String, Never>("a")
    let map: Publishers.Map<Numbers, String> = numbers.map { "\($0)" }
    let merged:
      Publishers.Merge<Publishers.Map<Numbers, String>, CurrentValueSubject<String, Never>> =
        map.merge(with: texts)
    let both: Publishers.CombineLatest<Numbers, CurrentValueSubject<String, Never>> =
      numbers.combineLatest(texts)
    let latest: Publishers.SwitchToLatest<Just<Int>, Publishers.Map<Numbers, Just<Int>>> =
      numbers.map { Just($0) }.switchToLatest()
    let late: Publishers.Throttle<Numbers, DispatchQueue> =
      numbers.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
    var shown: [String] = []
    let links = [
      merged.sink { shown.append($0) }, both.sink { shown.append("\($0) \($1)") },
      latest.sink { shown.append("latest \($0)") }, late.sink { _ in },
    ]
    numbers.send(1)
    texts.send("b")
    withExtendedLifetime(links) {
      #expect(shown.sorted() == ["1", "1 a", "1 b", "a", "b", "latest 1"])
    }
  }

  @Test func anOptionalAndAResultArePublishers() async {
    let one: Int? = 1
    let publisher: Optional<Int>.Publisher = one.publisher
    #expect(values(of: publisher) == [1])
    #expect(values(of: Int?.none.publisher) == [])
    let failed: Result<Int, Problem>.Publisher = Result<Int, Problem>.failure(Problem()).publisher
    #expect(await events(of: failed) == ["Problem()"])
    let two = Result<Int, Never>.success(2).publisher.receive(on: ImmediateScheduler.shared)
    #expect(values(of: two) == [2])
  }

  @Test func mergedValuesComeFromAll() async {
    let lists = (1...8).map { [$0, $0 + 10].publisher }
    let of = { (count: Int) in (1...count).flatMap { [$0, $0 + 10] } }
    #expect(values(of: lists[0].merge(with: lists[1])) == of(2))
    #expect(values(of: Just(1).merge(with: lists[1], Just(3))) == [1, 2, 12, 3])
    #expect(values(of: Publishers.Merge3(lists[0], lists[1], lists[2])) == of(3))
    let four: Publishers.Merge4 = Just(1).merge(with: Just(2), Just(3), Just(4))
    #expect(values(of: four) == [1, 2, 3, 4])
    let seven: Publishers.Merge7 = Publishers.Merge5(Just(1), Just(2), Just(3), Just(4), Just(5))
      .merge(with: Just(6)).merge(with: Just(7))
    #expect(values(of: seven) == [1, 2, 3, 4, 5, 6, 7])
    let eight = Just(1).merge(
      with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), lists[7])
    #expect(values(of: eight) == [1, 2, 3, 4, 5, 6, 7, 8, 18])
    #expect(values(of: Publishers.MergeMany(lists)) == of(8))
    #expect(
      values(of: Publishers.MergeMany(lists[0]).merge(with: lists[1]).prefix(3)) == [1, 11, 2])
    let failing = Fail<Int, Problem>(error: Problem())
    #expect(await events(of: Publishers.Merge(failing, Empty())) == ["Problem()"])
  }

  @Test func latestValuesAreCombined() {
    let a = Numbers(), b = Numbers(), c = Numbers(), d = Numbers()
    var sums: [Int?] = [], threes: [String] = [], fours: [String] = []
    let links = [
      a.combineLatest(b, +).sink { _ in
        sums.append(nil)
      } receiveValue: {
        sums.append($0)
      },
      a.combineLatest(b, c) { "\($0)\($1)\($2)" }.sink { threes.append($0) },
      a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.sink { fours.append($0) },
    ]
    a.send(1)
    a.send(2)
    b.send(3)
    c.send(4)
    d.send(5)
    a.send(completion: .finished)
    b.send(6)
    b.send(completion: .finished)
    withExtendedLifetime(links) {
      #expect(sums == [5, 8, nil])
      #expect(threes == ["234", "264"])
      #expect(fours == ["2345", "2645"])
    }
  }

  @Test(arguments: ["queue", "run loop", "operations"])
  func valuesWaitForASchedulersTime(kind: String) {
    let subject = Numbers(), lock = NSLock()
    var shown: [String] = []
    func show(_ text: String) { lock.withLock { if !shown.contains(text) { shown.append(text) } } }
    func links<S: Scheduler>(_ scheduler: S) -> [any Cancellable] {
      [
        subject.debounce(for: .milliseconds(40), scheduler: scheduler)
          .sink { show("debounced \($0)") },
        subject.delay(for: .milliseconds(20), scheduler: scheduler).receive(on: scheduler)
          .sink { show("delayed \($0)") },
        scheduler.schedule(
          after: scheduler.now.advanced(by: .milliseconds(1)), interval: .milliseconds(1)
        ) { show("repeated") },
      ]
    }
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 1
    let open =
      switch kind {
      case "queue": links(DispatchQueue(label: kind))
      case "run loop": links(RunLoop.current)
      default: links(operations)
      }
    subject.send(1)
    subject.send(2)
    let limit = Date(timeIntervalSinceNow: 10)
    while lock.withLock({ shown.count < 4 }), Date() < limit {
      if !RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) {
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
    for link in open { link.cancel() }
    #expect(lock.withLock { shown } == ["repeated", "delayed 1", "delayed 2", "debounced 2"])
  }

  @Test func aPublisherEndsAfterATimeWithoutValues() async {
    let silent = Numbers().setFailureType(to: Problem.self)
      .timeout(.milliseconds(5), scheduler: DispatchQueue.global()) { Problem() }
    #expect(await events(of: silent) == ["Problem()"])
  }

  @Test func lengthsOfTimeCount() {
    typealias QueueTime = DispatchQueue.SchedulerTimeType
    #expect(QueueTime.Stride.seconds(1.5) == .milliseconds(1500))
    #expect(QueueTime.Stride.microseconds(2) + 1 == .nanoseconds(1_000_002_000))
    #expect(QueueTime.Stride(.seconds(2)).magnitude == 2_000_000_000)
    #expect(QueueTime.Stride(.never) == .seconds(.infinity))
    #expect(QueueTime.Stride.seconds(-.infinity) < -1)
    let time = QueueTime(.now())
    #expect(time.distance(to: time.advanced(by: .milliseconds(-3))) == .milliseconds(-3))
    #expect(time < time.advanced(by: 1))
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 7))
    #expect(date.advanced(by: .seconds(2)).date.timeIntervalSinceReferenceDate == 9)
    #expect(date.distance(to: date.advanced(by: 3)).timeInterval == 3)
  }

  @Test func notificationsComeUntilTheEnd() {
    let center = NotificationCenter(), name = Notification.Name("cart"), owner = NSObject()
    var shown: [Int] = []
    let all = center.publisher(for: name).compactMap { $0.userInfo?["count"] as? Int }
    let link = all.sink { shown.append($0) }
    let first = all.first().sink { shown.append($0 * 10) }
    let own = center.publisher(for: name, object: owner).sink { _ in shown.append(0) }
    center.post(name: name, object: nil, userInfo: ["count": 1])
    center.post(name: name, object: owner, userInfo: ["count": 2])
    link.cancel()
    center.post(name: name, object: nil, userInfo: ["count": 3])
    withExtendedLifetime((first, own)) { #expect(shown.sorted() == [0, 1, 2, 10]) }
  }

  @Test func aTimerGivesDatesWhileItIsConnected() {
    let timer = Timer.publish(every: 0.001, on: .current, in: .default)
    var count = 0
    var link: AnyCancellable? = timer.autoconnect().sink { _ in count += 1 }
    let limit = Date(timeIntervalSinceNow: 10)
    func run(until isOver: () -> Bool) {
      while !isOver(), Date() < limit {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
    run { count >= 3 }
    #expect(count >= 3 && link != nil)
    link = nil
    let before = count
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(count == before)
    let later = timer.sink { _ in count += 1 }
    let connection = timer.connect()
    run { count > before }
    connection.cancel()
    withExtendedLifetime(later) { #expect(count > before) }
  }

  @Test func aSessionAnswers() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answering.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "cart:3"))
    let counts = session.dataTaskPublisher(for: url).map(\.data)
      .decode(type: [String: Int].self, decoder: JSONDecoder())
    #expect(await events(of: counts) == ["[\"count\": 3]"])
    let missing = try #require(URL(string: "cart:missing"))
    let codes = session.dataTaskPublisher(for: missing).map(\.data).mapError {
      Refusal(code: $0.code)
    }
    #expect(await events(of: codes) == ["\(Refusal(code: .fileDoesNotExist))"])
  }

  /// Answers requests with what their address says.
  private final class Answering: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "cart" }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, let count = Int(url.absoluteString.dropFirst(5)) else {
        client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
        return
      }
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("{\"count\": \(count)}".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }
}
