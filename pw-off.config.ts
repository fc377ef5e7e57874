import base from '/tmp/c/me/playwright.config.ts';
export default { ...base, testDir: '/tmp/c/me/e2e', globalSetup: '/tmp/c/me/tools/e2e/serve.ts', outputDir: '/tmp/c/me/test-results', use: { ...base.use, trace: 'off' } };
