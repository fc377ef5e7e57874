import { isUnfinished } from '@tableside/domain/payments';
import type { ProviderUpdate } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import { raiseAlert } from '../../ledger/index.ts';
import { isUnpayable } from '../cancel/unpayable-store.ts';
import { applyProviderUpdate } from '../provider-updates/take-news.ts';
import { recordEvent } from '../record/note-event.ts';
import { accountOf, type PaymentRow } from '../record/payment.ts';
import { placesOf, readPayment } from '../record/payment-store.ts';
import { type Asked, askedAbout, nameAtProvider } from './asked.ts';
import { heard, pollProvider, type Standing } from './fetch-news.ts';

/** Silence for this long means that we do not know, whatever we knew before. */
const SILENCE_MS = 60 * 60_000;
/** A payment that can no longer be begun may have been finished in its last second: news of that comes a little later. */
const GRACE_MS = 2 * 60_000;
/** Afterwards a person has to look at it. */
const UNRESOLVED_MS = 24 * 60 * 60_000;

const byProvider = (news: ProviderUpdate, { payment }: Asked) => ({
  ...news,
  provider: payment.provider,
  venueId: accountOf(payment),
});

/** Ends at the provider what can no longer be paid here; answers whether it is over there. */
const endThere = async (deps: Deps, asked: Asked): Promise<boolean | 'silent' | 'cannot'> => {
  const { provider, account, payment } = asked;
  if (!provider.capabilities.cancels || !provider.cancel) return 'cannot';
  const answer = await heard(deps, provider.cancel(account, nameAtProvider(payment), deps.providerWorld));
  return answer === 'silent' ? 'silent' : answer.said;
};

/** Takes in what a provider said of a payment. */
const takeStanding = async (deps: Deps, asked: Asked, { said, paidBeside }: Standing): Promise<void> => {
  for (const news of said === null ? [] : [said, ...paidBeside]) {
    await applyProviderUpdate(deps, byProvider(news, asked), 'status');
  }
};

/** The guest's time is over: first it ends at the provider, then here. What is under way there is waited for. */
const expire = async (deps: Deps, asked: Asked, known: boolean): Promise<void> => {
  const { payment } = asked;
  const ended = await endThere(deps, asked);
  if (ended === true) return recordEvent(deps, payment.id, { kind: 'expired' }, 'system');
  if (ended === 'silent') return recordEvent(deps, payment.id, { kind: 'unanswered' }, 'system');
  if (ended === false) {
    const news = await pollProvider(deps, asked);
    if (typeof news === 'object') await takeStanding(deps, asked, news);
    return;
  }
  if (known && deps.clock() >= payment.expires_at.getTime() + GRACE_MS) {
    await recordEvent(deps, payment.id, { kind: 'expired' }, 'system');
  }
};

const warnWhenOld = async (deps: Deps, payment: PaymentRow): Promise<void> => {
  const now = deps.clock();
  if (!isUnfinished(payment.status) || now - payment.created_at.getTime() < UNRESOLVED_MS) return;
  await deps.database.transaction(async run => {
    for (const { id, venue_id: venueId } of await placesOf(run, payment.id)) {
      const share = await readPayment(run, id);
      await raiseAlert(run, {
        venueId,
        paymentId: id,
        kind: 'payment_unresolved',
        dedupeKey: `payment_unresolved:${id}`,
        data: { status: payment.status, total_minor: share?.total, provider: payment.provider },
        now,
      });
    }
  });
};

/** What silence means: after an hour, or once the guest's time is over, that we do not know. */
const takeSilence = async (deps: Deps, payment: PaymentRow): Promise<void> => {
  const now = deps.clock();
  const long = now - payment.created_at.getTime() >= SILENCE_MS || now >= payment.expires_at.getTime();
  await recordEvent(deps, payment.id, long ? { kind: 'unanswered' } : null, 'system');
};

/**
 * Nobody can be asked: the venue's keys are gone, or cannot be read. One that was only begun must not hold its dishes for
 * ever; should its money be proven later, with keys that are back, it is taken as any that comes late.
 */
const expireUnasked = async (deps: Deps, paymentId: string): Promise<void> => {
  const payment = await readPayment(deps.database.run, paymentId);
  const late = payment !== null && deps.clock() >= payment.expires_at.getTime() + GRACE_MS;
  if (late) await recordEvent(deps, paymentId, { kind: 'expired' }, 'system', 'created');
  await recordEvent(deps, paymentId, null, 'system');
};

/**
 * Asks a payment's provider how it stands and takes the answer in; ends it there and here once its time is over. May run
 * at any time, any number of times, on any server. Answers whether the provider said how it stands.
 */
export const askProvider = async (deps: Deps, paymentId: string): Promise<boolean> => {
  const asked = await askedAbout(deps, paymentId);
  if (!asked) {
    await expireUnasked(deps, paymentId);
    return false;
  }
  const { payment } = asked;
  const news = await pollProvider(deps, asked);
  if (news === 'silent') await takeSilence(deps, payment);
  else if (news !== 'cannot' && news.said) await takeStanding(deps, asked, news);
  else await recordEvent(deps, payment.id, news === 'cannot' ? null : { kind: 'absent' }, 'status');
  const now = await readPayment(deps.database.run, payment.id);
  const told = news !== 'silent' && news !== 'cannot';
  if (!now) return told;
  const waits = now.status === 'created' || (now.status === 'unknown' && news !== 'silent');
  const late = deps.clock() >= now.expires_at.getTime();
  if (waits && (late || (await isUnpayable(deps.database.run, now.id)))) {
    await expire(deps, { ...asked, payment: now }, news !== 'silent');
  }
  await warnWhenOld(deps, now);
  return told;
};
