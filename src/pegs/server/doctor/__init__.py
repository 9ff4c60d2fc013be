"""What ``pegs doctor`` looks at: what a server needs, one finding each, with the fix if it's missing.

Nothing is changed: no folder is made, and no database is migrated.
"""
