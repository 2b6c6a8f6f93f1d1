-- A magazine: an article leads to its author, and the author to the article.
-- Fault: the article is pushed again, although it is already in the stack.

local Article, Author

Author = class("AuthorViewController", UIViewController)
function Author:viewDidLoad()
  Author.super.viewDidLoad(self)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Read", target = self, action = "read" }
end
function Author:read()
  self.navigationController:pushViewController(Article{ title = "On Walking" }, true)
end

Article = class("ArticleViewController", UIViewController)
function Article:viewDidLoad()
  Article.super.viewDidLoad(self)
  self.view:addSubview(UILabel{
    text = "One foot, then the other.", frame = { x = 16, y = 120, width = 300, height = 40 },
  })
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Author", target = self, action = "showAuthor" }
end
function Article:showAuthor()
  self.navigationController:pushViewController(Author{ title = "Ann Lee" }, true)
end

local Magazine = class("MagazineViewController", UIViewController)
function Magazine:viewDidLoad()
  Magazine.super.viewDidLoad(self)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Today", target = self, action = "read" }
end
function Magazine:read()
  self.navigationController:pushViewController(Article{ title = "On Walking" }, true)
end

window.rootViewController = UINavigationController{ Magazine{ title = "Magazine" } }
settle()
