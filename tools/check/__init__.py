"""`make check`: what to run after every edit, in less than a minute."""
