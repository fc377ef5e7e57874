import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './packages/testkit/src/chromium.ts';

// Four times the dots cost an eighth of a journey's time and show it nothing: pictures alone are taken with them.
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './tools/e2e/serve.ts',
  // Journeys wait for pages and pages for them: two would leave a quarter of two cores idle.
  workers: 3,
  // A test that passes at the second attempt is a test that fails.
  retries: 0,
  forbidOnly: true,
  // A guest and staff in one journey, on cores that are busy with other things: slow is not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // Set by the global setup, which runs before the workers load this file again.
    baseURL: process.env.TABLESIDE_E2E_URL ?? 'http://127.0.0.1:3000',
    locale: 'en-GB',
    timezoneId: 'Europe/Vilnius',
    // A new device would fetch and keep all 240 files of the console before each journey: those that are about what a device keeps,
    // and the guest's whole evening, allow it.
    serviceWorkers: 'block',
    // Snapshots of each step cost a quarter of the suite's time: TRACE=1 when one journey is looked at.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: 'phone', testIgnore: ['console-*.spec.ts', 'screenshots*.ts'], use: phone },
    { name: 'desktop', testMatch: 'console-*.spec.ts', use: desktop },
    { name: 'screenshots', testMatch: 'screenshots*.ts', use: { ...phone, deviceScaleFactor: 2 } },
  ],
});
