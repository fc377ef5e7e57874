import { randomUUID } from 'node:crypto';
import { nextPass } from '@tableside/domain/food-courts';
import { minor } from '@tableside/domain/money';
import { SENDING_MS } from '@tableside/domain/refunds';
import { NoAnswer, ProviderRefusal } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { applyOutcome, type Outcome } from './outcome.ts';
import {
  claimShares,
  insertTransfer,
  lockShare,
  lookAgain,
  noteAnotherTry,
  readBalance,
  readMade,
  readOwedInAll,
  readUnderWay,
  type Share,
  type Transfer,
} from './pass-store.ts';

export type Passing = Pick<Deps, 'database' | 'clock' | 'log' | 'reach'>;
type Asking = { readonly share: Share; readonly transfer: Transfer };

/** Shares taken in one go, and calls under way at once. */
const BATCH = 20;
const AT_ONCE = 5;

/** What is to be asked about a share, kept before anybody is asked; null: nothing is owed of it, either way. */
const prepare = async (run: Run, payment: string, now: number): Promise<Asking | null> => {
  const share = await lockShare(run, payment);
  if (!share) return null;
  const before = await readUnderWay(run, payment);
  if (before) {
    await noteAnotherTry(run, before.id);
    return { share, transfer: { ...before, tries: before.tries + 1 } };
  }
  const balance = await readBalance(run, share);
  const owed = balance > 0 ? await readOwedInAll(run, share) : null;
  const next = nextPass(balance, await readMade(run, payment), owed ?? undefined);
  if (next === null) {
    await lookAgain(run, payment, null);
    return null;
  }
  const id = randomUUID();
  const of = next.kind === 'reversal' ? next.of : null;
  await insertTransfer(run, share, { id, amount: next.amount, of, at: new Date(now) });
  const transfer = await readUnderWay(run, payment);
  return transfer && { share, transfer };
};

const call = async ({ share, transfer }: Asking, { reach }: Passing): Promise<Outcome> => {
  const { operatorId, decimals, provider: providerId, name, currency, destination } = share;
  const way = await reach({ id: operatorId, decimals }, providerId, null);
  if (!way?.account || !way.provider.passing) return { kind: 'refused', failure: 'no keys' };
  const { account, world } = way;
  const { passing } = way.provider;
  const { id, key, reverses } = transfer;
  const amount = minor(transfer.amount);
  // What may have been sent is looked for before it is sent again: keys are not remembered for ever.
  const asksFirst = transfer.tries > 1 || transfer.refusals > 0;
  if (reverses !== null) {
    const known = asksFirst ? await passing.findReversal(account, { id, transfer: reverses }, world) : null;
    const request = { id, key, amount, currency, transfer: reverses };
    return { kind: 'made', ref: known ?? (await passing.reverse(account, request, world)) };
  }
  const known = asksFirst ? await passing.findTransfer(account, { id, group: name }, world) : null;
  // What comes later is taken from what is there: of the payment itself no more goes on than it brought.
  const from = transfer.isFirst ? share.paymentRef : null;
  const { description } = share;
  const request = { id, key, destination, amount, currency, group: name, from, description };
  return { kind: 'made', ref: known ?? (await passing.transfer(account, request, world)) };
};

const ask = async (asking: Asking, deps: Passing): Promise<Outcome> => {
  try {
    return await call(asking, deps);
  } catch (cause) {
    if (cause instanceof ProviderRefusal) return { kind: 'refused', failure: cause.message };
    const what = cause instanceof NoAnswer ? 'no answer about a transfer' : 'sending a share on failed';
    deps.log.warn({ err: cause, transfer: asking.transfer.id }, what);
    return { kind: 'silent' };
  }
};

/** One step of one share: no transaction is open while the provider thinks. */
const pass = async (payment: string, deps: Passing): Promise<void> => {
  const asking = await deps.database.transaction(run => prepare(run, payment, deps.clock()));
  if (!asking) return;
  const outcome = await ask(asking, deps);
  const { id } = asking.transfer;
  await deps.database.transaction(run => applyOutcome(run, { payment, id }, outcome, deps.clock()));
};

/**
 * Sends on what stalls are owed of payments, and brings back what went back to guests. It may be cut off anywhere and run on several
 * servers: a share is claimed before its call, the same key is the same transfer at the provider, and the outcome is written
 * once. ADR 0047.
 */
export const passShares = async (deps: Passing): Promise<void> => {
  for (;;) {
    const now = deps.clock();
    const lease = new Date(now + SENDING_MS);
    const claimed = await claimShares(deps.database.run, new Date(now), lease, BATCH);
    if (claimed.length === 0) return;
    const next = claimed.values();
    const work = async (): Promise<void> => {
      for (const { id } of next) {
        await pass(id, deps).catch((err: unknown) => deps.log.error({ err, payment: id }, 'share stuck'));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
};
