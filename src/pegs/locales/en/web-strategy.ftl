### Tips for playing well.

strategy-title = Tips for playing well
strategy-intro = All the advice of the four written rules, sorted by what you’re trying to do. You can play well without any of it. But if your cousin keeps beating you, this is probably why.
strategy-from = From: { $source }
