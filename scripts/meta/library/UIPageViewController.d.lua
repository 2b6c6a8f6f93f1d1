---@meta
-- Written by `drilldown meta`; do not edit.

---A container that shows pages, and turns them when the user swipes.
---@class UIPageViewController : UIViewController
---@operator len: integer
---@field [integer] UIViewController The elements of `viewControllers`, read-only.
---@field transitionStyle UIPageViewController.TransitionStyle Whether pages scroll or curl; fixed when it is created. Read-only.
---@field navigationOrientation UIPageViewController.NavigationOrientation The direction of the pages; fixed when it is created. Read-only.
---@field spineLocation UIPageViewController.SpineLocation Where the spine is, if pages curl; fixed when it is created. Read-only.
---@field isDoubleSided boolean Whether pages that curl have content on their backs, too.
---@field viewControllers UIViewController[]? The pages on screen; the old ones during a swipe. Read-only.
---@field delegate (UIPageViewControllerDelegate|table)? Is notified when the user turns pages.
---@field dataSource (UIPageViewControllerDataSource|table)? Provides the pages before and after one; without it the user can't swipe.
---@overload fun(arguments?: UIPageViewController.Arguments): UIPageViewController
UIPageViewController = {}

---Turns to other pages; the completion receives whether that finished.
---
---`page-count`: NSInvalidArgumentException: pages passed: …, different ones needed: …; an exception is raised, and nothing has changed.
---
---`child-cycle`: NSInvalidArgumentException: no controller is inside itself; an exception is raised, and nothing has changed.
---
---`is-presented`: NSInvalidArgumentException: a presented controller has no parent; an exception is raised, and nothing has changed.
---
---Facts: A24, A79, P14 (:help A24).
---@param viewControllers? UIViewController[]
---@param direction UIPageViewController.NavigationDirection
---@param animated? boolean
---@param completion? fun(finished: boolean)
function UIPageViewController:setViewControllers(viewControllers, direction, animated, completion) end

---What UIPageViewController is called with.
---@class UIPageViewController.Arguments : UIViewController.Arguments
---@field [integer] UIViewController
---@field interPageSpacing? number The distance between pages in points, as in UIKit's options; nothing is drawn.
---@field transitionStyle? UIPageViewController.TransitionStyle
---@field navigationOrientation? UIPageViewController.NavigationOrientation
---@field spineLocation? UIPageViewController.SpineLocation
---@field isDoubleSided? boolean
---@field delegate? UIPageViewControllerDelegate|table
---@field dataSource? UIPageViewControllerDataSource|table
