import { minor } from '@tableside/domain/money';
import { figures } from '@tableside/domain/reports';
import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { aHallPayer, aPayingHall } from '@tableside/testkit/scenes/a-court-payer.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

it('one payment over several stalls is in the figures of the stalls that sold, and not in those of who took it for them', async () => {
  const hall = await aPayingHall(server, 3);
  await withKeys(server, hall.operator);
  const { phone, token, numbers } = await aHallPayer(server, hall, [['soup'], ['steak'], ['soup', 'steak']]);
  const body = { food_court_session: token, orders: numbers };
  const { uuid } = await phone.call('POST /payments/stripe/payment-intent-composite', { body });
  await paid(server, uuid);
  const received = async (venue: string) => {
    const { rows: sums } = await server.database.pool.query<{
      kind: string;
      account: string;
      amount: string;
    }>(
      `select e.kind, l.account, sum(l.amount) as amount from journal_entry e join journal_line l on l.entry_id = e.id
       where e.venue_id = $1 group by 1, 2`,
      [venue],
    );
    const { received: money, moneyCorrected } = figures(
      sums.map(({ kind, account, amount }) => ({
        kind,
        account,
        amount: minor(Number(amount)),
        anew: false,
        entries: 1,
        personnelId: null,
        method: null,
        takenBy: null,
      })),
    );
    return [money, moneyCorrected];
  };
  expect(await received(hall.operator.id)).toEqual([0, 0]);
  expect(await Promise.all(hall.stalls.map(({ id }) => received(id)))).toEqual([
    [450, 0],
    [2000, 0],
    [2450, 0],
  ]);
});
