import Foundation
import Synchronization

/// A browser without a window, which is spoken to through two pipes in its debugging protocol.
package final class Browser {
  /// Where Debian installs it.
  package static let path = "/usr/bin/chromium"
  /// What has happened on the page so far.
  package private(set) var events: [(method: String, values: [String: Any])] = []
  private let process: ChildProcess
  private let folder: URL
  private let commands, answers: FileHandle
  private var unread = Data()
  private var messages: [Data] = []
  private var lastNumber = 0
  private var session: String?

  /// What the browser doesn't do, or not in time.
  package struct BrowserError: Error, CustomStringConvertible {
    package let description: String
  }

  /// The browser of all tests, which is started when the first one asks for it, and ends with them.
  @MainActor package static let shared = Result {
    let browser = try Browser()
    running.withLock { [process = browser.process, folder = browser.folder] in
      $0 = (process, folder)
    }
    atexit { Browser.end() }
    return browser
  }
  /// What the end of this process ends, on whatever thread that is.
  private static let running = Mutex<(process: ChildProcess, folder: URL)?>(nil)

  private static func end() {
    running.withLock { running in
      guard let (process, folder) = running.take() else { return }
      kill(process.id, SIGTERM)
      _ = process.wait()
      try? FileManager.default.removeItem(at: folder)  // a rest there does no harm
    }
  }

  /// Starts a browser with one empty page.
  private init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (input, output) = (Pipe(), Pipe())
    commands = input.fileHandleForWriting
    answers = output.fileHandleForReading
    // In a container it runs as root, which its sandbox refuses; the page is a file of ours.
    let words = [
      Self.path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run", "--remote-debugging-pipe", "--user-data-dir=\(folder.path)",
    ]
    process = try ChildProcess(
      words, passing: [input.fileHandleForReading, output.fileHandleForWriting])
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    let target = try call("Target.createTarget", ["url": "about:blank"])
    session =
      try call(
        "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])[
        "sessionId"] as? String
    for domain in ["Page", "Runtime", "Network", "Log", "Accessibility"] {
      try call("\(domain).enable")
    }
  }

  /// Calls a method of the protocol, and returns its result.
  @discardableResult
  package func call(_ method: String, _ values: [String: Any] = [:]) throws -> [String: Any] {
    lastNumber += 1
    var message: [String: Any] = ["id": lastNumber, "method": method, "params": values]
    message["sessionId"] = session
    try commands.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try read()
      guard answer["id"] as? Int == lastNumber else { continue }
      if let error = answer["error"] { throw BrowserError(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Opens a page of a size in points, and waits until it is complete.
  package func open(_ url: String, width: Int, height: Int, runsScripts: Bool = true) throws {
    events = []
    try call("Emulation.setScriptExecutionDisabled", ["value": !runsScripts])
    try resize(width: width, height: height)
    // Where only the part after # differs, a browser would stay on the page.
    try call("Page.navigate", ["url": "about:blank"])
    try wait(for: "Page.loadEventFired")
    events = []
    try call("Page.navigate", ["url": url])
    try wait(for: "Page.loadEventFired")
  }

  /// Gives the page a size in points.
  package func resize(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
  }

  /// The value of an expression on the page.
  package func value(of expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let failure = answer["exceptionDetails"] { throw BrowserError(description: "\(failure)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Presses a key and releases it.
  package func press(_ key: String) throws {
    for type in ["keyDown", "keyUp"] {
      try call("Input.dispatchKeyEvent", ["type": type, "key": key])
    }
  }

  /// The URLs that the page has asked for.
  package var requests: [String] {
    events.filter { $0.method == "Network.requestWillBeSent" }
      .compactMap { ($0.values["request"] as? [String: Any])?["url"] as? String }
  }

  /// What has gone wrong on the page: exceptions, and what the browser logs as an error.
  package var faults: [String] {
    events.filter { ["Runtime.exceptionThrown", "Log.entryAdded"].contains($0.method) }
      .map { "\($0.values)" }
  }

  private func wait(for method: String) throws {
    while !events.contains(where: { $0.method == method }) { _ = try read() }
  }

  /// The next message; it ends with a zero byte.
  private func read() throws -> [String: Any] {
    while messages.isEmpty {
      var end = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&end, 1, 30_000) > 0 else {
        throw BrowserError(description: "the browser doesn't answer")
      }
      let data = answers.availableData
      guard !data.isEmpty else { throw BrowserError(description: "the browser has ended") }
      let parts = data.split(separator: 0, omittingEmptySubsequences: false)
      for part in parts.dropLast() {
        messages.append(unread + part)
        unread = Data()
      }
      unread += parts.last ?? Data()
    }
    let values =
      try JSONSerialization.jsonObject(with: messages.removeFirst()) as? [String: Any] ?? [:]
    if let method = values["method"] as? String {
      events.append((method, values["params"] as? [String: Any] ?? [:]))
    }
    return values
  }
}
