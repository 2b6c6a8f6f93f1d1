import Console
import Demos
import Facts
import Foundation
import Lua
import Support
import Testing

/// Sites of a few scripts, and of all.
@MainActor
struct SiteTests {
  @Test func aSiteHasTheSameBytesEachTime() throws {
    #expect(try SiteFiles(of: SiteFixture.book).files == SiteFiles(of: SiteFixture.book).files)
  }

  @Test func everyScriptIsThereOnce() throws {
    let files = try SiteFixture.site.get()
    #expect(
      files.texts.keys.filter { !$0.hasPrefix("members/") }.sorted() == [
        "facts.html", "film.css", "film.js", "films/alone-cured.html", "films/bars.html",
        "films/hostile.html",
        "films/m-cured.html", "films/m.html", "films/push.html", "films/wrong.html", "index.html",
        "members.html", "pairs/bars.html", "pairs/m.html",
        "playing.svg", "site.css", "site.js",
      ])
    #expect(
      files.cards == ["push", "bars", "hostile", "alone-cured", "m", "wrong"])
    #expect(
      files.index.matches(of: /<h2 id="[a-z]+">([A-Za-z]+)</).map { String($0.output.1) } == [
        "Lessons", "Recipes", "Mistakes",
      ])
  }

  /// A mistake and its cure have one card, with both films and a page that compares them.
  @Test func aMistakeIsBesideItsCure() throws {
    let files = try SiteFixture.site.get()
    let card = try files.card("m")
    for path in ["films/m.html", "films/m-cured.html", "pairs/m.html"] {
      #expect(card.contains("href=\"\(path)\""), "\(path)")
    }
    #expect(
      card.contains("Cured: <a href=\"films/m-cured.html\">Push <code>a</code> controller.</a>"))
    #expect(card.contains("<code>nil-push</code>"))
    #expect(files.texts["pairs/m.html"]?.contains("First difference: ") == true)
    for single in ["wrong", "alone-cured"] {
      #expect(try !files.card(single).contains("pairs/"), "\(single)")
    }
  }

  /// A flow whose user goes through three screens can be touched; one with two can't.
  @Test func anAppHasAPageToTouch() throws {
    func flow(_ last: Int) -> String {
      """
      -- facts: A4
      -- Screens behind each other.
      local function screen(number)
        local controller = UIViewController("Screen " .. number)
        controller.navigationItem.rightBarButtonItem = number < \(last) and UIBarButtonItem{
          title = "Next",
          action = function()
            controller.navigationController:pushViewController(screen(number + 1), true)
          end,
        } or nil
        return controller
      end
      window.rootViewController = UINavigationController{ screen(1) }
      settle()
      user.tap "Next"
      settle()
      """
    }
    let book = DemoBook([
      Demo(.flows, "two", source: flow(2)), Demo(.flows, "three", source: flow(3)),
    ])
    let site = try BuiltSite(book, states: 10)
    #expect(site.texts.keys.filter { $0.hasPrefix("apps/") } == ["apps/three.html"])
    #expect(site.texts["apps/three.html"]?.contains("an app to touch") == true)
    #expect(try site.card("three").contains("<a href=\"apps/three.html\">Touch it</a>"))
    #expect(try !site.card("two").contains("Touch it"))
    #expect(site.texts["films/three.html"]?.contains("href=\"../apps/three.html\"") == true)
    #expect(site.brokenLinks == [])
  }

  @Test func everyLinkLeadsSomewhere() throws {
    #expect(try SiteFixture.site.get().brokenLinks == [])
  }

  @Test func aBrokenLinkIsFound() {
    let site = BuiltSite([
      "index.html": ##"<a href="films/a.html#x"><a href="films/b.html"><a href="http://x.test">"##,
      "films/a.html": ##"<p id="y"><a href="../index.html"><a href="#y">"##,
    ])
    #expect(
      site.brokenLinks == [
        "index.html: films/a.html#x", "index.html: films/b.html", "index.html: http://x.test",
      ])
  }

  /// What a script says of itself is text.
  @Test func aHostileHeadingIsText() throws {
    let files = try SiteFixture.site.get()
    let card = try files.card("hostile")
    #expect(card.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"))
    #expect(card.contains("&quot; onclick=&quot;alert(2)"))
    for (path, text) in files.texts {
      #expect(!text.replacing("<img src=\"playing.svg\"", with: "").contains("<img"), "\(path)")
      #expect(!text.contains("\" onclick=\""), "\(path)")
      #expect(!text.unicodeScalars.contains("\u{202E}"), "\(path)")
      let isPage = path.hasSuffix(".html")
      #expect(text.ranges(of: "<script").count == (isPage ? 1 : 0), "\(path)")
    }
    #expect(card.utf8.count < 40_000)  // of 100 KB in the heading
  }

  /// A member is found by its name where its class takes part.
  @Test(arguments: [
    ("UINavigationController.pushViewController", ["push", "m", "m-cured"]),
    ("UINavigationController.popViewController", []),  // only in a comment and a string
    ("UIBarItem.title", ["bars"]),
    ("UINavigationItem.title", ["bars"]),  // the class is only in a property
    ("UIViewController.viewDidLoad", ["bars"]),
    ("user.tap", ["bars"]),
    ("user.back", []),
    ("Functions.settle", ["push", "bars", "m", "m-cured"]),
    ("UITabBarController.viewControllers", []),  // of a stack, and no tabs take part
    ("UINavigationController.viewControllers", ["push"]),
  ])
  func aMemberLeadsToItsFilms(_ member: String, _ films: [String]?) throws {
    let page = try #require(SiteFixture.site.get().page(of: member))
    #expect(BuiltSite.films(of: member, on: page) == films)
  }

  /// What isn't used is there as well, with what the reference says.
  @Test func theReferenceAndTheFactsAreWhole() throws {
    let site = try SiteFixture.site.get()
    let facts = site.texts["facts.html"] ?? ""
    let stacks = try #require(site.page(of: "UINavigationController"))
    let push = try #require(BuiltSite.row("UINavigationController.pushViewController", on: stacks))
    let signature = "pushViewController(viewController: UIViewController, animated?: boolean)"
    #expect(push.contains("<code>\(signature)"))
    #expect(push.contains("<code>nested-push</code>: ") && push.contains("../facts.html#a59"))
    #expect(stacks.contains("<a href=\"../members/UIViewController.html\">UIViewController</a>"))
    let a16 = try #require(BuiltSite.row("a16", on: facts))
    #expect(a16.contains(" · all iOS releases</summary><p>Source: "))
    #expect(facts.ranges(of: "<dt>").count == FactBook.standard.facts.count)
  }

  /// The list of classes has the names of members, which its search finds.
  @Test func eachClassHasAPage() throws {
    let site = try SiteFixture.site.get()
    let list = try #require(site.texts["members.html"])
    let catalog = Session().catalog
    let names = catalog.classes.map(\.name) + (catalog.tables + catalog.delegates).map(\.name)
    for name in names {
      let row = try #require(BuiltSite.row(name, on: list), "\(name)")
      #expect(row.contains("href=\"members/\(name).html\""))
      #expect(site.page(of: name)?.contains("<h1>\(name)</h1>") == true, "\(name)")
    }
    for type in catalog.classes {
      let page = try #require(site.page(of: type.name))
      let members = Set(type.members.map(\.name))
      #expect(page.ranges(of: "<dt>").count == members.count, "\(type.name)")
      let row = try #require(BuiltSite.row(type.name, on: list))
      for name in members { #expect(row.contains("\(name) "), "\(type.name).\(name)") }
    }
    let files = names.map { $0.lowercased() }
    #expect(Set(files).count == files.count, "some file systems ignore case")
    #expect(list.utf8.count < 200_000)
  }

  /// A script that two iOS versions run differently has a page with both films, unless they differ
  /// in `viewIsAppearing` only.
  @Test func aScriptIsThereThenAndNow() throws {
    let files = try SiteFixture.site.get()
    #expect(try files.card("bars").contains("<a href=\"pairs/bars.html\">Then and now</a>"))
    let page = try #require(files.texts["pairs/bars.html"])
    #expect(page.contains("<span>classic</span>") && page.contains("<span>modern</span>"))
    #expect(page.contains("First difference: events: "))
    #expect(try !files.card("push").contains("pairs/"))
    #expect(try !files.card("hostile").contains("pairs/"))  // it only prints, in every version
  }

  /// The films of a site share one style sheet and one script, and ask for nothing else.
  @Test func theFilmsShareTheirStyleAndScript() throws {
    let files = try SiteFixture.site.get()
    for path in ["films/push.html", "pairs/m.html"] {
      let page = try #require(files.texts[path])
      #expect(page.contains("<link rel=\"stylesheet\" href=\"../film.css\">"))
      #expect(page.contains("<script src=\"../film.js\"></script>"))
      let card = "../index.html#" + (path.contains("push") ? "push" : "m")
      #expect(page.contains("aria-label=\"Site\"><a href=\"\(card)\">All films</a>"))
      #expect(page.contains("default-src 'none'; style-src 'self' file:; script-src 'self' file:;"))
      #expect(!page.contains("<style>") && !page.contains("<script>"))
    }
  }

  /// Where there is nothing to see a card has the words of the script.
  @Test func aScriptThatShowsNothingHasItsWords() throws {
    let card = try SiteFixture.site.get().card("hostile")
    #expect(card.contains("<span class=\"said\">&lt;/script&gt;&lt;img src=y&gt;"))
    #expect(try SiteFixture.site.get().card("push").contains("<svg"))
  }

  @Test(arguments: [("a16", ["push", "m"]), ("a4", ["push"]), ("a1", []), ("cat-02", nil)])
  func aFactLeadsToItsFilms(_ fact: String, _ films: [String]?) throws {
    let page = try #require(SiteFixture.site.get().texts["facts.html"])
    #expect(BuiltSite.films(of: fact, on: page) == films)
  }

  /// The home page has the product's name, says what this is, and begins with a picture that plays:
  /// the first film that has something to see.
  @Test func theHomePageSaysWhatThisIs() throws {
    let files = try SiteFixture.site.get()
    #expect(files.index.contains("<h1>Drilldown</h1>") && files.index.contains("without the phone"))
    let link = "<a class=\"playing\" href=\"films/push.html\"><img src=\"playing.svg\""
    #expect(files.index.contains(link))
    let picture = try #require(files.texts["playing.svg"])
    #expect(picture.contains("@media(prefers-reduced-motion:reduce){.frame{animation:none}}"))
    #expect(files.index.contains("<a href=\"#recipes\">Recipes</a> <span>2</span>"))
  }

  /// A card says what it shows in whole sentences, and its facts have words.
  @Test func aCardHasWords() throws {
    let card = try SiteFixture.site.get().card("bars")
    #expect(card.contains("<p class=\"note says\">Watch: the <code>title</code> of a button.</p>"))
    #expect(card.contains("<summary>1 fact</summary><ul><li><a href=\"facts.html#b1\">B1</a> "))
    let fact = try #require(Tag("B1").flatMap { FactBook.standard[$0] })
    let words = fact.statement.filter { $0 != "`" }.prefix(20)
    #expect(card.contains("B1</a> \(words)"))
    let hostile = try SiteFixture.site.get().card("hostile")
    #expect(hostile.contains("<p class=\"note says\">Also: &quot; onclick"))
  }

  /// Lists are lists, within others as well, tables are tables, and the numbers of files have words.
  @Test func aFactIsLaidOut() throws {
    let page = try #require(SiteFixture.site.get().texts["facts.html"])
    let letters = try #require(BuiltSite.row("a46", on: page))
    let list =
      "<p>A push, by situation:</p><ol class=\"letters\" start=\"1\"><li><p>Nothing is pending"
    #expect(letters.contains(list))
    #expect(letters.contains("files on GitHub (numbers 36928562358, 1462054089, "))
    let nested = try #require(BuiltSite.row("r1", on: page))
    #expect(nested.contains("in this order:</p><ol class=\"letters\" start=\"1\"><li><p>push V3a"))
    #expect(nested.contains("<ol start=\"1\"><li><p>Launch: "))
    #expect(nested.matches(of: /<li>/).count == 13)
    let table = try #require(BuiltSite.row("p27", on: page))
    #expect(table.contains("<table><tr><th>style</th>") && !table.contains("---"))
    #expect(!page.contains("file id"))
  }

  /// The picture is of the step with the diagnostic, else of the fullest hierarchy.
  @Test(arguments: [("m", "Root"), ("push", "Detail")])
  func aPictureShowsWhatTheScriptIsAbout(_ name: String, _ title: String) throws {
    let card = try SiteFixture.site.get().card(name)
    let sentence = try #require(card.firstMatch(of: /aria-label="([^"]*)"/)).output.1
    #expect(sentence.contains(title), "\(sentence)")
  }

  @Test func aScriptThatFailsIsAnError() throws {
    let book = DemoBook([Demo(.flows, "broken", source: "nothing()")])
    let error = try #require(throws: LuaError.self) { try SiteFiles(of: book) }
    #expect("\(error)".contains("broken.lua fails"))
  }

  @Test(.slow("it plays all scripts")) func theSiteOfAllScriptsIsWholeAndSmall() throws {
    let files = try BuiltSite(.standard)
    let listed = Set(files.cards)
    for demo in DemoBook.standard.demos {
      #expect(files.texts["films/\(demo.name).html"] != nil, "\(demo.name)")
      #expect(listed.contains(demo.mistake ?? demo.name), "\(demo.name)")
    }
    #expect(files.cards.count == listed.count)
    #expect(files.brokenLinks == [])
    let titles = files.texts.filter { $0.key.hasPrefix("films/") }.map { path, text in
      (title: text.firstMatch(of: /<title>(.*)<\/title>/).map { String($0.output.1) }, path: path)
    }
    let same = Dictionary(grouping: titles, by: \.title).values.filter { $0.count > 1 }
    #expect(same.map { $0.map(\.path).sorted() } == [])
    let films = files.texts.filter { $0.key.hasPrefix("films/") }.values
    let steps = films.reduce(0) { $0 + $1.count(of: "<li class=\"step") }
    let still = films.reduce(0) { $0 + $1.count(of: " data-still") }
    #expect(still * 5 <= steps, "\(still) of \(steps) steps show nothing new")
    for (path, text) in files.texts where path.hasPrefix("members") {
      #expect(text.utf8.count < 200_000, "\(path)")
    }
    #expect(files.texts.values.reduce(0) { $0 + $1.utf8.count } <= 12_500_000)
    let played = files.texts.filter { $0.key.hasPrefix("films/") }.sorted { $0.key < $1.key }
      .flatMap { SiteStep.steps(of: $0.value, at: $0.key) }
    #expect(played.filter { $0.device != $0.drawnDevice }.map(\.place) == [])
    let blank = files.texts.filter { path, text in
      path.hasPrefix("films/")
        && !["class=\"n k", "<pre>", "class=\"card\"", "data-e="].contains(where: text.contains)
    }
    #expect(blank.keys.sorted() == [])
    if BrowserTests.isInstalled { try checkRoom(for: SiteStep.largest(of: played), files) }
  }

  /// In the steps that need most room the hierarchy is inside its card, on a desktop and on a phone,
  /// and names are beside the bars of their lanes.
  private func checkRoom(for steps: [SiteStep], _ site: BuiltSite) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }  // a rest there does no harm
    let paths = Set(steps.map(\.path) + ["film.css", "film.js"])
    let files = site.texts.filter { paths.contains($0.key) }
    #expect(
      files.map { GeneratedFile(path: $0.key, text: $0.value) }.write(to: folder.path) == nil)
    let browser = try Browser.shared.get()
    for step in steps {
      let url = folder.appending(path: step.path).absoluteString + "#step-\(step.number)"
      try browser.open(url, width: 1280, height: 800)
      #expect(try browser.value(of: Self.room) as? [String] == [], "\(step.place), desktop")
      try browser.resize(width: 390, height: 844)
      #expect(try browser.value(of: Self.room) as? [String] == [], "\(step.place), phone")
      #expect(browser.faults == [])
    }
  }

  private static let room = """
    (() => {
      const faults = [], box = (node) => node.getBoundingClientRect();
      const card = box(document.querySelector('.words'));
      const tree = box(document.querySelector('.tree .family'));
      if (tree.width < 40 || tree.left < card.left || tree.right > card.right || tree.top < card.top
        || tree.bottom > card.bottom) faults.push('the hierarchy is not inside its card');
      for (const name of document.querySelectorAll('.lanes g:not(.event) > .who')) {
        const rule = name.parentNode.querySelector('.rule');
        if (box(name).right > box(rule).left) faults.push(name.textContent + ' is over its bars');
      }
      return faults;
    })()
    """
}
