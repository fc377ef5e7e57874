import { describe, expect, it } from 'vitest';
import {
  beginAttempt,
  endAttempt,
  openAttempt,
  pauseAttempt,
  RESUME_WITHIN_MS,
  type Store,
} from './attempt.ts';

const memory = (): Store => {
  const kept = new Map<string, string>();
  return {
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: name => void kept.delete(name),
  };
};
const body = { comment: '', tipAmount: 0, expected_total: 12.5, cart_revision: 3 };

describe('placing attempts', () => {
  it('keep their key while the same request has no answer', () => {
    const store = memory();
    const first = beginAttempt(store, 's', body, { key: 'one', at: 1_000 });
    const second = beginAttempt(store, 's', { ...body }, { key: 'two', at: 2_000 });
    expect(second).toEqual(first);
    expect(second.key).toBe('one');
  });

  it('get a new key when the guest asks for something else, or after an answer', () => {
    const store = memory();
    beginAttempt(store, 's', body, { key: 'one', at: 0 });
    expect(beginAttempt(store, 's', { ...body, cart_revision: 4 }, { key: 'two', at: 0 }).key).toBe('two');
    endAttempt(store, 's');
    expect(beginAttempt(store, 's', { ...body, cart_revision: 4 }, { key: 'three', at: 0 }).key).toBe(
      'three',
    );
  });

  it('belong to one session', () => {
    const store = memory();
    beginAttempt(store, 'a', body, { key: 'one', at: 0 });
    expect(openAttempt(store, 'b', 0)).toBeNull();
  });

  it('are taken up by themselves only while young', () => {
    const store = memory();
    beginAttempt(store, 's', body, { key: 'one', at: 1_000 });
    expect(openAttempt(store, 's', 1_000 + RESUME_WITHIN_MS)?.key).toBe('one');
    expect(openAttempt(store, 's', 1_001 + RESUME_WITHIN_MS)).toBeNull();
  });

  it('wait for the guest after the server broke down, and then go under the same key', () => {
    const store = memory();
    beginAttempt(store, 's', body, { key: 'one', at: RESUME_WITHIN_MS });
    pauseAttempt(store, 's');
    expect(openAttempt(store, 's', RESUME_WITHIN_MS + 1)).toBeNull();
    expect(beginAttempt(store, 's', body, { key: 'two', at: 0 }).key).toBe('one');
  });
});
