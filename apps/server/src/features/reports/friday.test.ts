import { withKeys } from '@tableside/testkit/doubles/a-provider.ts';
import { paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { expect, it } from 'vitest';
import { runFriday } from '../../../../../tools/friday/run.ts';

/** What the timers of a server do, in the order in which one makes work for the next. */
const WORK = ['refund-ended-orders', 'check-payments', 'send-refunds'] as const;

it.each([7, 8])(
  'after a busy evening every number on every screen agrees with the journal (seed %i)',
  async seed => {
    const server = await payServer({ now: '2026-03-20T17:00:00Z' });
    const { bank, clock, jobs } = server;
    const house = {
      client: server.client,
      database: server.database,
      now: clock.now,
      advance: async (ms: number) => clock.advance(ms),
      giveKeys: (id: string) => withKeys(server, { id }),
      atBank: async (payment: string, act: 'approve' | 'decline') => {
        if (act === 'approve') await paid(server, payment);
        else {
          bank.set(payment, { status: 'failed' });
          await bank.tell(server, [payment]);
        }
      },
      bankBook: async () =>
        new Map(
          [...bank.book.values()].map(({ payment, status, amount, refunded }) => [
            payment,
            { captured: status === 'captured' ? amount : 0, refunded },
          ]),
        ),
      work: async () => {
        for (const job of WORK) await jobs.runNow(job);
      },
      complaints: () => '',
    };
    const { notes, orders } = await runFriday(
      house,
      seed,
      { tables: 6, orders: 30, minutes: 2 },
      () => undefined,
    );
    await server.stop();
    expect(notes.broken).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(25);
    const done = [...notes.did.keys()];
    for (const act of ['/accept', '/deliver', '/ready', '/settle', '/merge', '/payment-intent', '/refund']) {
      expect(done.filter(key => key.endsWith(act))).not.toEqual([]);
    }
  },
  60_000,
);
