# Written by `make release` from Tools/package/drilldown.rb, for a tap.
class Drilldown < Formula
  desc "UIKit navigation without the phone: a prompt, a test runner and films"
  homepage "@HOME@"
  url "@URL@"
  sha256 "@SHA256@"
  license all_of: ["MIT", "GPL-3.0-or-later"]

  depends_on "pkgconf" => :build
  depends_on "lua@5.4"
  depends_on "readline"
  uses_from_macos "swift" => :build, since: :tahoe # 6.2

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "drilldown"
    system "make", "install", "BINARY=.build/release/drilldown", "PREFIX=#{prefix}"
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/drilldown --version").strip
    (testpath/"push.lua").write <<~LUA
      nav = UINavigationController{ UIViewController "Home" }
      window.rootViewController = nav
      nav:pushViewController(UIViewController "Detail", true)
      settle()
      print(nav.topViewController.title)
    LUA
    assert_match(/^Detail$/, shell_output("#{bin}/drilldown push.lua"))
    assert_match "── pushing-momentary-views", shell_output("#{bin}/drilldown demo momentary")
  end
end
