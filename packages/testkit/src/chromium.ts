import { existsSync } from 'node:fs';

/** Debian's package puts the browser here. */
export const debianChromium = '/usr/bin/chromium';

/** The browser to start, or undefined to let Playwright take the one it installed itself. */
export const chromiumExecutable = (): string | undefined =>
  existsSync(debianChromium) ? debianChromium : undefined;

/** Switches for a browser in a test: no sandbox (root), no graphics card, and nothing it does on its own. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
