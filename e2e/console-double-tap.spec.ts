import type { Page } from '@playwright/test';
import { openConsole, orderCard, showLane } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-double-tap' });

const DISH = 'Crème brûlée';
/** Longer than an act holds still. Milliseconds. */
const A_MOMENT = 600;

/** The page's own clock stands, and goes on by a thousandth of a second with each look. */
const untilSo = (page: Page, look: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1);
      return look();
    })
    .toBe(true);

test('the second tap of a double tap does nothing to the order that moved up, nor closes the one just delivered', async ({
  staffTablet,
  guestAt,
}) => {
  const guest = await guestAt('HOTEL-103');
  const details = { extra_details: { surname: 'Kazlauskas' } };
  const first = await guest.order([DISH], details);
  const second = await guest.order(['Honey cake'], details);
  const tablet = await staffTablet({ viewport: { width: 390, height: 844 } });
  await tablet.clock.install();
  const sent: string[] = [];
  tablet.on('request', request => {
    const deed = /orders\/([^/]+)\/(accept|deliver|close)$/.exec(request.url());
    if (deed) sent.push(`${deed[2]} ${deed[1]}`);
  });
  await openConsole(tablet, 'hotel');
  const act = (number: string) => orderCard(tablet, number).locator('[data-act]');
  await expect(act(second.order_id)).toBeEnabled();
  const box = await act(first.order_id).boundingBox();
  if (!box) throw new Error('the first order has no act');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const tap = () => tablet.mouse.click(x, y);
  /** Whose act, and which, is under the finger. */
  const under = () =>
    tablet.evaluate(
      ([left, top]) =>
        document.elementFromPoint(left, top)?.closest('[data-act]')?.getAttribute('aria-label') ?? '',
      [x, y] as const,
    );

  await tablet.clock.pauseAt(Date.now() + 1_000);
  const before = await under();
  await tap();
  await untilSo(tablet, async () => !['', before].includes(await under()));
  await expect(act(second.order_id)).toBeDisabled();
  await tap();
  expect(sent).toEqual([`accept ${first.unique_order_number}`]);
  await tablet.clock.runFor(A_MOMENT);
  await expect(act(second.order_id)).toBeEnabled();
  await tap();
  await expect
    .poll(() => sent)
    .toEqual([`accept ${first.unique_order_number}`, `accept ${second.unique_order_number}`]);
  await tablet.clock.resume();

  await showLane(tablet, 'In progress');
  await orderCard(tablet, first.order_id).getByRole('button', { name: 'All delivered' }).hover();
  await tablet.clock.pauseAt(Date.now() + 5_000);
  const delivered = async () => {
    await act(first.order_id).click();
    await untilSo(
      tablet,
      async () => (await act(first.order_id).getAttribute('aria-label')) === 'Close order',
    );
  };
  await delivered();
  const closing = await act(first.order_id).boundingBox();
  if (!closing) throw new Error('the order has no act');
  const again = () => tablet.mouse.click(closing.x + closing.width / 2, closing.y + closing.height / 2);
  await again();
  expect(sent.filter(deed => deed.startsWith('close'))).toEqual([]);
  await tablet.clock.runFor(A_MOMENT);
  await again();
  await expect.poll(() => sent).toContain(`close ${first.unique_order_number}`);
});
