local db = { rows = {} }
function db.insert(v)
  db.rows[#db.rows + 1] = v
end
function db.count()
  return #db.rows
end
function db.log(x)
  print("log", x)
end
return db
