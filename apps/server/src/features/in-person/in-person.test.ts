import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { settled, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aCounterScene, type CounterScene } from '@tableside/testkit/scenes/a-counter-scene.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await world.server.database.pool.query<Row>(text, values)).rows;
const until = (scene: CounterScene, payment: string, state: string) =>
  expect.poll(async () => (await scene.now(payment)).state, { timeout: 15_000 }).toBe(state);
const payment = async ({ manager, venue }: CounterScene, uuid: string) =>
  (await manager.call('GET /console/{venue}/payments/{payment}', { venue: venue.id, payment: uuid })).payment;
const agrees = async ({ venue }: CounterScene) =>
  expect(await checkBooks(world.server.database.run, venue.id)).toEqual([]);
const taken = async ({ venue }: CounterScene) =>
  (
    await query<{ amount: string }>(
      `select coalesce(sum(l.amount), 0) as amount from journal_line l join journal_entry e on e.id = l.entry_id
       where e.venue_id = $1 and l.account = 'clearing:worldline'`,
      [venue.id],
    )
  ).map(({ amount }) => Number(amount))[0];
const onBill = (scene: CounterScene) => async () =>
  (
    await scene.staff.call('GET /console/{venue}/bills/{bill}/terminal-sale', {
      venue: scene.venue.id,
      bill: scene.bill.id,
    })
  ).sale;
const abort = ({ staff, venue }: CounterScene, uuid: string) =>
  staff.call('POST /console/{venue}/terminal-sales/{payment}/abort', {
    venue: venue.id,
    payment: uuid,
    body: {},
  });

describe('a guest pays at a terminal', () => {
  it('and the bill is paid, once the terminal said so; of its last word no receipt is kept and no card number', async () => {
    const scene = await aCounterScene(world);
    const sale = await scene.begin({ tip: 100 });
    expect(sale).toMatchObject({ amount: 24.5, tip: 1, total: 25.5, started_by: 'The waiter' });
    await until(scene, sale.uuid, 'approved');
    expect(await scene.now(sale.uuid)).toMatchObject({ card_brand: 'VISA', card_last4: '1234', code: '000' });
    expect(await staffBillOf(scene)).toMatchObject({ is_paid: true, left: 0 });
    expect(await payment(scene, sale.uuid)).toMatchObject({
      status: 'captured',
      provider: 'worldline',
      taken_by: 'The waiter',
      total: 25.5,
      tips: 1,
    });
    const [line, ...more] = await scene.box.ledger();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ kind: 'sale', amount: 2550, state: 'approved' });
    expect(await taken(scene)).toBe(2550);
    const [kept] = await query<{ reference: number; frame: Record<string, unknown>; day: string }>(
      'select reference, frame, business_day::text as day from terminal_operation where payment_id = $1',
      [sale.uuid],
    );
    expect(kept?.reference).toBe(line?.reference);
    expect(kept?.frame).toMatchObject({ auth_code: expect.any(String), rrn: expect.any(String) });
    expect(JSON.stringify(kept?.frame)).not.toMatch(/receipt|\*\*\*/i);
    await agrees(scene);
  });

  it.each([
    ['100', 'declined'],
    ['116', 'declined'],
    ['123', 'declined'],
    ['BS', 'declined'],
    // Neither says whether the card was charged: the terminal is asked, and knows of nothing.
    ['NR', 'declined'],
    ['NP', 'declined'],
    ['UC', 'aborted'],
    ['TA', 'aborted'],
  ])(
    'and is refused with %s: it is %s, nothing is booked, and the guest pays otherwise',
    async (code, state) => {
      const scene = await aCounterScene(world);
      await scene.box.steer({ next_code: code });
      const { uuid } = await scene.begin();
      await until(scene, uuid, state);
      expect(await scene.box.ledger()).toEqual([]);
      expect(await taken(scene)).toBe(0);
      expect(await settled(scene, scene.bill.id)).toMatchObject({ is_paid: true });
      await agrees(scene);
    },
  );

  it('reads what the terminal says meanwhile, also whoever comes back to the bill; nobody else takes that money or that terminal', async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ card_at_once: false });
    const { uuid } = await scene.begin();
    await expect.poll(async () => (await scene.now(uuid)).display).toBe('INSERT CARD');
    expect(await onBill(scene)()).toMatchObject({ uuid, state: 'processing', total: 24.5 });
    // Its money is under way: not in cash, and not at a second terminal.
    await expect(settled(scene, scene.bill.id)).rejects.toMatchObject({ code: 'bill_item_not_free' });
    const colleague = await aStaff(world.server, scene.venue, 'waiter');
    await expect(scene.begin({}, colleague)).rejects.toMatchObject({ code: 'bill_item_not_free' });
    await scene.box.steer({ hand: 'card' });
    await until(scene, uuid, 'approved');
    expect(await onBill(scene)()).toBeNull();
  });

  it('while a colleague uses the terminal: the second is told who, and nothing of theirs is kept', async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ card_at_once: false });
    const results = await Promise.allSettled([scene.begin({ amount: 500 }), scene.begin({ amount: 600 })]);
    const begun = results.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []));
    const refused = results.flatMap(each => (each.status === 'rejected' ? [each.reason] : []));
    expect(begun).toHaveLength(1);
    expect(refused).toEqual([
      expect.objectContaining({ code: 'terminal_busy', details: { by: 'The waiter', for: 'sale' } }),
    ]);
    await scene.box.steer({ hand: 'card' });
    await until(scene, begun[0]?.uuid ?? '', 'approved');
    const payments = await query('select id from payment where venue_id = $1', [scene.venue.id]);
    expect(payments).toHaveLength(1);
    expect(await scene.box.ledger()).toHaveLength(1);
  });

  it('and stops it: nothing is charged', async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ card_at_once: false });
    const { uuid } = await scene.begin();
    await expect.poll(async () => (await scene.now(uuid)).display).toBe('INSERT CARD');
    const { sale } = await abort(scene, uuid);
    expect(sale.aborting || sale.state === 'aborted').toBe(true);
    await until(scene, uuid, 'aborted');
    expect(await scene.now(uuid)).toMatchObject({ taken_back: false, code: 'UC' });
    expect(await scene.box.ledger()).toEqual([]);
    expect(await settled(scene, scene.bill.id)).toMatchObject({ is_paid: true });
  });

  it('and stops it too late: the charge is taken back and never booked.', async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ card_at_once: false, late_after_abort: true });
    const { uuid } = await scene.begin();
    await expect.poll(async () => (await scene.now(uuid)).display).toBe('INSERT CARD');
    await abort(scene, uuid);
    await until(scene, uuid, 'aborted');
    expect(await scene.now(uuid)).toMatchObject({ taken_back: true });
    expect(await scene.box.ledger()).toMatchObject([{ kind: 'sale', state: 'voided' }]);
    expect(await taken(scene)).toBe(0);
    expect(await payment(scene, uuid)).toMatchObject({ status: 'canceled' });
    await agrees(scene);
  });

  it('whose terminal is off: nothing was asked, so nothing was charged', async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ off: true });
    const { uuid } = await scene.begin();
    await until(scene, uuid, 'declined');
    expect(await scene.now(uuid)).toMatchObject({ code: 'NP' });
    expect(await settled(scene, scene.bill.id)).toMatchObject({ is_paid: true });
  });
});

describe('when nobody knows whether a card was charged', () => {
  it('nobody may charge again; the terminal is asked, and it is booked once', async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ silent: 1 });
    const { uuid } = await scene.begin();
    await expect.poll(async () => (await scene.box.ledger()).length).toBe(1);
    expect(await scene.now(uuid)).toMatchObject({ state: 'processing' });
    await scene.box.steer({ off: true });
    await until(scene, uuid, 'unknown');
    expect(await onBill(scene)()).toMatchObject({ uuid, state: 'unknown' });
    await expect(settled(scene, scene.bill.id)).rejects.toMatchObject({ code: 'bill_item_not_free' });
    await scene.box.steer({ off: false });
    const place = { venue: scene.venue.id, payment: uuid, body: {} };
    const ask = () => scene.staff.call('POST /console/{venue}/terminal-sales/{payment}/ask', place);
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.map(({ sale }) => sale.state)).toContain('approved');
    await until(scene, uuid, 'approved');
    expect(await scene.box.ledger()).toHaveLength(1);
    expect(await taken(scene)).toBe(2450);
    expect(await staffBillOf(scene)).toMatchObject({ is_paid: true });
    await agrees(scene);
  });

  it('the checks ask as well, when the line was lost after the charge', async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ cut: 1 });
    const { uuid } = await scene.begin();
    await until(scene, uuid, 'approved');
    expect(await scene.box.ledger()).toHaveLength(1);
    expect(await taken(scene)).toBe(2450);
    await agrees(scene);
  });

  it('a terminal that goes on by itself after its line was lost is waited for', async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ card_at_once: false });
    const { uuid } = await scene.begin();
    await expect.poll(async () => (await scene.now(uuid)).display).toBe('INSERT CARD');
    await scene.box.steer({ off: true });
    await until(scene, uuid, 'unknown');
    await scene.box.steer({ off: false });
    world.server.clock.advance(61_000);
    await world.server.jobs.runNow('check-payments');
    expect(await scene.now(uuid)).toMatchObject({ state: 'unknown' });
    await scene.box.steer({ hand: 'card' });
    // The terminal takes its time with the card, and is asked again until it is through.
    const checked = async () => {
      world.server.clock.advance(61_000);
      await world.server.jobs.runNow('check-payments');
      return (await scene.now(uuid)).state;
    };
    await expect.poll(checked, { timeout: 15_000 }).toBe('approved');
    expect(await taken(scene)).toBe(2450);
  });

  it('of yesterday’s sale a terminal that knows nothing says nothing', async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ cut: 1, slow_ms: 0 });
    await scene.box.steer({ card_at_once: false });
    const { uuid } = await scene.begin();
    await expect.poll(async () => (await scene.now(uuid)).display).toBe('INSERT CARD');
    await scene.box.steer({ off: true });
    await until(scene, uuid, 'unknown');
    await scene.box.steer({ off: false, hand: 'cancel' });
    await query(`update terminal_operation set business_day = business_day - 1 where payment_id = $1`, [
      uuid,
    ]);
    const place = { venue: scene.venue.id, payment: uuid, body: {} };
    await scene.staff.call('POST /console/{venue}/terminal-sales/{payment}/ask', place);
    expect(await scene.now(uuid)).toMatchObject({ state: 'unknown' });
    await query(`update terminal_operation set business_day = business_day + 1 where payment_id = $1`, [
      uuid,
    ]);
    const asked = async () =>
      (await scene.staff.call('POST /console/{venue}/terminal-sales/{payment}/ask', place)).sale.state;
    await expect.poll(asked, { timeout: 15_000 }).toBe('declined');
  });
});

describe('what the terminal will never say', () => {
  const lost = async () => {
    const scene = await aCounterScene(world);
    await scene.box.steer({ silent: 1 });
    const { uuid } = await scene.begin();
    await expect.poll(async () => (await scene.box.ledger()).length).toBe(1);
    await scene.box.steer({ off: true });
    await until(scene, uuid, 'unknown');
    const settle = (who: TestStaff, charged: boolean) =>
      who.call('POST /console/{venue}/terminal-sales/{payment}/settle', {
        venue: scene.venue.id,
        payment: uuid,
        body: { charged },
      });
    return { scene, uuid, settle };
  };

  it('a manager reads on its slip: charged is booked, once', async () => {
    const { scene, uuid, settle } = await lost();
    await expect(settle(scene.staff, true)).rejects.toMatchObject({ code: 'not_allowed' });
    expect((await settle(scene.manager, true)).sale.state).toBe('approved');
    expect((await settle(scene.manager, false)).sale.state).toBe('approved');
    expect(await taken(scene)).toBe(2450);
    expect(await payment(scene, uuid)).toMatchObject({ status: 'captured' });
    await agrees(scene);
  });

  it('not charged frees the bill', async () => {
    const { scene, settle } = await lost();
    expect((await settle(scene.manager, false)).sale.state).toBe('declined');
    expect(await settled(scene, scene.bill.id)).toMatchObject({ is_paid: true });
    await agrees(scene);
  });
});

describe('a refund at the terminal', () => {
  const paid = async () => {
    const scene = await aCounterScene(world);
    const { uuid } = await scene.begin();
    await until(scene, uuid, 'approved');
    const give = (amount?: number) =>
      scene.manager.call('POST /console/{venue}/payments/{payment}/refund', {
        venue: scene.venue.id,
        payment: uuid,
        body: { reason: 'Cold soup', ...(amount !== undefined && { amount }) },
      });
    const later = async () => {
      world.server.clock.advance(61_000);
      await world.server.jobs.runNow('send-refunds');
    };
    const back = () =>
      expect
        .poll(
          async () => {
            await later();
            return (await payment(scene, uuid)).status;
          },
          { timeout: 20_000 },
        )
        .toBe('refunded');
    return { scene, uuid, give, later, back };
  };

  it('of the whole voids the sale, without the card', async () => {
    const { scene, give, back } = await paid();
    await scene.box.steer({ card_at_once: false });
    await give();
    await back();
    expect(await scene.box.ledger()).toMatchObject([{ kind: 'sale', state: 'voided' }]);
    expect(await taken(scene)).toBe(0);
    await agrees(scene);
  });

  it('of parts asks for the card, each once', async () => {
    const { scene, give, later, back, uuid } = await paid();
    await give(1000);
    await later();
    await expect.poll(async () => (await payment(scene, uuid)).refunded).toBe(10);
    await give();
    await back();
    expect((await scene.box.ledger()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', 2450],
      ['refund', 1000],
      ['refund', 1450],
    ]);
    await agrees(scene);
  });

  it('whose terminal is off waits for it, and is made once', async () => {
    const { scene, give, later, back } = await paid();
    await scene.box.steer({ off: true });
    await give();
    await later();
    await later();
    await scene.box.steer({ off: false });
    await back();
    expect(await scene.box.ledger()).toMatchObject([{ kind: 'sale', state: 'voided' }]);
    await agrees(scene);
  });

  it('whose answer was lost is asked about, and made once', async () => {
    const { scene, give, back } = await paid();
    await scene.box.steer({ cut: 1 });
    await give(1000);
    await give();
    await back();
    const refunds = (await scene.box.ledger()).filter(({ kind }) => kind === 'refund');
    expect(refunds.map(({ amount }) => amount)).toEqual([1000, 1450]);
    await agrees(scene);
  });

  it.each([
    ['nobody presents a card', async (scene: CounterScene) => scene.box.steer({ next_code: 'TA' }), 1000],
    [
      'the terminal was put away',
      async ({ owner, venue, terminal }: CounterScene) => {
        await owner.call('POST /console/{venue}/terminals/{terminal}/remove', {
          venue: venue.id,
          terminal,
          body: {},
        });
      },
      undefined,
    ],
  ])('is left to a person when %s', async (_, happens, amount) => {
    const { scene, give, later, uuid } = await paid();
    await happens(scene);
    await give(amount);
    await expect
      .poll(async () => {
        await later();
        return (await payment(scene, uuid)).refunds[0]?.status;
      })
      .toBe('by_hand');
  });
});
