import { minor } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import { wordsLine } from './draft.ts';
import { FORGOTTEN_AFTER_MS, forgetOldPads, keptPads, MAX_PADS, padAt } from './kept-pads.ts';

const lines = [wordsLine('Cake', minor(350), 2)];
const pad = (table: string) => ({ place: padAt.table(table), party: null, lines, sending: null });

/** A browser that is loaded anew reads what is in its storage. */
const browser = () => {
  const stored = new Map<string, string>();
  const clock = { now: 1_000 };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  };
  const open = (personId = 'ona', venueId = 'venue') =>
    keptPads(
      { venueId, personId },
      () => storage,
      () => clock.now,
    );
  return { stored, storage, clock, open };
};

describe('what lies in the pad', () => {
  it('is there again after the page was loaded anew, with what was sent and not answered', () => {
    const { open } = browser();
    const sending = { key: 'a key', body: { lines: ['as sent'] } };
    open().put({ ...pad('t1'), sending });
    expect(open().at(padAt.table('t1'))).toMatchObject({ lines, sending });
    expect(open().at(padAt.table('t2'))).toBeUndefined();
  });

  it('stays as it was sent until that is answered: a tap meanwhile is no part of it, and makes it no other order', () => {
    const kept = browser().open();
    const at = { place: padAt.table('t1'), party: null };
    const more = () => kept.change(at, known => [...known, wordsLine('Tea', minor(200), 1)]);
    more();
    const sending = { key: 'a key', body: {} };
    kept.put({ ...at, lines: kept.at(at.place)?.lines ?? [], sending });
    more();
    kept.change(at, () => []);
    expect(kept.at(at.place)).toMatchObject({ sending, lines: [{ name: 'Tea', quantity: 1 }] });
    kept.put({ ...at, lines: kept.at(at.place)?.lines ?? [], sending: null });
    more();
    expect(kept.at(at.place)?.lines).toHaveLength(2);
  });

  it('is shown to nobody else on the device, and at no other venue', () => {
    const { open } = browser();
    open('ona').put(pad('t1'));
    expect(open('jonas').all()).toEqual([]);
    expect(open('ona', 'another').all()).toEqual([]);
    open('jonas').put(pad('t1'));
    open('jonas').put({ ...pad('t1'), lines: [] });
    expect(open('ona').all()).toHaveLength(1);
  });

  it('leaves nothing in the browser once it is empty', () => {
    const { open, stored } = browser();
    open().put(pad('t1'));
    open().put({ ...pad('t1'), lines: [] });
    expect(stored.size).toBe(0);
  });

  it('is forgotten after a shift, also of somebody who never comes back', () => {
    const { open, clock, stored, storage } = browser();
    open('gone').put(pad('t1'));
    clock.now += FORGOTTEN_AFTER_MS - 1;
    open('ona').put(pad('t2'));
    forgetOldPads(storage, clock.now);
    expect(stored.size).toBe(2);
    clock.now += 1;
    expect(open('gone').all()).toEqual([]);
    forgetOldPads(storage, clock.now);
    expect(stored.size).toBe(1);
    expect(open('ona').all()).toHaveLength(1);
  });

  it('tells that it was begun while nobody sat there until it is sent or emptied', () => {
    const { open } = browser();
    const pads = open();
    pads.put({ ...pad('t1'), begunFree: true });
    pads.change({ place: padAt.table('t1'), party: 'now' }, lines => [...lines, ...lines]);
    expect(pads.at(padAt.table('t1'))).toMatchObject({ party: 'now', begunFree: true });
    pads.put({ ...pad('t1'), lines: [] });
    pads.put(pad('t1'));
    expect(pads.at(padAt.table('t1'))).not.toHaveProperty('begunFree');
  });

  it('is bounded: the pads that were left alone longest go', () => {
    const { open, clock } = browser();
    for (let table = 0; table <= MAX_PADS; table += 1) {
      clock.now += 1;
      open().put(pad(`t${table}`));
    }
    expect(open().all()).toHaveLength(MAX_PADS);
    expect(open().at(padAt.table('t0'))).toBeUndefined();
  });

  it('does not break over what another version of the page has left', () => {
    for (const left of ['{', '{}', '[1]', '[{"place":"table:t1","at":1000,"lines":[{"key":1}]}]']) {
      const { open, stored } = browser();
      stored.set('tableside-pad-venue-ona', left);
      expect(open().all()).toEqual([]);
    }
  });

  it('stays until the page is left where the browser keeps nothing, and tells of changes', () => {
    const full = keptPads({ venueId: 'venue', personId: 'ona' }, () => {
      throw new Error('no storage');
    });
    let told = 0;
    full.subscribe(() => {
      told += 1;
    });
    full.put(pad('t1'));
    expect(full.all()).toHaveLength(1);
    expect(told).toBe(1);
  });
});
