import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aTerminal } from '@tableside/testkit/doubles/a-terminal.ts';
import { aGuestAtKiosk, anEnrolled } from '@tableside/testkit/scenes/a-kiosk.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());

const LONG = { timeout: 20_000 };
let made = 0;

/** A kiosk with a terminal and a printer of the sandbox, and a guest at it. */
const aCounter = async (
  functionalities: ('order' | 'skip-payment' | 'pay-go')[] = ['order', 'skip-payment', 'pay-go'],
) => {
  const { server, sandbox } = world;
  const scene = await aTableScene(server, {
    venue: { settings: { functionalities } },
    table: { orderType: 'self_service' },
  });
  const { owner, device } = await anEnrolled(server, scene.venue, scene.table);
  const box = aTerminal(sandbox);
  made += 1;
  const paper = `kiosk-${made}`;
  const venue = scene.venue.id;
  await owner.call('POST /console/{venue}/terminals', {
    venue,
    body: { name: box.name, kind: 'ecr-websocket', address: box.address, table: scene.table.id },
  });
  const wish = {
    name: 'Receipts',
    kind: 'epos' as const,
    address: `sandbox:${paper}`,
    columns: 42 as const,
    code_page: 'windows1257' as const,
    stations: [],
    table: scene.table.id,
  };
  await owner.call('POST /console/{venue}/printers', { venue, body: wish });
  const guest = await aGuestAtKiosk(device, scene.table.code);
  const at = { session: guest.session };
  const desk = async () => (await guest.call('GET /terminal-commands/{session}', at)).desk;
  const tap = async (deed: 'report' | 'settlement' | 'void-unresolved') => {
    server.clock.advance(1_000);
    return (await guest.call(`POST /terminal-commands/{session}/${deed}`, { ...at, body: {} })).desk;
  };
  const ended = (state: string) =>
    expect.poll(async () => (await desk()).terminal?.action?.state, LONG).toBe(state);
  const trouble = async (state: object) => {
    await fetch(`${sandbox.address}/printer/${paper}/state`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(state),
    });
  };
  const papers = async (): Promise<readonly string[]> => {
    await server.jobs.runNow('print-tickets');
    const answer = await fetch(`${sandbox.address}/printer/${paper}/papers`);
    return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
  };
  const paid = async () => {
    const order = await placed(guest);
    const body = { session: guest.session, order: order.unique_order_number };
    return { order, ...(await guest.call('POST /payments/worldline/create-sale-transaction', { body })) };
  };
  return { ...scene, owner, box, guest, device, wish, at, desk, tap, ended, trouble, papers, paid };
};

describe('the back office of a kiosk', () => {
  it('[KIOSK-14] [TERM-03] opens for the enrolled device alone', async () => {
    const { table, venue, owner } = await aCounter();
    const phone = await world.server.guestAt(table.code);
    const at = { session: phone.session };
    expect(await phone.failure('GET /terminal-commands/{session}', at)).toBe('kiosk_not_enrolled');
    for (const deed of ['report', 'settlement', 'void-unresolved', 'test-print'] as const) {
      expect(await phone.failure(`POST /terminal-commands/{session}/${deed}`, { ...at, body: {} })).toBe(
        'kiosk_not_enrolled',
      );
    }
    const { terminals } = await owner.call('GET /console/{venue}/terminals', { venue: venue.id });
    const day = await owner.call('GET /console/{venue}/terminals/{terminal}/day', {
      venue: venue.id,
      terminal: terminals[0]?.id ?? '',
    });
    expect(day.day.action).toBeNull();
  });

  it('[KIOSK-01] [TERM-04] [TERM-05] [TERM-08] [TERM-19] X and Z run there, and the terminal’s slips come out of its printer', async () => {
    const { desk, tap, ended, papers, owner, venue } = await aCounter();
    expect(await desk()).toMatchObject({
      terminal: { online: true, running: null, action: null, settled_at: null, unresolved: 0, slip: '' },
      printer: { name: 'Receipts', standing: 'online' },
    });
    expect((await tap('report')).terminal?.action).toMatchObject({ kind: 'report' });
    await ended('approved');
    expect((await desk()).terminal?.slip).toContain('X REPORT');
    await tap('settlement');
    await ended('approved');
    expect((await desk()).terminal?.settled_at).not.toBeNull();
    await expect.poll(async () => (await papers()).length, LONG).toBe(2);
    expect(await papers()).toEqual([
      expect.stringContaining('X REPORT'),
      expect.stringContaining('Z SETTLEMENT'),
    ]);
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venue.id, query: {} });
    expect(deeds.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['terminal-report', 'terminal-settlement']),
    );
  });

  it('[PRINT-01] prints a test receipt, and no kitchen tickets', async () => {
    const { guest, at, papers } = await aCounter();
    await placed(guest);
    const { outcome } = await guest.call('POST /terminal-commands/{session}/test-print', {
      ...at,
      body: {},
    });
    expect(outcome).toBe('printed');
    expect(await papers()).toEqual([
      expect.stringContaining('Receipts'),
      expect.stringContaining('Your order number'),
    ]);
  });

  it.each([
    ['cover_open', { cover_open: true }],
    ['paper_end', { paper_out: true }],
    ['paper_near_end', { paper_low: true }],
    ['offline', { off: true }],
  ])(
    '[PRINT-02] [PRINT-03] [TERM-13] says %s within a second of looking, and when that is over',
    async (standing, state) => {
      const { desk, trouble } = await aCounter();
      expect((await desk()).printer?.standing).toBe('online');
      await trouble(state);
      world.server.clock.advance(999);
      expect((await desk()).printer?.standing).toBe('online');
      world.server.clock.advance(1);
      expect((await desk()).printer?.standing).toBe(standing);
      await trouble({ cover_open: false, paper_out: false, paper_low: false, off: false });
      world.server.clock.advance(standing === 'offline' ? 9_999 : 999);
      expect((await desk()).printer?.standing).toBe(standing);
      world.server.clock.advance(1);
      expect((await desk()).printer?.standing).toBe('online');
    },
  );

  it('[TERM-12] [TERM-14] [PERSON-24] says that the terminal is gone, with NP, and that it is back', async () => {
    const { desk, tap, ended, box } = await aCounter();
    expect((await desk()).terminal?.online).toBe(true);
    await box.steer({ off: true });
    await tap('report');
    await ended('declined');
    expect((await desk()).terminal).toMatchObject({ online: false, action: { code: 'NP' } });
    await box.steer({ off: false });
    world.server.clock.advance(9_999);
    expect((await desk()).terminal?.online).toBe(false);
    world.server.clock.advance(1);
    expect((await desk()).terminal?.online).toBe(true);
  });
});

describe('receipts at a kiosk', () => {
  it('[TERM-17] [PERSON-26] [PERSON-33] the cardholder’s come out of its printer once: of a sale, of a declined card, of a void', async () => {
    const { paid, papers: all, box, tap, ended, desk, owner, venue } = await aCounter();
    const papers = async () => (await all()).filter(text => text.includes('COPY'));
    await paid();
    await expect.poll(async () => (await papers()).length, LONG).toBe(1);
    expect((await papers())[0]).toMatch(/CARDHOLDER COPY[\s\S]*SALE/);
    await box.steer({ next_code: '116' });
    await paid();
    await expect.poll(async () => (await papers()).length, LONG).toBe(2);
    expect((await papers())[1]).toMatch(/CARDHOLDER COPY[\s\S]*NOT SUFFICIENT FUNDS/);
    // Charged, and the terminal's answer lost: it is voided.
    await box.steer({ card_at_once: false });
    const { uuid } = await paid();
    await expect.poll(() => box.display(), LONG).toBe('INSERT CARD');
    await box.steer({ silent: 1, hand: 'card' });
    await expect.poll(async () => (await box.ledger()).length, LONG).toBe(2);
    await box.steer({ off: true });
    const standing = async () =>
      (await owner.call('GET /console/{venue}/payments/{payment}', { venue: venue.id, payment: uuid }))
        .payment.status;
    await expect.poll(standing, LONG).toBe('unknown');
    await box.steer({ off: false });
    expect((await desk()).terminal).toMatchObject({ unresolved: 1 });
    await tap('void-unresolved');
    await ended('approved');
    await expect.poll(async () => (await papers()).length, LONG).toBe(3);
    expect((await papers())[2]).toMatch(/CARDHOLDER COPY[\s\S]*VOID/);
    expect((await papers()).join()).not.toContain('MERCHANT');
    expect((await desk()).terminal).toMatchObject({ unresolved: 0 });
  });

  it('[PERSON-13] [PRINT-11] an order’s slip comes once it is taken: number, dishes, total', async () => {
    const { guest, papers } = await aCounter();
    const order = await placed(guest, ['soup', 'steak']);
    await expect.poll(async () => (await papers()).length, LONG).toBe(1);
    const [slip] = await papers();
    expect(slip).toContain(`Your order number\n${order.order_id}\n`);
    expect(slip).toMatch(/1 x {2}\S.* 4[.,]50/);
    expect(slip).toMatch(/Total .*\d/);
    expect(slip).not.toContain('(Paid)');
    world.server.clock.advance(3_000);
    expect(await papers()).toHaveLength(1);
  });

  it('[PRINT-10] [PRINT-11] the code on a slip leads any phone to how the order stands, in its language, and to nothing else', async () => {
    const { guest, papers, owner, venue } = await aCounter();
    const order = await placed(guest, ['soup'], { comment: 'For Ona' });
    await expect.poll(async () => (await papers()).length, LONG).toBe(1);
    const [, address = ''] = /\[QR (\S+)\]/.exec((await papers())[0] ?? '') ?? [];
    const { origin, pathname } = new URL(address);
    expect(origin).toBe('http://localhost:0');
    const read = async (path: string, language = 'en') => {
      const answer = await world.server.client().fetch(path, { headers: { 'accept-language': language } });
      return { status: answer.status, text: await answer.text() };
    };
    const here = { venue: venue.id, order: order.unique_order_number };
    expect((await read(pathname)).text).toContain('Waiting for the staff');
    await owner.call('POST /console/{venue}/orders/{order}/accept', {
      ...here,
      body: { wait_minutes: null },
    });
    const waits = await read(pathname);
    expect(waits.status).toBe(200);
    expect(waits.text).toContain(`<p class="number">${order.order_id}</p>`);
    expect(waits.text).toContain('Being prepared');
    expect(waits.text).toContain(`We are preparing it and will call number ${order.order_id}.`);
    expect(waits.text).toContain('http-equiv="refresh"');
    for (const secret of ['Ona', 'oup', guest.session, order.unique_order_number])
      expect(waits.text).not.toContain(secret);
    expect((await read(pathname, 'ar')).text).toContain('<html lang="ar" dir="rtl">');
    await owner.call('POST /console/{venue}/orders/{order}/close', here);
    const ready = await read(pathname);
    expect(ready.text).toContain('Ready to pick up');
    expect(ready.text).not.toContain('http-equiv="refresh"');
    const changed = `${pathname.slice(0, -2)}${pathname.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const path of [changed, '/follow/x']) expect((await read(path)).status).toBe(404);
    world.server.clock.advance(25 * 3_600_000);
    expect((await read(pathname)).status).toBe(404);
  });

  it('[PERSON-11] of an order that was paid and refused a slip says so, and that the money goes back; of one that waits to be paid none comes', async () => {
    const { guest, papers, paid, owner, venue } = await aCounter(['order', 'pay-go']);
    const slips = async () => (await papers()).filter(text => text.includes('Your order number'));
    expect((await placed(guest, ['steak'])).waiting_for).toBe('payment');
    const { order } = await paid();
    await expect.poll(async () => (await slips()).length, LONG).toBe(1);
    expect((await slips())[0]).toContain('(Paid)');
    await owner.call('POST /console/{venue}/orders/{order}/reject', {
      venue: venue.id,
      order: order.unique_order_number,
      body: { reason: 'No soup left' },
    });
    await expect.poll(async () => (await slips()).length, LONG).toBe(2);
    expect((await slips())[1]).toMatch(
      new RegExp(`\\n${order.order_id}\\n[\\s\\S]*The order could not be taken\\n.*goes back`),
    );
  });

  it('wait for paper, and none is lost or printed twice without a mark', async () => {
    const { tap, ended, papers, trouble } = await aCounter();
    await trouble({ paper_out: true });
    await tap('report');
    await ended('approved');
    expect(await papers()).toEqual([]);
    await trouble({ paper_out: false, lose_answers: 1 });
    const later = async () => {
      world.server.clock.advance(61_000);
      return (await papers()).length;
    };
    await expect.poll(later, LONG).toBe(2);
    const [first, copy] = await papers();
    expect(first).toContain('X REPORT');
    expect(copy).toMatch(/^COPY: may be on paper already\n[\s\S]*X REPORT/);
  });

  it('come out of one printer a place', async () => {
    const { owner, venue, wish } = await aCounter();
    const add = (over: object) =>
      owner.call('POST /console/{venue}/printers', { venue: venue.id, body: { ...wish, ...over } });
    await expect(add({})).rejects.toMatchObject({ details: { fields: { table: 'taken' } } });
    await expect(add({ table: crypto.randomUUID() })).rejects.toMatchObject({
      details: { fields: { table: 'unknown' } },
    });
  });
});
