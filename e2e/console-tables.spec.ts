import { expectAccessible } from './support/accessible.ts';
import { claim } from './support/claim.ts';
import { openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

test('[SESSION-12] a table shows who sits there and what is owed; closing it with an open order has to be wanted twice', async ({
  page,
  desk,
  guestAt,
}) => {
  await claim('hotel');
  await desk.freeTable('hotel', 'HOTEL-202');
  await openConsole(page, 'hotel', 'tables');
  const guest = await guestAt('HOTEL-202');
  const tile = page.getByRole('button', { name: /^Room 202/ });
  await expect(tile).toContainText('Take the order');
  await guest.order(['Crème brûlée'], { extra_details: { surname: 'Jonaitis' } });
  await expect(tile).toContainText('1 open order');
  await expectAccessible(page);
  await tile.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('1 × Kepintas kremas');
  await expect(sheet).toContainText('RM202');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close table' }).click();
  await expect(sheet).toContainText('1 order is still open.');
  await sheet.getByRole('button', { name: 'Close table' }).click();
  await expect(sheet).toContainText('Tick this first');
  await expectAccessible(page);
  await sheet.getByRole('checkbox', { name: 'Close it all the same' }).check();
  await sheet.getByRole('button', { name: 'Close table' }).click();
  await expect(page.getByText('Room 202 is closed')).toBeVisible();
  // The order is still to be dealt with; nobody sits there any more.
  await expect(tile).toContainText('no guests');
  await expect(guest.order(['Crème brûlée'])).rejects.toMatchObject({ code: 'session_ended' });
});
