local code = {}

function code.add(one, other)
  if one < 0 then
    return 0
  end
  return one + other
end

function code.present(controller)
  UIViewController("Home"):present(controller, true)
end

function code.never()
  return function(...)
    print(...)
  end
end

return code
