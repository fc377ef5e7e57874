import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test('a stranger finds the menu on the web, reads it in their language, and leaves no trace', async ({
  page,
}) => {
  const asked: string[] = [];
  const set: string[] = [];
  page.on('request', request => asked.push(request.resourceType()));
  page.on('response', async answer => set.push((await answer.allHeaders())['set-cookie'] ?? ''));
  await page.goto('/menu-of/vilnius');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senamiesčio stalas');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/menu-of\/vilnius\/en$/);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Soups' }).click();
  await expect(page.getByRole('heading', { name: 'Soups' })).toBeInViewport();
  await expect(page.getByText('To order, scan the code')).toBeAttached();
  await expectAccessible(page);
  expect(asked.filter(kind => !['document', 'font', 'image'].includes(kind))).toEqual([]);
  expect(set.join('')).toBe('');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
