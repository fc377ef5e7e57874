import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import {
  chromiumExecutable,
  debianChromium,
  debianHeadlessShell,
} from '../../packages/testkit/src/chromium.ts';
import { runNode } from './child.ts';
import { canInstallPackages, installPackages } from './debian.ts';
import { inRoot } from './root.ts';

const present = (): boolean => chromiumExecutable() !== undefined || existsSync(chromium.executablePath());

/** Makes sure there is a browser: Debian's where possible, else what is there, else Playwright's own. False when neither works. */
export const ensureChromium = async (): Promise<boolean> => {
  if (existsSync(debianHeadlessShell) && existsSync(debianChromium)) return true;
  if (canInstallPackages()) {
    console.log('Installing Chromium from Debian ...');
    const problem = await installPackages('chromium', 'chromium-headless-shell');
    if (problem) console.log(`That did not work: ${problem}`);
  }
  if (present()) return true;
  console.log("Installing Playwright's Chromium ...");
  await runNode([inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], {
    minutes: 10,
  });
  return present();
};
