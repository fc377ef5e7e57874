import { ApiFailure } from '@tableside/contract/client';
import { ERRORS, type ErrorCode, toWireError } from '@tableside/contract/errors';
import { memoryTable, withSpare } from '@tableside/contract/kept/table';
import { UNSENT_FOR_MS } from '@tableside/domain/orders';
import { describe, expect, it, vi } from 'vitest';
import { anOrder } from '../../testing/order-builders.ts';
import { createSender, type SenderParts } from './send-unsent.ts';
import type { Unsent } from './unsent.ts';

const lines = [{ key: 'soup', quantity: 1 }];
const cart = { settled: true, revision: 3, lines };
const body = { comment: 'hot', tipAmount: 0, expected_total: 5 };
const refusal = (code: ErrorCode, details?: Record<string, unknown>) =>
  new ApiFailure(code, ERRORS[code].http, ERRORS[code].message, toWireError(code, details));
const lost = new ApiFailure('offline', 0, '');

/** A phone, and a server that places what it is sent once per key. */
const phone = (over: Partial<SenderParts> = {}) => {
  const table = memoryTable<Unsent>();
  const placed = new Map<string, string>();
  const sent: { body: unknown; key: string }[] = [];
  let now = 0;
  let keys = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const place = vi.fn(async (_: string, what: unknown, key: string) => {
    sent.push({ body: what, key });
    placed.set(key, placed.get(key) ?? `no-${placed.size + 1}`);
    return { order: anOrder({ order_id: placed.get(key) ?? '' }), next: 'done' as const };
  });
  const parts: SenderParts = {
    table,
    lasts: async () => true,
    alone: <T>(_: string, run: () => Promise<T>) => {
      const mine = turn.then(run);
      turn = mine.catch(() => undefined);
      return mine;
    },
    place,
    cart: async () => cart,
    show: () => undefined,
    now: () => now,
    newKey: () => `key-${++keys}`,
    pause: async () => undefined,
    ...over,
  };
  return {
    table,
    placed,
    sent,
    place,
    /** Another tab, or the same one after a reload, has the same storage. */
    tab: () => createSender(parts),
    later: (ms: number) => {
      now += ms;
    },
  };
};

describe('an order that waited for the network', () => {
  it('[OFFLINE-04] is placed once, though two tabs take it up at the same time', async () => {
    const { tab, placed, table } = phone();
    await tab().keep('s', { body, lines }, null, true);
    const outcomes = await Promise.all([tab().takeUp('s'), tab().takeUp('s')]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['placed', 'waits']);
    expect(placed.size).toBe(1);
    expect(await table.get('s')).toBeNull();
  });

  it('names the cart as it is when it leaves', async () => {
    const { tab, sent } = phone();
    await tab().keep('s', { body, lines }, null, true);
    await tab().takeUp('s');
    expect(sent).toEqual([{ body: { ...body, cart_revision: 3 }, key: 'key-1' }]);
  });

  it('goes under the same key when its answer was lost, after a reload too', async () => {
    const { tab, sent, place, placed } = phone();
    await tab().keep('s', { body, lines }, null, true);
    const reaches = place.getMockImplementation();
    place.mockImplementationOnce(async (token, what, key) => {
      await reaches?.(token, what, key);
      throw lost;
    });
    expect(await tab().takeUp('s')).toEqual({ kind: 'lost' });
    expect(await tab().takeUp('s')).toMatchObject({ kind: 'placed', order: { order_id: 'no-1' } });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(placed.size).toBe(1);
  });

  it('is still known to have left the phone when the same is placed once more without a network', async () => {
    const { tab, table, place } = phone();
    await tab().keep('s', { body, lines }, 3, false);
    place.mockRejectedValueOnce(lost);
    await tab().takeUp('s');
    await tab().keep('s', { body, lines }, null, true);
    expect(await table.get('s')).toMatchObject({ key: 'key-1', sentRevision: 3 });
    await tab().keep('s', { body: { ...body, comment: 'mild' }, lines }, null, true);
    expect(await table.get('s')).toMatchObject({ key: 'key-2', sentRevision: null });
  });

  it('asks the guest when it is old, and goes when they want it', async () => {
    const { tab, table, later, sent } = phone();
    await tab().keep('s', { body, lines }, null, true);
    later(UNSENT_FOR_MS + 1);
    await tab().takeUp('s');
    expect(sent).toEqual([]);
    expect((await table.get('s'))?.asks).toBe('old');
    await tab().confirm('s', { lines, total: 5 });
    expect(await tab().takeUp('s')).toMatchObject({ kind: 'placed' });
  });

  it('asks when the price is another one, and takes another key for the new one', async () => {
    const { tab, table, place, sent } = phone();
    await tab().keep('s', { body, lines }, null, true);
    const quote = { revision: 4, total: 6 };
    place.mockRejectedValueOnce(refusal('cart_changed', { quote }));
    expect(await tab().takeUp('s')).toMatchObject({ kind: 'changed', before: 5 });
    expect(await table.get('s')).toMatchObject({ asks: 'price', priceNow: 6 });
    await tab().confirm('s', { lines, total: 6 });
    await tab().takeUp('s');
    expect(sent).toMatchObject([{ body: { expected_total: 6 } }]);
    expect(sent[0]?.key).not.toBe('key-1');
  });

  it.each(['menu_item_unavailable', 'session_ended', 'not_accepting_orders'] as const)(
    'is thrown away and told when it is refused for good: %s',
    async code => {
      const { tab, table, place } = phone();
      await tab().keep('s', { body, lines }, null, true);
      place.mockRejectedValueOnce(refusal(code));
      expect(await tab().takeUp('s')).toMatchObject({ kind: 'refused', trouble: { code } });
      expect(await table.get('s')).toBeNull();
    },
  );

  it('is thrown away and told when the visit is over before it leaves', async () => {
    const { tab, table, sent } = phone({ cart: () => Promise.reject(refusal('session_ended')) });
    await tab().keep('s', { body, lines }, null, true);
    expect(await tab().takeUp('s')).toMatchObject({ kind: 'refused', trouble: { code: 'session_ended' } });
    expect([sent, await table.get('s')]).toEqual([[], null]);
  });

  it('waits for a word of the guest after the server broke down, and then goes under the same key', async () => {
    const { tab, table, place, sent } = phone();
    await tab().keep('s', { body, lines }, 3, false);
    place.mockRejectedValueOnce(refusal('server_error'));
    await tab().takeUp('s');
    expect((await table.get('s'))?.asks).toBe('failed');
    expect(await tab().takeUp('s')).toEqual({ kind: 'waits' });
    await tab().confirm('s', { lines, total: 5 });
    await tab().takeUp('s');
    expect(sent.map(({ key }) => key)).toEqual(['key-1']);
  });

  it('is not sent a second time by itself where something else took it up first and the server broke down', async () => {
    const { tab, sent, place } = phone();
    const [screen, beside] = [tab(), tab()];
    place.mockRejectedValueOnce(refusal('server_error'));
    const unsent = await screen.keep('s', { body, lines }, 3, false);
    expect(await beside.takeUp('s')).toMatchObject({ kind: 'refused', trouble: { code: 'server_error' } });
    expect(unsent && (await screen.sendKept(unsent))).toEqual({ kind: 'waits' });
    expect(sent).toEqual([]);
    expect(place).toHaveBeenCalledTimes(1);
    await screen.confirm('s', { lines, total: 5 });
    expect(await screen.takeUp('s')).toMatchObject({ kind: 'placed' });
  });

  it('can be taken back, and of other visits nothing is ever sent', async () => {
    const { tab, placed } = phone();
    await tab().keep('s', { body, lines }, null, true);
    expect(await tab().takeBack('s')).toMatchObject({ body });
    expect(await tab().takeUp('s')).toEqual({ kind: 'waits' });
    await tab().keep('before', { body, lines }, null, true);
    expect(await tab().dropOthers('s')).toMatchObject([{ token: 'before' }]);
    await tab().takeUp('before');
    expect(placed.size).toBe(0);
  });

  const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'));

  it('goes with a network though the phone has no room for it', async () => {
    const kept = { ...memoryTable<Unsent>(), put: full };
    const { tab, placed } = phone({
      table: withSpare(kept, memoryTable<Unsent>()),
      lasts: async () => false,
    });
    const one = tab();
    const unsent = await one.keep('s', { body, lines }, 3, false);
    expect(unsent && (await one.sendKept(unsent))).toMatchObject({ kind: 'placed' });
    expect(placed.size).toBe(1);
  });

  it('is not taken where it would be gone with the page', async () => {
    const shown: unknown[] = [];
    const spare = memoryTable<Unsent>();
    const { tab, sent } = phone({
      table: withSpare({ ...memoryTable<Unsent>(), put: full }, spare),
      lasts: async token => (await spare.get(token)) === null,
      show: (_, unsent) => void shown.push(unsent),
    });
    const one = tab();
    expect(await one.keep('s', { body, lines }, null, true)).toBeNull();
    expect(await one.takeUp('s')).toEqual({ kind: 'waits' });
    expect([sent, shown.filter(unsent => unsent !== null)]).toEqual([[], []]);
  });

  it('is placed, and said to be, though the phone cannot forget it', async () => {
    const kept = memoryTable<Unsent>();
    const stuck = () => Promise.reject(new DOMException('', 'UnknownError'));
    const { tab } = phone({ table: { ...kept, remove: stuck } });
    const one = tab();
    const unsent = await one.keep('s', { body, lines }, 3, false);
    expect(unsent && (await one.sendKept(unsent))).toMatchObject({ kind: 'placed' });
    await expect(one.takeBack('s')).rejects.toThrow();
  });
});
