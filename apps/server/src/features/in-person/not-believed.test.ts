import { aBareTerminal } from '@tableside/testkit/doubles/a-bare-terminal.ts';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aTerminal } from '@tableside/testkit/doubles/a-terminal.ts';
import { aCounterScene } from '@tableside/testkit/scenes/a-counter-scene.ts';
import { aGuestAtKiosk, anEnrolled } from '@tableside/testkit/scenes/a-kiosk.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let world: SandboxServer;
const bare: { close: () => void }[] = [];
beforeAll(async () => {
  world = await sandboxServer({ env: { TERMINAL_ALLOW_PRIVATE: '1' } });
});
afterAll(async () => {
  for (const each of bare) each.close();
  await world.stop();
});

const alerts = async (venueId: string) =>
  (
    await world.server.database.pool.query<{ kind: string }>(
      'select kind from money_alert where venue_id = $1 order by id',
      [venueId],
    )
  ).rows.map(({ kind }) => kind);
const until = (read: () => Promise<unknown>, value: unknown) =>
  expect.poll(read, { timeout: 15_000 }).toBe(value);

/** A terminal that takes another sum or currency than it was asked for, and voids whatever it is asked to. */
const lying = async (over: Record<string, unknown>) => {
  const terminal = await aBareTerminal(({ operation, amount }) => {
    if (operation === 'sale') return { result: 'OK', responseCode: '000', amount, currency: 'EUR', ...over };
    return { result: 'OK', responseCode: '000' };
  });
  bare.push(terminal);
  return { terminal, scene: await aCounterScene(world, terminal.address) };
};

describe('a terminal that says another sum', () => {
  it('pays for nothing: the money is noted, goes back, and a person hears of it', async () => {
    const { terminal, scene } = await lying({ amount: 100 });
    const { uuid } = await scene.begin();
    const place = { venue: scene.venue.id, payment: uuid };
    const payment = async () =>
      (await scene.manager.call('GET /console/{venue}/payments/{payment}', place)).payment;
    await until(async () => (await payment()).status !== 'processing', true);
    expect(await alerts(scene.venue.id)).toContain('capture_differs');
    await until(async () => {
      world.server.clock.advance(61_000);
      await world.server.jobs.runNow('send-refunds');
      return (await payment()).status;
    }, 'refunded');
    expect(terminal.heard.map(({ operation }) => operation)).toEqual(['sale', 'void']);
    const { bills } = await scene.staff.call('GET /console/{venue}/bills', { venue: scene.venue.id });
    expect(bills.find(({ id }) => id === scene.bill.id)).toMatchObject({ is_paid: false, left: 24.5 });
    expect(await checkBooks(world.server.database.run, scene.venue.id)).toEqual([]);
  });

  it('in another currency is in doubt: nobody charges again, and a person looks at it', async () => {
    const { scene } = await lying({ currency: 'PLN' });
    const { uuid } = await scene.begin();
    await until(async () => (await scene.now(uuid)).state, 'unknown');
    expect(await alerts(scene.venue.id)).toContain('capture_in_doubt');
  });

  it('or none at all took what it was asked for', async () => {
    const { scene } = await lying({ amount: undefined, currency: undefined });
    const { uuid } = await scene.begin();
    await until(async () => (await scene.now(uuid)).state, 'approved');
  });
});

describe('a guest at a kiosk', () => {
  const aPlace = async () => {
    const scene = await aTableScene(world.server, {
      venue: { settings: { functionalities: ['order'], paymentProviders: ['cash'] } },
      table: { orderType: 'self_service' },
    });
    const { venue, table } = scene;
    const { owner, device } = await anEnrolled(world.server, venue, table);
    const phone = await aGuestAtKiosk(device, table.code);
    const box = aTerminal(world.sandbox);
    const body = { name: box.name, kind: 'ecr-websocket', address: box.address, table: table.id } as const;
    await owner.call('POST /console/{venue}/terminals', { venue: venue.id, body });
    const { unique_order_number: order } = await placed(phone, ['steak']);
    const pay = (who = phone) =>
      who.call('POST /payments/worldline/create-sale-transaction', {
        body: { session: who.session, order },
      });
    const status = async (uuid: string) =>
      (await phone.call('GET /payments/check-payment-status/{uuid}', { uuid })).status;
    return { ...scene, phone, owner, device, box, order, pay, status };
  };

  it('[PERSON-07] [TERM-22] pays at the terminal that stands there: it shows the order’s sum, and what it says is booked', async () => {
    const here = await aPlace();
    const sale = await here.pay();
    expect(Number.isInteger(sale.CRN) && sale.CRN >= 1 && sale.CRN <= 1_000_000_000).toBe(true);
    const [line] = await expect
      .poll(async () => await here.box.ledger(), { timeout: 10_000 })
      .toHaveLength(1)
      .then(() => here.box.ledger());
    expect(line).toMatchObject({ reference: sale.CRN, amount: sale.amount });
    await until(() => here.status(sale.uuid), 'paid');
    expect(await checkBooks(world.server.database.run, here.venue.id)).toEqual([]);
  });

  it('who taps twice pays once', async () => {
    const here = await aPlace();
    await here.box.steer({ card_at_once: false });
    const first = await here.pay();
    await expect.poll(() => here.box.display()).toBe('INSERT CARD');
    expect(await here.pay()).toEqual(first);
    await here.box.steer({ hand: 'card' });
    await until(() => here.status(first.uuid), 'paid');
    expect(await here.box.ledger()).toHaveLength(1);
  });

  it('where no terminal stands is told so; at a table nobody begins a sale by phone', async () => {
    const here = await aPlace();
    const bare = await aTable(world.server, here.venue, { orderType: 'self_service' });
    const { device } = await anEnrolled(world.server, here.venue, bare, { owner: here.owner });
    const refusedAt = async (phone: typeof here.phone) => {
      const { unique_order_number: order } = await placed(phone, ['soup']);
      const body = { session: phone.session, order };
      return phone.failure('POST /payments/worldline/create-sale-transaction', { body });
    };
    expect(await refusedAt(await aGuestAtKiosk(device, bare.code))).toBe('payment_type_not_enabled');
    const table = await aTable(world.server, here.venue);
    expect(await refusedAt(await world.server.guestAt(table.code))).toBe('kiosk_not_enrolled');
  });

  it('is not believed that the terminal said yes, however often it is told', async () => {
    const here = await aPlace();
    await here.box.steer({ card_at_once: false });
    const { uuid, CRN, amount } = await here.pay();
    await expect.poll(() => here.box.display()).toBe('INSERT CARD');
    const data = { CRN, result: 'OK', responseCode: '000', amount, currency: 'EUR', authCode: '1', rrn: '1' };
    const tell = (over: object = {}, phone = here.phone) =>
      phone.call('POST /payments/worldline/callback', {
        body: { type: 'payment_succeeded', data: { ...data, ...over } },
      });
    for (const _ of [1, 2, 3]) expect(await tell()).toMatchObject({ uuid, status: 'processing' });
    await expect(tell({ amount: 1 })).rejects.toMatchObject({ code: 'webhook_refused' });
    await expect(tell({ currency: 'PLN' })).rejects.toMatchObject({ code: 'webhook_refused' });
    await expect(tell({ CRN: CRN === 1 ? 2 : CRN - 1 })).rejects.toMatchObject({ code: 'payment_not_found' });
    const stranger = await world.server.guestAt(here.table.code);
    await expect(tell({}, stranger)).rejects.toMatchObject({ code: 'kiosk_not_enrolled' });
    // Nor by the kiosk of another place, nor by a second one of this place whose sale it is not.
    for (const at of [await aTable(world.server, here.venue, { orderType: 'self_service' }), here.table]) {
      const { device } = await anEnrolled(world.server, here.venue, at, { owner: here.owner });
      const guest = await aGuestAtKiosk(device, at.code);
      await expect(tell({}, guest)).rejects.toMatchObject({ code: 'payment_not_found' });
    }
    expect(await here.status(uuid)).toBe('processing');
    await here.box.steer({ hand: 'card' });
    await until(() => here.status(uuid), 'paid');
    // Told again, and told that it was voided: neither changes anything.
    expect(await tell()).toMatchObject({ status: 'paid' });
    const voided = await here.phone.call('POST /payments/worldline/callback', {
      body: { type: 'payment_voided', data },
    });
    expect(voided).toMatchObject({ status: 'paid', refunded: 0 });
    expect(await checkBooks(world.server.database.run, here.venue.id)).toEqual([]);
  });

  it('is told nothing of where the terminal is', async () => {
    const here = await aPlace();
    const { session } = here.phone;
    const told = [
      await here.phone.fetch(`/api/session/${session}`),
      await here.phone.fetch(`/api/${here.table.code}`),
      await here.phone.fetch(`/${here.table.code}`),
    ];
    for (const answer of told) expect(await answer.text()).not.toContain(here.box.address);
  });
});
