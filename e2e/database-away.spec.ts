import { startTestCluster, type TestCluster } from '@tableside/testkit/server/cluster-start.ts';
import { type Served, serveDemoOn } from '../tools/e2e/serve.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

let cluster: TestCluster;
let served: Served;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  cluster = await startTestCluster();
  served = await serveDemoOn(cluster.url);
});
test.afterAll(async () => {
  await served?.stop();
  await cluster?.stop();
});
test('a scan while the database is away waits, and becomes the menu by itself when it is back; without scripts too', async ({
  browser,
  page,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE', baseURL: served.url });
  const withoutScripts = await plain.newPage();
  await cluster.down();

  const scanned = `${served.url}/VILNIUS-3?skip_select_screen=true`;
  expect((await page.goto(scanned))?.status()).toBe(503);
  const waiting = page.getByRole('heading', { name: 'One moment, please' });
  await expect(waiting).toBeVisible();
  await expect(page.getByText('it keeps trying and opens by itself')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  // Who cannot wait may try; it is the same page as long as nothing has changed.
  const again = page.waitForResponse(answer => answer.url() === scanned && answer.status() === 503);
  await page.getByRole('link', { name: 'Try again' }).click();
  await again;
  await expect(waiting).toBeVisible();
  await withoutScripts.goto('/VILNIUS-4');
  await expect(withoutScripts.getByRole('heading', { name: 'Einen Moment, bitte' })).toBeVisible();

  await cluster.up();
  await expect(page.getByRole('button', { name: 'More information' })).toBeVisible();
  await expect(withoutScripts).toHaveTitle('Senamiesčio stalas');
  await plain.close();
});
