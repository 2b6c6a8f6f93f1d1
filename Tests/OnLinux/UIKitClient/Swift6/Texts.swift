import UIKit

/// Texts, headers that are used again, drawing, undo and observed values.
@MainActor enum Texts {
  static func run() async {
    texts()
    await headers()
    drawing()
    observing()
    await undoing()
    format()
    application()
  }

  private static func texts() {
    let note = NoteController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = note
    window.isHidden = false
    Log.add("text: \(note.body.becomeFirstResponder()) \(note.body.isFirstResponder)")
    note.body.insertText("Hello\nyou")
    note.body.deleteBackward()
    note.body.selectedRange = NSRange(location: 0, length: 5)
    note.body.insertText("Bye")
    note.body.text = note.body.text + "!"
    Log.add("lines: \(note.calls.joined(separator: " "))")
    let written = (note.body.text ?? "").replacingOccurrences(of: "\n", with: "|")
    Log.add("is: \(written) \(note.body.hasText)")
    note.body.resignFirstResponder()
    let size = note.body.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    Log.add("high: \(size.height > 30) \(note.body.textContainer.lineFragmentPadding)")
    let one = "One line".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    let rect = "One line and another one".boundingRect(
      with: CGSize(width: 60, height: 1000), options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: UIFont.systemFont(ofSize: 12)], context: nil)
    Log.add("measured: \(one.width > 20) \(rect.height > one.height * 2) \(rect.width <= 60)")
    window.isHidden = true
  }

  private static func headers() async {
    let list = SectionList(style: .grouped)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = list
    window.isHidden = false
    await Client.turn()
    let first = list.tableView.headerView(forSection: 0)
    Log.add("header: \(first?.textLabel?.text ?? "none") \(first.map { "\(type(of: $0))" } ?? "")")
    list.rows = 3
    list.tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
    list.tableView.layoutIfNeeded()
    Log.add("rows: \(list.tableView.visibleCells.count) \(list.made)")
    Log.add("again: \(list.tableView.headerView(forSection: 0) === first) \(list.reused)")
    Log.add("footer: \(list.tableView.footerView(forSection: 0) == nil)")
    window.isHidden = true
  }

  private static func drawing() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(context.format.bounds)
      context.cgContext.strokeEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    Log.add("drawn: \(image.size) \(UIGraphicsGetCurrentContext() == nil)")
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 0)
    UIGraphicsGetCurrentContext()?.saveGState()
    let old = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    Log.add("old: \(old?.size.width ?? 0) \(UIGraphicsGetImageFromCurrentImageContext() == nil)")
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 5, height: 5)
    let inner = CALayer()
    inner.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    layer.addSublayer(inner)
    Log.add("layer: \(inner.convert(CGPoint.zero, to: nil)) \(layer.contains(CGPoint(x: 9, y: 9)))")
    UILabel.appearance().textColor = .red
    let literal = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    Log.add("literal: \(literal == UIColor(red: 1, green: 0, blue: 0, alpha: 1))")
    Log.add("appearance: \(UILabel.appearance() === UILabel.appearance())")
  }

  private static func observing() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    var seen: [String] = []
    let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { view, change in
      seen.append("\(change.oldValue?.y ?? -1)>\(change.newValue?.y ?? -1) \(view === scroll)")
    }
    let size = scroll.observe(\.frame, options: [.initial]) { _, change in
      seen.append("frame \(change.newValue == nil)")
    }
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    scroll.frame.size.width = 50
    observation.invalidate()
    size.invalidate()
    scroll.contentOffset = .zero
    Log.add("observed: \(seen.joined(separator: ", "))")
  }

  private static func undoing() async {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView()
    window.addSubview(view)
    let counter = Counter()
    counter.add(2, view.undoManager)
    view.undoManager?.setActionName("Add")
    await Client.turn()
    counter.add(3, view.undoManager)
    let manager = view.undoManager
    Log.add("undo: \(counter.value) \(manager?.canUndo == true) \(manager === window.undoManager)")
    manager?.undo()
    Log.add(
      "undone: \(counter.value) \(manager?.undoMenuItemTitle ?? "") \(manager?.canRedo == true)")
    manager?.undo()
    manager?.redo()
    Log.add("redone: \(counter.value) \(manager?.undoActionName ?? "")")
  }

  private static func format() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (a, b) = (UIView(), UIView())
    for part in [a, b] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let views = ["a": a, "b": b]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-left-[a(30)]-[b]|", options: [.alignAllTop, .alignAllBottom],
        metrics: ["left": 10], views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-5-[a(==20)]", options: [], metrics: nil, views: views))
    view.layoutIfNeeded()
    Log.add("format: \(Int(a.frame.minX)) \(Int(a.frame.width)) \(Int(b.frame.minX))")
    Log.add("right: \(Int(b.frame.maxX)) \(a.frame.minY == b.frame.minY)")
  }

  private static func application() {
    let selector = Selector(("sharedApplication"))
    let shared =
      UIApplication.responds(to: selector)
      ? UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication : nil
    Log.add("shared: \(shared === UIApplication.shared)")
    Log.add("bar: \(UIApplication.shared.statusBarFrame.width == UIScreen.main.bounds.width)")
    let curve: any UITimingCurveProvider = UISpringTimingParameters(dampingRatio: 1)
    Log.add("curve: \(curve.timingCurveType == .spring) \(curve.cubicTimingParameters == nil)")
  }
}

private final class NoteController: UIViewController, UITextViewDelegate {
  let body = UITextView()
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    body.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    body.delegate = self
    view.addSubview(body)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    calls.append("should")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
  func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
}

private final class SectionHeader: UITableViewHeaderFooterView {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private final class SectionList: UITableViewController {
  var rows = 1
  private(set) var made = 0
  private(set) var reused = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: "header")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    header?.textLabel?.text = "Section \(section)"
    made += 1
    reused = (header as? SectionHeader)?.reuses ?? -1
    return header
  }
}

private final class Counter {
  private(set) var value = 0

  @MainActor func add(_ number: Int, _ manager: UndoManager?) {
    value += number
    manager?.registerUndo(withTarget: self) { counter in
      counter.add(-number, manager)
    }
  }
}
