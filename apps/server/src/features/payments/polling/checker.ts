import { isCaptured, type PaymentStatus } from '@tableside/domain/payments';
import type { Deps } from '../../../deps.ts';
import { askProvider } from './ask-provider.ts';
import { claimDue } from './check-store.ts';

/** Asks providers, each payment once at a time on this server. */
export type PaymentPoller = {
  readonly ask: (paymentId: string) => Promise<void>;
  /** For a guest who waits: asks now unless that was just done, and waits for a short while only. */
  readonly hurry: (payment: { readonly id: string; readonly status: PaymentStatus }) => Promise<void>;
  /** Asks about everything that is due. */
  readonly checkDue: (now: number) => Promise<void>;
};

/** A waiting phone asks every two seconds; the provider is asked no more often than that. */
const HURRY_EVERY_MS = 2_000;
const HURRY_PATIENCE_MS = 2_500;
/** While a server asks, no other does; one that died is followed after this, so that its guests know within a minute. */
const LEASE_MS = 30_000;
/** As many as are through by then even if nobody answers. */
const BATCH = 24;
const AT_ONCE = 8;

const within = async (work: Promise<void>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>(done => {
    timer = setTimeout(done, milliseconds);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
};

export const createPaymentPoller = (deps: Deps): PaymentPoller => {
  const asking = new Map<string, Promise<void>>();
  const asked = new Map<string, number>();

  const ask = (paymentId: string): Promise<void> => {
    const running = asking.get(paymentId);
    if (running) return running;
    const work = askProvider(deps, paymentId)
      .then(() => undefined)
      .catch((err: unknown) => deps.log.error({ err, paymentId }, 'asking about a payment failed'))
      .finally(() => asking.delete(paymentId));
    asking.set(paymentId, work);
    return work;
  };

  const checkDue = async (now: number): Promise<void> => {
    const { run } = deps.database;
    const due = await claimDue(run, new Date(now), new Date(now + LEASE_MS), BATCH);
    const next = due.values();
    const work = async (): Promise<void> => {
      for (const id of next) await ask(id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };

  return {
    ask,
    checkDue,
    hurry: async ({ id, status }) => {
      const now = performance.now();
      if (isCaptured(status) || now - (asked.get(id) ?? Number.NEGATIVE_INFINITY) < HURRY_EVERY_MS) return;
      for (const [known, at] of asked) if (now - at > HURRY_EVERY_MS) asked.delete(known);
      asked.set(id, now);
      await within(ask(id), HURRY_PATIENCE_MS);
    },
  };
};
