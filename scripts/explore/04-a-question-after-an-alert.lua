-- An album: a picture that can be saved, and a question whether the app is liked.
-- Fault: the question is presented right after an alert; UIKit logs that, and never shows it.

local function alert(title, answer)
  return UIAlertController{
    preferredStyle = "alert", title = title, UIAlertAction{ title = answer },
  }
end

local Picture = class("PictureViewController", UIViewController)
function Picture:viewDidLoad()
  Picture.super.viewDidLoad(self)
  self.view:addSubview(UIImageView{ frame = { x = 16, y = 120, width = 300, height = 300 } })
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ systemItem = "save", target = self, action = "save" }
end
function Picture:save()
  self:present(alert("Saved", "OK"), true)
  self:present(alert("Do you like this app?", "Yes"), true)
end

local Album = class("AlbumViewController", UIViewController)
function Album:viewDidLoad()
  Album.super.viewDidLoad(self)
  local button = UIButton{ frame = { x = 16, y = 120, width = 120, height = 40 } }
  button:setTitle("Harbour", "normal")
  button:addTarget(self, "open", "touchUpInside")
  self.view:addSubview(button)
end
function Album:open()
  self.navigationController:pushViewController(Picture{ title = "Harbour" }, true)
end

window.rootViewController = UINavigationController{ Album{ title = "Album" } }
settle()
