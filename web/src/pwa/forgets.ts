/**
 * Whether this browser may forget what it has stored after some days without a visit, as Safari does on iPhones and
 * iPads, where only an app on the home screen is spared.
 */

interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** On Apple's devices: whether the app was opened from the home screen. */
  readonly standalone?: boolean;
}

export function forgets({ userAgent, maxTouchPoints, standalone }: Device = navigator): boolean {
  // An iPad says that it's a Mac, which has no touch screen.
  const isPhone = /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isPhone && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent) && standalone !== true;
}
