import type { StaffBill } from '@tableside/contract/http/console/money';
import { type Minor, minor } from '@tableside/domain/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { isLineLost, useLink } from '../../board/index.ts';
import { meQuery, useMoney, useVenue } from '../../session/index.ts';
import { padAt } from '../pad/kept-pads.ts';
import { isKnownFailed } from '../pad/sending.ts';
import { useKeepUnsent } from '../unsent/use-keep-unsent.ts';
import { useBillAction } from '../use-bill-action.ts';
import { paidSince, seenOwn, seenPayments } from './paid-since.ts';
import { isTooOld, newAttempt, openAttempt, type SettleAttempt } from './settle-attempt.ts';
import { type SettleRefusal, settleRefusal } from './settle-refusal.ts';
import type { ByHand } from './settlement.ts';

const isSignedOut = (error: unknown): boolean => isApiFailure(error) && error.http === 401;

export type Taken = { readonly amount: Minor; readonly change: Minor | null };

/**
 * Books what staff took. From the tap until the answer all of it stands still: the news of their own payment may come before
 * its answer, and is nobody else's. Without an answer the same is asked again, and booked once.
 */
export const useSettle = (bill: StaffBill, onTaken: (cash: string | null) => void, onKept: () => void) => {
  const money = useMoney();
  const { data: me } = useQuery(meQuery);
  const { act, busy, disabled } = useBillAction(bill);
  const kept = openAttempt(me?.id ?? '', bill);
  const [attempt, setAttempt] = useState<SettleAttempt | null>(kept.get);
  const [seen, setSeen] = useState(() => attempt?.seen ?? seenPayments(bill, money.read));
  const [refusal, setRefusal] = useState<SettleRefusal | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const keep = (next: SettleAttempt | null) => {
    kept.set(next);
    setAttempt(next);
  };
  const client = useQueryClient();
  const venue = useVenue();
  const { lost } = useLink();
  const keepUnsent = useKeepUnsent();
  /** Cash that was taken waits for the line; also where it went out and nobody answered. */
  const later = async (now: SettleAttempt, unsent: boolean): Promise<void> => {
    const tip = minor(now.body.tip ?? 0);
    await keepUnsent({
      place: padAt.bill(bill.id),
      to: {
        kind: 'cash',
        bill: bill.id,
        table: bill.table_id,
        party: bill.opened_at,
        amount: minor(now.taken - tip),
        tip,
      },
      tableName: bill.table_name,
      lines: [],
      earlier: { key: now.key, body: now.body },
      unsent,
    });
    keep(null);
    onKept();
  };
  const send = async (now: SettleAttempt): Promise<void> => {
    const isCash = now.body.method === 'cash';
    if (lost && isCash) return later(now, attempt === null);
    const again = attempt !== null;
    setRefusal(null);
    const answer = await act(
      `settle ${now.key}`,
      place => {
        keep(now);
        return call('POST /console/{venue}/bills/{bill}/settle', {
          ...place,
          idempotencyKey: now.key,
          body: now.body,
        });
      },
      error => {
        // Said in the sheet, where the same is asked again; whoever took the money and was signed out goes on with it later.
        if (!isKnownFailed(error, again) || isSignedOut(error)) return true;
        keep(null);
        const why = settleRefusal(error);
        setRefusal(why);
        return why !== null;
      },
    );
    if (!answer) {
      if (isLineLost(client, venue.id) && isCash && kept.get() !== null) await later(now, false);
      return;
    }
    keep(null);
    setTaken({ amount: now.taken, change: now.change });
    const after = seenOwn(now.seen, answer.bill, me?.name ?? '', money.read);
    setSeen(after);
    const own = answer.bill.payments.findLast(
      ({ uuid }) => after.uuids.has(uuid) && !now.seen.uuids.has(uuid),
    );
    onTaken(now.body.method === 'cash' ? (own?.uuid ?? null) : null);
  };
  return {
    /** As it was at the tap, while that is not answered. */
    bill: attempt?.bill ?? bill,
    paid: attempt ? null : paidSince(bill, seen, money.read),
    /** It was sent, and no answer came. */
    unanswered: busy ? null : attempt,
    refusal,
    taken,
    busy,
    disabled,
    take: (settlement: ByHand): Promise<void> => send(attempt ?? newAttempt(bill, settlement, money.read)),
    /** The same that had no answer. */
    again: async (): Promise<void> => {
      // The sheet may have stood open since.
      if (attempt && isTooOld(attempt)) keep(null);
      else if (attempt) await send(attempt);
    },
    forgetRefusal: () => setRefusal(null),
    next: () => setTaken(null),
    /** Nothing of what was paid so far is news any more. */
    seeAll: () => setSeen(seenPayments(bill, money.read)),
  };
};
