import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { scan } from './support/guest.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-looks' });

/** A red square. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

test('the owner is warned of words that cannot be read, tries a theme in the preview, saves it with a logo, and an open phone follows', async ({
  page,
  staffTablet,
}) => {
  await scan(page, 'CAFE-1?skip_select_screen=true');
  const guest = page.locator('html');
  await expect(guest).toHaveAttribute('data-theme', 'light');

  const owner = await staffTablet({ viewport: { width: 1180, height: 820 } });
  await openConsole(owner, 'cafe', 'settings', 'owner');
  await owner.getByRole('link', { name: 'Looks' }).click();
  const shown = owner.frameLocator('iframe').locator('html');

  const text = owner.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('#fff2a8');
  const warning = owner.getByRole('list', { name: 'Hard to read' }).getByRole('listitem').first();
  await expect(warning).toContainText('Text on the background is hard to read. Contrast 1.3 : 1');
  await expectAccessible(owner);
  await warning.getByRole('button', { name: /^Take #/ }).click();
  await expect(owner.getByText('Text on the background is hard to read.', { exact: true })).toBeHidden();

  await owner.getByRole('button', { name: 'Ember' }).click();
  await expect(shown).toHaveAttribute('data-theme', 'dark');
  await owner.getByRole('button', { name: 'Back to what it was' }).click();
  await expect(shown).toHaveAttribute('data-theme', 'light');
  await owner.getByRole('button', { name: 'Ember' }).click();
  await owner
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await owner.getByRole('button', { name: 'Use the whole picture' }).click();
  await expect(owner.getByRole('dialog')).toBeHidden();
  // Nobody but the preview saw any of it so far.
  await expect(guest).toHaveAttribute('data-theme', 'light');

  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved. Guests see it from now on.')).toBeVisible();
  await expect(guest).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary')))
    .toBe('#ff7a3d');
  // Its headings' font is on this server, and the page may have it.
  expect(await page.evaluate(async () => (await document.fonts.load('700 16px Oswald')).length)).toBe(1);
});
