// A table that's wider than the screen can be scrolled with the keyboard, too. The theme wraps tables once it's there.
addEventListener("load", () => {
  for (const table of document.querySelectorAll(".md-typeset__scrollwrap")) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }
});
