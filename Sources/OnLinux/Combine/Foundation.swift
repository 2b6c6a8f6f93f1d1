import Foundation
import FoundationNetworking
import OpenCombine

extension NotificationCenter {
  /// Gives the notifications with a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher { Publisher(center: self, name: name, object: object) }

  /// Gives notifications.
  ///
  /// [NotificationCenter.Publisher](https://developer.apple.com/documentation/foundation/notificationcenter/publisher)
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; nil for all.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        subject.send($0)
      }
      subject.handleEvents(receiveCancel: { center.removeObserver(observer) })
        .receive(subscriber: subscriber)
    }
  }
}

extension Timer {
  /// Gives the date at regular intervals, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

  /// Gives dates.
  ///
  /// [Timer.TimerPublisher](https://developer.apple.com/documentation/foundation/timer/timerpublisher)
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// The time between two of them, in seconds.
    public let interval: TimeInterval
    /// Where its timer runs.
    public let runLoop: RunLoop
    /// In which mode of that.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher of dates.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) { (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [subject] _ in
        subject.send(Date())
      }
      runLoop.add(timer, forMode: mode)
      return Link(timer: timer)
    }

    // Released, it leaves the timer as it is.
    private struct Link: Cancellable {
      let timer: Timer
      func cancel() { timer.invalidate() }
    }
  }
}

extension URLSession {
  /// Gives what an address answers.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Gives the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Gives an answer.
  ///
  /// [URLSession.DataTaskPublisher](https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher)
  public struct DataTaskPublisher: OpenCombine.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    /// What is asked.
    public let request: URLRequest
    /// Who asks.
    public let session: URLSession

    /// Creates a publisher of the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subject = PassthroughSubject<Output, Failure>()
      let task = session.dataTask(with: request) { data, response, error in
        if let response, error == nil {
          subject.send((data ?? Data(), response))
          subject.send(completion: .finished)
        } else {
          subject.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      subject.handleEvents(receiveCancel: task.cancel, receiveRequest: { _ in task.resume() })
        .receive(subscriber: subscriber)
    }
  }
}

extension JSONDecoder: @retroactive TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: @retroactive TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: @retroactive TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: @retroactive TopLevelEncoder { public typealias Output = Data }
