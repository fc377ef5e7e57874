import { existsSync } from 'node:fs';

/** Where Debian's packages put the browser without a window; it asks a quarter less of the processor than the whole one. */
export const debianHeadlessShell = '/usr/bin/chromium-headless-shell';

/** The whole browser of Debian, which knows notifications too. */
export const debianChromium = '/usr/bin/chromium';

const DEBIAN = [debianHeadlessShell, debianChromium];

/** The browser to start, or undefined to let Playwright take the one it installed itself. */
export const chromiumExecutable = (): string | undefined => DEBIAN.find(path => existsSync(path));

/** Switches for a browser in a test: no sandbox (root), no graphics card, and nothing it does on its own. */
const ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How a browser is started in journeys and measurements. */
export const chromiumLaunch = (): { args: string[]; executablePath?: string } => {
  const executablePath = chromiumExecutable();
  return { args: [...ARGS], ...(executablePath ? { executablePath } : {}) };
};

/** The same for journeys that need the whole browser: the one without a window never allows notifications. */
export const wholeChromiumLaunch = (): { args: string[]; executablePath?: string; channel?: string } =>
  existsSync(debianChromium)
    ? { args: [...ARGS], executablePath: debianChromium }
    : { args: [...ARGS], channel: 'chromium' };
