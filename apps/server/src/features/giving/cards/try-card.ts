import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { TriedCard } from '@tableside/contract/http/gifts';
import { CARDS_OF_PAYMENT } from '@tableside/domain/gifts';
import { isCaptured, isUnfinished } from '@tableside/domain/payments';
import { NoAnswer, type PaymentProvider, ProviderRefusal } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import type { Handler, RequestMeta } from '../../../http/mount/handler.ts';
import { hashOfToken } from '../../../http/tokens.ts';
import {
  type Attempt,
  attemptUnder,
  CARDS_OF_ADDRESS,
  CARDS_OF_DEVICE,
  type Rule,
} from '../../limits/index.ts';
import {
  type Asked,
  askedAbout,
  askProvider,
  endDeclined,
  nameAtProvider,
  noteTry,
  ownPayment,
  recordEvent,
} from '../../payments/index.ts';
import { cardsPaused, refuseTesting, tellingOffice } from './refuse-testing.ts';
import { isKnownHere, triesOfPayment } from './tries-store.ts';

const DECLINED: TriedCard = { outcome: 'declined', failure: 'generic', message: null };
const DONE: TriedCard = { outcome: 'done', failure: null, message: null };

type Try = Asked & { readonly tryCard: NonNullable<PaymentProvider['tryCard']> };

/** A tip or a donation of this phone whose cards we try. Refuses payment_not_found. */
const ownTry = async (deps: Deps, uuid: string, meta: RequestMeta): Promise<Try> => {
  const { id, bill_kind: kind } = await ownPayment(deps, uuid, meta);
  const asked = kind === 'tip' || kind === 'donation' ? await askedAbout(deps, id) : null;
  const tryCard = asked?.provider.tryCard;
  if (!asked || !tryCard) throw new Refusal('payment_not_found');
  return { ...asked, tryCard };
};

type Count = readonly [name: string, who: string, rule: Rule];

/** Beside what the venue takes of strangers: of one phone, and of one address where nobody here knows the phone. */
const countsOf = ({ ip, deviceToken }: RequestMeta, isKnown: boolean): readonly Count[] => [
  ['cards-of', hashOfToken(deviceToken ?? '').toString('hex'), CARDS_OF_DEVICE],
  ...(isKnown ? [] : [['cards-from', ip, CARDS_OF_ADDRESS] as const]),
];

/** Refuses cards_paused. */
const count = ({ limits }: Deps, counts: readonly Count[]): Attempt => {
  try {
    return attemptUnder(limits, counts);
  } catch (error) {
    throw error instanceof Refusal ? cardsPaused() : error;
  }
};

/** Writes that a card is tried before anybody outside hears of it. Refuses cards_paused; false: the payment takes no card any more. */
const admit = (deps: Deps, { payment }: Try, isKnown: boolean): Promise<boolean> => {
  const { id, venue_id: venueId, session_id: sessionId } = payment;
  const writing = deps.database.transaction(async run => {
    const now = deps.clock();
    if (!isKnown) await refuseTesting(run, deps, { venueId, sessionId, now });
    return noteTry(run, id, now, async () => (await triesOfPayment(run, id)) < CARDS_OF_PAYMENT);
  });
  return tellingOffice(deps, venueId, writing);
};

/**
 * How a payment stands whose card was not tried, for it takes none: it was paid meanwhile, or it is over. Nobody is told that
 * nothing was charged who may have been: refuses payment_provider_silent.
 */
const standing = async (deps: Deps, { payment }: Try): Promise<TriedCard> => {
  const told = await askProvider(deps, payment.id);
  const status = (await askedAbout(deps, payment.id))?.payment.status ?? 'unknown';
  if (isCaptured(status) || status === 'processing') return DONE;
  if (!told || status === 'unknown') throw new Refusal('payment_provider_silent');
  return DECLINED;
};

/** What the provider says to the card, with the payment brought up to it; `charged` is called where it was this card. */
const send = async (
  deps: Deps,
  tried: Try,
  { card, charged }: { readonly card: string | null; readonly charged: () => void },
): Promise<TriedCard> => {
  const { payment, account, tryCard } = tried;
  const wish = { ...nameAtProvider(payment), card, tryKey: `${payment.id}:try:${randomUUID()}` };
  try {
    const said = await tryCard(account, wish, deps.providerWorld);
    if (said.outcome === 'asks') return { outcome: 'asks', failure: null, message: null };
    if (said.outcome === 'done') charged();
    await askProvider(deps, payment.id);
    if (said.outcome === 'done') return DONE;
    await endDeclined(deps, payment.id);
    return { outcome: 'declined', failure: said.failure, message: said.message };
  } catch (cause) {
    // Whether it was charged only asking tells, and the guest waits for that.
    if (cause instanceof NoAnswer) {
      await recordEvent(deps, payment.id, { kind: 'unanswered' }, 'system', 'created');
      throw new Refusal('payment_provider_silent');
    }
    if (!(cause instanceof ProviderRefusal)) throw cause;
    deps.log.warn({ reason: cause.message }, 'a card could not be tried');
    return standing(deps, tried);
  }
};

/**
 * Tries a card on a tip or a donation. Every card that reaches a provider by a card's open page comes through here, is counted
 * and written down first, and a declined one ends its payment there: the guest begins anew. One that is charged counts for
 * nothing. Refuses payment_not_found, cards_paused, payment_provider_silent. ADR 0032
 */
export const tryCard =
  (deps: Deps): Handler<'POST /payments/try-card/{uuid}'> =>
  async ({ params, body, meta }) => {
    const { card } = body;
    const tried = await ownTry(deps, params.uuid, meta);
    const { status, session_id: sessionId } = tried.payment;
    // Whoever goes on with one that is over costs its provider nothing.
    if (!isUnfinished(status)) return isCaptured(status) ? DONE : DECLINED;
    const isKnown = sessionId !== null && (await isKnownHere(deps.database.run, sessionId));
    const counts = countsOf(meta, isKnown);
    // Once the bank has been asked it is the card that was counted before.
    if (card === null) {
      const charged = (): void => {
        for (const [name, who] of counts) deps.limits.forgive(name, who);
      };
      return send(deps, tried, { card, charged });
    }
    const { forgive } = count(deps, counts);
    const admitted = await admit(deps, tried, isKnown).catch((error: unknown) => {
      forgive();
      throw error;
    });
    if (admitted) return send(deps, tried, { card, charged: forgive });
    forgive();
    return standing(deps, tried);
  };
