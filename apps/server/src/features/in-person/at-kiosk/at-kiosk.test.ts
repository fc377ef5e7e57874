import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aTerminal } from '@tableside/testkit/doubles/a-terminal.ts';
import { aGuestAtKiosk, anEnrolled } from '@tableside/testkit/scenes/a-kiosk.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());

const atKiosk = async () => {
  const scene = await aTableScene(world.server, {
    venue: { settings: { functionalities: ['order'], paymentProviders: ['cash'] } },
    table: { orderType: 'self_service' },
  });
  const { venue, table } = scene;
  const { owner, device } = await anEnrolled(world.server, venue, table);
  const box = aTerminal(world.sandbox);
  await owner.call('POST /console/{venue}/terminals', {
    venue: venue.id,
    body: { name: box.name, kind: 'ecr-websocket', address: box.address, table: table.id },
  });
  const guest = await aGuestAtKiosk(device, table.code);
  const order = (await placed(guest, ['steak'])).unique_order_number;
  const here = { session: guest.session, order };
  const begin = () => guest.call('POST /payments/worldline/create-sale-transaction', { body: here });
  const sale = async () => (await guest.call('GET /in-person/{session}/{order}', here)).sale;
  const until = (state: string) =>
    expect.poll(async () => (await sale())?.state, { timeout: 15_000 }).toBe(state);
  return { ...scene, owner, device, guest, box, order, here, begin, sale, until };
};

describe('a guest who pays at a kiosk', () => {
  it('[PERSON-09] reads that the terminal asks for the order’s sum, and that it is paid, whatever becomes of the page', async () => {
    const { box, begin, sale, until, guest, venue, order } = await atKiosk();
    expect(await sale()).toBeNull();
    await box.steer({ card_at_once: false });
    const { uuid } = await begin();
    await expect.poll(async () => (await sale())?.display).toBe('INSERT CARD');
    expect(await sale()).toMatchObject({ uuid, state: 'processing', total: 20, aborting: false });
    // A page that came back, or a second tap, is at the same sale.
    expect((await begin()).uuid).toBe(uuid);
    await box.steer({ hand: 'card' });
    await until('approved');
    const { orders } = await guest.call('GET /orders/get-orders/{session}', { session: guest.session });
    expect(orders).toMatchObject([{ unique_order_number: order, is_paid: true }]);
    expect(orders[0]?.status).not.toBe('pending_activate');
    expect(await box.ledger()).toHaveLength(1);
    expect(await checkBooks(world.server.database.run, venue.id)).toEqual([]);
  });

  it.each([
    ['116', 'declined'],
    ['UC', 'aborted'],
    ['TA', 'aborted'],
  ])(
    '[PERSON-21] is told %s by the terminal: nothing of it stays unresolved, and the next try is a sale of its own',
    async (code, state) => {
      const { box, begin, sale, until } = await atKiosk();
      await box.steer({ next_code: code, card_at_once: true });
      const first = await begin();
      await until(state);
      expect(await sale()).toMatchObject({ code, taken_back: false });
      const { rows } = await world.server.database.pool.query(
        `select 1 from terminal_operation where payment_id = $1 and state in ('waiting', 'asked', 'unknown')`,
        [first.uuid],
      );
      expect(rows).toEqual([]);
      world.server.clock.advance(1_000);
      const second = await begin();
      expect(second.CRN).not.toBe(first.CRN);
      await until('approved');
      expect(await box.ledger()).toMatchObject([{ reference: second.CRN, state: 'approved' }]);
    },
  );

  it('[PERSON-16] stops it: what is charged all the same is taken back, and never pays for the order', async () => {
    const { box, begin, until, sale, here, guest, venue } = await atKiosk();
    await box.steer({ card_at_once: false, late_after_abort: true });
    await begin();
    await expect.poll(async () => (await sale())?.display).toBe('INSERT CARD');
    const { sale: stopping } = await guest.call('POST /in-person/{session}/{order}/abort', {
      ...here,
      body: {},
    });
    expect(stopping?.aborting || stopping?.state === 'aborted').toBe(true);
    await until('aborted');
    expect(await sale()).toMatchObject({ taken_back: true });
    expect(await box.ledger()).toMatchObject([{ state: 'voided' }]);
    expect(await checkBooks(world.server.database.run, venue.id)).toEqual([]);
  });

  it('is nobody else: another guest of the same kiosk, and a phone, read nothing of it and stop nothing', async () => {
    const { box, begin, sale, here, device, table } = await atKiosk();
    await box.steer({ card_at_once: false });
    await begin();
    await expect.poll(async () => (await sale())?.display).toBe('INSERT CARD');
    const phone = await world.server.guestAt(table.code);
    expect(await phone.failure('GET /in-person/{session}/{order}', here)).toBe('session_not_found');
    const own = { ...here, session: phone.session };
    expect((await phone.call('GET /in-person/{session}/{order}', own)).sale).toBeNull();
    await phone.call('POST /in-person/{session}/{order}/abort', { ...own, body: {} });
    expect(await sale()).toMatchObject({ state: 'processing', aborting: false });
    const next = await aGuestAtKiosk(device, table.code);
    const theirs = { ...here, session: next.session };
    expect((await next.call('GET /in-person/{session}/{order}', theirs)).sale).toBeNull();
    expect(await next.failure('GET /in-person/{session}/{order}', here)).toBe('session_ended');
    // The guest before went, and their card comes all the same: it is booked, the server needs no page.
    await box.steer({ hand: 'card' });
    await expect.poll(async () => (await box.ledger()).length, { timeout: 15_000 }).toBe(1);
  });
});
