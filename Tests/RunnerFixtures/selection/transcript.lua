print("hello")
--> hello
