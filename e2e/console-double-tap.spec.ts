import type { Page } from '@playwright/test';
import { TableBill } from './support/bill.ts';
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
    .poll(
      async () => {
        await page.clock.runFor(1);
        return look();
      },
      { intervals: [10] },
    )
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

test('the second tap of a double tap in the kitchen does nothing to the ticket that came under the finger', async ({
  staffTablet,
  guestAt,
}) => {
  const guest = await guestAt('CAFE-1');
  const first = await guest.order(['Almond croissant']);
  const second = await guest.order(['Almond croissant']);
  const tablet = await staffTablet({ viewport: { width: 1180, height: 820 } });
  await tablet.clock.install();
  const sent: string[] = [];
  tablet.on('request', request => {
    const [, number] = /orders\/([^/]+)\/ready$/.exec(request.url()) ?? [];
    if (number) sent.push(number);
  });
  await openConsole(tablet, 'cafe', 'kitchen', 'kitchen');
  const head = ({ order_id }: typeof first) =>
    orderCard(tablet, order_id).getByRole('button', { name: /^Done: / });
  await expect(head(second)).toBeEnabled();
  const box = await head(first).boundingBox();
  if (!box) throw new Error('the first ticket has no head');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const under = () =>
    tablet.evaluate(
      ([left, top]) =>
        document.elementFromPoint(left, top)?.closest('[data-order]')?.getAttribute('data-order') ?? '',
      [x, y] as const,
    );
  await tablet.clock.pauseAt(Date.now() + 1_000);
  await tablet.mouse.click(x, y);
  await untilSo(tablet, async () => (await under()) === second.unique_order_number);
  await tablet.mouse.click(x, y);
  await tablet.clock.runFor(A_MOMENT);
  expect(sent).toEqual([first.unique_order_number]);
  await tablet.mouse.click(x, y);
  await expect.poll(() => sent).toEqual([first.unique_order_number, second.unique_order_number]);
});

test('the second tap of a double tap neither takes money nor puts away what is to be given back', async ({
  staffTablet,
  desk,
}) => {
  const bill = await TableBill.open(desk, 'vilnius', 'VILNIUS-5', { lines: [['Cake', 2000, 2]] });
  const { id } = await bill.look();
  const tablet = await staffTablet({ viewport: { width: 390, height: 844 } });
  await tablet.clock.install();
  let settled = 0;
  tablet.on('request', request => {
    if (request.url().endsWith('/settle')) settled += 1;
  });
  await openConsole(tablet, 'vilnius', 'bills');
  await tablet.locator(`a[href$="/bills/${id}"]`).click();
  const sheet = tablet.getByRole('dialog');
  const open = tablet.getByRole('button', { name: /^Take payment/ });
  const took = sheet.getByRole('button', { name: /^Took 40,00\s€ in cash$/ });
  const middleOf = async (button: typeof open) => {
    const box = await button.boundingBox();
    if (!box) throw new Error('there is no such button');
    return [box.x + box.width * 0.75, box.y + box.height / 2] as const;
  };
  // A sheet that comes under the finger: what it holds there is for the next tap.
  await open.click();
  await expect(took).toBeEnabled();
  const [x, y] = await middleOf(took);
  const under = () =>
    tablet.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.textContent ?? '',
      [x, y] as const,
    );
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet).toBeHidden();
  await tablet.clock.pauseAt(Date.now() + 2_000);
  // On some phone the button that opens the sheet lies where the sheet's own comes.
  await open.evaluate(button => {
    for (const bar of document.querySelectorAll('nav')) bar.style.display = 'none';
    Object.assign(button.style, { position: 'fixed', zIndex: '99', inset: 'auto 0 0 0' });
  });
  await tablet.mouse.click(x, y);
  await untilSo(tablet, async () => /^Took/.test(await under()));
  await tablet.mouse.click(x, y);
  await tablet.clock.runFor(A_MOMENT);
  expect(settled).toBe(0);
  await expect(took).toBeEnabled();
  // Nor does what comes after the money was taken go with the same double tap: the change is still to be read.
  await sheet.getByLabel('Another sum').fill('50');
  const [right, foot] = await middleOf(took);
  await tablet.mouse.click(right, foot);
  await untilSo(tablet, () => sheet.getByText('The bill is paid.').isVisible());
  const done = sheet.getByRole('button', { name: 'Close the bill' });
  await expect(done).toBeDisabled();
  await done.dispatchEvent('click');
  await expect(sheet.getByText(/^10,00\s€$/)).toBeVisible();
  await tablet.clock.runFor(A_MOMENT);
  await expect(done).toBeEnabled();
  expect(settled).toBe(1);
  expect((await bill.look()).payments_sum).toBe(40);
});
