import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { debianChromium } from '../../packages/testkit/src/chromium.ts';
import { runNode } from './child.ts';
import { canInstallPackages, installPackages } from './debian.ts';
import { inRoot } from './root.ts';

const present = (): boolean => existsSync(debianChromium) || existsSync(chromium.executablePath());

/** Makes sure there is a browser: Debian's package where possible, else Playwright's own. False when neither works. */
export const ensureChromium = async (): Promise<boolean> => {
  if (present()) return true;
  if (canInstallPackages()) {
    console.log('Installing Chromium from Debian ...');
    const problem = await installPackages('chromium');
    if (problem) console.log(`That did not work: ${problem}`);
    if (existsSync(debianChromium)) return true;
  }
  console.log("Installing Playwright's Chromium ...");
  await runNode([inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], {
    minutes: 10,
  });
  return present();
};
