import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { isFinal, mayMove, ORDER_MOVES, ORDER_STATUSES, type OrderActor, type OrderStatus } from './index.ts';

const ACTORS: readonly OrderActor[] = ['guest', 'staff', 'system'];
const printed = ORDER_STATUSES.flatMap(from =>
  ORDER_STATUSES.filter(to => ORDER_MOVES[from][to]).map(
    to => `${from} -> ${to}: ${ORDER_MOVES[from][to]?.join(' ')}`,
  ),
);

describe('the transition table', () => {
  it('[ORDER-18] has the seven statuses', () => {
    expect([...ORDER_STATUSES].sort()).toEqual(Object.keys(ORDER_MOVES).sort());
    expect(ORDER_STATUSES).toHaveLength(7);
  });

  it('reads as printed here', () => {
    expect(printed).toEqual([
      'waiting_confirmation -> active: staff system',
      'waiting_confirmation -> failed: system',
      'waiting_confirmation -> rejected: staff',
      'pending_activate -> waiting_confirmation: guest staff system',
      'pending_activate -> active: guest staff system',
      'pending_activate -> failed: system',
      'pending_activate -> rejected: guest staff',
      'active -> partially_delivered: staff system',
      'active -> closed: staff system',
      'active -> failed: staff system',
      'active -> rejected: staff',
      'partially_delivered -> active: staff',
      'partially_delivered -> closed: staff system',
      'partially_delivered -> failed: staff system',
      'partially_delivered -> rejected: staff',
    ]);
  });

  it('ends in closed, failed and rejected', () => {
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['closed', 'failed', 'rejected']);
  });

  it('lets every open order be rejected by staff and failed by the system', () => {
    for (const from of ORDER_STATUSES.filter(status => !isFinal(status))) {
      expect([from, mayMove(from, 'rejected', 'staff')]).toEqual([from, true]);
      expect([from, mayMove(from, 'failed', 'system')]).toEqual([from, true]);
    }
  });

  it('lets guests only send or take back what the kitchen has not seen', () => {
    const byGuest = ORDER_STATUSES.filter(from => ORDER_STATUSES.some(to => mayMove(from, to, 'guest')));
    expect(byGuest).toEqual(['pending_activate']);
  });
});

describe('random walks', () => {
  const tries = fc.array(
    fc.record({ to: fc.constantFrom(...ORDER_STATUSES), actor: fc.constantFrom(...ACTORS) }),
    { maxLength: 40 },
  );
  const starts = fc.constantFrom<OrderStatus>('pending_activate', 'waiting_confirmation', 'active');

  it('only ever make listed moves, and stop in a final status', () => {
    fc.assert(
      fc.property(starts, tries, (start, attempts) => {
        const history: OrderStatus[] = [start];
        for (const { to, actor } of attempts) {
          const from = history.at(-1) as OrderStatus;
          if (!mayMove(from, to, actor)) continue;
          expect(printed.some(line => line.startsWith(`${from} -> ${to}:`) && line.includes(actor))).toBe(
            true,
          );
          history.push(to);
        }
        expect(history.slice(0, -1).some(isFinal)).toBe(false);
        const kitchen = history.indexOf('active');
        if (kitchen >= 0) {
          expect(history.slice(kitchen)).not.toContain('pending_activate');
          expect(history.slice(kitchen)).not.toContain('waiting_confirmation');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('can be closed from every open status', () => {
    const reachable = (from: OrderStatus, seen: OrderStatus[] = []): boolean =>
      from === 'closed' ||
      ORDER_STATUSES.some(
        to => ORDER_MOVES[from][to] && !seen.includes(to) && reachable(to, [...seen, from]),
      );
    const open = ORDER_STATUSES.filter(status => !isFinal(status));
    expect(open.filter(status => reachable(status))).toEqual(open);
  });
});
