import { commissionLines, commissionOf } from '@tableside/domain/ledger';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import { type NewEntry, otherHalf } from '../entry.ts';
import { postEntries } from '../post-entry.ts';
import { readKept } from './commission-store.ts';

/**
 * What the operator keeps of a stall's sale follows what of its money was kept, after `cause` moved it: as an entry in both
 * books, by the percentage that stood when the money came. What went back in full leaves nothing of it, whatever was rounded on
 * the way. ADR 0034.
 */
export const bookCommission = async (
  run: Run,
  cause: NewEntry & { readonly paymentId: string },
  operatorId: string,
): Promise<void> => {
  const { venueId: stallId, paymentId, currency, at } = cause;
  const { kept, booked, agreed, current } = await readKept(run, { paymentId, stallId, operatorId });
  const rate = agreed ?? (cause.kind === 'capture' ? current : null);
  if (rate === null) return;
  const amount = minor(commissionOf(minor(kept), rate.basis_points) - booked);
  const { stall, operator } = commissionLines(amount, { stallId, operatorId });
  const dedupeKey = `commission:${cause.dedupeKey}`;
  const terms = {
    payment: paymentId,
    version: rate.version,
    basis_points: rate.basis_points,
    kept_minor: kept,
  };
  const shared = { kind: 'commission', currency, at } as const;
  await postEntries(run, [
    {
      ...shared,
      venueId: stallId,
      paymentId,
      dedupeKey,
      data: { operator: operatorId, ...terms },
      lines: stall,
    },
    {
      ...shared,
      venueId: operatorId,
      dedupeKey: otherHalf(dedupeKey),
      data: { stall: stallId, ...terms },
      lines: operator,
    },
  ]);
};
