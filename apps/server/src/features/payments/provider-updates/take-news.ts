import { minor, ZERO } from '@tableside/domain/money';
import { isUnfinished, type PaymentState } from '@tableside/domain/payments';
import type { ProviderUpdate } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OutboxEntry } from '../../../realtime/outbox.ts';
import { announceTableBill, type Bill } from '../../bills/index.ts';
import { raiseAlert } from '../../ledger/index.ts';
import { superseded } from '../cancel/overtaken-seam.ts';
import { supersededPayments } from '../cancel/unfinished-store.ts';
import { resolveUnreported } from '../polling/untold.ts';
import { advance } from '../record/advance.ts';
import { bookCapture, type Captured } from '../record/capture.ts';
import { writeUsedMethod } from '../record/capture-store.ts';
import { lockTogether } from '../record/lock-together.ts';
import { type InterpretedUpdate, interpretUpdate, isOfAnother } from '../record/news-events.ts';
import { accountOf, type EventSource, nameOf, type PaymentRow } from '../record/payment.ts';
import { placesOf } from '../record/payment-store.ts';
import { referencesOf } from '../record/reference-store.ts';
import { newsOfShares, type ShareUpdate } from '../record/share-news.ts';
import { announcePayment } from '../view/announce.ts';
import { moneyToReturn } from './refund-seams.ts';

/** News that was proven with the keys of `venueId` at `provider`; it can only be about that venue's payments there. */
export type VerifiedUpdate = ProviderUpdate & { readonly provider: string; readonly venueId: string };

type Taking = {
  readonly run: Run;
  readonly deps: Deps;
  readonly bill: Bill;
  readonly payment: PaymentRow;
  readonly news: ShareUpdate;
  readonly source: EventSource;
  readonly now: number;
};

type Warning = Omit<Parameters<typeof raiseAlert>[1], 'venueId' | 'paymentId' | 'now' | 'dedupeKey'>;

const warn = async ({ run, payment, now }: Taking, about: string, alert: Warning): Promise<void> => {
  await raiseAlert(run, {
    ...alert,
    dedupeKey: `${alert.kind}:${payment.id}:${about}`,
    venueId: payment.venue_id,
    paymentId: payment.id,
    now,
  });
};

/** Money of another sum than the one asked for, or in another currency: a person hears of it. */
const warnOfDoubt = async (
  taking: Taking,
  { doubt, differs }: InterpretedUpdate,
  again: boolean,
): Promise<void> => {
  const { news, payment } = taking;
  const data = {
    captured_minor: news.captured,
    captured_currency: news.currency,
    asked_for_minor: payment.total,
    currency: payment.currency,
    provider_ref: news.providerRef,
  };
  const about = `${news.captured}:${news.currency}:${news.providerRef}`;
  if (doubt) await warn(taking, about, { kind: 'capture_in_doubt', data: { ...data, doubt } });
  else if (differs || again) await warn(taking, about, { kind: 'capture_differs', data });
};

const isEnd = ({ status }: ProviderUpdate): boolean =>
  status === 'failed' || status === 'canceled' || status === 'expired';

/** What a provider says against what we know: its refunds beyond ours, and money that it says is not there any more. */
const warnOfDifferences = async (taking: Taking, before: PaymentState): Promise<void> => {
  const { news, source, payment } = taking;
  const ours = payment.refunded + payment.refund_due;
  if (before.captured > 0 && news.refunded !== null && news.refunded > ours) {
    const data = { refunded_minor: news.refunded, ours_minor: ours };
    await warn(taking, String(news.refunded), { kind: 'refund_not_ours', data });
  }
  // A webhook may be an old one that was overtaken; what we asked for is how it stands now.
  if (before.captured > 0 && source === 'status' && isEnd(news)) {
    await warn(taking, news.status, { kind: 'capture_taken_back', data: { status: news.status } });
  }
};

/** News of an end without money that was overtaken by the money, or not: only asking tells. */
const asksAgain = ({ payment, news, source, now }: Taking): Date | null =>
  payment.captured > 0 && isEnd(news) && source !== 'status' ? new Date(now) : null;

/**
 * Where one payment is several orders, the guest pays one of them and leaves the others lying: what is told of those is
 * no news unless money moves, and the end of one is the payment's only when asking about all of them says so.
 */
const isOfOneLeftLying = async ({ run, payment, news, source }: Taking): Promise<boolean | 'ask'> => {
  if (news.status === 'captured') return false;
  if (isOfAnother(payment, news)) return news.status !== 'processing' || payment.status === 'processing';
  if (!isEnd(news) || source === 'status' || !isUnfinished(payment.status)) return false;
  return (await referencesOf(run, payment.id)).length > 1 && 'ask';
};

const refundCause = (captured: Captured, differs: boolean, before: PaymentState) => {
  if (differs) return 'difference';
  if (captured.orderEnded) return 'order_ended';
  return isUnfinished(before.status) ? 'items_taken' : 'late';
};

/** Gives back what came for nothing. */
const releaseClaims = async (
  { run, payment, now }: Taking,
  captured: Captured,
  differs: boolean,
  before: PaymentState,
): Promise<void> => {
  const amount = minor(captured.suspense + captured.tipBack);
  if (amount === 0) return;
  await moneyToReturn.ask(run, {
    paymentId: payment.id,
    amount,
    tip: captured.tipBack,
    cause: refundCause(captured, differs, before),
    now,
  });
};

type Applied = {
  readonly before: PaymentState;
  readonly after: PaymentState;
  /** What is to be told of orders. */
  readonly told: readonly OutboxEntry[];
};

/** The way last asked for: one payment serves several of a provider's. */
const askedMethod = ({ next_action, method }: PaymentRow): string => next_action?.method ?? method;

/** The way that was really used, as far as anybody said. */
const usedMethod = ({ payment, news }: Taking): string => news.method ?? askedMethod(payment);

/** What is shown where nothing is noted is the way last asked for; news may correct it both ways. */
const noteUsedMethod = async ({ run, payment, news }: Taking): Promise<void> => {
  const { method } = news;
  if (!method || (payment.captured === 0 && method === askedMethod(payment))) return;
  await writeUsedMethod(run, payment.id, method);
};

/** Money came for the first time: it pays, or goes back. */
const applyMoney = async (taking: Taking, read: InterpretedUpdate): Promise<Applied> => {
  const { run, deps, bill, payment, news, now } = taking;
  const provider = deps.providers.byId(payment.provider);
  const captured = await bookCapture(run, {
    payment,
    bill,
    captured: news.captured ?? ZERO,
    differs: read.differs,
    method: usedMethod(taking),
    account: provider?.capabilities.account ?? `clearing:${payment.provider}`,
    now,
  });
  const { allocated, suspense } = captured;
  const beside = { provider_ref: news.providerRef, payment_data: news.data, allocated, suspense };
  // The money is noted even should its event bear the name of an earlier one.
  const notes = [read.note, { ...read.note, eventId: null }];
  const states = await advance(run, payment, notes, beside, now);
  await noteUsedMethod(taking);
  await resolveUnreported(run, deps, payment, now);
  await releaseClaims(taking, captured, read.differs, states.before);
  return { ...states, told: captured.told };
};

/** Nothing new about money: the state moves on, and pieces may be free again. */
const applyRest = async (taking: Taking, read: InterpretedUpdate): Promise<Applied> => {
  const { run, payment, news, now } = taking;
  const { event } = read.note;
  // Another sum than the one that is booked already is no second capture: somebody has to look at it.
  if (event.kind === 'captured' && news.eventId !== null) await noteUsedMethod(taking);
  const again = event.kind === 'captured' && event.amount !== payment.captured;
  if (again) await warnOfDoubt(taking, read, true);
  const note = again ? { ...read.note, event: { kind: 'suspect' as const } } : read.note;
  const beside = {
    provider_ref: news.providerRef,
    payment_data: news.data,
    check_at: asksAgain(taking),
  };
  return { ...(await advance(run, payment, [note], beside, now)), told: [] };
};

/** Answers with the payments that can be ended, because this one has paid for what they were meant for. */
const take = async (taking: Taking): Promise<string[]> => {
  const { run, deps, payment, bill, news, source, now } = taking;
  const severalThere = deps.providers.byId(payment.provider)?.capabilities.creates === 'each_time';
  const lying = severalThere && (await isOfOneLeftLying(taking));
  if (lying === 'ask') await advance(run, payment, [], { check_at: new Date(now) }, now);
  if (lying) return [];
  const read = interpretUpdate(payment, news, source, severalThere);
  await warnOfDoubt(taking, read, false);
  const first = read.note.event.kind === 'captured' && payment.captured === 0;
  const { before, after, told } = await (first ? applyMoney(taking, read) : applyRest(taking, read));
  await warnOfDifferences(taking, before);
  const isAsBefore = before.status === after.status && before.suspect === after.suspect;
  if (isAsBefore && told.length === 0) return [];
  await announcePayment(run, payment.id, told);
  if (isUnfinished(before.status) !== isUnfinished(after.status) || first) {
    await announceTableBill(run, bill, 'bill-updated', now);
  }
  return first ? supersededPayments(run, payment.id) : [];
};

const isFirst = ({ id, charge_id }: PaymentRow): boolean => id === charge_id;

/**
 * THE one function through which what a provider says has an effect, whichever way it reached us: as a webhook, as the
 * answer to a question, early, late, twice or out of order. One transaction: bills, then payments locked; event noted;
 * state folded; money allocated, booked, or given back; everybody told. A charge is all its payments at once. Answers false
 * when it is about nothing that the keys of that venue took at that provider.
 */
export const applyProviderUpdate = async (
  deps: Deps,
  news: VerifiedUpdate,
  source: EventSource,
): Promise<boolean> => {
  const over = await deps.database.transaction(async run => {
    const places = await placesOf(run, news.payment);
    const isTheirs = (place: (typeof places)[number]): boolean =>
      nameOf(place) === news.payment && place.provider === news.provider && accountOf(place) === news.venueId;
    if (places.length === 0 || !places.every(isTheirs)) return null;
    const held = await lockTogether(run, places);
    const now = deps.clock();
    const told = newsOfShares(
      news,
      held.map(({ payment }) => payment),
    );
    const ended: string[] = [];
    const shares = held.flatMap((share, index) => ({ ...share, own: told[index] }));
    // What is rounded up comes before what it is rounded up by.
    const inTurn = shares.sort((one, other) => Number(isFirst(other.payment)) - Number(isFirst(one.payment)));
    for (const { bill, payment, own } of inTurn) {
      if (own) ended.push(...(await take({ run, deps, bill, payment, news: own, source, now })));
    }
    return ended;
  });
  if (over !== null && over.length > 0) await superseded.ask(deps, over);
  return over !== null;
};
