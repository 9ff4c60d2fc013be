/**
 * `--screen` is the height of what can be seen. Browsers without `dvh` only know 100vh, which on a phone lies partly
 * behind their address bar; there it follows the window.
 */
export function watchScreen(): void {
  if (CSS.supports("height: 100dvh")) return;
  const apply = () => document.documentElement.style.setProperty("--screen", `${innerHeight}px`);
  apply();
  addEventListener("resize", apply);
}
