// A table that's wider than the screen can be scrolled with the keyboard, too. The theme wraps tables once it's there.
addEventListener("load", () => {
  for (const table of document.querySelectorAll(".md-typeset__scrollwrap")) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }
});

// The theme has a landmark around the button of each piece of code, and names a chapter and a part of it alike: who jumps
// from landmark to landmark should hear each once.
const name = (nav) => document.getElementById(nav.getAttribute("aria-labelledby"))?.textContent.trim();
const tellApart = () => {
  for (const each of document.querySelectorAll(".md-code__nav:not([role])")) each.role = "none";
  for (const each of document.querySelectorAll(".md-nav .md-nav[aria-labelledby]")) {
    const chapter = each.parentElement.closest(".md-nav[aria-labelledby], .md-nav[aria-label]");
    const above = chapter && (name(chapter) ?? chapter.getAttribute("aria-label"));
    each.setAttribute("aria-label", [above, name(each)].filter(Boolean).join(", "));
  }
  for (const each of document.querySelectorAll(".md-nav[aria-label][aria-labelledby]")) {
    each.removeAttribute("aria-labelledby");
  }
};
new MutationObserver(tellApart).observe(document.body, { childList: true, subtree: true });
tellApart();
