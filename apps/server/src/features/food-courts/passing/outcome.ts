import { type LedgerAccount, stallTransferLines } from '@tableside/domain/ledger';
import { minor } from '@tableside/domain/money';
import { MAX_REFUSALS, refundBackoff, SILENT_ALERT_MS } from '@tableside/domain/refunds';
import type { Run } from '../../../database/database.ts';
import { otherHalf, postEntries, raiseAlert, resolveAlert } from '../../ledger/index.ts';
import {
  lockShare,
  lookAgain,
  readUnderWay,
  type Share,
  stopPassing,
  type Transfer,
  writeMade,
  writeRefused,
} from './pass-store.ts';

/** What became of a transfer that was asked of the provider. `silent`: nobody knows yet. */
export type Outcome =
  | { readonly kind: 'made'; readonly ref: string }
  | { readonly kind: 'refused'; readonly failure: string }
  | { readonly kind: 'silent' };

const alertKey = ({ id }: Pick<Transfer, 'id'>, of: 'stall' | 'operator'): string =>
  `stall_transfer:${of}:${id}`;

/** Both halves: it left the operator's account at the provider for the stall's. */
const book = async (run: Run, share: Share, transfer: Transfer, ref: string, at: number): Promise<void> => {
  const { stallId, operatorId, currency, payment, account } = share;
  const comesBack = transfer.reverses !== null;
  const amount = minor(comesBack ? -transfer.amount : transfer.amount);
  const place = (account ?? `clearing:${share.provider}`) as LedgerAccount;
  const lines = stallTransferLines(amount, { stallId, operatorId }, place);
  const dedupeKey = `stall_transfer:${transfer.id}`;
  const told = { payment, provider_ref: ref, destination: share.destination, comes_back: comesBack };
  const shared = { kind: 'stall_transfer', currency, at } as const;
  await postEntries(run, [
    {
      ...shared,
      venueId: stallId,
      paymentId: payment,
      dedupeKey,
      data: { ...told, operator: operatorId },
      lines: lines.stall,
    },
    {
      ...shared,
      venueId: operatorId,
      dedupeKey: otherHalf(dedupeKey),
      data: { ...told, stall: stallId },
      lines: lines.operator,
    },
  ]);
};

/** Who has to hear of it, each in their own words. */
const warn = async (
  run: Run,
  { stallId, operatorId, payment, description }: Share,
  transfer: Transfer,
  failure: string,
  now: number,
): Promise<void> => {
  const data = {
    amount_minor: transfer.amount,
    failure,
    stall: description,
    comes_back: transfer.reverses !== null,
  };
  await raiseAlert(run, {
    venueId: operatorId,
    kind: 'stall_not_passed',
    dedupeKey: alertKey(transfer, 'operator'),
    data,
    now,
  });
  await raiseAlert(run, {
    venueId: stallId,
    paymentId: payment,
    kind: 'share_not_passed',
    dedupeKey: alertKey(transfer, 'stall'),
    data,
    now,
  });
};

const settleAlerts = async (run: Run, share: Share, transfer: Transfer, now: number): Promise<void> => {
  for (const [of, venueId] of [
    ['operator', share.operatorId],
    ['stall', share.stallId],
  ] as const) {
    const dedupeKey = alertKey(transfer, of);
    await resolveAlert(run, { venueId, dedupeKey, by: null, note: 'made', now });
  }
};

/**
 * Takes in what became of a transfer: its row, and once it is made the entries of both books. The share is looked at again at
 * once then, until nothing is left to do. Refused again and again, what is owed stays owed, and is paid by a person.
 */
export const applyOutcome = async (
  run: Run,
  { payment, id }: { readonly payment: string; readonly id: string },
  outcome: Outcome,
  now: number,
): Promise<void> => {
  const share = await lockShare(run, payment);
  const transfer = share && (await readUnderWay(run, payment));
  // Another server, or the comparing of lists, has taken it in meanwhile.
  if (!transfer || transfer.id !== id) return;
  if (outcome.kind === 'made') {
    await writeMade(run, id, outcome.ref, new Date(now));
    await book(run, share, transfer, outcome.ref, now);
    await settleAlerts(run, share, transfer, now);
    await lookAgain(run, payment, new Date(now));
    return;
  }
  if (outcome.kind === 'silent') {
    await lookAgain(run, payment, new Date(now + refundBackoff('silent', transfer.tries)));
    if (now - transfer.createdAt.getTime() >= SILENT_ALERT_MS)
      await warn(run, share, transfer, 'silent', now);
    return;
  }
  const { failure } = outcome;
  const refusals = transfer.refusals + 1;
  const gaveUp = refusals >= MAX_REFUSALS;
  await writeRefused(run, transfer, { failure, gaveUp, at: new Date(now) });
  if (!gaveUp) return lookAgain(run, payment, new Date(now + refundBackoff('refused', refusals)));
  await stopPassing(run, payment);
  await warn(run, share, transfer, failure, now);
};
