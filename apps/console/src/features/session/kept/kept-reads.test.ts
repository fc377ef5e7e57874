import { memoryTable } from '@tableside/contract/kept/table';
import { describe, expect, it } from 'vitest';
import { FORGOTTEN_AFTER_MS, type KeptRead, keptReads } from './kept-reads.ts';

const MINUTE = 60_000;

/** A device, whose page may be loaded anew. */
const aDevice = () => {
  const stored = new Map<string, string>();
  const clock = { now: 1_000_000_000 };
  const table = memoryTable<KeptRead>();
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  const page = () => keptReads({ table, memory: () => memory, now: () => clock.now });
  const row = (person: string, data: string): Omit<KeptRead, 'token'> => ({
    person,
    key: ['board', 'v'],
    data,
    at: clock.now,
  });
  return { clock, table, page, row };
};
const own = () => null;
const seen = (rows: readonly KeptRead[] | null) => rows?.map(({ data }) => data) ?? null;

describe('what somebody saw', () => {
  it('is there again for the same person after the page was loaded anew, as it was last', async () => {
    const { page, row } = aDevice();
    const first = page();
    await first.begin('ona');
    await first.put([row('ona', 'early')]);
    await first.put([row('ona', 'late')]);
    expect(seen(await page().open(own))).toEqual(['late']);
  });

  it('goes when they sign out, and so does what was on its way to be kept', async () => {
    const { page, row, table } = aDevice();
    const first = page();
    await first.begin('ona');
    await first.put([row('ona', 'orders')]);
    const gone = first.forget();
    const late = first.put([row('ona', 'late')]);
    expect(await page().open(own)).toBeNull();
    await Promise.all([gone, late]);
    expect(await table.all()).toEqual([]);
  });

  it('is nothing that the next person finds, whoever wrote last', async () => {
    const { page, row } = aDevice();
    const first = page();
    await first.begin('ona');
    await first.put([row('ona', 'of Ona')]);
    const second = page();
    await second.begin('jonas');
    // Another tab that has not heard yet.
    await first.put([row('ona', 'of Ona')]);
    await second.put([row('jonas', 'of Jonas')]);
    expect(seen(await page().open(own))).toEqual(['of Jonas']);
  });

  it('says whose the browser is, and nobody’s as soon as any page of it signs out', async () => {
    const { page } = aDevice();
    const [first, second] = [page(), page()];
    await first.begin('ona');
    expect([first.isOf('ona'), second.isOf('ona'), first.isOf('jonas')]).toEqual([true, true, false]);
    const gone = second.forget();
    expect(first.isOf('ona')).toBe(false);
    await gone;
    await second.begin('jonas');
    expect([first.isOf('ona'), first.isOf('jonas')]).toEqual([false, true]);
  });

  it('is nothing where the browser keeps nothing, and whose it is, is known as long as the page lives', async () => {
    const refusing = (): never => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const memory = { getItem: () => null, setItem: refusing, removeItem: refusing };
    const page = keptReads({ table: memoryTable<KeptRead>(), memory: () => memory, now: () => 1 });
    await page.begin('ona');
    expect(page.isOf('ona')).toBe(true);
    await expect(page.put([{ person: 'ona', key: ['board'], data: 1, at: 1 }])).resolves.toBeUndefined();
    await page.forget();
    expect(page.isOf('ona')).toBe(false);
  });

  it('is shown to nobody after half a day', async () => {
    const { page, row, clock, table } = aDevice();
    const first = page();
    await first.begin('ona');
    await first.put([row('ona', 'orders')]);
    clock.now += FORGOTTEN_AFTER_MS;
    first.touch();
    expect(await page().open(own)).toBeNull();
    expect(await table.all()).toEqual([]);
  });

  it('on a shared device stays as long as its lock would let somebody go on', async () => {
    const { page, row, clock } = aDevice();
    const first = page();
    await first.begin('ona');
    await first.put([row('ona', 'orders')]);
    const shared = () => 5 * MINUTE;
    clock.now += 4 * MINUTE;
    first.touch();
    clock.now += 4 * MINUTE;
    expect(seen(await page().open(shared))).toEqual(['orders']);
    clock.now += MINUTE;
    expect(await page().open(shared)).toBeNull();
    expect(await page().open(own)).toBeNull();
  });
});
