import Foundation
import Support
import Testing

/// A program that was written for UIKit runs without a change, in both languages.
struct ClientTests {
  @Test(arguments: ["uikit-client-5", "uikit-client-6"])
  func aProgramForUIKitRuns(name: String) throws {
    #expect(
      try output(of: name) == """
        host: true
        did show Shop
         appeared
        did show nothing
        push took its time: true
        order begins
        present took its time: true
        half: true
        order ended
        dismiss took its time: true
        tapped
        taps: 1
        tapped
        taps: 1
        responds: true
        implementations: 0
        animator: true
        will show: false
        ListController UIPageViewController DetailController
        nib: Nib
        frame: 2.0, UISlider
        note: true
        note released
        pool
        no tabs: 0
         appeared
        tab took its time: true
        page took its time: true
        counted, noted 1, noted nothing, noted nothing
        observers are retained: false
        delay took its time: true
        tick true, later
        timer: 5.0 7
        bounds: 10.0 0.0 200.0 100.0
        inside: [false, true, true]
        effect: true, 20.0
        spring took its time: true
        key frames took its time: true
        alpha: 1.0 true
        updated: true
        opened: (true, true), false
        saved: 2 true
        default arguments: true
        shown: 1 Old
        exchanged: true true
        exchange took its time: true
        done: true true
        grid: true true
        rows: 2
        animator: true 0.5
        file is open: false
        same: true true 3
        answers: nil nil nil
        column: true
        made: ["UIPageViewController", "UINavigationController", "UITabBarController", "UISplitViewController", "UITableViewController", "UISearchController", "UIAlertController", "UITableViewController", "UITabBarController", "UIPageViewController"]
        views: 17 true
        items: 2 no title
        page curl: true
        UIModalPresentationStyle UIModalTransitionStyle
        LargeTitleDisplayMode SystemItem
        UINavigationController.Operation
        raw: 7 3
        traits: true true
        contains: true true
        scale: 2.0 true
        mutated: true
        options: 23 196608
        enabled: false
        next: true true
        action: false
        index: 1 2
        style: 0
        called: ["appearing", "editing", "memory", "safe area", "segue", "shake", "title", "touches"]
        window: ["key", "root"]
        answers: false 1 true true
        view: ["alpha", "background", "gesture", "hidden", "layout", "subview", "superview", "tint", "tint did change", "window"]
        fits: 7.0 true
        hit: true
        button: 0.2 SAVE 44.0
        item: <a>
        cell: a
        interaction: 2.0
        stack: ["push", "push", "pop", "stack", "bar", "delegate"]
        tabs: ["tabs", "index 1", "controller", "One"]
        split: 1
        alert: true 1
        presentation: ["will begin", "will lay out", "did end", "dismissal", "dismissed"]
        child: true true
        storyboard: true true
        presenting: false true
        sheet: false true
        flags: false false false true false
        view: true false Edit
        name: UIViewControllerShowDetailTargetDidChangeNotification
        exception: UIViewControllerHierarchyInconsistency
        target: true
        margins: 16.0
        tabs: true true
        orientation: true
        customizing: false true
        begun: true
        ended: false false
        item: 3 2
        more: 1
        split: true true
        widths: true true
        button: none
        older: true true
        column: true
        popover: true true
        sheet: 3 true
        interaction: 0.0 0.0
        item: 2
        action: id true true true
        bar: true 2
        window: 2001.0 true
        scene: true true
        state: true true
        screen: 1 true
        session: true 
        notifications: 24
        keys: 5
        state: true true
        task: true true
        direction: true true
        settings: app-settings: false
        orientations: 26
        target: true
        activity: true true true
        commands: true false true
        gestures: 8 true true
        pan: CGPoint(x: 3.0, y: 4.0) CGPoint(x: 0.0, y: 0.0) CGPoint(x: 0.0, y: 0.0) 0
        left: false false
        inner: true
        other: true
        wider: 60.0 true true
        guides: 1 true 3.0
        anchors: 7
        hugging: 1000.0
        active: false false -1.0
        fits: true
        margins: 2.0
        spacing: 8.0
        offset: 210.0 5.0 1.0
        moving: false false false
        gestures: true
        guides: true
        screen: true true true true 1
        device: true iOS iPhone false false
        orientation: false true true
        battery: true -1.0
        brightness: true true 60
        voice over: false false
        fonts: [12.0, 13.0, 14.0, 15.0, 17.0, 16.0, 17.0, 18.0, 19.0]
        metrics: 10.0 14.0 true
        images: 6
        image: true CGSize(width: 0.0, height: 0.0) 1.0
        label: a true 1
        color: true 1.0 0.0 0.0 1.0 14 1.0
        resolved: true
        stack: [32.0, 32.0, 32.0] 4
        keys: ["fade"]
        layers: 1 4.0 true
        group: 1
        snapshot: 10.0
        media time: true
        animator: true false 0.5
        stopped: true
        ticks: true
        ran
        running took its time: true
        command: s Save false
        activity: 2 org.example.open
        pasteboard:  false 1
        menu: 2 0
        share: 1
        log: 2
        host: Text true
        web: none false true
        transform: -1.0 false true
        point: CGPoint(x: 2.0, y: 3.0)
        insets: CGRect(origin: Foundation.CGPoint(x: 2.0, y: 1.0), size: Foundation.CGSize(width: 4.0, height: 6.0))
        value: 1.0
        path: 2 3
        edges: true true
        converted: CGPoint(x: 11.0, y: 21.0) CGRect(origin: Foundation.CGPoint(x: 10.0, y: 20.0), size: Foundation.CGSize(width: 30.0, height: 40.0))
        went
        action
        button: true true
        controls: true 4.0 2 text 0.5 true 2 3.0
        views: 4 true true
        effects: 1 true
        text: true true
        lines: should began changed changed changed
        is: Bye|yo! true
        high: true 5.0
        measured: true true true
        header: Section 0 SectionHeader
        rows: 3 2
        again: true 1
        footer: true
        drawn: CGSize(width: 4.0, height: 3.0) true
        old: 2.0 true
        layer: CGPoint(x: 11.0, y: 21.0) false
        literal: true
        appearance: true
        observed: frame true, 0.0>40.0 true, frame true
        undo: 5 true true
        undone: 2 Undo Add true
        redone: 2 Add
        format: 10 30 48
        right: 100 true
        shared: true
        bar: true
        curve: true true
        names: 4 5 8 7 9 9
        2: 3 1.0 1 5 2 7 1.0 false
        3: false 13
        7: 4
        9: 1 https
        11: {1, 2, 3, 4} true
        13: CGSize(width: 0.0, height: 0.0) true true
        pointer: true true
        13.4: true CGRect(origin: Foundation.CGPoint(x: 0.0, y: 0.0), size: Foundation.CGSize(width: 0.0, height: 0.0)) 6 true
        17: No Results for “milk”
        table: 1 kept [kept]
        objects: true true 0
        equal: 1 two
        listeners: 1 true
        removed: 0 false
        hue: true 0.5 1.0 0.4 1.0
        white: true 0.2 0.6 false
        curve: 10.0 5.0 true
        arc: 10.0 10.0 10.0
        half: 1.0 true
        rounded: true false
        image: CGSize(width: 8.0, height: 6.0) 4 true
        text: true true
        coded: {{1, 2.5}, {3, 4}} true CGRect(origin: Foundation.CGPoint(x: 0.0, y: 0.0), size: Foundation.CGSize(width: 0.0, height: 0.0))
        path: true 3
        label: true false
        current: [0.0, 0.0, 0.0, 1.0] true [1.0, 1.0, 1.0] true
        traits: true true
        delegates: ["window", "no property"] true
        empty: true true
        dates: 4500.0 7200.0 0 1 60.0 true
        wheels: 2 2 ["0 0", "1 2"]
        prepared: [3, 4, 5]
        moved: true ["1", "2", "0"] 3
        contents: 1 ["New mails are shown here.", "No Mail"] true
        """)
  }

  @Test func anApplicationDelegateIsAMainProgram() throws {
    #expect(
      try output(of: "uikit-app") == """
        launched: true, windows: 0
        active
        root appeared
        finished
        """)
  }

  private func output(of name: String) throws -> String {
    let client = Process()
    let pipe = Pipe()
    client.executableURL = Bundle.main.bundleURL.appending(path: name)
    client.standardOutput = pipe
    try client.run()
    // One that doesn't end would keep the tests waiting for ever.
    let number = client.processIdentifier
    let limit = Task {
      try await Task.sleep(for: .seconds(120))
      kill(number, SIGKILL)
    }
    defer { limit.cancel() }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    client.waitUntilExit()
    try #require(client.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
